/** Position of a picture on its stage: `scale`, and the offset of its centre in px. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point on the stage, in px from its centre. */
export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

interface StageSize {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

const MAX_SCALE = 5;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Pans a zoomed picture; its edges stay outside the stage. */
export function moved({ scale, x, y }: ZoomView, dx: number, dy: number, stage: StageSize): ZoomView {
  const [farX, farY] = [((scale - 1) * stage.width) / 2, ((scale - 1) * stage.height) / 2];
  return { scale, x: between(-farX, x + dx, farX), y: between(-farY, y + dy, farY) };
}

/** Zooms by a factor around a fixed point. */
export function zoomed(view: ZoomView, factor: number, at: StagePoint, stage: StageSize): ZoomView {
  const scale = between(1, view.scale * factor, MAX_SCALE);
  const grown = scale / view.scale;
  const [x, y] = [at.x - (at.x - view.x) * grown, at.y - (at.y - view.y) * grown];
  return moved({ scale, x, y }, 0, 0, stage);
}
