import type { CmsLayoutPartsFragment, CmsPagePartsFragment } from '../../generated/graphql.ts';

/** docs/rules.md, "What is checked" and "What is shown": the address of a background picture that is longer is rejected. */
const MAX_URL_LENGTH = 1000;
const MODES = ['auto', 'contain', 'cover'];

/** CSS declarations for the ground and margins that the shop gave a section or block; empty where it gave none. */
export function ground({ backgroundColor, background, backgroundMode, margins }: CmsLayoutPartsFragment) {
  const [top, right, bottom, left] = margins ?? [];
  const mode = MODES.find((known) => known === backgroundMode) ?? 'cover';
  return [
    // Text on a ground of the shop's own stays dark in both themes, as on pictures.
    ...(backgroundColor
      ? [['background-color', backgroundColor] as const, ['color', '#171512'] as const]
      : []),
    ...(background && background.full.length <= MAX_URL_LENGTH
      ? [
          ['background-image', `url(${quoted(background.full)})`] as const,
          ['background-size', mode] as const,
          ['background-position', 'center'] as const,
        ]
      : []),
    ...(margins
      ? [['padding', [top, right, bottom, left].map((length) => length ?? '0').join(' ')] as const]
      : []),
  ];
}

/** An address as a CSS string that can end neither itself nor a style element. */
function quoted(address: string): string {
  return `"${address.replace(/["\\<>\n\r]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)}"`;
}

/** The grounds of a whole layout as a stylesheet, for the first paint; on elements marked `data-ground`. */
export function groundSheet(cms: Pick<CmsPagePartsFragment, 'sections'> | null | undefined): string {
  const sections = cms?.sections ?? [];
  const parts = sections.flatMap((section) => [section, ...section.blocks, ...section.sidebar]);
  return parts
    .flatMap(({ id, layout }) => {
      const declarations = ground(layout).map(([name, value]) => `${name}:${value}`);
      return declarations.length > 0 && /^[\w-]+$/.test(id)
        ? [`[data-ground="${id}"]{${declarations.join(';')}}`]
        : [];
    })
    .join('');
}
