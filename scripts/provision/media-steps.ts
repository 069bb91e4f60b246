import { idOf, mediaId } from '../../sandbox/shops/derive/ids.ts';
import { shownPictures } from '../../sandbox/shops/derive/shown-pictures.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';
import { own, type Step } from './step.ts';
import type { Surroundings } from './surroundings.ts';
import { translations } from './translations.ts';

/** The id of the folder of the shop's pictures. */
const FOLDER = idOf('media-folder', 'kontor');

/** Shopware keeps the proportions of a picture in squares only; a portrait of 500 px is 400 px wide. */
const THUMBNAIL_EDGES: readonly number[] = [500, 1000, 2000];

/** The id of the file that a product is. */
export function downloadMediaId(productKey: string): string {
  return idOf('media', `download:${productKey}`);
}

/** The folder with its thumbnails, the pictures, and the files that are sold; their contents are uploaded afterwards. */
export function mediaSteps(around: Surroundings): Step[] {
  return [
    own('Sizes of thumbnails', 'media_thumbnail_size', THUMBNAIL_EDGES.map(thumbnailSize)),
    own('Folder of pictures', 'media_folder', [folder()]),
    own(
      'Pictures',
      'media',
      shownPictures(demo).map((picture) => ({
        id: mediaId(picture.key),
        mediaFolderId: FOLDER,
        translations: translations(around, (lang) => ({
          alt: picture.alt[lang],
          title: picture.alt[lang],
        })),
      })),
    ),
    own(
      'Files that are sold',
      'media',
      demo.catalogue.products.flatMap(({ key, download, name }) =>
        download
          ? [
              {
                id: downloadMediaId(key),
                private: true,
                mediaFolderId: around.downloadFolderId,
                translations: translations(around, (lang) => ({ title: name[lang] })),
              },
            ]
          : [],
      ),
    ),
  ];
}

function thumbnailSize(edge: number): ShopwareRecord {
  return { id: idOf('thumbnail-size', String(edge)), width: edge, height: edge };
}

function folder(): ShopwareRecord {
  return {
    id: FOLDER,
    name: demo.name,
    useParentConfiguration: false,
    configuration: {
      id: idOf('media-folder-configuration', 'kontor'),
      createThumbnails: true,
      keepAspectRatio: true,
      thumbnailQuality: 80,
      private: false,
      mediaThumbnailSizes: THUMBNAIL_EDGES.map((edge) => ({ id: idOf('thumbnail-size', String(edge)) })),
    },
  };
}
