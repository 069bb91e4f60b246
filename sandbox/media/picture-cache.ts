import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureSvg } from '../pictures/pictures.ts';
import { mediaSize } from './media-entity.ts';

/** Changes when pictures must be drawn anew though their keys are the same. */
const EDITION = 1;

/**
 * Rasterised pictures: drawn when first asked for, once per key and width, one at a time,
 * and kept on disk for the next start.
 */
export class PictureCache {
  readonly #folder: string;
  readonly #drawnWidth: number;
  readonly #flights = new Map<string, Promise<Buffer | undefined>>();
  #queue: Promise<unknown> = Promise.resolve();
  #asked = 0;

  /**
   * @param folder where the WebP files are kept
   * @param drawnWidth px in which a picture is drawn at most; a wider one is blown up, which costs next to nothing
   */
  constructor(folder: string, drawnWidth = Number.POSITIVE_INFINITY) {
    this.#folder = folder;
    this.#drawnWidth = drawnWidth;
  }

  /** How often a picture was asked for; the warming waits while this grows. */
  get asked(): number {
    return this.#asked;
  }

  /**
   * The picture as WebP, or undefined for an unknown key.
   * @param width px; the full size when undefined
   */
  get(key: string, width?: number): Promise<Buffer | undefined> {
    this.#asked++;
    return this.fill(key, width);
  }

  /** As {@link get}, without counting as a question. */
  fill(key: string, width?: number): Promise<Buffer | undefined> {
    const name = `${key}_${width ?? 'full'}`;
    const flight =
      this.#flights.get(name) ?? this.#load(key, width, name).finally(() => this.#flights.delete(name));
    this.#flights.set(name, flight);
    return flight;
  }

  /** True if the picture is already on disk. */
  async has(key: string, width: number): Promise<boolean> {
    return access(this.#file(`${key}_${width}`)).then(
      () => true,
      () => false,
    );
  }

  #file(name: string): string {
    const drawn = Number.isFinite(this.#drawnWidth) ? `-${this.#drawnWidth}` : '';
    return join(this.#folder, `${EDITION}${drawn}`, `${name}.webp`);
  }

  async #load(key: string, width: number | undefined, name: string): Promise<Buffer | undefined> {
    const file = this.#file(name);
    try {
      return await readFile(file);
    } catch {
      const turn = this.#queue.then(() => this.#draw(key, width, file));
      this.#queue = turn.catch(() => undefined);
      return turn;
    }
  }

  async #draw(key: string, width: number | undefined, file: string): Promise<Buffer | undefined> {
    const svg = pictureSvg(key);
    if (svg === undefined) return undefined;
    const { default: sharp } = await import('sharp');
    sharp.concurrency(1);
    const size = mediaSize(key);
    const target = width ?? size.width;
    const drawn = Math.min(target, this.#drawnWidth);
    const density = Math.min(300, Math.max(9, (72 * drawn) / size.width));
    const drawing = sharp(Buffer.from(svg), { density }).resize(drawn);
    const picture =
      drawn === target
        ? await drawing.webp({ quality: 82, effort: 3 }).toBuffer()
        : await sharp(await drawing.png({ compressionLevel: 1 }).toBuffer())
            .resize(target)
            .webp({ quality: 50, effort: 0 })
            .toBuffer();
    await mkdir(dirname(file), { recursive: true });
    const temporary = `${file}.${process.pid}`;
    await writeFile(temporary, picture);
    await rename(temporary, file);
    return picture;
  }
}
