/** What a test may ask of a browser, whichever it is. One file beside this one for each engine. */

export interface Wishes {
  readonly width?: number;
  readonly height?: number;
  /** A screen that is touched. */
  readonly touch?: boolean;
  /** The person has blocked cookies and site data. */
  readonly noStorage?: boolean;
  /** `privacy.resistFingerprinting` of Firefox. */
  readonly resistFingerprinting?: boolean;
  /** What the browser asks pages for. */
  readonly language?: string;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** A browser with one window and a profile of its own. */
export interface Session {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression, once it is there, as JSON carries it. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** What is in the window, as a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  open(wishes: Wishes): Promise<Session>;
}

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844, touch: true };

/** What crosses every wire is text, so that no engine's own way to describe values matters. */
export const asText = (expression: string) => `(async () => JSON.stringify(await (${expression})))()`;

export const fromText = (text: unknown): unknown =>
  typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
