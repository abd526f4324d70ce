/** Sentences about a game of Duel: what happens now, and what happened. */

import {
  type Coat,
  type DrawMove,
  duel,
  type Move,
  type Position,
  type RefusalCode,
  SPELLBOOK,
  type Spell,
} from '@kingdomino/rules/duel';
import { enumerationText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import type { Who } from '../app/i18n/message-format.ts';
import { isInside } from '../board/types.ts';
import { firstPosition } from '../table-source/first-position.ts';
import type { TableView } from '../table-source/table-source.ts';
import type { LogEntry } from '../table-ui/speech/announcement.ts';
import { problemAt } from './draw/casting.ts';
import type { DrawInProgress } from './draw/draw-in-progress.ts';
import { type DomainView, type FaceView, faceView, MAP_RECT } from './view.ts';
import { wonSpells } from './won-spells.ts';

export function statusOf(view: TableView<'duel'>): string {
  const position = view.state;
  const { phase, seat } = position;
  if (phase === 'over') return t('status.over');
  if (view.hold === 'chance') return t('duel.roll');
  if (phase === 'first') return t('duel.status.first');
  if (phase === 'roll') return t('duel.status.roll');
  const name = view.seats[seat]!;
  if (!view.mine.includes(seat)) return t(`duel.status.other.${phase}`, { name });
  const text = t(`duel.status.me.${phase}`);
  return view.mine.length > 1 ? t('duel.status.friend', { name, text }) : text;
}

export function coatName(coat: Coat | 'joker'): string {
  return t(`coat.${coat}`);
}

export function spellName(spell: Spell): string {
  return t(`spell.${spell}`);
}

/** "two discs with 1 cross" */
export function faceName({ coat, crosses }: FaceView): string {
  return crosses === 0 ? coatName(coat) : t('coat.crossed', { coat: coatName(coat), crosses });
}

/** "two discs: 4 coats × 2 crosses = 8" */
export function domainText({ coat, spots, crosses, points }: DomainView): string {
  return t('domains.explain', { what: coatName(coat), squares: spots.length, marks: crosses, points });
}

/** Of the rules' refusals, those a person can meet on the map. */
const PROBLEMS = ['overlap', 'apart', 'no-match', 'split-match'] as const;

export function problemText(code: RefusalCode): string {
  const known = PROBLEMS.find(problem => problem === code);
  return known ? t(`duel.problem.${known}`) : t('problem.no-match');
}

/** Why the domino may not be drawn where it is pointed at. */
export function ghostProblem({ position, casting, placing }: DrawInProgress): string | undefined {
  const ghost = placing.value.ghost.value;
  if (!ghost || ghost.option) return undefined;
  // to the rules every cell that is not empty is alike
  if (![ghost.first, ghost.second].every(spot => isInside(MAP_RECT, spot))) return t('duel.problem.off-map');
  const code = problemAt(position, casting.value, ghost.first, ghost.second);
  return code && problemText(code);
}

export function logOf(view: TableView<'duel'>, from = 0): LogEntry[] {
  const position = firstPosition(view);
  return view.moves.flatMap(({ move }, index) => {
    if (index < from) {
      duel.advance(position, move);
      return [];
    }
    const entry = entryOf(position, move, view);
    const before = position.copy();
    duel.advance(position, move);
    return [{ ...entry, text: [entry.text, ...earnedTexts(before, position, view)].join(' ') }];
  });
}

/** Boxes are filled when both have drawn: then a spell may be won. */
function earnedTexts(before: Position, after: Position, { seats }: TableView<'duel'>): string[] {
  return wonSpells(before, after).map(({ coat, seat }) =>
    t('duel.log.earns', { name: seats[seat]!, spell: spellName(SPELLBOOK[coat]!.spell) }),
  );
}

function entryOf(position: Position, move: Move, view: TableView<'duel'>): LogEntry {
  const { seat } = position;
  const name = view.seats[seat] ?? '';
  switch (move.kind) {
    case 'first':
      return { seat: undefined, text: t('duel.log.first', { name: view.seats[move.seat]! }) };
    case 'roll':
      return {
        seat: undefined,
        text: t('duel.log.roll', { round: position.round + 1, faces: facesText(move.faces) }),
      };
    case 'take':
    case 'both': {
      const faces = enumerationText(move.dice.map(die => faceName(faceView(die, position.faces[die]!))));
      return { seat, text: t(`duel.log.${move.kind}`, { name, faces }) };
    }
    case 'draw':
      return { seat, text: drawText(position, move, name) };
    case 'pass':
      return { seat, text: withExtras(t('duel.log.pass', { name }), move.turned ? [spellName('turn')] : []) };
    case 'banner':
      return { seat, text: t('duel.log.banner', { name, coat: coatName(move.coat) }) };
    case 'dignitary':
      return { seat, text: t('duel.log.dignitary', { name }) };
  }
}

function facesText(faces: readonly number[]): string {
  return enumerationText(faces.map((face, die) => faceName(faceView(die, face))));
}

function drawText(position: Position, move: DrawMove, name: Who | ''): string {
  const { seat } = position;
  const points = duel.play(position, move).scores()[seat]!.domains - position.scores()[seat]!.domains;
  const extras = [
    ...spellsOf(move).map(spellName),
    ...(move.dice.some(({ castleCross }) => castleCross) ? [t('bonus.name')] : []),
  ];
  return withExtras(t('duel.log.draw', { name, points }), extras);
}

/** Those that were cast in a draw. */
export function spellsOf({ free, split, dice }: DrawMove): Spell[] {
  return [
    ...(free ? (['free'] as const) : []),
    ...(split ? (['split'] as const) : []),
    ...(dice.some(({ turnedTo }) => turnedTo !== undefined) ? (['turn'] as const) : []),
  ];
}

function withExtras(text: string, extras: readonly string[]): string {
  return extras.length > 0 ? `${text} (${enumerationText(extras)})` : text;
}
