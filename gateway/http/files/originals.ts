import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MAX_FILE_BYTES } from './pass-on.ts';
import { pathOf, type ShopFile, type ShopFiles } from './shop-files.ts';

/** What can be opened and has one frame; drawings and films are passed on as they are. */
const RESIZABLE = /^image\/(?:jpeg|png|webp|avif|tiff)\b/;
/** Milliseconds for which an original is believed to be as it was, under the version that was asked for then. */
const SAME_VERSION_MS = 5 * 60_000;
/** Milliseconds between two looks at an original, whatever versions are asked for. */
const ANY_VERSION_MS = 10_000;
const MAX_ENTRIES = 20_000;
/** Milliseconds that an original may take until its last byte. */
const LOAD_TIMEOUT_MS = 10_000;

/** An original and what it is now. */
interface OriginalVersion {
  /** Tells one content of a path from another. */
  readonly content: string;
  /** Path and version under which it was last looked at. */
  readonly path: string;
  readonly checkedAt: number;
}

/** What the originals of renditions are, so that a rendition belongs to a content and not to whatever version was asked for. */
export class Originals {
  readonly #files: ShopFiles;
  readonly #entries = new LRUCache<string, OriginalVersion>({ max: MAX_ENTRIES });

  constructor(files: ShopFiles) {
    this.#files = files;
  }

  /**
   * A name for what a path holds now, as far as it is known; looked up at Shopware now and then.
   * @param path path and version
   * @returns null where nobody has looked yet
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
   * The bytes of an original, and what names them.
   * @returns null for what is none, cannot be resized, or is too large
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

/** What a server says of a content: its entity tag, or when it was changed and how long it is. */
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
  // Leaving the loop ends the call.
  for await (const chunk of body) {
    const piece = Buffer.from(chunk);
    size += piece.length;
    if (!fits || size > MAX_FILE_BYTES) return null;
    chunks.push(piece);
  }
  return fits ? Buffer.concat(chunks) : null;
}
