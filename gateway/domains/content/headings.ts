import { Anchors, anchorOf, MARK, markOf } from '../../../schema/anchor.ts';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { plainText } from '../../shopware/mappers/html.ts';
import type { CmsSlotSource } from './slot-config.ts';

const ATTRIBUTES = '((?: [\\w:-]+(?:="[^"]*")?)*)';
const HEADING = new RegExp(`<h([23])${ATTRIBUTES}>([\\s\\S]*?)</h\\1>`, 'g');
const ID_ATTRIBUTE = / id="([^"]*)"/g;
const LINK = / href="#([^"]+)"/g;

type Sections = ResolversParentTypes['CmsPage']['sections'];

/** Adds unique ids to the headings in the sanitised texts of a page, and points links to them. */
export function markHeadings(sections: Sections): Sections {
  const slots = sections
    .flatMap(({ blocks, sidebar }) => [...blocks, ...sidebar])
    .flatMap((block) => block.slots);
  const texts = slots.filter((slot) => slot.__typename === 'CmsText');
  const taken = new Anchors();
  const heading = (whole: string, level: string, attributes: string, inner: string): string => {
    const text = plainText(inner);
    if (text === '') return whole;
    const existingId = /(?:^| )id="([^"]*)"/.exec(attributes)?.[1];
    const anchor = existingId ?? taken.take(MARK + (anchorOf(text) || level));
    return existingId === undefined ? `<h${level} id="${anchor}"${attributes}>${inner}</h${level}>` : whole;
  };
  const link = (whole: string, part: string): string => {
    const anchor = markOf(part);
    return anchor !== null && taken.has(anchor) ? ` href="#${anchor}"` : whole;
  };
  // Ids set by the shop stay anywhere on the page; links may point forward.
  const named = texts.map(({ html }) =>
    html.replace(ID_ATTRIBUTE, (existingId, id: string) => once(existingId, id, taken)),
  );
  const marked = named.map((html) => html.replace(HEADING, heading)).map((html) => html.replace(LINK, link));
  const htmlOf = new Map<CmsSlotSource, string>(texts.map((text, index) => [text, marked[index] ?? '']));
  return sections.map((section) => ({
    ...section,
    blocks: withHtml(section.blocks, htmlOf),
    sidebar: withHtml(section.sidebar, htmlOf),
  }));
}

function withHtml(blocks: Sections[number]['blocks'], htmlOf: ReadonlyMap<CmsSlotSource, string>) {
  return blocks.map((block) => ({
    ...block,
    slots: block.slots.map((slot) =>
      slot.__typename === 'CmsText' ? { ...slot, html: htmlOf.get(slot) ?? slot.html } : slot,
    ),
  }));
}

function once(existingId: string, id: string, taken: Anchors): string {
  if (taken.has(id)) return '';
  taken.take(id);
  return existingId;
}
