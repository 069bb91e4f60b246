const LAYOUT = [
  'type',
  'position',
  'cssClass',
  'backgroundColor',
  'backgroundMedia',
  'backgroundMediaMode',
  'visibility',
];

/** `includes` of a layout by `apiAlias`. */
export const LAYOUT_INCLUDES = {
  cms_page: ['id', 'type', 'sections'],
  cms_section: [...LAYOUT, 'sizingMode', 'blocks'],
  cms_block: [
    ...LAYOUT,
    'sectionId',
    'sectionPosition',
    'slots',
    'marginTop',
    'marginRight',
    'marginBottom',
    'marginLeft',
  ],
  cms_slot: ['id', 'blockId', 'slot', 'type', 'data', 'config', 'translated.config'],
};
