/** Firefox, by WebDriver BiDi. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asText, DESK, type Engine, fromText, type Key, type Session, type Wishes } from './engine.ts';
import { JsonSocket } from './json-socket.ts';
import { pressAt, pressKey } from './pointer-actions.ts';
import { startProgram, temporaryFolder } from './program.ts';

export const firefox = (path: string): Engine => ({ name: 'Firefox', open: wishes => open(path, wishes) });

async function open(path: string, wishes: Wishes): Promise<Session> {
  const profile = temporaryFolder();
  writeFileSync(join(profile.path, 'user.js'), preferences(wishes));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile.path];
  const program = await startProgram(path, args, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = await JsonSocket.open(`${program.said}/session`);
  await socket.send('session.new', { capabilities: {} });
  // a tab of our own has the focus, without which keys press nothing; the one that is there at the start has it not
  const { context } = (await socket.send('browsingContext.create', { type: 'tab' })) as { context: string };
  const { width, height } = { ...DESK, ...wishes };
  await socket.send('browsingContext.setViewport', { context, viewport: { width, height } });
  return new FirefoxSession(socket, context, async () => {
    await Promise.race([socket.send('browser.close', {}), program.gone]);
    await program.gone;
    socket.close();
    profile.remove();
  });
}

function preferences({ noStorage, resistFingerprinting, touch, language = 'en' }: Wishes): string {
  const wanted: Record<string, unknown> = {
    'intl.accept_languages': language,
    // none of it is the page's
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.enabled': false,
    ...(noStorage && { 'network.cookie.cookieBehavior': 2 }),
    ...(resistFingerprinting && { 'privacy.resistFingerprinting': true, 'privacy.spoof_english': 2 }),
    ...(touch && { 'dom.w3c_touch_events.enabled': 1 }),
  };
  const rows = Object.entries(wanted).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  return `${rows.join('\n')}\n`;
}

class FirefoxSession implements Session {
  readonly #socket: JsonSocket;
  readonly #context: string;
  readonly close: () => Promise<void>;

  constructor(socket: JsonSocket, context: string, close: () => Promise<void>) {
    this.#socket = socket;
    this.#context = context;
    this.close = close;
  }

  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.#send('browsingContext.reload', { wait: 'complete' });
  }

  async evaluate(expression: string): Promise<unknown> {
    const said = (await this.#socket.send('script.evaluate', {
      expression: asText(expression),
      awaitPromise: true,
      target: { context: this.#context },
    })) as { result?: { value?: unknown }; exceptionDetails?: { text: string } };
    if (said.exceptionDetails) throw new Error(said.exceptionDetails.text);
    return fromText(said.result?.value);
  }

  async click(x: number, y: number): Promise<void> {
    await this.#send('input.performActions', { actions: pressAt('mouse', x, y) });
  }

  async tap(x: number, y: number): Promise<void> {
    await this.#send('input.performActions', { actions: pressAt('touch', x, y) });
  }

  async press(key: Key): Promise<void> {
    await this.#send('input.performActions', { actions: pressKey(key) });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = (await this.#send('browsingContext.captureScreenshot', {})) as { data: string };
    return Buffer.from(data, 'base64');
  }

  #send(method: string, params: object): Promise<unknown> {
    return this.#socket.send(method, { context: this.#context, ...params });
  }
}
