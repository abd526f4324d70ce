/** Every lesson, played by the rules in every way that it allows. */
import { type AnyGame, formatPosition, gameById, listMoves } from '@kingdomino/rules';
import { COAT_OF, Position as DuelPosition, SPELLS } from '@kingdomino/rules/duel';
import { Position } from '@kingdomino/rules/kingdomino';
import { describe, expect, test } from 'vitest';
import { domainsOf } from '../duel/view.ts';
import { areasOf } from '../kingdomino/view.ts';
import { LANGUAGES, type Language } from '../locales/languages.ts';
import { LEARNER, type Lesson, MOST_STEPS } from './lesson.ts';
import { answer, beginLesson, judge, playIn, READ, resume, type Standing } from './lesson-run.ts';
import { LESSONS } from './lessons.ts';

interface Tries {
  readonly expected: readonly string[];
  readonly others: readonly string[];
}

const tried = new Map<Standing, Tries>();

/** All legal moves of the learner, those that the step expects first; looked for once. */
function tries(lesson: Lesson, standing: Standing): Tries {
  const known = tried.get(standing);
  if (known) return known;
  const game: AnyGame = gameById(lesson.game);
  const texts = listMoves(game, standing.state).map(move => game.format(move));
  const expected = texts.filter(text => judge(lesson, standing, text).ok);
  const are = new Set(expected);
  const found = { expected, others: texts.filter(text => !are.has(text)) };
  tried.set(standing, found);
  return found;
}

const walked = new Map<Lesson, readonly Standing[]>();

/** Calls back at every step, on every way through the lesson. Throws where a scripted move is illegal. */
function walk(lesson: Lesson, visit: (standing: Standing) => void): number {
  const standings = walked.get(lesson) ?? waysThrough(lesson);
  walked.set(lesson, standings);
  for (const standing of standings) visit(standing);
  return standings.filter(({ step }) => step === lesson.steps.length - 1).length;
}

function waysThrough(lesson: Lesson): readonly Standing[] {
  const seen = new Map<string, Standing>();
  const game: AnyGame = gameById(lesson.game);
  const go = (standing: Standing) => {
    // two ways to the same place go on alike
    const place = `${standing.step} ${formatPosition(game, standing.state)}`;
    if (seen.has(place)) return;
    seen.set(place, standing);
    if (standing.step === lesson.steps.length - 1) return;
    const isRead = lesson.steps[standing.step]!.expects === 'read';
    for (const text of isRead ? [READ] : tries(lesson, standing).expected)
      go(answer(lesson, standing, text)!);
  };
  go(beginLesson(lesson));
  return [...seen.values()];
}

describe.each(Object.entries(LESSONS))('%s', (_, lesson) => {
  test('has at most twelve steps, and ends with one that is read', () => {
    expect(lesson.steps.length).toBeLessThanOrEqual(MOST_STEPS);
    expect(lesson.steps.at(-1)!.expects).toBe('read');
  });

  test('never asks for an illegal move, and every way leads to the end', () => {
    const game: AnyGame = gameById(lesson.game);
    const ends = walk(lesson, standing => {
      const { expects } = lesson.steps[standing.step]!;
      if (expects === 'read') return;
      expect(game.toAct(standing.state)).toBe(LEARNER);
      const { expected } = tries(lesson, standing);
      expect(expected).not.toEqual([]);
      // each one that is named, not only one of them
      if (expects !== 'any' && expects.moves) expect(expected).toHaveLength(expects.moves.length);
    });
    expect(ends).toBeGreaterThan(0);
  });

  test('knows what to say to whoever does something else', () => {
    walk(lesson, standing => {
      const { expects, other } = lesson.steps[standing.step]!;
      if (expects !== 'read' && tries(lesson, standing).others.length > 0) expect(other).toBeDefined();
    });
  });

  test('can be taken up at every step, and nothing else can be', () => {
    const answers: string[] = [];
    let standing = beginLesson(lesson);
    while (standing.step < lesson.steps.length - 1) {
      const isRead = lesson.steps[standing.step]!.expects === 'read';
      const text = isRead ? READ : tries(lesson, standing).expected[0]!;
      answers.push(text);
      standing = answer(lesson, standing, text)!;
      expect(resume(lesson, answers).standing.step).toBe(standing.step);
    }
    expect(resume(lesson, [...answers, READ, 'more']).answers).toEqual(answers);
    expect(resume(lesson, [answers[0]!, 'place:1@9,9,E', ...answers]).answers).toEqual([answers[0]]);
    expect(resume(lesson, ['nothing like it', '']).standing.step).toBe(0);
  });
});

const { kingdomino, duel, dynasty, mightyDuel } = LESSONS;

test('[K-E1] the area that is counted aloud is a forest with a crown', () => {
  const count = kingdomino.steps.findIndex(({ text }) => text === 'learn.k.count');
  walk(kingdomino, ({ step, state }) => {
    if (step !== count || !(state instanceof Position)) return;
    const [best] = areasOf(state.kingdoms[LEARNER]!);
    expect(best).toMatchObject({ terrain: 'forest', crowns: 1, points: 3 });
  });
});

test('[K-V2, K-V3] one bonus is sure and the other is lost where they are told', () => {
  const bonus = kingdomino.steps.findIndex(({ text }) => text === 'learn.k.bonus');
  walk(kingdomino, ({ step, state }) => {
    if (step !== bonus || !(state instanceof Position)) return;
    expect(state.scores()[LEARNER]).toMatchObject({ middleKingdom: 10, harmony: 0 });
  });
});

test('[D-E2, D-R8] the domain that is counted has two crosses, and the spell is won wherever one draws', () => {
  const stepOf = (text: string) => duel.steps.findIndex(step => step.text === text);
  walk(duel, ({ step, state }) => {
    if (!(state instanceof DuelPosition)) return;
    if (step === stepOf('learn.d.book')) expect(state.maps[LEARNER]!.squares()).toHaveLength(2);
    if (step === stepOf('learn.d.count'))
      expect(domainsOf(state.maps[LEARNER]!)[0]).toMatchObject({ coat: 'solid', crosses: 2, points: 6 });
    if (step === stepOf('learn.d.dignitary'))
      expect([state.phase, state.seat]).toEqual(['dignitary', LEARNER]);
  });
});

test('[K-V1] the Dynasty is behind before the last domino and won after it, and nothing else wins it', () => {
  walk(dynasty, standing => {
    const { step, state } = standing;
    if (dynasty.steps[step]!.text !== 'learn.y.last' || !(state instanceof Position)) return;
    const game: AnyGame = gameById('kingdomino');
    expect(game.outcome(state).ranking[0]).toEqual([1]);
    const { expected, others } = tries(dynasty, standing);
    const winnersOf = (text: string) => game.outcome(playIn(dynasty, standing, text).state).ranking[0];
    expect(expected.map(winnersOf)).toEqual(expected.map(() => [LEARNER]));
    for (const text of others) expect(winnersOf(text)).not.toEqual([LEARNER]);
  });
});

test('[K-V4] in the Mighty Duel the place that scores most is beyond 5 × 5', () => {
  walk(mightyDuel, standing => {
    if (mightyDuel.steps[standing.step]!.text !== 'learn.m.size') return;
    for (const text of tries(mightyDuel, standing).expected) {
      const { state } = playIn(mightyDuel, standing, text);
      const { west, east, north, south } = (state as Position).kingdoms[LEARNER]!.extent();
      expect(Math.max(east - west, south - north)).toBeGreaterThan(4);
    }
  });
});

test.each(SPELLS)(
  'the lesson about %s begins without the spell and ends with it cast by the learner',
  spell => {
    const at = COAT_OF[spell];
    walk(LESSONS[spell], ({ step, state }) => {
      if (!(state instanceof DuelPosition)) return;
      if (step === 0) expect(state.cast[at]).toBe(0);
      if (step === LESSONS[spell].steps.length - 1)
        expect([state.owners[at], state.cast[at]]).toEqual([LEARNER, 1]);
    });
  },
);

test('[D-S1, D-S4] what is said to fit nowhere fits nowhere', () => {
  for (const spell of ['free', 'turn'] as const) {
    const standing = answer(LESSONS[spell], beginLesson(LESSONS[spell]), READ)!;
    const plain = tries(LESSONS[spell], standing).others.filter(text => /^draw:\d[^>]*$/.test(text));
    expect(plain).toEqual([]);
  }
});

test.each(Object.keys(LANGUAGES))(
  'in %s every domino that is named is the one that is expected',
  async code => {
    const { catalogue } = await (await LANGUAGES[code as Language].load()).loadPart('learn');
    for (const { text, other, expects } of [...kingdomino.steps, ...mightyDuel.steps]) {
      if (typeof expects !== 'object' || !('moves' in expects) || !expects.moves[0]!.startsWith('pick:'))
        continue;
      const number = expects.moves[0]!.slice('pick:'.length);
      for (const key of [text, other!])
        expect(catalogue[key]).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
    }
  },
);
