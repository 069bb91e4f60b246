import type { CmsSlot, Link } from '../../schema/generated/resolvers.ts';
import { card } from '../catalog/card.ts';
import { safeUrl } from '../catalog/safe-url.ts';
import { sanitizeHtml } from '../format/html.ts';
import { image } from '../format/image.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { isObject, type Json } from '../shopware/answer.ts';
import type { SwCmsSlot } from '../shopware/entities.ts';
import { withPrefix } from './entity-path.ts';
import { navigationEntries } from './navigation.ts';
import { findPlace, navigationRead } from './navigation-tree.ts';

/** Where a layout stands. */
export interface CmsPlace {
  readonly context: GatewayContext;
  /** The category whose page it is; null for landing pages. */
  readonly categoryId: string | null;
}

/** Spec §2, with or without Shopware's placeholder for the host before it. */
const TECHNICAL = /^(?:[0-9a-f]{32})?\/(?:detail|navigation|landingPage)\/([0-9a-f]{32})#?$/;

type Reader = (data: Json, slot: SwCmsSlot, place: CmsPlace) => object | Promise<object>;

const part: Reader = (_, { type }) => ({ __typename: 'CmsProductPart', part: type ?? '' });

/** How each element that Kontor knows is read. */
const READERS: Readonly<Record<string, Reader>> = {
  text: (data) => ({ __typename: 'CmsText', html: html(data) }),
  html: (data) => ({ __typename: 'CmsText', html: html(data) }),
  image: async (data, _, { context }) => ({
    __typename: 'CmsImage',
    image: image(object(data['media'])),
    link: await link(data, context),
  }),
  'image-gallery': (data) => ({ __typename: 'CmsGallery', images: images(data) }),
  'image-slider': (data) => ({ __typename: 'CmsGallery', images: images(data) }),
  'product-box': (data, _, { context }) => {
    const product = object(data['product']);
    return { __typename: 'CmsProductBox', product: product ? card(product, context) : null };
  },
  'product-slider': (data, slot, { context }) => ({
    __typename: 'CmsProductSlider',
    title: configText(slot, 'title'),
    products: objects(data['products']).map((product) => card(product, context)),
  }),
  'product-listing': (_, slot, { categoryId }) =>
    categoryId === null ? unknown(slot) : { __typename: 'CmsListing', categoryId },
  'sidebar-filter': () => ({ __typename: 'CmsSidebarFilter' }),
  'category-navigation': async (_, __, { context, categoryId }) => ({
    __typename: 'CmsCategoryNavigation',
    entries: await aroundCategory(context, categoryId),
  }),
  'buy-box': part,
  'product-name': part,
  'product-description-reviews': part,
  'cross-selling': part,
  'manufacturer-logo': part,
};

/** An element as its type; one that Kontor does not know is logged and passed on by its name only. */
export async function cmsSlot(slot: SwCmsSlot, place: CmsPlace): Promise<CmsSlot> {
  const reader = READERS[slot.type ?? ''];
  if (!reader) place.context.services.log.info({ element: slot.type }, 'unknown CMS element');
  const content = reader ? await reader(object(slot.data) ?? {}, slot, place) : unknown(slot);
  return { id: slot.id ?? '', slot: slot.slot ?? '', ...content };
}

function unknown(slot: SwCmsSlot): object {
  return { __typename: 'CmsUnknown', type: slot.type ?? '' };
}

/** The categories below a category, or, when it has none, beside it. */
async function aroundCategory(context: GatewayContext, categoryId: string | null) {
  const tree = await context.read(navigationRead('MAIN'));
  const place = categoryId === null ? null : findPlace(tree, categoryId);
  const children = place?.category.children ?? [];
  const around = children.length > 0 ? children : (place?.above.at(-1)?.children ?? tree);
  return navigationEntries(context, around, 2);
}

function html(data: Json): string {
  return typeof data['content'] === 'string' ? sanitizeHtml(data['content']) : '';
}

/** Where a picture leads; the technical path of an entity becomes its SEO path, so that nobody is sent round. */
async function link(data: Json, context: GatewayContext): Promise<Link | null> {
  const target = data['url'];
  if (typeof target !== 'string' || target === '') return null;
  const newTab = data['newTab'] === true;
  const id = TECHNICAL.exec(target)?.[1];
  const seo = id ? await context.loaders.seoPath.load(id) : null;
  if (seo !== null) return { path: withPrefix(seo, context.language.pathPrefix), url: null, newTab };
  if (target.startsWith('/') && !target.startsWith('//')) return { path: target, url: null, newTab };
  const url = safeUrl(target);
  return url === null ? null : { path: null, url, newTab };
}

function images(data: Json) {
  return objects(data['sliderItems']).flatMap(({ media }) => image(object(media)) ?? []);
}

function configText({ translated, config }: SwCmsSlot, name: string): string | null {
  const own = isObject(translated) ? object(translated['config']) : null;
  const value = object((own ?? object(config))?.[name])?.['value'];
  return typeof value === 'string' && value !== '' ? value : null;
}

function object(value: unknown): Json | null {
  return isObject(value) ? value : null;
}

function objects(value: unknown): Json[] {
  if (Array.isArray(value)) return value.filter(isObject);
  return isObject(value) ? Object.values(value).filter(isObject) : [];
}
