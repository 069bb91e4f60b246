import { fileURLToPath } from 'node:url';

/** Widths in px of the thumbnails of every picture. */
export const THUMBNAIL_WIDTHS = [400, 800, 1600] as const;

/** px */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Widths of thumbnails that have a file: those narrower than the picture. */
export function storedWidths({ width }: PictureSize): number[] {
  return THUMBNAIL_WIDTHS.filter((thumbnail) => thumbnail < width);
}

/** @param width of a thumbnail in px */
export function pictureFile(shop: string, key: string, width?: number): string {
  const name = width === undefined ? key : `${key}_${width}`;
  return fileURLToPath(new URL(`../${shop}/pictures/${name}.webp`, import.meta.url));
}

export function productFile(shop: string, productKey: string): string {
  return fileURLToPath(new URL(`../${shop}/files/${productKey}.pdf`, import.meta.url));
}
