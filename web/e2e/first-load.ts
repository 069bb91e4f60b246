import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import type { Shopper } from './shopper.ts';

const KB = 1024;

/** A file that travelled. */
export interface Travelled {
  /** What it is for the browser; `ahead` if the page needs none of it and has it fetched for the next one. */
  readonly kind: string;
  readonly path: string;
  /** Bytes in brotli. */
  readonly bytes: number;
}

async function isAhead(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();
  return /prefetch/.test(`${headers['sec-purpose']} ${headers['purpose']}`);
}

/** What travels from a page's address to the moment at which it asks for nothing more; nobody touches it. */
export async function firstLoad(
  shopper: Shopper,
  path: string,
  use?: (shopper: Shopper) => Promise<void>,
): Promise<Travelled[]> {
  const all: Promise<Travelled>[] = [];
  shopper.page.on('response', (response) => {
    const request = response.request();
    const url = new URL(response.url());
    const weigh = async (): Promise<Travelled> => {
      // What is fetched ahead the browser keeps to itself.
      const isForLater = await isAhead(request);
      const body = isForLater
        ? await readFile(`dist/client${url.pathname}`)
        : await response.body().catch(() => Buffer.alloc(0));
      const kind = isForLater ? 'ahead' : request.resourceType();
      return { kind, path: url.pathname, bytes: brotliCompressSync(body).length };
    };
    all.push(weigh());
  });
  await shopper.open(path);
  await shopper.settled();
  await use?.(shopper);
  const travelled = await Promise.all(all);
  shopper.page.removeAllListeners('response');
  return travelled;
}

/** Kilobytes of a kind. */
export function kilobytes(travelled: readonly Travelled[], kind: string): number {
  return travelled.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes / KB, 0);
}

/** One line for whoever reads the log. */
export function told(path: string, travelled: readonly Travelled[]): string {
  const kb = (kind: string) => kilobytes(travelled, kind).toFixed(1);
  const scripts = travelled.filter(({ kind }) => kind === 'script').length;
  const own = travelled.filter(({ kind }) => kind !== 'ahead').length;
  return `budget: ${path} ${kb('script')} KB script in ${scripts}, ${kb('stylesheet')} KB style, ${kb('document')} KB HTML, ${own} requests; ahead ${kb('ahead')} KB in ${travelled.length - own}\n`;
}
