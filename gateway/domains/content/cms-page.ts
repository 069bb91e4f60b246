import type { CmsLayout, Viewport } from '../../../schema/generated/types.ts';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import type { Nullable, SwCmsBlock, SwCmsLayout, SwCmsPage, SwCmsSection } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { type CmsPlace, cmsSlot } from './cms-slot.ts';
import { toneOf } from './cms-tone.ts';
import { isProductPart } from './product-part.ts';
import { configText } from './slot-config.ts';

/** A layout as typed sections, blocks and slots. */
export async function cmsPage(
  page: Nullable<SwCmsPage>,
  place: CmsPlace,
): Promise<ResolversParentTypes['CmsPage'] | null> {
  if (!page?.id) return null;
  const inPlace = { ...place, productId: place.productId ?? namedProduct(page) };
  const sections = await Promise.all(
    (page.sections ?? []).toSorted(byPosition).map((section) => cmsSection(section, inPlace)),
  );
  return { id: page.id, type: page.type ?? 'page', sections };
}

/** On other pages, a layout's product is the first that an element names. */
function namedProduct({ sections }: SwCmsPage): string | null {
  const slots = (sections ?? []).flatMap(({ blocks }) =>
    (blocks ?? []).flatMap((block) => block.slots ?? []),
  );
  const [first] = slots.filter(isProductPart).flatMap((slot) => configText(slot, 'product') ?? []);
  return first ?? null;
}

async function cmsSection(
  section: SwCmsSection,
  place: CmsPlace,
): Promise<ResolversParentTypes['CmsSection']> {
  const blocks = (section.blocks ?? []).toSorted(byPosition);
  const inSidebar = (block: SwCmsBlock) => block.sectionPosition === 'sidebar';
  const [main, sidebar] = await Promise.all([
    Promise.all(blocks.filter((block) => !inSidebar(block)).map((block) => cmsBlock(block, place))),
    Promise.all(blocks.filter(inSidebar).map((block) => cmsBlock(block, place))),
  ]);
  return {
    id: blocks[0]?.sectionId ?? `section-${section.position ?? 0}`,
    type: section.type === 'sidebar' ? 'SIDEBAR' : 'DEFAULT',
    layout: layout(section),
    blocks: main,
    sidebar,
  };
}

async function cmsBlock(block: SwCmsBlock, place: CmsPlace): Promise<ResolversParentTypes['CmsBlock']> {
  const slots = await Promise.all((block.slots ?? []).map((slot) => cmsSlot(slot, place)));
  return {
    id: block.slots?.[0]?.blockId ?? `${block.sectionId ?? 'block'}-${block.position ?? 0}`,
    type: block.type ?? '',
    layout: layout(block),
    slots: slots.toSorted((a, b) => a.slot.localeCompare(b.slot)),
  };
}

/** docs/rules.md, "What is shown": longer URLs of background pictures are refused. */
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

export function byPosition(a: SwCmsLayout, b: SwCmsLayout): number {
  return (a.position ?? 0) - (b.position ?? 0);
}
