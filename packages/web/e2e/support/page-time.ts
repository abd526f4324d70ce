/** The time of a page, which stands still until a test lets it pass: timers and frames alike. */
import type { Page } from '@playwright/test';

/** Frames of a sixtieth of a second are drawn in between. */
const STEP = 100;

export class PageTime {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Before the page is opened. */
  static async stop(page: Page): Promise<PageTime> {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    return new PageTime(page);
  }

  /** Before the page is opened: its time passes as everywhere, until it is stopped. */
  static async run(page: Page): Promise<PageTime> {
    await page.clock.install({ time: 0 });
    return new PageTime(page);
  }

  async stop(): Promise<void> {
    // a moment ahead: what is past cannot be stopped at
    await this.#page.clock.pauseAt((await this.#page.evaluate(() => Date.now())) + 1000);
  }

  goOn(): Promise<void> {
    return this.#page.clock.resume();
  }

  pass(milliseconds: number): Promise<void> {
    return this.#page.clock.runFor(milliseconds);
  }

  /** In small steps, so that what is fetched or worked out meanwhile can go on, too. */
  async until(isThere: () => Promise<boolean>, most = 10_000): Promise<void> {
    for (let passed = 0; !(await isThere()); passed += STEP) {
      if (passed > most) throw new Error(`it did not come within ${most} ms of the page's time`);
      await this.pass(STEP);
    }
  }
}
