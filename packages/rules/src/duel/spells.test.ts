import { describe, expect, test } from 'vitest';
import { beforeRoll, boxes, DRAW_BOTH, duelPosition, owner, TAKE_01 } from '../testing/duel.ts';
import { playTexts, verdict } from '../testing/playing.ts';
import { COAT_OF } from './components.ts';
import { duel as game } from './game.ts';

describe('the castle bonus', () => {
  test('[D-B1] one cross more, no box for that die, and only once', () => {
    const position = beforeRoll(
      'round 0',
      'roll:1,0,1,2',
      ...TAKE_01,
      'draw:0*@1,0;1@2,0',
      'draw:2@1,0;3@2,0',
    );
    expect(position.maps[0].squareAt(1, 0)).toMatchObject({ crosses: 1 });
    expect([boxes(position, 0, 'disc'), position.bonusUsed[0], position.bonusUsed[1]]).toEqual([1, 1, 0]);
    playTexts(game, position, 'roll:1,0,1,2', 'take:2', 'take:0,1', 'draw:2*@-1,0;3@-2,0');
    expect(verdict(game, position, 'draw:0*@-1,0;1@-2,0')).toBe('no-castle-bonus');
    playTexts(game, position, 'draw:0@-1,0;1@-2,0');
    // the cross of an earlier round keeps no box empty now
    expect(boxes(position, 0, 'disc')).toBe(3);
  });

  test('[D-B1] the other die fills its box, whichever got the cross', () => {
    // a disc and a band
    const crossed = (draw: string) => {
      const position = beforeRoll('round 0', 'roll:1,1,1,2', ...TAKE_01, draw, 'draw:2@1,0;3@2,0');
      return [boxes(position, 0, 'disc'), boxes(position, 0, 'band')];
    };
    expect(crossed('draw:0*@1,0;1@2,0')).toEqual([0, 1]);
    expect(crossed('draw:0@1,0;1*@2,0')).toEqual([1, 0]);
  });

  test('[D-B1] [D-S6] four crosses on one coat at most: two, the castle and a dignitary', () => {
    const position = beforeRoll(
      'round 0; book quarters=2:0',
      'roll:1,5,4,2 take:1 take:0,3 draw:1@2,0;2*@1,0 draw:0@1,0;3@2,0 dignitary:1,0',
    );
    expect(position.maps[0].squareAt(1, 0)).toMatchObject({ coat: 'solid', crosses: 4 });
  });
});

describe('spells', () => {
  test('[D-S1] [D-S2] [D-S4] a draw without a spell spends none', () => {
    const position = beforeRoll(
      'round 0; book disc=5:0 band=5:0 bands=4:0',
      'roll:1,0,1,2',
      ...TAKE_01,
      'draw:0@1,0;1@2,0',
    );
    expect((['free', 'split', 'turn'] as const).every(spell => position.canCast(spell, 0))).toBe(true);
  });

  test('[D-S1] free placement, once', () => {
    const position = beforeRoll(
      'round 0; book disc=5:0',
      'roll:1,0,1,2',
      ...TAKE_01,
      'draw:free:0@3,2;1@2,2',
    );
    expect(position.maps[0].squareAt(3, 2)).toMatchObject({ coat: 'disc' });
    expect([position.canCast('free', 0), position.cast[COAT_OF.free]]).toEqual([false, 1]);
  });

  test('[D-S2] split: two separate places, each connected by itself', () => {
    const position = beforeRoll('round 0; book band=5:0', 'roll:1,0,1,2', ...TAKE_01);
    expect(verdict(game, position, 'draw:split:0@0,-1;1@0,-2')).toBe('split-match');
    playTexts(game, position, 'draw:split:0@0,-1;1@0,1');
    expect(position.maps[0].squares().map(({ x, y }) => `${x},${y}`)).toEqual(['0,-1', '0,1']);
    expect(position.canCast('split', 0)).toBe(false);
  });

  test('[D-S3] both dice: A takes two at once, B gets the others, A draws first', () => {
    const position = beforeRoll('round 0; book discs=4:0', 'roll:1,0,1,2');
    expect(game.countMoves(position)).toBe(4 + 6);
    playTexts(game, position, 'both:0,3');
    expect([...position.takenBy]).toEqual([0, 1, 1, 0]);
    expect([position.phase, game.toAct(position), position.canCast('both', 0)]).toEqual(['draw', 0, false]);
    expect(game.countMoves(beforeRoll('round 0; book discs=0:4', 'roll:1,0,1,2'))).toBe(4);
  });

  test('[D-S4] turn: the die counts as its new face, for the spellbook too', () => {
    // discs with a cross, turned to a plain band
    const position = beforeRoll(
      'round 0; book bands=4:0',
      'roll:4,0,1,2',
      ...TAKE_01,
      'draw:0>3@1,0;1@2,0',
      'draw:2@1,0;3@2,0',
    );
    expect(position.maps[0].squareAt(1, 0)).toMatchObject({ coat: 'band', crosses: 0 });
    expect([boxes(position, 0, 'band'), boxes(position, 0, 'disc')]).toEqual([1, 1]);
    expect(position.canCast('turn', 0)).toBe(false);
  });

  test('[D-S4] either die can be turned, to its last face too', () => {
    const turned = (draw: string) => {
      const position = beforeRoll('round 0; book bands=4:0', 'roll:1,0,1,2', ...TAKE_01, draw);
      const coats = [position.maps[0].squareAt(1, 0), position.maps[0].squareAt(2, 0)];
      return [...position.faces.slice(0, 2), ...coats.map(square => square?.coat)];
    };
    expect(turned('draw:0>5@1,0;1@2,0')).toEqual([5, 0, 'bands', 'disc']);
    expect(turned('draw:0@1,0;1>0@2,0')).toEqual([1, 0, 'disc', 'disc']);
    expect(turned('draw:0@1,0;1>5@2,0')).toEqual([1, 5, 'disc', 'quarters']);
  });

  test('[D-S1] [D-S2] [D-S4] [D-B1] all in one draw', () => {
    const position = beforeRoll(
      'round 0; book disc=5:0 band=5:0 bands=4:0',
      'roll:4,0,1,2',
      ...TAKE_01,
      'draw:free+split:0>0=quarters*@3,2;1@-3,-2',
    );
    expect(position.maps[0].squareAt(3, 2)).toMatchObject({ coat: 'quarters', crosses: 1 });
    expect(position.maps[0].squareAt(-3, -2)).toMatchObject({ coat: 'disc' });
    expect((['free', 'split', 'turn'] as const).some(spell => position.canCast(spell, 0))).toBe(false);
  });

  test('[D-S3] taking two dice as player B spends nothing', () => {
    const position = beforeRoll('round 0; book discs=0:4', 'roll:1,0,1,2', ...TAKE_01);
    expect(position.canCast('both', 1)).toBe(true);
  });

  test('[D-S5] who has named no banner has no points for one', () => {
    const position = beforeRoll(
      'round 2; seat0 0:disc1@1,0+discs1@1,1 1:band@0,1+bands@0,2; seat1 0:discs1@1,0+band1@2,0',
    );
    expect(game.outcome(position).scores.map(({ banner }) => banner)).toEqual([0, 0]);
  });

  test('[D-S5] banner: named at once, one of six coats', () => {
    const position = beforeRoll('round 0; book solid=2:0', 'roll:1,4,1,2', ...DRAW_BOTH);
    expect([position.phase, game.toAct(position), game.countMoves(position)]).toEqual(['banner', 0, 6]);
    playTexts(game, position, 'banner:disc');
    expect([position.phase, position.banners[0]]).toEqual(['roll', 0]);
    expect(game.outcome(position).scores[0]).toMatchObject({ banner: 3, total: 3 });
  });

  test('[D-S6] dignitary: added at once, to a coat on the own map', () => {
    const position = beforeRoll(
      'round 0; book quarters=0:2',
      'roll:1,5,1,2 take:0 take:1,2 draw:0@1,0;3@2,0 draw:1@1,0;2@2,0',
    );
    expect([position.phase, game.toAct(position), game.countMoves(position)]).toEqual(['dignitary', 1, 2]);
    expect(verdict(game, position, 'dignitary:0,1')).toBe('empty-cell');
    playTexts(game, position, 'dignitary:1,0');
    expect(position.maps[1].squareAt(1, 0)).toMatchObject({ coat: 'quarters', crosses: 1 });
    expect(game.outcome(position).scores[1]).toMatchObject({ domains: 1, crosses: 1 });
    expect(position.phase).toBe('roll');
  });

  test('[D-S6] on an empty map nothing happens', () => {
    // seat 0 has drawn nothing yet, and now has a third box for quarters
    const position = duelPosition(
      'duel/1; draw 1; round 0; A 0; dice 1:0 5:0 1:1 2:1; book quarters=2:0',
      'draw:2@1,0;3@2,0',
    );
    expect([owner(position, 'quarters'), position.cast[COAT_OF.dignitary], position.phase]).toEqual([
      0,
      1,
      'roll',
    ]);
  });

  test('[D-S5] [D-S6] what is played at once: A before B, the banner before the dignitary', () => {
    const choices = (first: string, book: string, ...moves: readonly string[]) => {
      const drawn = 'seat0 0:disc@1,0+disc@2,0; seat1 0:disc@1,0+band@2,0';
      const start = `duel/1; ${first}; round 0; A 0; dice 1:0 0:0 0:1 2:1; ${drawn}; book ${book}`;
      return moves.map(move => {
        const { phase, seat } = duelPosition(start, ...moves.slice(0, moves.indexOf(move) + 1));
        return phase === 'roll' ? phase : `${phase} ${seat}`;
      });
    };
    expect(choices('banner 0', 'solid=3:0 quarters=3:0', 'banner:band', 'dignitary:1,0')).toEqual([
      'dignitary 0',
      'roll',
    ]);
    expect(choices('dignitary 0', 'solid=0:3 quarters=3:0', 'dignitary:1,0', 'banner:band')).toEqual([
      'banner 1',
      'roll',
    ]);
  });
});
