import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { Semaphore } from '../../lib/semaphore.ts';
import type { PictureSize } from '../../shopware/mappers/picture-address.ts';
import { MAX_FILE_BYTES, type OpenFile, pathOf, type ShopFile } from './shop-files.ts';

/** Formats with one frame; vector graphics and animations are passed through. */
const RESIZABLE = /^image\/(?:jpeg|png|webp|avif|tiff)\b/;
/** A larger original is a decompression bomb or a mistake. */
const MAX_ORIGINAL_PIXELS = 50_000_000;
const RESIZE_TIMEOUT_S = 10;
const LOAD_TIMEOUT_MS = 10_000;
/** Maximum number of originals in memory or loading; a slow one must not block the others. */
const MAX_ORIGINALS = 16;
const MAX_QUEUE = 60;
const UNIT_PIXELS = 250_000;
/** Assumed aspect ratio (height by width) of a picture requested by width only. */
const DEFAULT_ASPECT = 1.25;
/** How long an original of the requested version is valid without a check. */
const REVALIDATE_AFTER_MS = 5 * 60_000;
/** The same for any version, so that invented versions cause few requests. */
const MIN_REVALIDATE_AFTER_MS = 10_000;

// One thread per picture, without sharp's cache, since renditions are cached here.
sharp.concurrency(1);
sharp.cache(false);

export interface Picture {
  readonly bytes: Buffer;
  readonly format: 'avif' | 'webp' | 'jpeg';
  readonly etag: string;
}

interface Rendition extends Picture {
  /** Path and version of the original at the last check. */
  readonly path: string;
  readonly checkedAt: number;
  readonly contentHash: string;
  readonly originalEtag: string | null;
}

interface PictureRequest extends Pick<Picture, 'format'> {
  readonly path: string;
  readonly size: PictureSize;
  /** Charges the client's budget; resolves to false if it is used up. */
  readonly pay: (units: number) => Promise<boolean>;
}

/**
 * Resizes pictures and caches them, at most `maxBytes`, until their original changes. The result is null if the original
 * cannot be resized or a limit is reached. @throws UpstreamError
 */
export function pictureCache(open: OpenFile, maxBytes: number, isOverCapacity: () => boolean) {
  const cache = new LRUCache<string, Rendition>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 500,
  });
  const flights = new Map<string, Promise<Picture | null>>();
  const originalsGate = new Semaphore(MAX_ORIGINALS, MAX_QUEUE);
  // One picture at a time leaves the other processors to pages.
  const resizeGate = new Semaphore(1, MAX_ORIGINALS);

  async function refresh(
    key: string,
    cached: Rendition | undefined,
    request: PictureRequest,
  ): Promise<Picture | null> {
    const { path, size, format, pay } = request;
    if (!cached && (isOverCapacity() || !(await pay(unitsOf(size))))) return null;
    const file = await open(path, {
      headers: {
        accept: 'image/*',
        ...(cached?.originalEtag ? { 'if-none-match': cached.originalEtag } : {}),
      },
      signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
    });
    const isUnchanged = file?.status === 304;
    if (isUnchanged) file.body.resume();
    const original = file === null || isUnchanged ? null : await readImage(file);
    const contentHash = original && createHash('sha256').update(original).digest('base64url');
    if (cached && (isUnchanged || contentHash === cached.contentHash)) {
      cache.set(key, { ...cached, path, checkedAt: Date.now() });
      return cached;
    }
    cache.delete(key);
    if (original === null || contentHash === null) return null;
    if (cached && !(await pay(unitsOf(size)))) return null;
    const bytes = await underGate(resizeGate, () => resize(original, size, format));
    if (bytes === null) return null;
    const rendition = {
      bytes,
      format,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      path,
      checkedAt: Date.now(),
      contentHash,
      originalEtag: typeof file?.headers['etag'] === 'string' ? file.headers['etag'] : null,
    };
    cache.set(key, rendition);
    return rendition;
  }

  return async (request: PictureRequest): Promise<Picture | null> => {
    const { path, size, format } = request;
    const key = `${format} ${size.width} ${size.height} ${size.contain} ${pathOf(path)}`;
    const cached = cache.get(key);
    const lifetime = cached?.path === path ? REVALIDATE_AFTER_MS : MIN_REVALIDATE_AFTER_MS;
    if (cached && Date.now() - cached.checkedAt < lifetime) return cached;
    const flight =
      flights.get(key) ??
      underGate(originalsGate, () => refresh(key, cached, request)).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

async function underGate<T>(gate: Semaphore, work: () => Promise<T>): Promise<T | null> {
  const leave = await gate.acquire();
  if (leave === null) return null;
  try {
    return await work();
  } finally {
    leave();
  }
}

function unitsOf({ width, height }: PictureSize): number {
  return Math.ceil((width * (height ?? width * DEFAULT_ASPECT)) / UNIT_PIXELS);
}

async function readImage({ headers, body }: ShopFile): Promise<Buffer | null> {
  const isAccepted =
    RESIZABLE.test(String(headers['content-type'] ?? '')) &&
    Number(headers['content-length'] ?? 0) <= MAX_FILE_BYTES;
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop aborts the request.
  for await (const chunk of body) {
    const piece = Buffer.from(chunk);
    size += piece.length;
    if (!isAccepted || size > MAX_FILE_BYTES) return null;
    chunks.push(piece);
  }
  return isAccepted ? Buffer.concat(chunks) : null;
}

/** Never upscales; `attention` keeps the salient part when cropping. */
function resize(original: Buffer, size: PictureSize, format: Picture['format']): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: MAX_ORIGINAL_PIXELS, failOn: 'error' })
    .rotate()
    .timeout({ seconds: RESIZE_TIMEOUT_S })
    .resize({
      width: size.width,
      ...(size.height === null ? {} : { height: size.height }),
      fit: size.contain ? 'inside' : 'cover',
      position: sharp.strategy.attention,
      withoutEnlargement: true,
    });
  // Full chroma and these qualities prevent banding of gradients.
  if (format === 'avif')
    return picture.avif({ quality: 68, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 84, effort: 3, smartSubsample: true }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
