import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { Semaphore } from '../../lib/semaphore.ts';
import type { PictureSize } from '../../shopware/mappers/picture-size.ts';
import type { Originals } from './originals.ts';
import { pathOf } from './shop-files.ts';

/** Pixels of the largest original that is opened; more is a bomb or a mistake. */
const MAX_ORIGINAL_PIXELS = 50_000_000;
/** Seconds that one picture may take. */
const TIMEOUT_S = 10;
/** Originals that are fetched or held at a time, so that one which does not come keeps no other from being made. */
const MAX_ORIGINALS = 16;
/** Pictures that may wait for that; one is made at a time, so that pages have the other processors. */
const MAX_QUEUE = 60;
/** Pixels that are paid for with one unit. */
const UNIT_PIXELS = 250_000;
/** Height of a picture whose shape is not asked for, as a share of its width. */
const DEFAULT_ASPECT = 1.25;
/** How many times more an AVIF costs than a WebP. */
const AVIF_COST_FACTOR = 4;

// One picture is one thread; what sharp would keep of files and operations is kept here already.
sharp.concurrency(1);
sharp.cache(false);

/** How a picture is encoded. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** A rendition. */
export interface Picture {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  readonly etag: string;
}

/** A picture that is asked for. */
interface PictureRequest {
  /** Path and version of the original. */
  readonly path: string;
  readonly size: PictureSize;
  /** What the client takes, the best first. */
  readonly formats: readonly PictureFormat[];
}

/** Lets somebody have so many units' worth of pictures made. */
type Pay = (units: number) => Promise<boolean>;

/**
 * Renditions of the shop's pictures, in bounded memory and by the content of their original. WebP is made at once; AVIF,
 * which takes many times longer, is made afterwards for those who ask next.
 */
export class PictureMaker {
  readonly #originals: Originals;
  readonly #cache: LRUCache<string, Picture>;
  readonly #flights = new Map<string, Promise<Picture | null>>();
  readonly #originalsGate = new Semaphore(MAX_ORIGINALS, MAX_QUEUE);
  readonly #gate = new Semaphore(1, MAX_ORIGINALS);

  /** @param maxBytes of renditions that are cached */
  constructor(originals: Originals, maxBytes: number) {
    this.#originals = originals;
    this.#cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.length + 500 });
  }

  /** The best rendition at hand, else one made now; null where the original cannot be resized or too much is asked. */
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

  /** Makes the best form of what was asked for again, when there is nothing else to do. */
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

/** Does something when its turn has come; null at once when too many wait. */
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

/** What making a picture costs. */
function unitsOf({ width, height }: PictureSize, format: PictureFormat): number {
  const pixels = width * (height ?? width * DEFAULT_ASPECT);
  return Math.ceil(pixels / UNIT_PIXELS) * (format === 'avif' ? AVIF_COST_FACTOR : 1);
}

function keyOf({ path, size }: PictureRequest, content: string | null, format: PictureFormat): string {
  return `${format} ${size.width} ${size.height} ${size.contain} ${pathOf(path)} ${content ?? ''}`;
}

/** Never larger than the original; `attention` keeps what the eye goes to when edges are cut ("smart fit"). */
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
