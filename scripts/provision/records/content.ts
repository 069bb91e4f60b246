import { demo } from '../../../sandbox/shops/demo.ts';
import {
  type CategoryRecord,
  categoryTexts,
  firstVariants,
  layoutOf,
  linkFields,
} from '../../../sandbox/shops/derive/catalogue.ts';
import { customFields } from '../../../sandbox/shops/derive/custom-fields.ts';
import { idOf, mediaId } from '../../../sandbox/shops/derive/ids.ts';
import { shownPictures } from '../../../sandbox/shops/derive/pictures.ts';
import { type StoredSlot, storedSlot } from '../../../sandbox/shops/derive/slots.ts';
import type { LayoutBlock, LayoutElement, LayoutSection } from '../../../sandbox/shops/model/layout.ts';
import type { Lang } from '../../../sandbox/shops/model/text.ts';
import type { ShopwareRecord } from '../admin-client.ts';
import { type Target, texts, translations } from '../target.ts';

const products = firstVariants(demo.products);
const slotProducts = {
  byKey: (key: string) => products.find((product) => product.demo.key === key),
  listed: () => products,
};

/** CMS pages with sections, blocks and slots. */
export function layouts(target: Target): ShopwareRecord[] {
  return demo.layouts.map((layout) => {
    const id = idOf('layout', layout.key);
    return {
      id,
      type: layout.type,
      translations: texts(target, { name: layout.name }),
      sections: layout.sections.map((section, position) => {
        const sectionId = idOf('section', `${id}:${position}`);
        return {
          id: sectionId,
          type: section.type,
          position,
          name: section.name ?? null,
          sizingMode: section.sizing,
          mobileBehavior: section.mobile ?? 'wrap',
          ...appearance(section),
          blocks: section.blocks.map((block, index) => blockRecord(target, block, sectionId, index)),
        };
      }),
    };
  });
}

function blockRecord(target: Target, block: LayoutBlock, sectionId: string, position: number) {
  const id = idOf('block', `${sectionId}:${position}`);
  const [marginTop, marginRight, marginBottom, marginLeft] = block.margins ?? [null, null, null, null];
  return {
    id,
    type: block.type,
    position,
    name: block.name ?? null,
    sectionPosition: block.position ?? 'main',
    marginTop,
    marginRight,
    marginBottom,
    marginLeft,
    ...appearance(block),
    slots: Object.entries(block.slots).map(([slot, element]) => ({
      id: idOf('slot', `${id}:${slot}`),
      slot,
      type: stored(element, 'de').type,
      translations: translations(target, (lang) => ({ config: stored(element, lang).config })),
    })),
  };
}

function stored(element: LayoutElement, lang: Lang): StoredSlot {
  return storedSlot(element, lang, slotProducts, demo.address);
}

function appearance(area: LayoutSection | LayoutBlock): Readonly<Record<string, unknown>> {
  const { background, backgroundColor, cssClass, visibility } = area;
  return {
    backgroundColor: backgroundColor ?? null,
    backgroundMediaId: background === undefined ? null : mediaId(background.picture),
    backgroundMediaMode: background?.mode ?? 'cover',
    cssClass: cssClass ?? null,
    visibility: visibility ?? { mobile: true, tablet: true, desktop: true },
  };
}

/** Categories, each after its parent and its previous sibling. */
export function categories(target: Target): ShopwareRecord[] {
  return demo.categories.all.map((category) => categoryRecord(target, category));
}

function categoryRecord(target: Target, category: CategoryRecord): ShopwareRecord {
  const { demo: source, parent } = category;
  const hasPage = source.type !== 'link' && source.type !== 'folder';
  const siblings = parent?.children ?? [];
  return {
    id: category.id,
    parentId: parent?.id ?? null,
    afterCategoryId: siblings[siblings.indexOf(category) - 1]?.id ?? null,
    type: source.type ?? 'page',
    active: true,
    visible: source.hidden !== true,
    displayNestedProducts: source.withoutNested !== true,
    mediaId: source.picture === undefined ? null : mediaId(source.picture),
    cmsPageId: hasPage ? idOf('layout', layoutOf(category)) : null,
    translations: translations(target, (lang) => {
      const fields = customFields(source.customFields, lang);
      return {
        ...categoryTexts(category, lang),
        ...linkFields(category),
        ...(Object.keys(fields).length === 0 ? {} : { customFields: fields }),
      };
    }),
  };
}

/** SEO paths including superseded ones. `isModified` keeps Shopware from creating its own for these entities. */
export function seoPaths(target: Target): ShopwareRecord[] {
  return demo.paths.map(({ lang, ...path }) => ({
    ...path,
    salesChannelId: demo.salesChannelId,
    languageId: target.languages[lang],
    isModified: true,
    isDeleted: false,
  }));
}

/** Landing pages. */
export function landingPages(target: Target): ShopwareRecord[] {
  return demo.landingPages.map(({ key, layout, name, description, url }) => ({
    id: idOf('landing-page', key),
    active: true,
    cmsPageId: idOf('layout', layout),
    salesChannels: [{ id: demo.salesChannelId }],
    translations: texts(target, { name, url, metaTitle: name, metaDescription: description }),
  }));
}

const FOLDER = idOf('media-folder', 'kontor');
/** Shopware keeps the aspect ratio only in squares: a portrait of 500 px is 400 px wide. */
const THUMBNAIL_EDGES: readonly number[] = [500, 1000, 2000];

const thumbnailSizeId = (edge: number) => idOf('thumbnail-size', String(edge));

/** The file of a download. */
export function downloadMediaId(productKey: string): string {
  return idOf('media', `download:${productKey}`);
}

/** Sizes of the thumbnails of all media. */
export function thumbnailSizes(): ShopwareRecord[] {
  return THUMBNAIL_EDGES.map((edge) => ({ id: thumbnailSizeId(edge), width: edge, height: edge }));
}

/** The folder of the pictures. */
export function mediaFolder(): ShopwareRecord {
  return {
    id: FOLDER,
    name: demo.name,
    useParentConfiguration: false,
    configuration: {
      id: idOf('media-folder-configuration', 'kontor'),
      mediaThumbnailSizes: THUMBNAIL_EDGES.map((edge) => ({ id: thumbnailSizeId(edge) })),
    },
  };
}

/** Pictures, whose files are uploaded later. */
export function pictures(target: Target): ShopwareRecord[] {
  return shownPictures(demo).map(({ key, alt }) => ({
    id: mediaId(key),
    mediaFolderId: FOLDER,
    translations: texts(target, { alt, title: alt }),
  }));
}

/** Files that are sold, uploaded later. */
export function downloads(target: Target): ShopwareRecord[] {
  return demo.catalogue.products
    .filter(({ download }) => download)
    .map(({ key, name }) => ({
      id: downloadMediaId(key),
      private: true,
      mediaFolderId: target.downloadFolderId,
      translations: texts(target, { title: name }),
    }));
}
