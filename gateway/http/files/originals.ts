import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MAX_FILE_BYTES } from './pass-on.ts';
import { pathOf, type ShopFile, type ShopFiles } from './shop-files.ts';

/** Formats with one frame; vector graphics and films are passed through. */
const RESIZABLE = /^image\/(?:jpeg|png|webp|avif|tiff)\b/;
/** How long an original is trusted under a version that was checked. */
const SAME_VERSION_MS = 5 * 60_000;
/** Minimum interval between checks of an original, whatever versions are requested. */
const ANY_VERSION_MS = 10_000;
const MAX_ENTRIES = 20_000;
const LOAD_TIMEOUT_MS = 10_000;

interface OriginalVersion {
  /** Identifies the content of a path. */
  readonly content: string;
  /** Path and version of the last check. */
  readonly path: string;
  readonly checkedAt: number;
}

/** Identifies originals by content, so that renditions are not keyed by whatever version a client requests. */
export class Originals {
  readonly #files: ShopFiles;
  readonly #entries = new LRUCache<string, OriginalVersion>({ max: MAX_ENTRIES });

  constructor(files: ShopFiles) {
    this.#files = files;
  }

  /**
   * Identifies the current content of a path; revalidated at Shopware at intervals.
   * @param path path and version
   * @returns null before the first check
   * @throws UpstreamError
   */
  async content(path: string): Promise<string | null> {
    const known = this.#entries.get(pathOf(path));
    if (known === undefined) return null;
    const age = Date.now() - known.checkedAt;
    if (age < (known.path === path ? SAME_VERSION_MS : ANY_VERSION_MS)) return known.content;
    const file = await this.#files.open(path, { method: 'HEAD', headers: { accept: 'image/*' } });
    file?.body.resume();
    const content = file === null ? null : validatorOf(file);
    if (content !== known.content) {
      this.#entries.delete(pathOf(path));
      return null;
    }
    this.#entries.set(pathOf(path), { ...known, path, checkedAt: Date.now() });
    return content;
  }

  /**
   * @returns null for a file that does not exist, cannot be resized, or is too large
   * @throws UpstreamError
   */
  async load(path: string): Promise<{ readonly bytes: Buffer; readonly content: string } | null> {
    const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS);
    const file = await this.#files.open(path, { headers: { accept: 'image/*' }, signal });
    if (file === null) return null;
    const bytes = await readImage(file);
    if (bytes === null) return null;
    const content = validatorOf(file) ?? createHash('sha256').update(bytes).digest('base64url');
    this.#entries.set(pathOf(path), { content, path, checkedAt: Date.now() });
    return { bytes, content };
  }
}

function validatorOf({ headers }: ShopFile): string | null {
  if (headers['etag'] !== undefined) return String(headers['etag']);
  return headers['last-modified'] === undefined
    ? null
    : `${headers['last-modified']} ${headers['content-length']}`;
}

async function readImage({ headers, body }: ShopFile): Promise<Buffer | null> {
  const fits =
    RESIZABLE.test(String(headers['content-type'] ?? '')) &&
    Number(headers['content-length'] ?? 0) <= MAX_FILE_BYTES;
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop aborts the call.
  for await (const chunk of body) {
    const piece = Buffer.from(chunk);
    size += piece.length;
    if (!fits || size > MAX_FILE_BYTES) return null;
    chunks.push(piece);
  }
  return fits ? Buffer.concat(chunks) : null;
}
