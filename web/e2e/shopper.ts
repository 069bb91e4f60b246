import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { chromiumPath } from '../../scripts/chromium.ts';

/** Chromium that asks nothing of the internet by itself. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let running: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  running ??= chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
  return running;
}

/**
 * Milliseconds after which something that a test waits for does not come any more. How quick the shop is, is measured
 * elsewhere: this is for a machine that has other things to do.
 */
const PATIENCE = 30_000;

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

interface ShopperOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** `Accept-Language` of the browser; German when absent. */
  readonly locale?: string;
  /** Messages of the console that this test brings about on purpose. */
  readonly allowed?: RegExp;
  readonly colorScheme?: 'light' | 'dark';
  /** Whether this visitor has not been asked about cookies yet; else they have allowed what is necessary. */
  readonly unasked?: boolean;
  /** Another shop than the usual one. */
  readonly origin?: string;
  /** Another tab of the same browser instead of a new one. */
  readonly context?: BrowserContext;
}

/** Somebody in front of a browser. Whatever the console complains of (hydration included) fails the test. */
export class Shopper {
  readonly page: Page;
  readonly #complaints: string[];
  /** Requests of the page that have neither been answered nor failed. */
  readonly #underway = new Set<Request>();

  private constructor(page: Page, complaints: string[]) {
    this.page = page;
    this.#complaints = complaints;
    page.on('request', (request) => this.#underway.add(request));
    page.on('requestfinished', (request) => this.#underway.delete(request));
    page.on('requestfailed', (request) => this.#underway.delete(request));
  }

  /** Opens a browser of their own, closed when the test ends. */
  static async arrive(options: ShopperOptions = {}): Promise<Shopper> {
    const context =
      options.context ??
      (await (
        await browser()
      ).newContext({
        viewport: options.viewport ?? DESKTOP,
        locale: options.locale ?? 'de-CH',
        colorScheme: options.colorScheme ?? 'light',
        baseURL: options.origin ?? inject('shopOrigin'),
      }));
    if (!options.unasked && !options.context)
      await context.addCookies([
        { name: 'kontor-consent', value: 'required', url: options.origin ?? inject('shopOrigin') },
      ]);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const complaints: string[] = [];
    const note = (text: string): void => {
      if (!options.allowed?.test(text)) complaints.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        note(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    const shopper = new Shopper(page, complaints);
    onTestFinished(async () => {
      await context.close();
      expect(complaints, 'the browser console stays silent').toEqual([]);
    });
    return shopper;
  }

  // Pictures that nobody has asked for yet take their time to be drawn: nothing here waits for `load`.

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

  /** Complaints of the console so far. */
  get complaints(): readonly string[] {
    return this.#complaints;
  }

  /** Every rule of axe, none switched off. */
  async findsNothingInTheWay(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  }
}
