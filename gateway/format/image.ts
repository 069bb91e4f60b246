import type { Image } from '../../schema/generated/resolvers.ts';
import type { Nullable, SwMedia } from '../shopware/entities.ts';
import { translated } from './translated.ts';

/** A picture with its renditions, narrow to wide. */
export interface ImageSource extends Image {
  readonly renditions: readonly { readonly url: string; readonly width: number }[];
}

/** A picture of Shopware's under the gateway's own address (`/media/…`, `/thumbnail/…`); null without one. */
export function image(media: Nullable<SwMedia>, fallbackAlt = ''): ImageSource | null {
  const url = ownPath(media?.url);
  if (!media || url === null) return null;
  const renditions = (media.thumbnails ?? [])
    .flatMap(({ url: address, width }) => {
      const path = ownPath(address);
      return path !== null && width ? [{ url: path, width }] : [];
    })
    .sort((a, b) => a.width - b.width);
  const width = media.metaData?.width ?? null;
  const complete =
    width === null ? renditions : [...renditions.filter((entry) => entry.width < width), { url, width }];
  return {
    url,
    srcset: complete.length > 1 ? complete.map((entry) => `${entry.url} ${entry.width}w`).join(', ') : null,
    width,
    height: media.metaData?.height ?? null,
    alt: translated(media, 'alt') ?? fallbackAlt,
    renditions,
  };
}

/** Address of the smallest rendition at least `wanted` pixels wide, else of the original. */
export function renditionUrl(picture: Image, wanted: number | null | undefined): string {
  if (!wanted || !isImageSource(picture)) return picture.url;
  return picture.renditions.find(({ width }) => width >= wanted)?.url ?? picture.url;
}

function isImageSource(picture: Image): picture is ImageSource {
  return 'renditions' in picture;
}

/** Path and query of one of Shopware's files; null for what is no file of its media folders. */
export function ownPath(url: Nullable<string>): string | null {
  if (!url || !URL.canParse(url, 'http://localhost')) return null;
  const { pathname, search } = new URL(url, 'http://localhost');
  const start = pathname.search(/\/(?:media|thumbnail)\//);
  return start < 0 ? null : pathname.slice(start) + search;
}
