import type { CmsPagePartsFragment, NavigationLeafFragment } from '../../generated/graphql.ts';

const words = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

type Slot = CmsPagePartsFragment['sections'][number]['blocks'][number]['slots'][number];

/** Drops a heading that repeats the page's name; demotes any other main heading. */
function withoutName(slot: Slot, name: string): Slot {
  if (slot.__typename !== 'CmsText') return slot;
  const html = slot.html.replace(/(<\/?h)1\b/g, '$12');
  const [opening = '', heading = ''] = /^\s*<h[12][^>]*>([\s\S]*?)<\/h[12]>/.exec(html) ?? [];
  return opening && words(heading) === name
    ? { ...slot, html: html.slice(opening.length) }
    : { ...slot, html };
}

/** Without texts that repeat the page's head, and without menus beside a listing. */
export function withoutRepeats(
  cms: CmsPagePartsFragment,
  page: { name: string; descriptionHtml?: string | null | undefined },
  listed: boolean,
): CmsPagePartsFragment {
  const said = new Set([page.name, words(page.descriptionHtml ?? '')]);
  const sections = cms.sections.map((section) => ({
    ...section,
    blocks: section.blocks
      .filter(
        ({ slots }) => !slots.every((slot) => slot.__typename === 'CmsText' && said.has(words(slot.html))),
      )
      .map((block) => ({ ...block, slots: block.slots.map((slot) => withoutName(slot, page.name)) })),
    sidebar: section.sidebar.filter(
      ({ slots }) => !(listed && slots.every((slot) => slot.__typename === 'CmsCategoryNavigation')),
    ),
  }));
  return { ...cms, sections };
}

/** From the menu in the layout's sidebar. */
export function categoriesAround(cms: CmsPagePartsFragment): readonly NavigationLeafFragment[] {
  const slots = cms.sections.flatMap(({ sidebar }) => sidebar).flatMap((block) => block.slots);
  return slots.flatMap((slot) => (slot.__typename === 'CmsCategoryNavigation' ? slot.entries : []));
}
