/** A point on the stage, in px from its centre. */
export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

/** Centre and scale of a picture on its stage. */
export interface ZoomView extends StagePoint {
  readonly scale: number;
}

/** Size of the stage in px. */
export type StageSize = Pick<DOMRect, 'width' | 'height'>;

/** The whole picture. */
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

const MAX_SCALE = 5;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Moves a picture, at most to its edges. */
export function moved({ scale, x, y }: ZoomView, dx: number, dy: number, stage: StageSize): ZoomView {
  const [farX, farY] = [((scale - 1) * stage.width) / 2, ((scale - 1) * stage.height) / 2];
  return { scale, x: between(-farX, x + dx, farX), y: between(-farY, y + dy, farY) };
}

/** Enlarges a picture around a point. */
export function zoomed(view: ZoomView, factor: number, at: StagePoint, stage: StageSize): ZoomView {
  const scale = between(1, view.scale * factor, MAX_SCALE);
  const grown = scale / view.scale;
  const [x, y] = [at.x - (at.x - view.x) * grown, at.y - (at.y - view.y) * grown];
  return moved({ scale, x, y }, 0, 0, stage);
}

/** Parts of the stage that the product of a cut-out fills at most when it opens. */
const FILLED = { width: 0.9, height: 0.78 };

/** Pixels per side of the copy in which a product is measured. */
const COPY_SIZE = 100;
/** Of 255; shadows are fainter. */
const PRODUCT_ALPHA = 200;

/** The product of a cut-out as large as the stage allows, other pictures whole. */
export function fitted(image: HTMLImageElement): ZoomView {
  const { left, right, top, bottom } = productBox(image);
  const { paddingTop, paddingBottom } = getComputedStyle(image);
  const [over, below] = [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom)];
  const [width, height] = [image.offsetWidth, image.offsetHeight - over - below];
  const shown = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const [shownWidth, shownHeight] = [image.naturalWidth * shown, image.naturalHeight * shown];
  const upright = (FILLED.height * height) / ((bottom - top) * shownHeight);
  const scale = Math.min(upright, (FILLED.width * width) / ((right - left) * shownWidth));
  if (!(scale > 1)) return WHOLE;
  const middle = (over - below) / 2;
  return {
    scale,
    x: (0.5 - (left + right) / 2) * shownWidth * scale,
    y: middle + ((0.5 - (top + bottom) / 2) * shownHeight - middle) * scale,
  };
}

/** Position of the product in a cut-out, as fractions of the picture; the whole of an opaque picture. */
function productBox(image: HTMLImageElement) {
  const copy = document.createElement('canvas');
  copy.width = copy.height = COPY_SIZE;
  const context = copy.getContext('2d');
  context?.drawImage(image, 0, 0, COPY_SIZE, COPY_SIZE);
  const pixels = context?.getImageData(0, 0, COPY_SIZE, COPY_SIZE).data ?? [];
  const filled = [...Array(COPY_SIZE ** 2).keys()].filter((at) => (pixels[at * 4 + 3] ?? 0) > PRODUCT_ALPHA);
  const columns = filled.map((at) => at % COPY_SIZE);
  const row = (at = 0) => Math.floor(at / COPY_SIZE);
  return {
    left: Math.min(...columns) / COPY_SIZE,
    right: (Math.max(...columns) + 1) / COPY_SIZE,
    top: row(filled[0]) / COPY_SIZE,
    bottom: (row(filled.at(-1)) + 1) / COPY_SIZE,
  };
}
