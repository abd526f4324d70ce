/** Members who are connected, over a server whose time passes when told. */
import type { Challenge, Friends, NewsList, PersonStanding, Refused } from '@kingdomino/protocol';
import { PlayerClient } from './clients/player-client.ts';
import { FakePorts } from './fake-ports.ts';
import { jumpInTime } from './jump-in-time.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export const LIVE = { mode: 'two', clock: { kind: 'game', seconds: 300, increment: 10 } } as const;
export const SLOW = { mode: 'duel', clock: { kind: 'days', days: 2 } } as const;

/** One for all tests of a file: each of them has members of its own. */
export class PeopleFixture {
  readonly host: TestServer;
  readonly ports: FakePorts;
  readonly #known: PlayerClient[] = [];

  static async open(seed: string): Promise<PeopleFixture> {
    const ports = new FakePorts(seed);
    return new PeopleFixture(await startTestServer({ ports, silence: Number.POSITIVE_INFINITY }), ports);
  }

  private constructor(host: TestServer, ports: FakePorts) {
    this.host = host;
    this.ports = ports;
  }

  async close(): Promise<void> {
    for (const member of this.#known) member.close();
    await this.host.stop();
  }

  /** Who has not the page open. */
  async absentee(): Promise<PlayerClient> {
    const { player, token } = await PlayerClient.register(this.host.origin);
    const nameKey = `member${this.#known.length}`;
    const member = new PlayerClient({ ...player, member: true }, token, [this.host.origin]);
    this.#known.push(member);
    await this.host.store.enrol({ player: player.id, nameKey, at: 1 });
    return member;
  }

  async member(): Promise<PlayerClient> {
    const member = await this.absentee();
    await member.connect();
    return member;
  }

  async pair(): Promise<readonly [PlayerClient, PlayerClient]> {
    return [await this.member(), await this.member()];
  }

  async pass(milliseconds: number): Promise<void> {
    await jumpInTime(this.host, this.ports, this.ports.time + milliseconds);
  }

  follow(who: PlayerClient, whom: PlayerClient) {
    return this.host.ask<PersonStanding & Refused>(who, 'PUT', `/api/me/friends/${whom.player.id}`);
  }

  async befriend(one: PlayerClient, other: PlayerClient): Promise<void> {
    await this.follow(one, other);
    await this.follow(other, one);
  }

  async friends(who: PlayerClient): Promise<Friends['people']> {
    return (await this.host.ask<Friends>(who, 'GET', '/api/me/friends')).body.people;
  }

  async standing(who: PlayerClient, whom: PlayerClient): Promise<PersonStanding> {
    return (await this.host.ask<PersonStanding>(who, 'GET', `/api/me/friends/${whom.player.id}`)).body;
  }

  shows(who: PlayerClient, change: object) {
    return this.host.ask(who, 'PATCH', '/api/me/profile', change);
  }

  block(who: PlayerClient, whom: PlayerClient) {
    return this.host.ask(who, 'PUT', `/api/me/relations/block/${whom.player.id}`);
  }

  challenge(who: PlayerClient, whom: PlayerClient, terms: object = LIVE) {
    const url = `/api/players/${whom.player.id}/challenges`;
    return this.host.ask<Challenge & Refused>(who, 'POST', url, terms);
  }

  answer(who: PlayerClient, id: string, what: 'accept' | 'decline' | 'withdraw') {
    const url = `/api/me/challenges/${id}${what === 'withdraw' ? '' : `/${what}`}`;
    return this.host.ask<Challenge & Refused>(who, what === 'withdraw' ? 'DELETE' : 'POST', url);
  }

  async open(who: PlayerClient): Promise<readonly Challenge[]> {
    const { body } = await this.host.ask<{ readonly challenges: readonly Challenge[] }>(
      who,
      'GET',
      '/api/me/challenges',
    );
    return body.challenges;
  }

  async news(who: PlayerClient): Promise<NewsList> {
    return (await this.host.ask<NewsList>(who, 'GET', '/api/me/news')).body;
  }
}
