import type { Call } from '../../protocol/call.ts';
import { demo } from '../../shops/demo.ts';
import { idOf } from '../../shops/derive/ids.ts';
import type { Layout, LayoutBlock, LayoutElement, LayoutSection } from '../../shops/model/layout.ts';
import { type Entity, entity } from '../../state/entity.ts';
import { mediaEntity } from '../media.ts';
import { resolveSlot, type Subject } from './slots.ts';

export function layoutByKey(key: string): Layout | undefined {
  return demo.layouts.find((layout) => layout.key === key);
}

export function cmsPage(call: Call, layout: Layout, subject: Subject): Entity {
  const pageId = idOf('layout', layout.key);
  const sections = layout.sections.map((section, position) => {
    const id = idOf('section', `${pageId}:${position}`);
    return withoutId('cms_section', {
      type: section.type,
      sizingMode: section.sizing,
      position,
      blocks: section.blocks.map((block, at) => blockEntity(call, block, id, at, subject)),
      ...areaFields(call, section),
    });
  });
  return entity('cms_page', pageId, { type: layout.type, sections });
}

/** Sections and blocks have no id (case 649), but references to theirs. */
function withoutId(apiAlias: string, fields: Entity): Entity {
  const { id: _, ...rest } = entity(apiAlias, '', fields);
  return rest;
}

function blockEntity(call: Call, block: LayoutBlock, sectionId: string, position: number, subject: Subject) {
  const id = idOf('block', `${sectionId}:${position}`);
  const [marginTop = null, marginRight = null, marginBottom = null, marginLeft = null] = block.margins ?? [];
  const slots = Object.entries(block.slots)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([slot, element]) => {
      const resolved = resolveSlot(call, element, subject);
      const translated = { config: resolved.config };
      return entity('cms_slot', idOf('slot', `${id}:${slot}`), {
        slot,
        blockId: id,
        ...resolved,
        translated,
      });
    });
  return withoutId('cms_block', {
    type: block.type,
    position,
    slots,
    sectionId,
    sectionPosition: block.position ?? 'main',
    marginTop,
    marginRight,
    marginBottom,
    marginLeft,
    ...areaFields(call, block),
  });
}

function areaFields({ view }: Call, area: LayoutSection | LayoutBlock): Entity {
  const { background, backgroundColor = null, cssClass = null } = area;
  return {
    backgroundColor,
    backgroundMedia: background === undefined ? null : mediaEntity(background.picture, '', view),
    backgroundMediaMode: background?.mode ?? 'cover',
    cssClass,
    visibility: area.visibility ?? { mobile: true, tablet: true, desktop: true },
  };
}

/** The form element with a slot id. */
export function formInSlot(slotId: string): Extract<LayoutElement, { type: 'form' }> | undefined {
  for (const { key, sections } of demo.layouts)
    for (const [sectionAt, { blocks }] of sections.entries())
      for (const [blockAt, { slots }] of blocks.entries()) {
        const sectionId = idOf('section', `${idOf('layout', key)}:${sectionAt}`);
        const blockId = idOf('block', `${sectionId}:${blockAt}`);
        const found = Object.entries(slots).find(([slot]) => idOf('slot', `${blockId}:${slot}`) === slotId);
        if (found?.[1].type === 'form') return found[1];
      }
  return undefined;
}
