/** WebKit as GTK has it, by WebDriver; each session on a screen of its own, which the window fills. */
import { asText, DESK, type Engine, fromText, type Key, type Session, type Wishes } from './engine.ts';
import { startListener } from './listener.ts';
import { pressAt, pressKey } from './pointer-actions.ts';
import { startProgram, temporaryFolder } from './program.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

export const webkit = (programs: WebKitPrograms): Engine => ({
  name: 'WebKit',
  open: wishes => open(programs, wishes),
});

/** More than any evaluation of a test waits. */
const SCRIPT_LIMIT = 40_000;
/** A driver that says nothing for longer will say nothing more. */
const ANSWER_LIMIT = 45_000;

async function open({ driver, browser, screen }: WebKitPrograms, wishes: Wishes): Promise<Session> {
  const { width, height } = { ...DESK, ...wishes };
  const home = temporaryFolder();
  const size = `${width}x${height}x24`;
  const display = await startProgram(screen, ['-displayfd', '1', '-screen', '0', size], /^(\d+)$/m);
  const language = wishes.language ?? 'en';
  const env = {
    ...process.env,
    DISPLAY: `:${display.said}`,
    HOME: home.path,
    LANGUAGE: language,
    LC_ALL: 'C.UTF-8',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    GDK_BACKEND: 'x11',
  };
  const program = await startListener(driver, port => [`--port=${port}`], env);
  const address = `http://127.0.0.1:${program.port}/session`;
  const args = ['--automation', '--full-screen', ...(wishes.noStorage ? NO_STORAGE : [])];
  const options = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browser, args } };
  const { sessionId } = (await ask('POST', address, { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
  };
  const own = `${address}/${sessionId}`;
  await ask('POST', `${own}/timeouts`, { script: SCRIPT_LIMIT });
  await ask('POST', `${own}/window/rect`, { x: 0, y: 0, width, height });
  return new WebKitSession(own, async () => {
    await ask('DELETE', own);
    await program.end();
    await display.end();
    home.remove();
  });
}

/** As far as this browser can be told: it takes no cookies and has no `localStorage`. */
const NO_STORAGE = ['--cookies-policy=never', '--enable-html5-local-storage=false'];

class WebKitSession implements Session {
  readonly #address: string;
  readonly close: () => Promise<void>;

  constructor(address: string, close: () => Promise<void>) {
    this.#address = address;
    this.close = close;
  }

  async goto(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  async reload(): Promise<void> {
    await this.#post('refresh', {});
  }

  async evaluate(expression: string): Promise<unknown> {
    const script = `const done = arguments[0];
      ${asText(expression)}.then(value => done({ value }), error => done({ error: String(error) }));`;
    const said = (await this.#post('execute/async', { script, args: [] })) as {
      value?: unknown;
      error?: string;
    };
    if (said.error !== undefined) throw new Error(said.error);
    return fromText(said.value);
  }

  async click(x: number, y: number): Promise<void> {
    await this.#post('actions', { actions: pressAt('mouse', x, y) });
  }

  async tap(x: number, y: number): Promise<void> {
    await this.#post('actions', { actions: pressAt('touch', x, y) });
  }

  async press(key: Key): Promise<void> {
    await this.#post('actions', { actions: pressKey(key) });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await ask('GET', `${this.#address}/screenshot`)) as string, 'base64');
  }

  #post(what: string, body: object): Promise<unknown> {
    return ask('POST', `${this.#address}/${what}`, body);
  }
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT);
  const answer = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) }).catch(
    (cause: unknown) => {
      throw new Error(`no answer to ${method} ${url} ${JSON.stringify(body)?.slice(0, 300)}`, { cause });
    },
  );
  const { value } = (await answer.json()) as { value: { message?: string; error?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
