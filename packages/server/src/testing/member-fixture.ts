/** A server for people who sign in: guests, their passkeys, and everything that was ever answered to them. */
import type { Player } from '@kingdomino/protocol';
import { SoftAuthenticator, type Trouble } from './clients/soft-authenticator.ts';
import { FakePorts } from './fake-ports.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export const ORIGIN = 'https://play.example.org';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & { readonly player: Player };
  readonly token: string | undefined;
}

/** What somebody holds who has just become a member. */
interface NewMember {
  readonly token: string;
  readonly key: SoftAuthenticator;
  readonly player: Player;
  readonly code: string;
}

/** One for all tests of a file. */
export class MemberFixture {
  readonly host: TestServer;
  readonly ports: FakePorts;
  readonly answers: string[] = [];
  #guests = 0;

  static async open(seed: string): Promise<MemberFixture> {
    const ports = new FakePorts(seed);
    return new MemberFixture(await startTestServer({ ports, settings: { PUBLIC_ORIGINS: ORIGIN } }), ports);
  }

  private constructor(host: TestServer, ports: FakePorts) {
    this.host = host;
    this.ports = ports;
  }

  async ask(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    token = '',
    payload?: object,
  ): Promise<Answer> {
    const answer = await this.host.server.app.inject({
      method,
      url,
      headers: { origin: ORIGIN, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      ...(payload ? { payload } : {}),
    });
    this.answers.push(answer.body);
    const cookie = answer.cookies.find(({ name }) => name.endsWith('kingdomino'))?.value;
    const body = (answer.body === '' ? {} : answer.json()) as Answer['body'];
    return { status: answer.statusCode, body, token: cookie === '' ? undefined : cookie };
  }

  async newGuest(name = `Somebody ${String.fromCodePoint(65 + this.#guests++)}`): Promise<string> {
    const { token } = await this.ask('POST', '/api/me');
    await this.ask('POST', '/api/commands', token, { type: 'rename', id: 'r', name });
    return token!;
  }

  async addPasskey(token: string, key = new SoftAuthenticator(ORIGIN), trouble: Trouble = {}) {
    const options = await this.ask('POST', '/api/me/passkeys/options', token);
    const response = key.create(options.body as never, trouble);
    const answer = await this.ask('POST', '/api/me/passkeys', token, { response, label: 'My phone' });
    return { ...answer, key };
  }

  async signIn(key: SoftAuthenticator, trouble: Trouble = {}) {
    const options = await this.ask('POST', '/api/sign-in/options');
    const response = key.get(options.body as never, trouble);
    return { ...(await this.ask('POST', '/api/sign-in', '', { response })), response };
  }

  async newMember(name?: string): Promise<NewMember> {
    const token = await this.newGuest(name);
    const { key, body, status } = await this.addPasskey(token);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { token, key, player: body.player, code: body.recoveryCode as string };
  }
}
