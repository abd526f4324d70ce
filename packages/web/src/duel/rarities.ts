/** Rare events of Duel: spells that are earned, and spells that others cast. */
import type { Seat } from '@kingdomino/rules';
import { type Move, type Position, SPELLBOOK, type Spell } from '@kingdomino/rules/duel';
import { t } from '../app/i18n/language.ts';
import type { TableView } from '../table-source/table-source.ts';
import type { Rarity } from '../table-ui/flourish.tsx';
import { wonSpells } from './won-spells.ts';
import { spellName, spellsOf } from './words.ts';

export function raritiesOf(
  moves: readonly Move[],
  before: Position,
  after: Position,
  view: TableView<'duel'>,
): Rarity[] {
  const by = view.moves.slice(view.moves.length - moves.length).map(played => played.by);
  return [
    ...moves.flatMap((move, index) => castBy(move, by[index]!, view)),
    ...wonSpells(before, after).map(({ coat, seat }) => earned(SPELLBOOK[coat]!.spell, seat, view)),
  ];
}

/** Whoever casts at this device knows it. */
function castBy(move: Move, by: Seat | 'chance', view: TableView<'duel'>): Rarity[] {
  if (by === 'chance' || view.mine.includes(by)) return [];
  const seat = view.seats[by]!;
  const said = (text: string) => t('duel.status.friend', { name: seat.name, text });
  const { colour } = seat;
  const cross = move.kind === 'draw' && move.dice.some(({ castleCross }) => castleCross);
  return [
    ...spellsIn(move).map(
      (spell): Rarity => ({ art: `spell-${spell}`, colour, text: said(spellName(spell)) }),
    ),
    ...(cross ? [{ art: 'cross', colour, text: said(t('bonus.name')) } as const] : []),
  ];
}

function spellsIn(move: Move): readonly Spell[] {
  switch (move.kind) {
    case 'draw':
      return spellsOf(move);
    case 'pass':
      return move.turned ? ['turn'] : [];
    case 'both':
    case 'banner':
    case 'dignitary':
      return [move.kind];
    case 'first':
    case 'roll':
    case 'take':
      return [];
  }
}

function earned(spell: Spell, seat: Seat, { seats }: TableView<'duel'>): Rarity {
  const text = t('duel.log.earns', { name: seats[seat]!, spell: spellName(spell) });
  return { art: `spell-${spell}`, colour: seats[seat]!.colour, text };
}
