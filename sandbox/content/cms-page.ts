import { mediaEntity } from '../media/media-entity.ts';
import type { Call } from '../server/call.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { LIVE_VERSION } from '../shop/ids.ts';
import { idOf, mediaId } from '../shops/derive/ids.ts';
import type { Layout, LayoutBlock, LayoutSection } from '../shops/model/layout.ts';
import type { Shown } from './shown.ts';
import { resolveSlot } from './slot.ts';

export function cmsPage(call: Call, layout: Layout, shown: Shown): Entity {
  const id = idOf('layout', layout.key);
  const name = layout.name[call.view.lang];
  return entity(
    'cms_page',
    id,
    {
      versionId: LIVE_VERSION,
      name,
      type: layout.type,
      entity: null,
      sections: layout.sections.map((section, position) => sectionEntity(call, section, id, position, shown)),
      translations: null,
      cssClass: null,
      config: null,
      previewMediaId: null,
      previewMedia: null,
      landingPages: null,
    },
    { name, customFields: {} },
  );
}

/** The Store API omits ids of sections and blocks (case 649) but not references to them. */
function withoutId(apiAlias: string, id: string, fields: Entity): Entity {
  const { id: _, ...rest } = entity(apiAlias, id, fields);
  return rest;
}

function sectionEntity(
  call: Call,
  section: LayoutSection,
  pageId: string,
  position: number,
  shown: Shown,
): Entity {
  const id = idOf('section', `${pageId}:${position}`);
  return withoutId('cms_section', id, {
    versionId: LIVE_VERSION,
    type: section.type,
    blocks: section.blocks.flatMap((block, index) => blockEntity(call, block, id, index, shown) ?? []),
    pageId,
    page: null,
    position,
    name: section.name ?? null,
    sizingMode: section.sizing,
    mobileBehavior: section.mobile ?? 'wrap',
    cmsPageVersionId: LIVE_VERSION,
    ...areaFields(call, section),
  });
}

function blockEntity(
  call: Call,
  block: LayoutBlock,
  sectionId: string,
  position: number,
  shown: Shown,
): Entity | null {
  const id = idOf('block', `${sectionId}:${position}`);
  const [marginTop, marginRight, marginBottom, marginLeft] = block.margins ?? [null, null, null, null];
  const slotIds = wantedSlots(call);
  const slots = Object.entries(block.slots)
    .filter(([slot]) => slotIds === null || slotIds.includes(idOf('slot', `${id}:${slot}`)))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([slot, element]) => slotEntity(call, slot, id, resolveSlot(call, element, shown)));
  if (slots.length === 0) return null;
  return withoutId('cms_block', id, {
    versionId: LIVE_VERSION,
    type: block.type,
    slots,
    sectionId,
    position,
    name: block.name ?? null,
    sectionPosition: block.position ?? 'main',
    marginTop,
    marginBottom,
    marginLeft,
    marginRight,
    cmsSectionVersionId: LIVE_VERSION,
    ...areaFields(call, block),
  });
}

/** Case 633; null for all. */
function wantedSlots({ body }: Call): string[] | null {
  const { slots } = body;
  if (typeof slots === 'string' && slots !== '') return slots.split('|');
  return Array.isArray(slots) && slots.length > 0 ? slots.map(String) : null;
}

function areaFields(call: Call, area: LayoutSection | LayoutBlock): Entity {
  const { background } = area;
  return {
    backgroundColor: area.backgroundColor ?? null,
    backgroundMediaId: background === undefined ? null : mediaId(background.picture),
    backgroundMedia: background === undefined ? null : mediaEntity(background.picture, '', call.view),
    backgroundMediaMode: background?.mode ?? 'cover',
    cssClass: area.cssClass ?? null,
    visibility: area.visibility ?? { mobile: true, tablet: true, desktop: true },
  };
}

function slotEntity(
  call: Call,
  slot: string,
  blockId: string,
  resolved: ReturnType<typeof resolveSlot>,
): Entity {
  const { type, config, data } = resolved;
  const fieldConfig =
    config === null
      ? null
      : Object.entries(config).map(([name, { source, value }]) => ({
          name,
          source,
          value,
          apiAlias: 'cms_data_resolver_field_config',
        }));
  return entity(
    'cms_slot',
    idOf('slot', `${blockId}:${slot}`),
    {
      versionId: LIVE_VERSION,
      type,
      slot,
      block: null,
      blockId,
      config,
      fieldConfig: call.view.wants('cms_slot', 'fieldConfig') ? fieldConfig : null,
      translations: null,
      data,
      locked: false,
      cmsBlockVersionId: LIVE_VERSION,
    },
    { config, customFields: {} },
  );
}
