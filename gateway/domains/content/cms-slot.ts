import type { Link, VideoProvider } from '../../../schema/generated/types.ts';
import { isObject, type Json } from '../../lib/json.ts';
import type { SwCmsSlot, SwMedia } from '../../shopware/entities.ts';
import { image, mediaPath } from '../../shopware/mappers/image.ts';
import { safeUrl } from '../../shopware/mappers/safe-url.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { faqRows, product } from '../catalog/public/product.ts';
import type { GatewayContext } from '../shared/context.ts';
import { markedHtml, shopPath } from '../shared/shop-html.ts';
import { entryListPath } from './entries.ts';
import { entryKind, formKind } from './entry.ts';
import { aroundCategory, type MenuAround } from './navigation.ts';
import { type CmsSlotSource, configText, configValue, productPart, type SlotContent } from './slot-config.ts';

export interface CmsPlace {
  readonly context: GatewayContext;
  readonly categoryId: string | null;
  readonly menuAround?: MenuAround;
  readonly productId: string | null;
  /** Distinguishes the ids of a layout that several pages share. */
  readonly idPrefix?: string;
  /** Receives each dropped element with its error. */
  readonly missing?: (error: unknown, element: string) => void;
  /** Whether an object with a `__typename` matches its type. */
  readonly fits?: (value: { readonly __typename: string }) => boolean;
}

export const isKnownElement = (type: string): boolean => Object.hasOwn(READERS, type);

type Reader = (
  data: Json,
  slot: SwCmsSlot,
  place: CmsPlace,
) => SlotContent | null | Promise<SlotContent | null>;

const READERS: Readonly<Record<string, Reader>> = {
  text: (data, _, { context }) => html(data, context),
  html: (data, _, { context }) => html(data, context),
  image: async (data, _, { context }) => ({
    __typename: 'CmsImage',
    image: image(object(data['media'])),
    link: await link(data, context),
  }),
  'image-gallery': (data) => ({ __typename: 'CmsGallery', images: images(data) }),
  'image-slider': (data) => ({ __typename: 'CmsGallery', images: images(data) }),
  'product-box': (data, _, { context }) => {
    const shown = object(data['product']);
    return { __typename: 'CmsProductBox', product: shown ? product(shown, context) : null };
  },
  'product-slider': (data, slot, { context }) => ({
    __typename: 'CmsProductSlider',
    title: configText(slot, 'title'),
    products: objects(data['products']).map((one) => product(one, context)),
  }),
  'product-listing': (_, __, { categoryId }) =>
    categoryId === null ? null : { __typename: 'CmsListing', categoryId },
  'sidebar-filter': () => ({ __typename: 'CmsSidebarFilter' }),
  'category-navigation': (_, __, { context, menuAround }) => ({
    __typename: 'CmsCategoryNavigation',
    entries: menuAround ?? (() => aroundCategory(context, null)),
  }),
  'youtube-video': (data, slot) => videoSlot('YOUTUBE', data, slot),
  'vimeo-video': (data, slot) => videoSlot('VIMEO', data, slot),
  video: (data, slot) => videoFile(object(data['media']), slot),
  form: (_, slot) => formSlot(slot),
  'kontor-faq': (_, slot) => ({ __typename: 'CmsFaq', items: faqRows(configValue(slot, 'items')) }),
  'kontor-entries': (_, slot, { context }) => entriesSlot(slot, context),
};

/** Maps an element to its type; an unknown one has its name and the result of the shop's extension. */
export async function cmsSlot(slot: SwCmsSlot, place: CmsPlace): Promise<CmsSlotSource> {
  const type = slot.type ?? '';
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  const content =
    productPart(slot, place.productId) ?? (await reader?.(object(slot.data) ?? {}, slot, place)) ?? null;
  const shown = content ?? (await extensionElement(slot, place.context));
  return { id: slot.id ?? '', slot: slot.slot ?? '', ...shown };
}

async function extensionElement(slot: SwCmsSlot, context: GatewayContext): Promise<SlotContent> {
  const type = slot.type ?? '';
  const read = Object.hasOwn(context.elements, type) ? context.elements[type] : undefined;
  if (read === undefined) context.log.info({ element: type }, 'unknown CMS element');
  try {
    return { __typename: 'CmsUnknown', type, data: (await read?.(slot, context)) ?? null };
  } catch (error) {
    context.log.error({ err: error, element: type }, 'extension of a CMS element failed');
    return { __typename: 'CmsUnknown', type, data: null };
  }
}

async function html(data: Json, context: GatewayContext): Promise<SlotContent> {
  const content = data['content'];
  return {
    __typename: 'CmsText',
    html: typeof content === 'string' ? await markedHtml(context, content) : '',
  };
}

/** Whether a browser resolves it within the shop; browsers treat a backslash as a slash and drop tabs and line breaks. */
function isLocalPath(target: string): boolean {
  const origin = 'https://shop.invalid';
  return target.startsWith('/') && URL.canParse(target, origin) && new URL(target, origin).origin === origin;
}

async function link(data: Json, context: GatewayContext): Promise<Link | null> {
  const target = data['url'];
  if (typeof target !== 'string' || target === '') return null;
  const newTab = data['newTab'] === true;
  const path = await shopPath(context, target);
  if (path !== null) return { path, url: null, newTab };
  if (isLocalPath(target)) return { path: target, url: null, newTab };
  const url = safeUrl(target);
  return url === null ? null : { path: null, url, newTab };
}

function images(data: Json) {
  return objects(data['sliderItems']).flatMap(({ media }) => image(object(media)) ?? []);
}

function object(value: unknown): Json | null {
  return isObject(value) ? value : null;
}

function objects(value: unknown): Json[] {
  if (Array.isArray(value)) return value.filter(isObject);
  return isObject(value) ? Object.values(value).filter(isObject) : [];
}

const VIDEO_ID: Readonly<Record<VideoProvider, RegExp>> = {
  YOUTUBE: /^[\w-]{11}$/,
  VIMEO: /^\d{1,12}$/,
};
const MAX_ENTRIES = 12;
const DEFAULT_ENTRIES = 3;

/** A video; null for an invalid id, since the id becomes part of a URL. */
function videoSlot(provider: VideoProvider, data: Json, slot: SwCmsSlot): SlotContent | null {
  const videoId = configText(slot, 'videoID')?.trim() ?? '';
  if (!VIDEO_ID[provider].test(videoId)) return null;
  const title = configText(slot, 'title') ?? configText(slot, 'iframeTitle');
  const poster = isObject(data['media']) ? image(data['media'], title ?? '') : null;
  return { __typename: 'CmsVideo', provider, videoId, title, poster };
}

/** A video from the shop's media; null without a file. */
function videoFile(media: SwMedia | null, slot: SwCmsSlot): SlotContent | null {
  const url = mediaPath(media?.url);
  const title = configText(slot, 'ariaLabel') ?? translated(media, 'title');
  return url === null ? null : { __typename: 'CmsVideoFile', url, title };
}

/** A form; null for an unknown kind. Its recipients are not exposed (docs/shopware.md, "Content"). */
function formSlot(slot: SwCmsSlot): SlotContent | null {
  const kind = formKind(configText(slot, 'type'));
  return kind === null
    ? null
    : { __typename: 'CmsForm', slotId: slot.id ?? '', kind, title: configText(slot, 'title') };
}

/** A teaser of entries; null for a kind that Kontor or the shop lacks. */
async function entriesSlot(slot: SwCmsSlot, context: GatewayContext): Promise<SlotContent | null> {
  const kind = entryKind(configText(slot, 'kind'));
  if (kind === null) return null;
  const configured = Number(configValue(slot, 'limit') ?? DEFAULT_ENTRIES);
  const limit =
    Number.isInteger(configured) && configured > 0 ? Math.min(configured, MAX_ENTRIES) : DEFAULT_ENTRIES;
  const path = await entryListPath(context, kind);
  if (path === null) return null;
  return { __typename: 'CmsEntries', kind, title: configText(slot, 'title'), limit, path };
}
