import { setTimeout as wait } from 'node:timers/promises';
import { pictureKeys } from '../pictures/pictures.ts';
import { THUMBNAIL_WIDTHS } from './media-entity.ts';
import type { PictureCache } from './picture-cache.ts';

/** ms without a question for a picture after which the background may draw one. */
const IDLE = 1500;

/** ms of rest after each picture, so that the shop keeps most of the processor. */
const REST = 250;

/** Draws every picture in the background, the common size first, whenever nobody asks for one; returns a stop. */
export function warmPictures(cache: PictureCache): () => void {
  const stop = new AbortController();
  void warm(cache, stop.signal).catch(() => undefined);
  return () => stop.abort();
}

async function warm(cache: PictureCache, signal: AbortSignal): Promise<void> {
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false });
  await pause(IDLE * 4);
  const [small, medium, large] = THUMBNAIL_WIDTHS;
  let asked = cache.asked;
  for (const width of [medium, small, large]) {
    for (const key of pictureKeys()) {
      while (cache.asked !== asked) {
        asked = cache.asked;
        await pause(IDLE);
      }
      if (await cache.has(key, width)) continue;
      await cache.fill(key, width);
      await pause(REST);
    }
  }
}
