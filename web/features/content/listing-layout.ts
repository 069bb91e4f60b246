import type { CmsPagePartsFragment, NavigationLeafFragment } from '../../generated/graphql.ts';

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

const words = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

type Slot = CmsPagePartsFragment['sections'][number]['blocks'][number]['slots'][number];

/** Drops a heading that repeats the page's name; demotes any other main heading. */
function withoutName(slot: Slot, name: string): Slot {
  if (slot.__typename !== 'CmsText') return slot;
  const html = slot.html.replace(/(<\/?h)1\b/g, '$12');
  const [opening = '', heading = ''] = /^\s*<h[12][^>]*>([\s\S]*?)<\/h[12]>/.exec(html) ?? [];
  return opening && words(heading) === words(name)
    ? { ...slot, html: html.slice(opening.length) }
    : { ...slot, html };
}

/** Without texts that repeat the page's head, and without menus beside a listing. */
export function withoutRepeats(
  cms: CmsPagePartsFragment,
  page: { name: string; descriptionHtml?: string | null | undefined },
  listed: boolean,
): CmsPagePartsFragment {
  const said = new Set([words(page.name), words(page.descriptionHtml ?? '')]);
  const repeats = (slot: Slot) => slot.__typename === 'CmsText' && said.has(words(slot.html));
  const all = cms.sections
    .flatMap(({ blocks, sidebar }) => [...blocks, ...sidebar])
    .flatMap(({ slots }) => slots);
  // A page that is nothing but a form is called what its head says.
  const untitled = (slot: Slot): Slot =>
    slot.__typename === 'CmsForm' && all.length === 1 ? { ...slot, title: '' } : slot;
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

/** From the menu in the layout's sidebar. */
export function categoriesAround(cms: CmsPagePartsFragment): readonly NavigationLeafFragment[] {
  const slots = cms.sections.flatMap(({ sidebar }) => sidebar).flatMap((block) => block.slots);
  return slots.flatMap((slot) => (slot.__typename === 'CmsCategoryNavigation' ? slot.entries : []));
}
