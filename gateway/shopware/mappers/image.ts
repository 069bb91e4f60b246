import type { Image, ImageUrlArgs } from '../../../schema/generated/types.ts';
import type { Nullable, SwMedia } from '../entities.ts';
import { type PictureAddresses, pictureSide } from './picture-address.ts';
import { translated } from './translated.ts';

const WIDTHS_PX = [200, 400, 600, 800, 1200, 1600, 1900];
/** Formats that the gateway can resize; vector graphics and videos are passed through. */
const RESIZABLE = /\.(?:jpe?g|png|webp|avif|tiff?)(?:\?|$)/i;

/** A picture with the files that renditions can be made from. */
interface ImageSource extends Image {
  /** Shopware's thumbnails, narrow to wide, then the original. */
  readonly sources: readonly { readonly url: string; readonly width: number }[];
}

/** A picture with a gateway path (`/media/…`, `/picture/…`); null for a video. */
export function image(media: Nullable<SwMedia>, fallbackAlt = ''): ImageSource | null {
  const url = mediaPath(media?.url);
  if (!media || url === null || media.mimeType?.startsWith('video/')) return null;
  const width = media.metaData?.width ?? null;
  const thumbnails = (media.thumbnails ?? [])
    .flatMap(({ url: address, width: thumbnailWidth }) => {
      const path = mediaPath(address);
      return path !== null && thumbnailWidth && (width === null || thumbnailWidth < width)
        ? [{ url: path, width: thumbnailWidth }]
        : [];
    })
    .sort((one, other) => one.width - other.width);
  const sources = [...thumbnails, { url, width: width ?? Number.POSITIVE_INFINITY }];
  return {
    url,
    srcset: srcset(sources, width),
    width,
    height: media.metaData?.height ?? null,
    alt: translated(media, 'alt') ?? translated(media, 'title') ?? fallbackAlt,
    sources,
  };
}

function sourceFor(sources: ImageSource['sources'], width: number): string {
  return (sources.find((source) => source.width >= width) ?? sources.at(-1))?.url ?? '';
}

function srcset(sources: ImageSource['sources'], originalWidth: number | null): string | null {
  const widths = WIDTHS_PX.filter((width) => originalWidth === null || width < originalWidth);
  const largest = originalWidth === null ? [] : [Math.min(originalWidth, WIDTHS_PX.at(-1) ?? originalWidth)];
  const all = [...new Set([...widths, ...largest])];
  if (all.length < 2 || !sources.every(({ url }) => RESIZABLE.test(url))) return null;
  return all.map((width) => `${inWidth(sourceFor(sources, width), width)} ${width}w`).join(', ');
}

/** URL of a rendition; of the original without a size or if it cannot be resized. */
export function renditionUrl(picture: Image, rendition: ImageUrlArgs, addresses: PictureAddresses): string {
  const { url } = picture;
  const { width, height, fit } = rendition;
  if ((!width && !height) || !RESIZABLE.test(url)) return url;
  if (!height) return widthUrl(picture, width);
  // A box of another aspect ratio may need the full height, so it is made from the original.
  const size = { width: pictureSide(width), height: pictureSide(height), contain: fit === 'CONTAIN' };
  return addresses.path(url, size);
}

/** URL of a rendition by width, in the original aspect ratio. */
export function widthUrl(picture: Image, width: number | null | undefined): string {
  const { url } = picture;
  const side = pictureSide(width);
  return inWidth(isImageSource(picture) ? sourceFor(picture.sources, side) : url, side);
}

function inWidth(url: string, width: number): string {
  return `/picture/${pictureSide(width)}${url}`;
}

function isImageSource(picture: Image): picture is ImageSource {
  return 'sources' in picture;
}

/** Path and query of one of Shopware's files; null outside its media folders. */
export function mediaPath(url: Nullable<string>): string | null {
  if (!url || !URL.canParse(url, 'http://localhost')) return null;
  const { pathname, search } = new URL(url, 'http://localhost');
  const start = pathname.search(/\/(?:media|thumbnail)\//);
  return start < 0 ? null : pathname.slice(start) + search;
}
