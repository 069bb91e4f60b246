import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import type { Shopper } from './shopper.ts';
import { expect } from './test.ts';

export const KB = 1024;

/** Kilobytes of the first load, compressed with brotli. */
interface Budget {
  readonly script: number;
  readonly style: number;
  readonly html: number;
}

/** See docs/decisions/0027 for the largest parts of the scripts. */
export const LISTING: Budget = { script: 125, style: 15, html: 20 };
export const CONTENT: Budget = { script: 125, style: 15, html: 14 };
/** Pages with forms, which load the code and texts of forms. */
export const FORM: Budget = { script: 135, style: 16, html: 10 };

export const HOME = '/';
export const POTS = '/kochen/toepfe-und-kasserollen/';
export const COCOTTE = '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/';

/** Resource types with a budget. */
const WEIGHED = ['script', 'stylesheet', 'document'];

/** A file that a page loaded. */
interface LoadedFile {
  /** Playwright's resource type. */
  readonly kind: string;
  readonly path: string;
  /** Compressed with brotli if the type has a budget. */
  readonly bytes: number;
}

/** Compressed sizes of assets, whose URLs contain a hash. */
const assetBytes = new Map<string, number>();

async function weigh(response: Response): Promise<LoadedFile> {
  const kind = response.request().resourceType();
  const path = new URL(response.url()).pathname;
  const cached = WEIGHED.includes(kind) ? assetBytes.get(path) : 0;
  if (cached !== undefined) return { kind, path, bytes: cached };
  const body = await response.body().catch(() => Buffer.alloc(0));
  const bytes = brotliCompressSync(body).length;
  if (path.startsWith('/assets/')) assetBytes.set(path, bytes);
  return { kind, path, bytes };
}

/** Everything that a page loads until it sends no more requests, without interaction. */
async function firstLoad(shopper: Shopper, path: string): Promise<LoadedFile[]> {
  const all: Promise<LoadedFile>[] = [];
  shopper.page.on('response', (response) => all.push(weigh(response)));
  await shopper.open(path);
  await shopper.settled();
  const files = await Promise.all(all);
  shopper.page.removeAllListeners('response');
  return files;
}

/** Prints and checks the first load of a page. @returns its files */
export async function expectWithin(shopper: Shopper, path: string, budget: Budget): Promise<LoadedFile[]> {
  const files = await firstLoad(shopper, path);
  const kilobytes = (kind: string) =>
    files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes / KB, 0);
  const [script, style, html] = WEIGHED.map(kilobytes);
  const kb = (size = 0) => size.toFixed(1);
  const line = `budget: ${path} ${kb(script)} KB script, ${kb(style)} KB style, ${kb(html)} KB HTML, ${files.length} requests\n`;
  process.stdout.write(line);
  expect.soft(script, line).toBeGreaterThan(50);
  expect.soft(script, line).toBeLessThanOrEqual(budget.script);
  expect.soft(style, line).toBeLessThanOrEqual(budget.style);
  expect.soft(html, line).toBeLessThanOrEqual(budget.html);
  return files;
}
