import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { Semaphore } from '../../lib/semaphore.ts';
import type { PictureSize } from '../../shopware/mappers/picture-address.ts';
import { pathOf, type ShopFiles } from './shop-files.ts';

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

type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** A resized picture. */
export interface Picture {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  readonly etag: string;
  /** Path and version of the original at the last check. */
  readonly path: string;
  readonly originalEtag: string | undefined;
}

interface PictureRequest extends Pick<Picture, 'path'> {
  readonly format: PictureFormat;
  readonly size: PictureSize;
  /** Charges the client's budget; resolves to false if a limit is reached. */
  readonly pay: (units: number) => Promise<boolean>;
}

/**
 * Resizes pictures and caches them, at most `maxBytes`, until their original changes, or while it cannot be checked. The
 * result is undefined if the original cannot be resized or a limit is reached. @throws UpstreamError
 */
export function pictureCache({ open }: ShopFiles, maxBytes: number) {
  const originals = new Semaphore(MAX_ORIGINALS, MAX_QUEUE);
  // One picture at a time leaves the other processors to pages.
  const resizing = new Semaphore(1, MAX_ORIGINALS);
  const cache = new LRUCache<string, Picture, PictureRequest>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 500,
    ttl: REVALIDATE_AFTER_MS,
    allowStaleOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, cached, { context }) => underGate(originals, () => render(context, cached)),
  });

  async function render({ path, size, format, pay }: PictureRequest, cached: Picture | undefined) {
    const units = Math.ceil((size.width * (size.height ?? size.width * DEFAULT_ASPECT)) / UNIT_PIXELS);
    if (!cached && !(await pay(units))) return undefined;
    const file = await open(path, {
      headers: {
        accept: 'image/*',
        ...(cached?.originalEtag ? { 'if-none-match': cached.originalEtag } : {}),
      },
      signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
    });
    if (file === null) return undefined;
    const { statusCode, headers, body } = file;
    if (cached && statusCode === 304) {
      void body.dump();
      return { ...cached, path };
    }
    if (!RESIZABLE.test(String(headers['content-type']))) {
      void body.dump();
      return undefined;
    }
    const original = await body.bytes();
    const etag = `"${createHash('sha256').update(original).digest('base64url').slice(0, 22)}-${format}"`;
    if (cached?.etag === etag) return { ...cached, path };
    const resized = await underGate(resizing, () => resize(original, size, format));
    const originalEtag = headers['etag']?.toString();
    return resized && { ...resized, etag, path, originalEtag };
  }

  return (request: PictureRequest): Promise<Picture | undefined> => {
    const { path, size, format } = request;
    const key = `${format} ${size.width} ${size.height} ${size.contain} ${pathOf(path)}`;
    const isChecked = cache.getRemainingTTL(key) > REVALIDATE_AFTER_MS - MIN_REVALIDATE_AFTER_MS;
    const forceRefresh = !isChecked && cache.peek(key)?.path !== path;
    return cache.fetch(key, { context: request, forceRefresh });
  };
}

async function underGate<T>(gate: Semaphore, work: () => Promise<T>): Promise<T | undefined> {
  const leave = await gate.acquire();
  return leave === null ? undefined : work().finally(leave);
}

/**
 * Never upscales; `attention` keeps the salient part when cropping. Cut-outs are WebP instead of AVIF, because Chromium 156
 * reads the alpha of an AVIF as limited range, which cuts off soft shadows.
 */
async function resize(original: Uint8Array, size: PictureSize, accepted: PictureFormat) {
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
  const format = accepted === 'avif' && (await picture.metadata()).hasAlpha ? 'webp' : accepted;
  // Full chroma and these qualities prevent banding of gradients.
  if (format === 'avif') picture.avif({ quality: 68, effort: 1, chromaSubsampling: '4:4:4' });
  else if (format === 'webp') picture.webp({ quality: 84, effort: 3, smartSubsample: true });
  else picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true });
  return { bytes: await picture.toBuffer(), format };
}
