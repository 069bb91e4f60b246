import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { type PictureSize, pictureFile, storedWidths } from '../derive/shop-files.ts';
import * as bicycle from './bicycle/pictures.ts';
import * as kitchen from './pictures.ts';

// One picture at a time leaves the other processors alone.
sharp.concurrency(1);

const SHOP = process.env['DEMO_SHOP'] ?? 'kontor';
const { pictureKeys, pictureSize, pictureSvg } = SHOP === 'plain' ? bicycle : kitchen;
/** Beyond it, blurs take longer than they are worth. */
const MAX_DENSITY = 300;
const MIN_DENSITY = 9;
/** Dots per inch at which a drawing is as wide as it says. */
const NATURAL_DENSITY = 72;

/**
 * `npm run draw [-- --all | <key>…]`: draws the pictures of the demo shop that DEMO_SHOP names into its folder, by
 * default those that are missing, and writes their sizes to `pictures.json`. Those of `kontor` take a quarter of an hour.
 */
async function draw(keys: readonly string[], again: boolean): Promise<void> {
  for (const [at, key] of keys.entries()) {
    const size = pictureSize(key);
    const svg = pictureSvg(key);
    if (size === undefined || svg === undefined) throw new Error(`There is no drawing ${key}`);
    const files = [undefined, ...storedWidths(size)].map((width) => ({
      path: pictureFile(SHOP, key, width),
      width: width ?? size.width,
    }));
    for (const { path, width } of files) {
      if (!again && (await isThere(path))) continue;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await rasterised(svg, size, width));
      console.log(`${at + 1}/${keys.length} ${key} ${width} px`);
    }
  }
}

async function rasterised(svg: string, size: PictureSize, width: number): Promise<Buffer> {
  const density = Math.min(MAX_DENSITY, Math.max(MIN_DENSITY, (NATURAL_DENSITY * width) / size.width));
  return sharp(Buffer.from(svg), { density }).resize(width).webp({ quality: 82, effort: 3 }).toBuffer();
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The sizes of all pictures, one in a line. */
function sizes(): string {
  const lines = pictureKeys()
    .toSorted()
    .map((key) => {
      const { width, height } = pictureSize(key) ?? { width: 0, height: 0 };
      return `  "${key}": { "width": ${width}, "height": ${height} }`;
    });
  return `{\n${lines.join(',\n')}\n}\n`;
}

const [first, ...rest] = process.argv.slice(2);
const all = first === undefined || first === '--all';
await draw(all ? pictureKeys() : [first, ...rest], first !== undefined);
await writeFile(new URL(`../${SHOP}/pictures.json`, import.meta.url), sizes());
