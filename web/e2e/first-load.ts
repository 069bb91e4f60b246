import { brotliCompressSync } from 'node:zlib';
import type { Shopper } from './shopper.ts';

const KB = 1024;

/** A file that a page loaded. */
interface LoadedFile {
  /** Playwright's resource type. */
  readonly kind: string;
  readonly path: string;
  /** Compressed with brotli. */
  readonly bytes: number;
}

/** Everything that a page loads until it sends no more requests, without interaction. */
export async function firstLoad(shopper: Shopper, path: string): Promise<LoadedFile[]> {
  const all: Promise<LoadedFile>[] = [];
  shopper.page.on('response', (response) => {
    const weigh = async (): Promise<LoadedFile> => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const bytes = brotliCompressSync(body).length;
      return { kind: response.request().resourceType(), path: new URL(response.url()).pathname, bytes };
    };
    all.push(weigh());
  });
  await shopper.open(path);
  await shopper.settled();
  const files = await Promise.all(all);
  shopper.page.removeAllListeners('response');
  return files;
}

export function kilobytes(files: readonly LoadedFile[], kind: string): number {
  return files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes / KB, 0);
}

/** Summary in one log line. */
export function describeLoad(path: string, files: readonly LoadedFile[]): string {
  const kb = (kind: string) => kilobytes(files, kind).toFixed(1);
  const scripts = files.filter(({ kind }) => kind === 'script').length;
  return `budget: ${path} ${kb('script')} KB script in ${scripts}, ${kb('stylesheet')} KB style, ${kb('document')} KB HTML, ${files.length} requests\n`;
}
