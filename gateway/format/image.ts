import type { Image, ImageFit } from '../../schema/generated/resolvers.ts';
import { picturePath, pictureSide } from '../media/picture-size.ts';
import type { Nullable, SwMedia } from '../shopware/entities.ts';
import { translated } from './translated.ts';

/** Widths of a `srcset`, in pixels. */
const WIDTHS = [200, 400, 600, 800, 1200, 1600, 1900];
/** What the gateway can resize; drawings and films stay as they are. */
const RESIZABLE = /\.(?:jpe?g|png|webp|avif|tiff?)(?:\?|$)/i;

/** A picture of Shopware's under the gateway's own address (`/media/…`, `/picture/…`); null without one. */
export function image(media: Nullable<SwMedia>, fallbackAlt = ''): Image | null {
  const url = ownPath(media?.url);
  if (!media || url === null) return null;
  const width = media.metaData?.width ?? null;
  return {
    url,
    srcset: srcset(url, width),
    width,
    height: media.metaData?.height ?? null,
    alt: translated(media, 'alt') ?? fallbackAlt,
  };
}

function srcset(url: string, own: number | null): string | null {
  if (!isResizable(url)) return null;
  const widths = WIDTHS.filter((width) => own === null || width < own);
  const largest = own === null ? [] : [Math.min(own, WIDTHS.at(-1) ?? own)];
  const all = [...new Set([...widths, ...largest])];
  if (all.length < 2) return null;
  return all
    .map(
      (width) => `${picturePath(url, { width: pictureSide(width), height: null, contain: false })} ${width}w`,
    )
    .join(', ');
}

/** Address of a rendition in the sizes of spec §9; of the original where no size is wanted or it cannot be resized. */
export function renditionUrl(
  { url }: Pick<Image, 'url'>,
  wanted: {
    readonly width?: number | null | undefined;
    readonly height?: number | null | undefined;
    readonly fit?: ImageFit | null | undefined;
  },
): string {
  if ((!wanted.width && !wanted.height) || !isResizable(url)) return url;
  const height = wanted.height ? pictureSide(wanted.height) : null;
  return picturePath(url, { width: pictureSide(wanted.width), height, contain: wanted.fit === 'CONTAIN' });
}

function isResizable(url: string): boolean {
  return url.startsWith('/media/') && RESIZABLE.test(url);
}

/** Path and query of one of Shopware's files; null for what is no file of its media folders. */
export function ownPath(url: Nullable<string>): string | null {
  if (!url || !URL.canParse(url, 'http://localhost')) return null;
  const { pathname, search } = new URL(url, 'http://localhost');
  const start = pathname.search(/\/(?:media|thumbnail)\//);
  return start < 0 ? null : pathname.slice(start) + search;
}
