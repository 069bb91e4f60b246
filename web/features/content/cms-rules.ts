import type {
  CmsBlockPartsFragment,
  CmsPagePartsFragment,
  CmsPicturePartsFragment,
  NavigationLeafFragment,
} from '../../generated/graphql.ts';
import type { Slot } from '../../shared/slots/slot-parts.ts';
import { slotsOf } from './layout-contents.ts';
import { plainText } from './split-html.ts';

type Block = CmsBlockPartsFragment;

export function shows(slot: Slot): boolean {
  switch (slot.__typename) {
    case 'CmsText':
      return slot.html.trim() !== '';
    case 'CmsImage':
      return slot.image != null;
    case 'CmsGallery':
      return slot.images.length > 0;
    case 'CmsProductBox':
      return slot.product != null;
    case 'CmsProductSlider':
      return slot.products.length > 0;
    case 'CmsCategoryNavigation':
      return slot.entries.length > 0;
    case 'CmsFaq':
      return slot.items.length > 0;
    case 'CmsEntries':
      return slot.entries.length > 0;
    case 'CmsProductPart':
      return slot.productId != null;
    case 'CmsUnknown':
      return slot.data != null;
    case 'CmsListing':
    case 'CmsSidebarFilter':
    case 'CmsVideo':
    case 'CmsVideoFile':
    case 'CmsForm':
      return true;
    default:
      return false;
  }
}

/** Unknown elements are left out and never break a page. */
export function hasContent(block: Block): boolean {
  return block.slots.some(shows);
}

/** Groups slots by column: Shopware names the parts of one column `left-image` and `left-text`, or `left-top` and `left-bottom`. */
export function columnsOf(slots: readonly Slot[]): Slot[][] {
  const column = ({ slot }: Slot) => slot.replace(/-(?:image|text|top|bottom)$/, '');
  return [...Map.groupBy(slots, column).values()];
}

/** Shopware blocks with a picture layout in styles/cms.css. */
const ARRANGED = new Set(['image-simple-grid', 'image-bubble-row', 'image-highlight-row']);

/** Linked pictures of a block without other slots become tiles. */
export function tilesOf(block: Block): Extract<Slot, { __typename: 'CmsImage' }>[] | null {
  if (ARRANGED.has(block.type)) return null;
  const tiles = block.slots.filter((slot) => slot.__typename === 'CmsImage');
  const linked = tiles.every(({ image, link }) => image?.alt && (link?.path ?? link?.url));
  return tiles.length > 1 && tiles.length === block.slots.length && linked ? tiles : null;
}

/** Drops a heading that repeats the page's name; demotes any other main heading. */
function withoutName(slot: Slot, name: string): Slot {
  if (slot.__typename !== 'CmsText') return slot;
  const html = slot.html.replace(/(<\/?h)1\b/g, '$12');
  const [opening = '', heading = ''] = /^\s*<h[12][^>]*>([\s\S]*?)<\/h[12]>/.exec(html) ?? [];
  return opening && plainText(heading) === plainText(name)
    ? { ...slot, html: html.slice(opening.length) }
    : { ...slot, html };
}

/** Removes texts that repeat the page's header, and menus next to a listing. */
export function withoutRepeats(
  cms: CmsPagePartsFragment,
  page: { name: string; descriptionHtml?: string | null | undefined },
  listed: boolean,
): CmsPagePartsFragment {
  const shownTexts = new Set([plainText(page.name), plainText(page.descriptionHtml ?? '')]);
  const repeats = (slot: Slot) => slot.__typename === 'CmsText' && shownTexts.has(plainText(slot.html));
  const all = slotsOf(cms);
  // The page's title is the heading of its only element, and of a form with the same title.
  const untitled = (slot: Slot): Slot =>
    slot.__typename === 'CmsForm' && (all.length === 1 || slot.title === page.name)
      ? { ...slot, title: '' }
      : slot;
  const sections = cms.sections.map((section) => ({
    ...section,
    blocks: section.blocks
      .map((block) => ({
        ...block,
        slots: block.slots
          .filter((slot) => !repeats(slot))
          .map((slot) => untitled(withoutName(slot, page.name))),
      }))
      .filter(({ slots }) => slots.length > 0),
    sidebar: section.sidebar.filter(
      ({ slots }) => !(listed && slots.every((slot) => slot.__typename === 'CmsCategoryNavigation')),
    ),
  }));
  return { ...cms, sections };
}

/** The picture of a block without other content above the listing or contact form, and the layout without that block. */
export function takeLeadPicture(cms: CmsPagePartsFragment): {
  picture: CmsPicturePartsFragment | null;
  rest: CmsPagePartsFragment;
} {
  const blocks = cms.sections.flatMap((section) => section.blocks);
  const main = blocks.findIndex(({ slots }) =>
    slots.some((slot) => slot.__typename === 'CmsListing' || ('form' in slot && slot.form === 'CONTACT')),
  );
  const lead = blocks.slice(0, Math.max(0, main)).find(hasContent);
  const [slot, ...others] = lead?.slots ?? [];
  if (!lead || slot?.__typename !== 'CmsImage' || !slot.image || others.length > 0)
    return { picture: null, rest: cms };
  const sections = cms.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => block !== lead),
  }));
  return { picture: slot.image, rest: { ...cms, sections } };
}

/** From the menu in the layout's sidebar. */
export function categoriesAround(cms: CmsPagePartsFragment): readonly NavigationLeafFragment[] {
  const slots = cms.sections.flatMap(({ sidebar }) => sidebar).flatMap((block) => block.slots);
  return slots.flatMap((slot) => (slot.__typename === 'CmsCategoryNavigation' ? slot.entries : []));
}
