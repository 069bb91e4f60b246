import { expect, test } from 'vitest';
import { PLAIN_LAYOUT } from '../../../schema/plain-layout.ts';
import { sanitizeMarked } from '../../shopware/mappers/html.ts';
import { markHeadings } from './headings.ts';

type Sections = Parameters<typeof markHeadings>[0];

/** A page of one text for each of `texts`, as a shop has written them. */
const page = (...texts: readonly string[]): Sections => [
  {
    id: 'section',
    layout: PLAIN_LAYOUT,
    sidebar: [],
    blocks: texts.map((html, index) => ({
      id: `block-${index}`,
      type: 'text',
      layout: PLAIN_LAYOUT,
      slots: [{ __typename: 'CmsText', id: `slot-${index}`, slot: 'content', html: sanitizeMarked(html) }],
    })),
  },
];

const htmlOf = (sections: Sections): string =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ slots }) => slots)
    .map((slot) => (slot.__typename === 'CmsText' ? slot.html : ''))
    .join('');

const marked = (...texts: readonly string[]): string => htmlOf(markHeadings(page(...texts)));

test('an anchor is made of the words of its heading', () => {
  expect(marked('<h2 class="a">1. Geltung</h2><h3><b>Für</b> wen?</h3><h4>Nicht</h4><h2><br></h2>')).toBe(
    '<h2 id="h-1-geltung" class="a">1. Geltung</h2><h3 id="h-für-wen"><b>Für</b> wen?</h3><h4>Nicht</h4><h2><br /></h2>',
  );
  expect(marked('<h2>Доставка</h2><h2>***</h2>')).toBe(
    '<h2 id="h-доставка">Доставка</h2><h2 id="h-2">***</h2>',
  );
});

test('links lead to anchors in any text, and unknown ones are unchanged', () => {
  const html = marked(
    '<a href="#Zahlung">a</a><a href="#%C3%BCber-uns">b</a><a href="#reviews">c</a><a href="#">d</a><a href="#%E0">e</a>',
    '<h2 id="zahlung">Wie Sie bezahlen</h2><h2>Über uns</h2>',
  );
  expect([...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '#h-zahlung',
    '#h-über-uns',
    '#reviews',
    '#',
    '#%E0',
  ]);
});
