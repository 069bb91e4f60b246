import { fileURLToPath } from 'node:url';

/** Widths in px of the thumbnails of every picture. */
export const THUMBNAIL_WIDTHS = [400, 800, 1600] as const;

/** px */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The widths in px of the thumbnails that are files of their own: those narrower than the picture. */
export function storedWidths({ width }: PictureSize): number[] {
  return THUMBNAIL_WIDTHS.filter((thumbnail) => thumbnail < width);
}

/**
 * The path of a picture's file.
 * @param shop the demo shop's name
 * @param width of a thumbnail in px; the picture itself when absent
 */
export function pictureFile(shop: string, key: string, width?: number): string {
  const name = width === undefined ? key : `${key}_${width}`;
  return fileURLToPath(new URL(`../${shop}/pictures/${name}.webp`, import.meta.url));
}

/** The path of the file that a product is. */
export function productFile(shop: string, productKey: string): string {
  return fileURLToPath(new URL(`../${shop}/files/${productKey}.pdf`, import.meta.url));
}
