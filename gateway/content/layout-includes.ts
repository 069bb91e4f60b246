const LAYOUT = [
  'id',
  'type',
  'position',
  'cssClass',
  'backgroundColor',
  'backgroundMedia',
  'backgroundMediaMode',
  'visibility',
];

/** Fields of a layout that are asked of Shopware, by `apiAlias`. */
export const LAYOUT_INCLUDES = {
  cms_page: ['id', 'type', 'sections'],
  cms_section: [...LAYOUT, 'sizingMode', 'blocks'],
  cms_block: [
    ...LAYOUT,
    'sectionPosition',
    'slots',
    'marginTop',
    'marginRight',
    'marginBottom',
    'marginLeft',
  ],
  cms_slot: ['id', 'slot', 'type', 'data', 'config', 'translated.config'],
};
