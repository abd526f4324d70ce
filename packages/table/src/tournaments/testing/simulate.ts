/** Whole tournaments without tables: whoever is stronger wins, by a rule that the test gives. */
import type { TournamentEvent, TournamentPlan, TournamentResult } from '@kingdomino/protocol';
import { create, decideTournament, type TournamentCommand } from '../decide.ts';
import { Tournament, type TournamentGame } from '../tournament.ts';

export const PLAN: TournamentPlan = {
  name: 'Sunday',
  kind: 'swiss',
  mode: 'two',
  rated: false,
  visibility: 'public',
  most: 1000,
  startsAt: 100_000,
  rounds: 5,
  seconds: 300,
  increment: 10,
};

type Change = Omit<Partial<TournamentPlan>, 'startsAt'> & { readonly startsAt?: number | undefined };

export class Simulation {
  readonly events: TournamentEvent[] = [];
  readonly tournament = new Tournament();
  at = 0;
  #tables = 0;

  constructor(change: Change, players: number, extra: { readonly deals?: string[] } = {}) {
    const { startsAt = 'startsAt' in change ? undefined : PLAN.startsAt, ...rest } = { ...PLAN, ...change };
    const plan = startsAt === undefined ? rest : { ...rest, startsAt };
    const created = create(plan, 0, { by: 'p0', ...extra });
    if (!created.ok) throw new Error(created.error.text);
    this.#append(created.value);
    for (let number = 0; number < players; number++)
      this.run({ type: 'join', player: `p${number}`, rating: 2000 - number });
  }

  run(command: TournamentCommand, at = this.at): readonly TournamentEvent[] {
    this.at = at;
    const decision = decideTournament(this.tournament, command, at);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.error.code}`);
    this.#append(decision.value);
    return decision.value;
  }

  refusal(command: TournamentCommand, at = this.at): string | undefined {
    const decision = decideTournament(this.tournament, command, at);
    return decision.ok ? undefined : decision.error.code;
  }

  advance(at = this.at): readonly TournamentEvent[] {
    return this.run({ type: 'advance', newTable: () => `table-${this.#tables++}` }, at);
  }

  finishAll(play: (game: TournamentGame) => TournamentResult | undefined): void {
    const games = [...this.tournament.openGames].map(number => {
      const result = play(this.tournament.games[number]!);
      return { game: number, ...(result && { result }) };
    });
    this.run({ type: 'results', games });
  }

  /** To the end; a step is half a minute. */
  playOut(play: (game: TournamentGame) => TournamentResult | undefined, most = 2000): void {
    this.at = Math.max(this.at, this.tournament.startsAt ?? 0);
    for (let step = 0; step < most && this.tournament.state !== 'over'; step++) {
      this.advance(this.at);
      this.finishAll(play);
      this.at += 30_000;
    }
  }

  #append(events: readonly TournamentEvent[]): void {
    this.events.push(...events);
    this.tournament.append(...events);
  }
}

/** The lower number wins; points by number, so that margins differ. */
export function byNumber({ players }: TournamentGame): TournamentResult {
  const numbers = players.map(player => Number(player.slice(1)));
  const points = numbers.map(number => 100 - number / 100);
  return { places: numbers.map(mine => 1 + numbers.filter(other => other < mine).length), points };
}

/** As if by chance, and the same every time. */
export function byLot(seed: number): (game: TournamentGame) => TournamentResult {
  return ({ game, players }) => {
    const points = players.map((_, seat) => mix(seed * 7919 + game * 31 + seat) % 60);
    return { places: points.map(mine => 1 + points.filter(other => other > mine).length), points };
  };
}

export function mix(value: number): number {
  let hash = Math.imul(value ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
