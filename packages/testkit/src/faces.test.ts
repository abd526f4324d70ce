// What the package gives to everybody: a name that is added or lost here is a decision, and a line of the changelog.
import * as root from '@kingdomino/rules';
import * as hashing from '@kingdomino/rules/hashing';
import * as learning from '@kingdomino/rules/learning';
import * as search from '@kingdomino/rules/search';
import { expect, test } from 'vitest';

const names = (face: object) => Object.keys(face).sort().join(' ');

test('the faces of the package are what they are', () => {
  expect(names(root)).toBe(
    'DEAL_FORMAT Dealer GAMES GAME_IDS POSITION_FAULTS POSITION_FORMAT RECORD_FORMATS Random commitmentTo ' +
      'dealerFromText err formatLink formatPosition gameById isGameId listMoves ok parseLink parsePosition ' +
      'parseRecord playGame playText positionToJson readDeal readMove readPosition readRecord readRecordedMove replay unwrap ' +
      'verifyRecord versionOf writeRecord',
  );
  expect(names(search)).toBe(
    'Board DELTAS Grid Places areaAt areaMarks areaSize areasAround choiceAt countChoices countFrontier ' +
      'countHoles distinctOrders firstCell gainFrom gainOfOne gainOfTwo perft perftDivide popcount rank secondCell',
  );
  expect(names(learning)).toBe(
    'ACTION_COUNTS ENCODINGS PLAIN_ACTION_COUNTS actionOf encodePosition legalActions legalMask moveOf',
  );
  expect(names(hashing)).toBe('fromHex hmacSha256 sha256 toHex utf8');
});
