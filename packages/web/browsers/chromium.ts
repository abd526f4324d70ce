/** Chromium of any age, by its DevTools protocol. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asText, DESK, type Engine, fromText, type Key, type Session, type Wishes } from './engine.ts';
import { JsonSocket } from './json-socket.ts';
import { startProgram, temporaryFolder } from './program.ts';

const isRoot = process.getuid?.() === 0;
const ARGS = [
  '--headless',
  '--remote-debugging-port=0',
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--no-first-run',
  '--no-default-browser-check',
];
const NUMBERS: Readonly<Record<Key, number>> = {
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
};
/** As Chrome itself keeps that a person allows no site to keep anything. */
const NO_STORAGE = { profile: { default_content_setting_values: { cookies: 2 } } };

export const chromium = (path: string, more: readonly string[] = [], env = process.env): Engine => ({
  name: 'Chromium',
  open: wishes => open(path, more, env, wishes),
});

async function open(path: string, more: readonly string[], env: NodeJS.ProcessEnv, wishes: Wishes) {
  const profile = temporaryFolder();
  mkdirSync(join(profile.path, 'Default'));
  if (wishes.noStorage)
    writeFileSync(join(profile.path, 'Default', 'Preferences'), JSON.stringify(NO_STORAGE));
  const language = wishes.language ?? 'en';
  const args = [...ARGS, ...more, `--user-data-dir=${profile.path}`, `--lang=${language}`, 'about:blank'];
  const program = await startProgram(path, args, /listening on (ws:\S+)/, { ...env, LANGUAGE: language });
  const socket = await JsonSocket.open(program.said);
  const { targetInfos } = (await socket.send('Target.getTargets', {})) as {
    targetInfos: { targetId: string; type: string }[];
  };
  const { targetId } = targetInfos.find(({ type }) => type === 'page')!;
  const { sessionId } = (await socket.send('Target.attachToTarget', { targetId, flatten: true })) as {
    sessionId: string;
  };
  const page = new ChromiumSession(socket, sessionId, async () => {
    await Promise.race([socket.send('Browser.close', {}), program.gone]);
    await program.gone;
    socket.close();
    profile.remove();
  });
  await page.prepare(wishes);
  return page;
}

class ChromiumSession implements Session {
  readonly #socket: JsonSocket;
  readonly #id: string;
  readonly close: () => Promise<void>;

  constructor(socket: JsonSocket, id: string, close: () => Promise<void>) {
    this.#socket = socket;
    this.#id = id;
    this.close = close;
  }

  async prepare({ touch = false, language = 'en', ...wishes }: Wishes): Promise<void> {
    const { width, height } = { ...DESK, ...wishes };
    await this.#send('Page.enable', {});
    const metrics = { width, height, deviceScaleFactor: 1, mobile: touch };
    await this.#send('Emulation.setDeviceMetricsOverride', metrics);
    await this.#send('Emulation.setTouchEmulationEnabled', { enabled: touch });
    const { userAgent } = (await this.#send('Browser.getVersion', {})) as { userAgent: string };
    await this.#send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language });
  }

  async goto(url: string): Promise<void> {
    const loaded = this.#socket.next('Page.loadEventFired');
    const { errorText } = (await this.#send('Page.navigate', { url })) as { errorText?: string };
    if (errorText) throw new Error(`${url}: ${errorText}`);
    await loaded;
  }

  async reload(): Promise<void> {
    const loaded = this.#socket.next('Page.loadEventFired');
    await this.#send('Page.reload', {});
    await loaded;
  }

  async evaluate(expression: string): Promise<unknown> {
    const wish = { expression: asText(expression), awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = (await this.#send('Runtime.evaluate', wish)) as {
      result: { value?: unknown };
      exceptionDetails?: { exception?: { description?: string } };
    };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'it threw');
    return fromText(result.value);
  }

  async click(x: number, y: number): Promise<void> {
    const at = { x, y, button: 'left', clickCount: 1 };
    await this.#send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await this.#send('Input.dispatchMouseEvent', { type: 'mousePressed', buttons: 1, ...at });
    await this.#send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
  }

  async tap(x: number, y: number): Promise<void> {
    await this.#send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.#send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async press(key: Key): Promise<void> {
    const text = key === 'Enter' ? { text: '\r' } : {};
    const wish = { key, code: key, windowsVirtualKeyCode: NUMBERS[key] };
    await this.#send('Input.dispatchKeyEvent', {
      type: 'text' in text ? 'keyDown' : 'rawKeyDown',
      ...wish,
      ...text,
    });
    await this.#send('Input.dispatchKeyEvent', { type: 'keyUp', ...wish });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = (await this.#send('Page.captureScreenshot', { format: 'png' })) as { data: string };
    return Buffer.from(data, 'base64');
  }

  #send(method: string, params: object): Promise<unknown> {
    return this.#socket.send(method, params, this.#id);
  }
}
