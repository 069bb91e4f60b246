import { createHmac } from 'node:crypto';
import { equalsSecret } from '../../lib/same-secret.ts';

const SIGNATURE_LENGTH = 12;

/** `/picture/800/media/…` by width, and boxes, `/picture/800x1000-contain.<signature>/media/…`, which are signed. */
export class PictureAddresses {
  readonly #key: string;

  constructor(shop: string) {
    this.#key = `kontor-picture ${shop}`;
  }

  /** @param media path and version of the original, `/media/…` */
  path(media: string, size: PictureSize & { readonly height: number }): string {
    const box = `${size.width}x${size.height}${size.contain ? '-contain' : ''}`;
    return `/picture/${box}.${this.#sign(box, media)}${media}`;
  }

  /** Parses the name between `/picture/` and the original; null for a size that the gateway does not emit. */
  read(name: string, media: string): PictureSize | null {
    const [box = '', signature] = name.split('.', 2);
    const [, width = '', height, contain] = /^(\d{3,4})(?:x(\d{3,4})(-contain)?)?$/.exec(box) ?? [];
    const sides = [Number(width), ...(height === undefined ? [] : [Number(height)])];
    if (!sides.every((side) => side === pictureSide(side))) return null;
    if (height !== undefined && !equalsSecret(signature ?? '', this.#sign(box, media))) return null;
    return {
      width: Number(width),
      height: height === undefined ? null : Number(height),
      contain: contain !== undefined,
    };
  }

  #sign(box: string, media: string): string {
    const [path = ''] = media.split('?', 1);
    return createHmac('sha256', this.#key)
      .update(`${box} ${path}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);
  }
}

const WIDTH_STEP_PX = 100;
const DEFAULT_WIDTH_PX = 800;
const MAX_WIDTH_PX = 1_900;

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  /** null preserves the aspect ratio. */
  readonly height: number | null;
  /** Whether to fit the picture into the box; otherwise it is cropped to fill it. */
  readonly contain: boolean;
}

/** Rounds a side up to the next 100 pixels: 800 by default, at most 1900. */
export function pictureSide(pixels: number | null | undefined): number {
  if (!pixels || pixels <= 0) return DEFAULT_WIDTH_PX;
  return Math.min(MAX_WIDTH_PX, Math.ceil(pixels / WIDTH_STEP_PX) * WIDTH_STEP_PX);
}
