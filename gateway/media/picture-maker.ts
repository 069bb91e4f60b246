import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { PictureSize } from './picture-size.ts';

/** Pixels of the largest original that is opened; more is a bomb or a mistake. */
const MOST_PIXELS = 50_000_000;
/** Seconds that one picture may take. */
const LONGEST = 10;
/** Pictures that are made at the same time, and that may wait. */
const AT_ONCE = 2;
const MOST_WAITING = 200;

/** How a picture is encoded. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** A rendition. */
export interface Picture {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  readonly etag: string;
}

/** A picture that is wanted. */
interface PictureWanted {
  /** Path and query of the original. */
  readonly path: string;
  readonly size: PictureSize;
  /** What the client takes, the best first. */
  readonly formats: readonly PictureFormat[];
}

/** Loads an original; null where there is none that can be resized. */
type LoadOriginal = (path: string) => Promise<Buffer | null>;

/**
 * Renditions of the shop's pictures, kept in bounded memory. WebP is made at once; AVIF, which takes many times longer, is
 * made afterwards for those who ask next.
 */
export class PictureMaker {
  readonly #load: LoadOriginal;
  readonly #kept: LRUCache<string, Picture>;
  readonly #flights = new Map<string, Promise<Picture | null>>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  /** @param most bytes of renditions that are kept */
  constructor(load: LoadOriginal, most: number) {
    this.#load = load;
    this.#kept = new LRUCache({ maxSize: most, sizeCalculation: ({ bytes }) => bytes.length + 200 });
  }

  /**
   * The best rendition at hand, else one made now; null where the original cannot be resized or too much is asked.
   * @param mayMake whether one more may be made for whoever asks
   */
  async get(wanted: PictureWanted, mayMake: () => Promise<boolean>): Promise<Picture | null> {
    for (const format of wanted.formats) {
      const kept = this.#kept.get(keyOf(wanted, format));
      if (!kept) continue;
      this.#improve(wanted, format);
      return kept;
    }
    const format = wanted.formats.find((candidate) => candidate !== 'avif') ?? 'jpeg';
    return (await mayMake()) ? this.#make(wanted, format) : null;
  }

  /** Makes the best form of what was asked for again, when there is nothing else to do. */
  #improve(wanted: PictureWanted, format: PictureFormat): void {
    const [best] = wanted.formats;
    if (best === undefined || best === format || this.#busy > 0 || this.#waiting.length > 0) return;
    this.#make(wanted, best).catch(() => undefined);
  }

  #make(wanted: PictureWanted, format: PictureFormat): Promise<Picture | null> {
    const key = keyOf(wanted, format);
    const under = this.#flights.get(key);
    if (under) return under;
    if (this.#waiting.length >= MOST_WAITING) return Promise.resolve(null);
    const flight = this.#turn(async () => {
      const original = await this.#load(wanted.path);
      if (original === null) return null;
      const bytes = await render(original, wanted.size, format);
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      const picture = { bytes, format, etag };
      this.#kept.set(key, picture);
      return picture;
    }).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  async #turn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#busy += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}

function keyOf({ path, size }: PictureWanted, format: PictureFormat): string {
  return `${format} ${size.width} ${size.height} ${size.contain} ${path}`;
}

/** Never larger than the original; `attention` keeps what the eye goes to when edges are cut (spec §9, "smart fit"). */
async function render(original: Buffer, size: PictureSize, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .timeout({ seconds: LONGEST })
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
