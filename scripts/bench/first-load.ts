import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools.ts';

export interface FirstLoad {
  readonly path: string;
  readonly requests: number;
  /** Kilobytes, Brotli. */
  readonly script: number;
  readonly style: number;
  readonly html: number;
  /** Milliseconds to the largest contentful paint, without throttling. */
  readonly largestPaint: number;
}

/** Loads each page in a new browser context and measures what is transferred. */
export async function measureFirstLoads(origin: string, paths: readonly string[]): Promise<FirstLoad[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  });
  const loads: FirstLoad[] = [];
  try {
    for (const path of paths) {
      const context = await browser.newContext({ locale: 'de-CH' });
      const page = await context.newPage();
      const sizes = new Map<string, number>();
      let requests = 0;
      page.on('response', async (response) => {
        requests++;
        const kind = response.request().resourceType();
        if (!['document', 'script', 'stylesheet'].includes(kind)) return;
        const body = await response.body().catch(() => Buffer.alloc(0));
        sizes.set(kind, (sizes.get(kind) ?? 0) + brotliCompressSync(body).length);
      });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const largestPaint = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            });
          }),
      );
      const kilobytes = (kind: string) => Math.round((sizes.get(kind) ?? 0) / 102.4) / 10;
      loads.push({
        path,
        requests,
        script: kilobytes('script'),
        style: kilobytes('stylesheet'),
        html: kilobytes('document'),
        largestPaint: Math.round(largestPaint),
      });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return loads;
}
