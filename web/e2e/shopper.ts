import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';

/** What the console said, of all tabs of a browser. */
class ConsoleLog {
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];

  note(text: string): void {
    this.#complaints.push(text);
  }

  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** What nobody expected. */
  get complaints(): readonly string[] {
    return this.#complaints.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}

/** Somebody in front of a browser. Whatever the console complains of (hydration included) fails the test. */
export class Shopper {
  readonly page: Page;
  readonly #log: ConsoleLog;
  /** Requests of the page that have neither been answered nor failed. */
  readonly #underway = new Set<Request>();

  private constructor(page: Page, log: ConsoleLog) {
    this.page = page;
    this.#log = log;
    page.on('request', (request) => this.#underway.add(request));
    page.on('requestfinished', (request) => this.#underway.delete(request));
    page.on('requestfailed', (request) => this.#underway.delete(request));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        log.note(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => log.note(`uncaught: ${error.message}`));
  }

  /** Opens the first tab of a browser. */
  static async openIn(context: BrowserContext): Promise<Shopper> {
    return new Shopper(await context.newPage(), new ConsoleLog());
  }

  /** Another tab of the same browser. */
  async openTab(): Promise<Shopper> {
    return new Shopper(await this.page.context().newPage(), this.#log);
  }

  /** Closes the browser with all its tabs. */
  async leave(): Promise<void> {
    await this.page.context().close();
  }

  /** Messages of the console that this test brings about on purpose. */
  expectComplaints(pattern: RegExp): void {
    this.#log.expect(pattern);
  }

  /** Complaints of the console so far that were not expected. */
  get complaints(): readonly string[] {
    return this.#log.complaints;
  }

  /** Opens a path and waits until the page is alive. */
  async open(path: string): Promise<void> {
    await this.openBare(path);
    await this.alive();
  }

  /** Opens a path whose page has no scripts. */
  async openBare(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
  }

  /** Loads the page anew and waits until it is alive. */
  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'domcontentloaded' });
    await this.alive();
  }

  /** Goes back in the history; what is to be seen there is for the test to wait for. */
  async back(): Promise<void> {
    await this.page.goBack({ waitUntil: 'commit' });
  }

  /** Goes forward in the history, as {@link back}. */
  async forward(): Promise<void> {
    await this.page.goForward({ waitUntil: 'commit' });
  }

  /** Waits until the browser is on a page of the shop, however it got there, and the page is alive. */
  async at(url: string | ((url: URL) => boolean)): Promise<void> {
    await this.page.waitForURL(url, { waitUntil: 'commit' });
    await this.alive();
  }

  /** Waits until the browser is on a page that is not of the shop. */
  async leavesFor(url: string): Promise<void> {
    await this.page.waitForURL(url, { waitUntil: 'domcontentloaded' });
  }

  /** Waits until the page is hydrated. */
  async alive(): Promise<void> {
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }

  /**
   * Waits until the page has nothing left to ask for: it is loaded and alive, the browser is idle, and every request
   * is answered. For tests of how much is asked; all others wait for what they want to see.
   */
  async settled(): Promise<void> {
    await this.page.waitForLoadState('load');
    await this.alive();
    await expect
      .poll(async () => {
        await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        return [...this.#underway].map((request) => request.url());
      })
      .toEqual([]);
  }

  /** What carries a test id. */
  see(testId: string): Locator {
    return this.page.getByTestId(testId);
  }

  /**
   * Every rule of axe, none switched off. Where the page has no frames it is judged in place: the blank page that axe
   * opens to put the frames' results together takes longer than all its rules.
   */
  async findsNothingInTheWay(): Promise<void> {
    const framed = this.page.frames().length > 1;
    const { violations } = await new AxeBuilder({ page: this.page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode(!framed)
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  }

  /** The page is no wider than the screen. */
  async scrollsNotSideways(message = 'the page does not scroll sideways'): Promise<void> {
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, message).toBeLessThanOrEqual(0);
  }
}
