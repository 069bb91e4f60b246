/** All in pixels. */
const WIDTH_STEP_PX = 100;
const DEFAULT_WIDTH_PX = 800;
const MAX_WIDTH_PX = 1_900;

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
  if (!pixels || pixels <= 0) return DEFAULT_WIDTH_PX;
  return Math.min(MAX_WIDTH_PX, Math.ceil(pixels / WIDTH_STEP_PX) * WIDTH_STEP_PX);
}
