import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
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

  private constructor(page: Page, complaints: string[]) {
    this.page = page;
    this.#complaints = complaints;
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
    page.setDefaultTimeout(10_000);
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

  /** Opens a path and waits until the page is alive. */
  async open(path: string): Promise<void> {
    // Pictures that nobody has asked for yet take their time; the page does not wait for them.
    await this.page.goto(path, { waitUntil: 'domcontentloaded', timeout: 30_000 });
    await this.alive();
  }

  /** Waits until the page is hydrated. */
  async alive(): Promise<void> {
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 30_000 });
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
