import { idOf, mediaId } from '../../sandbox/shops/derive/ids.ts';
import { firstVariants } from '../../sandbox/shops/derive/products.ts';
import {
  type SlotProduct,
  type SlotProducts,
  type StoredSlot,
  storedSlot,
} from '../../sandbox/shops/derive/slots.ts';
import type { Layout, LayoutBlock, LayoutElement, LayoutSection } from '../../sandbox/shops/model/layout.ts';
import type { Lang } from '../../sandbox/shops/model/text.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';
import type { Surroundings } from './surroundings.ts';
import { named, translations } from './translations.ts';

const shown = firstVariants(demo.products);
const slotProducts: SlotProducts<SlotProduct> = {
  byKey: (key) => shown.find((product) => product.demo.key === key),
  listed: () => shown,
};

function stored(element: LayoutElement, lang: Lang): StoredSlot {
  return storedSlot(element, lang, slotProducts, demo.address);
}

/** Every CMS page ("shopping experience") with its sections, blocks and slots. */
export function layouts(around: Surroundings): ShopwareRecord[] {
  return demo.layouts.map((layout) => page(around, layout));
}

function page(around: Surroundings, layout: Layout): ShopwareRecord {
  const id = idOf('layout', layout.key);
  return {
    id,
    type: layout.type,
    translations: named(around, layout.name),
    sections: layout.sections.map((section, position) => {
      const sectionId = idOf('section', `${id}:${position}`);
      return {
        id: sectionId,
        type: section.type,
        position,
        name: section.name ?? null,
        sizingMode: section.sizing,
        mobileBehavior: section.mobile ?? 'wrap',
        ...area(section),
        blocks: section.blocks.map((block, index) => blockRecord(around, block, sectionId, index)),
      };
    }),
  };
}

function blockRecord(
  around: Surroundings,
  block: LayoutBlock,
  sectionId: string,
  position: number,
): ShopwareRecord {
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
    ...area(block),
    slots: Object.entries(block.slots).map(([slot, element]) => ({
      id: idOf('slot', `${id}:${slot}`),
      slot,
      type: stored(element, 'de').type,
      translations: translations(around, (lang) => ({ config: stored(element, lang).config })),
    })),
  };
}

function area({ background, ...styled }: LayoutSection | LayoutBlock): Readonly<Record<string, unknown>> {
  return {
    backgroundColor: styled.backgroundColor ?? null,
    backgroundMediaId: background === undefined ? null : mediaId(background.picture),
    backgroundMediaMode: background?.mode ?? 'cover',
    cssClass: styled.cssClass ?? null,
    visibility: styled.visibility ?? { mobile: true, tablet: true, desktop: true },
  };
}
