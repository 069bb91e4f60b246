import type { Layout, LayoutBlock, LayoutSection } from '../../sandbox/content/layout-model.ts';
import { LAYOUTS } from '../../sandbox/content/layouts.ts';
import { mediaId } from '../../sandbox/media/media-entity.ts';
import { idOf } from '../../sandbox/shop/ids.ts';
import type { Shop } from '../../sandbox/shop/shop.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { storedSlot } from './slot-config.ts';
import type { Surroundings } from './surroundings.ts';
import { named, translations } from './translations.ts';

/** Every CMS page ("shopping experience") with its sections, blocks and slots. */
export function layouts(around: Surroundings, shop: Shop): ShopwareRecord[] {
  return LAYOUTS.map((layout) => page(around, shop, layout));
}

function page(around: Surroundings, shop: Shop, layout: Layout): ShopwareRecord {
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
        blocks: section.blocks.map((block, index) => blockRecord(around, shop, block, sectionId, index)),
      };
    }),
  };
}

function blockRecord(
  around: Surroundings,
  shop: Shop,
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
      type: storedSlot(shop, element, 'de').type,
      translations: translations(around, (lang) => ({ config: storedSlot(shop, element, lang).config })),
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
