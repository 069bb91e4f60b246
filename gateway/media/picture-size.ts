/** Spec §9, all in pixels. */
const STEP = 100;
const DEFAULT = 800;
const LARGEST = 1_900;

/** How a picture is wanted. */
export interface PictureSize {
  readonly width: number;
  /** null keeps the picture's own shape. */
  readonly height: number | null;
  /** Whether all of it must be seen; else the box is filled and the edges are cut. */
  readonly contain: boolean;
}

/** A side of a picture as spec §9 wants it: rounded up to the next 100, 800 when none is given, at most 1900. */
export function pictureSide(pixels: number | null | undefined): number {
  if (!pixels || pixels <= 0) return DEFAULT;
  return Math.min(LARGEST, Math.ceil(pixels / STEP) * STEP);
}

/**
 * Path of a rendition: `/picture/800/…`, `/picture/800x1000/…`, `/picture/800x1000-contain/…`.
 * @param media path and query of the original, `/media/…`
 */
export function picturePath(media: string, { width, height, contain }: PictureSize): string {
  const box = height === null ? `${width}` : `${width}x${height}${contain ? '-contain' : ''}`;
  return `/picture/${box}${media}`;
}

/** What a path asks for; null for a size that spec §9 does not know, so that nobody can have any number of them made. */
export function readPictureSize(box: string): PictureSize | null {
  const [, width = '', height, contain] = /^(\d{3,4})(?:x(\d{3,4})(-contain)?)?$/.exec(box) ?? [];
  const sides = [Number(width), ...(height === undefined ? [] : [Number(height)])];
  if (!sides.every((side) => side === pictureSide(side))) return null;
  return {
    width: Number(width),
    height: height === undefined ? null : Number(height),
    contain: contain !== undefined,
  };
}
