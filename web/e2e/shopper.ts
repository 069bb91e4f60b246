import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Json } from '../../gateway/lib/json.ts';
import type { MessageKey } from '../shared/i18n/translate.ts';
import { words } from './texts.ts';

/** Console errors and warnings of all tabs of a browser context. */
class ConsoleLog {
  readonly #consoleErrors: string[] = [];
  readonly #allowed: RegExp[] = [];

  add(text: string): void {
    this.#consoleErrors.push(text);
  }

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Messages that no pattern allows. */
  get consoleErrors(): readonly string[] {
    return this.#consoleErrors.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}

/** Drives a browser as a shopper. Console errors and warnings, hydration mismatches included, fail the test. */
export class Shopper {
  readonly page: Page;
  readonly #log: ConsoleLog;
  /** Requests that have neither finished nor failed. */
  readonly #pending = new Set<Request>();

  private constructor(page: Page, log: ConsoleLog) {
    this.page = page;
    this.#log = log;
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        log.add(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => log.add(`uncaught: ${error.message}`));
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

  /** Allows console errors that a test provokes. */
  allowConsoleErrors(pattern: RegExp): void {
    this.#log.allow(pattern);
  }

  /** Console errors so far that no pattern allows. */
  get consoleErrors(): readonly string[] {
    return this.#log.consoleErrors;
  }

  /**
   * Sends an operation to the API with the session of the browser, to prepare a test faster than by forms.
   * @throws Error if the response has errors
   */
  async ask(query: string, variables: Json = {}): Promise<Json> {
    const answer = await this.page.request.post('/graphql', { data: { query, variables } });
    const { data, errors }: { data?: Json; errors?: unknown } = await answer.json();
    if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Opens a path and waits for hydration. */
  async open(path: string): Promise<void> {
    await this.openWithoutScripts(path);
    await this.hydrated();
  }

  /** Opens a path whose page does not hydrate. */
  async openWithoutScripts(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
  }

  /** Reloads the page and waits for hydration. */
  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'domcontentloaded' });
    await this.hydrated();
  }

  /** Goes back in the history without waiting for content. */
  async back(): Promise<void> {
    await this.page.goBack({ waitUntil: 'commit' });
  }

  /** Goes forward in the history, as {@link back}. */
  async forward(): Promise<void> {
    await this.page.goForward({ waitUntil: 'commit' });
  }

  /** Waits for the URL of a storefront page and for hydration. */
  async at(url: string | ((url: URL) => boolean)): Promise<void> {
    await this.page.waitForURL(url, { waitUntil: 'commit' });
    await this.hydrated();
  }

  /** Waits for a URL outside the storefront. */
  async waitForExternalUrl(url: string): Promise<void> {
    await this.page.waitForURL(url, { waitUntil: 'domcontentloaded' });
  }

  /** Waits until the page is hydrated. */
  async hydrated(): Promise<void> {
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }

  /**
   * Waits until the page is hydrated, the browser is idle and no request is pending. Tests that do not count requests
   * wait for an element instead.
   */
  async settled(): Promise<void> {
    await this.page.waitForLoadState('load');
    await this.hydrated();
    await expect
      .poll(async () => {
        await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        return [...this.#pending].map((request) => request.url());
      })
      .toEqual([]);
  }

  /** Locates elements by test id. */
  see(testId: string): Locator {
    return this.page.getByTestId(testId);
  }

  /** Locates a button by its text in any language. */
  button(name: MessageKey): Locator {
    return this.page.getByRole('button', { name: words(name) });
  }

  /** Locates a link by its text in any language. */
  link(name: MessageKey): Locator {
    return this.page.getByRole('link', { name: words(name) });
  }

  /** Locates a group of fields by its legend in any language. */
  group(legend: MessageKey): Locator {
    return this.page.getByRole('group', { name: words(legend) });
  }

  /** Locates the first form field with a label, in any language. */
  field(label: MessageKey): Locator {
    return this.page.getByLabel(words(label)).and(this.page.locator('input, select, textarea')).first();
  }

  /**
   * Checks every axe rule. Legacy mode skips the blank page that axe opens to merge the results of frames, which takes
   * longer than all rules.
   */
  async expectAccessible(): Promise<void> {
    const framed = this.page.frames().length > 1;
    const { violations } = await new AxeBuilder({ page: this.page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode(!framed)
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  }

  /** Checks that the page is not wider than the viewport. */
  async expectNoHorizontalScroll(message = 'the page does not scroll sideways'): Promise<void> {
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, message).toBeLessThanOrEqual(0);
  }
}
