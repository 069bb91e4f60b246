import { idOf, mediaId } from '../../../sandbox/shops/derive/ids.ts';
import { shownPictures } from '../../../sandbox/shops/derive/shown-pictures.ts';
import { demo } from '../demo.ts';
import { type Step, step } from '../step.ts';
import { type Target, translations } from '../target.ts';

const FOLDER = idOf('media-folder', 'kontor');
/** Shopware keeps the aspect ratio only in squares: a portrait of 500 px is 400 px wide. */
const THUMBNAIL_EDGES: readonly number[] = [500, 1000, 2000];

const thumbnailSizeId = (edge: number) => idOf('thumbnail-size', String(edge));

/** The file of a download. */
export function downloadMediaId(productKey: string): string {
  return idOf('media', `download:${productKey}`);
}

/** The media folder, pictures and downloads; their files are uploaded later. */
export function media(target: Target): Step[] {
  const folder = {
    id: FOLDER,
    name: demo.name,
    useParentConfiguration: false,
    configuration: {
      id: idOf('media-folder-configuration', 'kontor'),
      createThumbnails: true,
      keepAspectRatio: true,
      thumbnailQuality: 80,
      private: false,
      mediaThumbnailSizes: THUMBNAIL_EDGES.map((edge) => ({ id: thumbnailSizeId(edge) })),
    },
  };
  const pictures = shownPictures(demo).map(({ key, alt }) => ({
    id: mediaId(key),
    mediaFolderId: FOLDER,
    translations: translations(target, (lang) => ({ alt: alt[lang], title: alt[lang] })),
  }));
  const downloads = demo.catalogue.products
    .filter(({ download }) => download)
    .map(({ key, name }) => ({
      id: downloadMediaId(key),
      private: true,
      mediaFolderId: target.downloadFolderId,
      translations: translations(target, (lang) => ({ title: name[lang] })),
    }));
  return [
    step(
      'Thumbnail sizes',
      'media_thumbnail_size',
      THUMBNAIL_EDGES.map((edge) => ({ id: thumbnailSizeId(edge), width: edge, height: edge })),
    ),
    step('Media folder', 'media_folder', [folder]),
    step('Pictures', 'media', pictures),
    step('Downloads', 'media', downloads),
  ];
}
