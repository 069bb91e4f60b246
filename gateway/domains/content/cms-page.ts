import type { CmsLayout, CmsTone, Viewport } from '../../../schema/generated/types.ts';
import { PLAIN_LAYOUT } from '../../../schema/plain-layout.ts';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { type Color, hasContrast, parseColor } from '../../lib/color.ts';
import { UpstreamError } from '../../lib/upstream-error.ts';
import {
  byPosition,
  type Nullable,
  type SwCmsBlock,
  type SwCmsLayout,
  type SwCmsPage,
  type SwCmsSection,
  type SwCmsSlot,
} from '../../shopware/entities.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import { image } from '../../shopware/mappers/image.ts';
import { blocksOf, layoutSlots, sectionsOf, slotsOf } from '../../shopware/mappers/layout-parts.ts';
import { type CmsPlace, cmsSlot } from './cms-slot.ts';
import { markHeadings } from './headings.ts';
import { type CmsSlotSource, configText, isProductPart } from './slot-config.ts';

type CmsPage = ResolversParentTypes['CmsPage'];

/** An element of an unexpected shape is dropped and reported; the first such error is thrown if nothing is left. */
export async function cmsPage(page: Nullable<SwCmsPage>, place: CmsPlace): Promise<CmsPage | null> {
  if (!page?.id) return null;
  const misshapen: unknown[] = [];
  const inPlace: CmsPlace & { readonly idPrefix: string } = {
    ...place,
    productId: place.productId ?? namedProduct(page),
    idPrefix: place.idPrefix ?? `${place.categoryId ?? place.productId ?? page.id}:`,
    missing: (error, element) => {
      misshapen.push(error);
      place.missing?.(error, element);
    },
  };
  const sections: CmsPage['sections'] = await Promise.all(
    sectionsOf(page)
      .toSorted(byPosition)
      .map((section) => cmsSection(section, inPlace)),
  );
  const isEmpty = sections.every(({ blocks, sidebar }) => blocks.length + sidebar.length === 0);
  if (misshapen.length > 0 && isEmpty) throw misshapen[0];
  return {
    id: `${inPlace.idPrefix}${page.id}`,
    type: page.type ?? 'page',
    sections: markHeadings(sections),
  };
}

/** On other pages, the product of a layout is the first one that an element refers to. */
function namedProduct(page: SwCmsPage): string | null {
  const [first] = layoutSlots(page)
    .filter(isProductPart)
    .flatMap((slot) => configText(slot, 'product') ?? []);
  return first ?? null;
}

async function cmsSection(section: SwCmsSection, place: CmsPlace) {
  const blocks = blocksOf(section).toSorted(byPosition);
  const inSidebar = (block: SwCmsBlock) => section.type === 'sidebar' && block.sectionPosition === 'sidebar';
  const read = async (some: readonly SwCmsBlock[]) =>
    (await Promise.all(some.map((block) => cmsBlock(block, place)))).filter((block) => block !== null);
  const [main, sidebar] = await Promise.all([
    read(blocks.filter((block) => !inSidebar(block))),
    read(blocks.filter(inSidebar)),
  ]);
  return {
    id: `${place.idPrefix}${blocks[0]?.sectionId ?? `section-${section.position ?? 0}`}`,
    layout: dress(section, place),
    blocks: main,
    sidebar,
  };
}

async function cmsBlock(block: SwCmsBlock, place: CmsPlace) {
  const given = slotsOf(block);
  const read = await Promise.all(given.map((slot) => shownSlot(slot, place)));
  const slots = read.filter((slot) => slot !== null);
  if (slots.length === 0 && given.length > 0) return null;
  return {
    id: `${place.idPrefix}${given[0]?.blockId ?? `${block.sectionId ?? 'block'}-${block.position ?? 0}`}`,
    type: block.type ?? '',
    layout: dress(block, place),
    slots: slots.toSorted(compareSlots),
  };
}

async function shownSlot(slot: SwCmsSlot, place: CmsPlace): Promise<CmsSlotSource | null> {
  try {
    const read = await cmsSlot(slot, place);
    if (typeof read.slot === 'string' && (place.fits?.(read) ?? true))
      return { ...read, id: `${place.idPrefix ?? ''}${read.id}` };
    throw misshaped(slot);
  } catch (error) {
    if (error instanceof ShopwareError || (error instanceof UpstreamError && error.reason !== 'garbage'))
      throw error;
    place.missing?.(error instanceof UpstreamError ? error : misshaped(slot, error), elementOf(slot));
    return null;
  }
}

const elementOf = ({ type }: SwCmsSlot): string => (typeof type === 'string' ? type : '');

function misshaped(slot: SwCmsSlot, cause?: unknown): UpstreamError {
  const error = new UpstreamError('garbage', `A CMS element (${elementOf(slot)}) has an unexpected shape`);
  error.cause = cause;
  return error;
}

/** Styling of a section; the default one if it has an unexpected shape. */
function dress(part: SwCmsLayout, { missing, fits }: CmsPlace): CmsLayout {
  try {
    const read = layout(part);
    if (fits?.({ ...read, __typename: 'CmsLayout' }) ?? true) return read;
    throw new UpstreamError('garbage', 'The styling of a layout has an unexpected shape');
  } catch (error) {
    missing?.(error, 'layout');
    return PLAIN_LAYOUT;
  }
}

/** docs/rules.md, "Presentation": longer URLs of background pictures are rejected. */
const MAX_URL_LENGTH = 1_000;
const LENGTH = /^-?\d+(?:\.\d+)?(?:px|rem|em|%|vh|vw)?$/;
const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;

function layout(part: SwCmsLayout): CmsLayout {
  const background = image(part.backgroundMedia);
  const margins = [part.marginTop, part.marginRight, part.marginBottom, part.marginLeft];
  return {
    cssClass: part.cssClass ?? null,
    backgroundColor: part.backgroundColor && COLOR.test(part.backgroundColor) ? part.backgroundColor : null,
    backgroundTone: toneOf(part.backgroundColor ?? ''),
    background: background && background.url.length <= MAX_URL_LENGTH ? background : null,
    backgroundMode: part.backgroundMediaMode ?? null,
    sizingMode: part.sizingMode ?? null,
    margins: margins.some(Boolean)
      ? margins.map((margin) => (margin && LENGTH.test(margin) ? margin : '0'))
      : null,
    hiddenOn: hiddenOn(part),
  };
}

function hiddenOn({ visibility }: SwCmsLayout): Viewport[] {
  const screens: [Viewport, boolean | null | undefined][] = [
    ['MOBILE', visibility?.mobile],
    ['TABLET', visibility?.tablet],
    ['DESKTOP', visibility?.desktop],
  ];
  return screens.flatMap(([viewport, shown]) => (shown === false ? [viewport] : []));
}

/** WCAG 2.2, 1.4.3. */
const TEXT_RATIO = 4.5;
/** Secondary text on the background of a layout (`web/styles/cms.css`). */
const SECOND_RANK: Color = '#4f4a44';
const BLACK: Color = '#000000';

function toneOf(background: string): CmsTone | null {
  const color = parseColor(background);
  if (color === null) return null;
  const bears = (text: Color) => hasContrast(text, [color], TEXT_RATIO);
  if (bears(SECOND_RANK)) return 'LIGHT';
  return bears(BLACK) ? 'MEDIUM' : 'DARK';
}

const COLUMNS = ['left', 'center-left', 'center', 'center-right', 'right'];
const ROWS = ['top', 'image', 'text', 'bottom'];

/** Compares Shopware's slot names in reading order: by column, then by row (`left-image`, `left-text`). */
function compareSlots(one: { readonly slot: string }, other: { readonly slot: string }): number {
  const [a, b] = [positionOf(one.slot), positionOf(other.slot)];
  return a.column - b.column || a.row - b.row || one.slot.localeCompare(other.slot);
}

function positionOf(slot: string): { column: number; row: number } {
  const row = ROWS.findIndex((name) => slot.endsWith(`-${name}`));
  const column = row < 0 ? slot : slot.slice(0, -`-${ROWS[row]}`.length);
  return { column: COLUMNS.indexOf(column), row };
}

/** Elements of Shopware's default product layout in order (case 040). */
const DEFAULT_ELEMENTS = [
  'product-name',
  'manufacturer-logo',
  'image-gallery',
  'buy-box',
  'product-description-reviews',
  'cross-selling',
].join();

function isDefault(layout: SwCmsPage): boolean {
  const parts = sectionsOf(layout).toSorted(byPosition);
  const blocks = parts.flatMap((section) => blocksOf(section).toSorted(byPosition));
  const elements = blocks.flatMap((block) =>
    slotsOf(block)
      .toSorted((a, b) => String(a.slot ?? '').localeCompare(String(b.slot ?? '')))
      .map(({ type }) => type),
  );
  return elements.join() === DEFAULT_ELEMENTS && ![...parts, ...blocks].some(isDressed);
}

function isDressed({ cssClass, backgroundColor, backgroundMedia, visibility }: SwCmsLayout): boolean {
  const hidden = [visibility?.mobile, visibility?.tablet, visibility?.desktop].includes(false);
  return Boolean(cssClass || backgroundColor || backgroundMedia || hidden);
}

/** The product's layout; null for Shopware's default, which the built-in page replaces. */
export async function productLayout(layout: Nullable<SwCmsPage>, place: CmsPlace): Promise<CmsPage | null> {
  return layout == null || isDefault(layout) ? null : cmsPage(layout, place);
}
