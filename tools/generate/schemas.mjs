/** The JSON Schemas of record, position and study, made from the tables that their readers have. */
import { DEAL_FORMAT, GAME_IDS, POSITION_FORMAT, RECORD_FORMATS } from '@kingdomino/rules';
import { COATS, DIE_COUNT, FACE_COUNT, MAP, SPELLBOOK } from '@kingdomino/rules/duel';
import { DOMINO_COUNT, SWITCH_NAMES, SWITCHES, TERRAINS } from '@kingdomino/rules/kingdomino';
import { LIMITS, STUDY_FORMAT } from '@kingdomino/study';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

const whole = (minimum, maximum) => ({ type: 'integer', minimum, maximum });
const list = (items, most, least = 0) => ({ type: 'array', items, minItems: least, maxItems: most });
const orNull = schema => ({ anyOf: [schema, { type: 'null' }] });
const FLAG = { type: 'boolean' };

/** Members that must be there, and those that may. Others are let through: readers ignore what they do not know. */
function object(required, optional = {}) {
  return { type: 'object', properties: { ...required, ...optional }, required: Object.keys(required) };
}

const OPTIONS = {
  kingdomino: {
    ...object({ players: { enum: [2, 3, 4] } }, Object.fromEntries(SWITCH_NAMES.map(name => [name, FLAG]))),
    additionalProperties: false,
    // a switch that is tied to a number of players
    allOf: SWITCH_NAMES.filter(name => SWITCHES[name].seats !== undefined).map(name => ({
      anyOf: [
        { not: { properties: { [name]: { const: true } }, required: [name] } },
        { properties: { players: { const: SWITCHES[name].seats } } },
      ],
    })),
  },
  duel: {
    ...object({}, { players: { const: 2 }, firstSeat: { enum: [0, 1] } }),
    additionalProperties: false,
  },
};

/** By the file that holds it. */
export function schemas() {
  return {
    'packages/rules/schema/record.json': recordSchema(),
    'packages/rules/schema/position.json': positionSchema(),
    'packages/study/schema/study.json': studySchema(),
  };
}

/** A record that has a study, or none. */
function studySchema() {
  const { $schema: _, $id: __, title: ___, ...record } = recordSchema();
  const notes = {
    name: { type: 'string', maxLength: LIMITS.name },
    comments: {
      type: 'object',
      patternProperties: { '^(?:0|[1-9][0-9]{0,4})$': { type: 'string', maxLength: LIMITS.comment } },
      additionalProperties: false,
    },
    branches: list({ $ref: '#/$defs/branch' }, LIMITS.branches),
  };
  return {
    $schema: DRAFT,
    $id: 'kingdomino-study.json',
    title: 'A game of Kingdomino or Kingdomino Duel with branches, names and comments',
    ...record,
    properties: {
      ...record.properties,
      study: object({ format: { const: STUDY_FORMAT } }, { from: { type: 'string' }, ...notes }),
    },
    $defs: {
      branch: object({ at: whole(0, LIMITS.moves), moves: list({ type: 'string' }, LIMITS.moves, 1) }, notes),
    },
  };
}

function recordSchema() {
  const score = { type: 'object', additionalProperties: { type: 'number' }, required: ['total'] };
  const deal = object({
    format: { const: DEAL_FORMAT },
    commitment: { type: 'string' },
    seed: { type: 'string' },
    salts: { type: 'array', items: { type: 'string' } },
  });
  const result = object(
    { scores: { type: 'array', items: score }, ranking: { type: 'array', items: list(whole(0, 3), 4, 1) } },
    { games: { type: 'array', items: { type: 'array', items: score } } },
  );
  return {
    $schema: DRAFT,
    $id: 'kingdomino-record.json',
    title: 'A game of Kingdomino or Kingdomino Duel',
    ...object(
      {
        format: { enum: Object.values(RECORD_FORMATS) },
        game: { enum: GAME_IDS },
        options: { type: 'object' },
        moves: list({ type: 'string' }, 1000),
      },
      { result, deal },
    ),
    oneOf: GAME_IDS.map(game => ({ properties: { game: { const: game }, options: OPTIONS[game] } })),
  };
}

function positionSchema() {
  return {
    $schema: DRAFT,
    $id: 'kingdomino-position.json',
    title: 'A position of Kingdomino or Kingdomino Duel',
    oneOf: [kingdominoPosition(), duelPosition()],
  };
}

const common = (game, phases, seats) => ({
  format: { const: POSITION_FORMAT },
  game: { const: game },
  options: OPTIONS[game],
  phase: { enum: phases },
  seat: orNull(whole(0, seats - 1)),
});

function kingdominoPosition() {
  const half = object({}, { terrain: { enum: [...TERRAINS] }, crowns: whole(0, 3) });
  const domino = { number: whole(1, DOMINO_COUNT) };
  const halves = { halves: list(half, 2, 2) };
  const square = object({
    x: whole(-6, 6),
    y: whole(-6, 6),
    terrain: { enum: [...TERRAINS] },
    crowns: whole(0, 3),
    domino: whole(1, DOMINO_COUNT),
  });
  const line = list(object({ ...domino, owner: whole(-1, 3) }, halves), 4);
  const score = object({
    areas: whole(0, 999),
    middleKingdom: { enum: [0, 10] },
    harmony: { enum: [0, 5] },
    total: whole(0, 1014),
    largestArea: whole(0, 48),
    crowns: whole(0, 99),
  });
  return object(
    {
      ...common('kingdomino', ['kings', 'line', 'king', 'pick', 'place', 'over'], 4),
      drawn: list(whole(0, 3), 4),
      kingdoms: list(object({ squares: list(square, 48) }, { discards: whole(0, 24) }), 4, 2),
      older: line,
      acting: orNull(whole(0, 3)),
      newer: line,
      unseen: list(whole(1, DOMINO_COUNT), DOMINO_COUNT),
      finished: list(list(score, 4, 2), 2),
    },
    {
      recordVersion: { enum: [1, 2] },
      held: object({}, { ...domino, ...halves }),
      scores: list({ type: 'integer' }, 4, 2),
    },
  );
}

function duelPosition() {
  const coat = { enum: [...COATS] };
  const square = object({
    x: whole(-(MAP.columns - 1) / 2, (MAP.columns - 1) / 2),
    y: whole(-(MAP.rows - 1) / 2, (MAP.rows - 1) / 2),
    coat,
    crosses: whole(0, 9),
    round: whole(0, 33),
  });
  const boxes = object(Object.fromEntries(SPELLBOOK.map(line => [line.coat, whole(0, line.boxes)])));
  const die = object(
    { face: whole(0, FACE_COUNT - 1), takenBy: whole(-1, 1), castleCross: FLAG },
    { coat: orNull(coat), crosses: whole(0, 2) },
  );
  const spell = object(
    { isCast: FLAG },
    { spell: { type: 'string' }, coat, boxes: whole(3, 5), owner: whole(-1, 1) },
  );
  return object(
    {
      ...common('duel', ['first', 'roll', 'take', 'take-two', 'draw', 'banner', 'dignitary', 'over'], 2),
      round: whole(0, 33),
      playerA: orNull(whole(0, 1)),
      dice: list(die, DIE_COUNT),
      maps: list(object({ squares: list(square, 34), boxes, bonusUsed: FLAG, banner: orNull(coat) }), 2, 2),
      spells: list(spell, COATS.length, COATS.length),
    },
    { recordVersion: { enum: [1, 2] }, scores: list({ type: 'integer' }, 2, 2) },
  );
}
