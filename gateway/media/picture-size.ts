/** All in pixels. */
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

/** A side of a picture as the shop emits it: rounded up to the next 100, 800 when none is given, at most 1900. */
export function pictureSide(pixels: number | null | undefined): number {
  if (!pixels || pixels <= 0) return DEFAULT;
  return Math.min(LARGEST, Math.ceil(pixels / STEP) * STEP);
}
