import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { Semaphore } from '../../lib/semaphore.ts';
import type { PictureSize } from '../../shopware/mappers/picture-size.ts';
import type { Originals } from './originals.ts';
import { pathOf } from './shop-files.ts';

/** A larger original is a decompression bomb or a mistake. */
const MAX_ORIGINAL_PIXELS = 50_000_000;
const TIMEOUT_S = 10;
/** Originals in memory or loading; a slow one must not block the others. */
const MAX_ORIGINALS = 16;
/** Queue of renditions; one is made at a time, which leaves the other processors to pages. */
const MAX_QUEUE = 60;
/** Pixels per unit of cost. */
const UNIT_PIXELS = 250_000;
/** Assumed aspect ratio (height by width) of a picture requested by width only. */
const DEFAULT_ASPECT = 1.25;
/** Cost of AVIF relative to WebP. */
const AVIF_COST_FACTOR = 4;

// One thread per picture, without sharp's own cache, since renditions are cached here.
sharp.concurrency(1);
sharp.cache(false);

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export interface Picture {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  readonly etag: string;
}

interface PictureRequest {
  readonly path: string;
  readonly size: PictureSize;
  readonly formats: readonly PictureFormat[];
}

/** Charges the client's budget; false when it is spent. */
type Pay = (units: number) => Promise<boolean>;

/**
 * Renditions, cached in bounded memory by the content of their original. WebP is made at once; AVIF, which is many
 * times slower, afterwards for later requests.
 */
export class PictureMaker {
  readonly #originals: Originals;
  readonly #cache: LRUCache<string, Picture>;
  readonly #isOverCapacity: () => boolean;
  readonly #flights = new Map<string, Promise<Picture | null>>();
  readonly #originalsGate = new Semaphore(MAX_ORIGINALS, MAX_QUEUE);
  readonly #gate = new Semaphore(1, MAX_ORIGINALS);

  /**
   * @param maxBytes of cached renditions
   * @param isOverCapacity whether none may be made just now
   */
  constructor(originals: Originals, maxBytes: number, isOverCapacity: () => boolean) {
    this.#originals = originals;
    this.#isOverCapacity = isOverCapacity;
    this.#cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.length + 500 });
  }

  /** Returns the best cached rendition, else makes one; null when the original cannot be resized or a limit is reached. */
  async get(request: PictureRequest, pay: Pay): Promise<Picture | null> {
    const content = await this.#originals.content(request.path);
    for (const format of content === null ? [] : request.formats) {
      const cached = this.#cache.get(keyOf(request, content, format));
      if (!cached) continue;
      this.#improve(request, format, pay);
      return cached;
    }
    const format = request.formats.find((candidate) => candidate !== 'avif') ?? 'jpeg';
    return this.#make(request, format, pay);
  }

  /** Makes the best format in the background when the queue is empty. */
  #improve(request: PictureRequest, format: PictureFormat, pay: Pay): void {
    const [best] = request.formats;
    if (best === undefined || best === format || this.#gate.running > 0) return;
    this.#make(request, best, pay).catch(() => undefined);
  }

  #make(request: PictureRequest, format: PictureFormat, pay: Pay): Promise<Picture | null> {
    const key = keyOf(request, null, format);
    const known = this.#flights.get(key);
    if (known) return known;
    const flight = this.#makeNow(request, format, pay).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  async #makeNow(request: PictureRequest, format: PictureFormat, pay: Pay): Promise<Picture | null> {
    if (this.#isOverCapacity()) return null;
    if (!(await pay(unitsOf(request.size, format)))) return null;
    return oneAtATime(this.#originalsGate, async () => {
      const original = await this.#originals.load(request.path);
      if (original === null) return null;
      const bytes = await oneAtATime(this.#gate, () => render(original.bytes, request.size, format));
      if (bytes === null) return null;
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      const picture = { bytes, format, etag };
      this.#cache.set(keyOf(request, original.content, format), picture);
      return picture;
    });
  }
}

/** Runs `work` under the semaphore; null when the queue is full. */
async function oneAtATime<T>(gate: Semaphore, work: () => Promise<T>): Promise<T | null> {
  const turn = gate.acquire();
  if (turn === null) return null;
  const leave = await turn;
  try {
    return await work();
  } finally {
    leave();
  }
}

function unitsOf({ width, height }: PictureSize, format: PictureFormat): number {
  const pixels = width * (height ?? width * DEFAULT_ASPECT);
  return Math.ceil(pixels / UNIT_PIXELS) * (format === 'avif' ? AVIF_COST_FACTOR : 1);
}

function keyOf({ path, size }: PictureRequest, content: string | null, format: PictureFormat): string {
  return `${format} ${size.width} ${size.height} ${size.contain} ${pathOf(path)} ${content ?? ''}`;
}

/** Never upscales; `attention` crops to the salient part. */
async function render(original: Buffer, size: PictureSize, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: MAX_ORIGINAL_PIXELS, failOn: 'error' })
    .rotate()
    .timeout({ seconds: TIMEOUT_S })
    .resize({
      width: size.width,
      ...(size.height === null ? {} : { height: size.height }),
      fit: size.contain ? 'inside' : 'cover',
      position: sharp.strategy.attention,
      withoutEnlargement: true,
    });
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 80, effort: 3 }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
