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
