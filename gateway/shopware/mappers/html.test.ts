import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linksIn, sanitizeHtml, sanitizeMarked } from './html.ts';

/** One payload per line (OWASP, PortSwigger, HTML5 Security); empty lines and # are comments. */
const PAYLOADS = readFileSync(new URL('fixtures/xss-payloads.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '));

const ELEMENT =
  /^\/?(?:h[1-6]|p|br|hr|div|span|section|blockquote|pre|code|ul|ol|li|dl|dt|dd|b|strong|i|em|u|s|small|sub|sup|mark|a|img|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td)$/;
const ATTRIBUTE =
  /^(?:class|lang|dir|title|href|target|rel|src|srcset|sizes|alt|width|height|loading|colspan|rowspan|scope|start)$/;
const ADDRESS = /^(?:href|src|srcset)$/;
/** A scheme that is not allowed, or another host without a scheme. */
const STRANGE = /^[\s\p{Cc}]*(?!(?:https?|mailto|tel):)(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/iu;

/** An id that no script can name and nothing of Kontor's has. */
const MARKED = /^h-[\p{L}\p{M}\p{N}-]+$/u;

/** Dangerous parts of HTML in the sanitiser's output format: lower case, every value quoted. */
function dangers(html: string, marked = false): string[] {
  return [...html.matchAll(/<([^\s>]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|</g)].flatMap(
    ([whole, element = '', attributes = '']) => {
      if (!ELEMENT.test(element)) return [whole];
      return [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].flatMap(([pair, name = '', value = '']) =>
        (ATTRIBUTE.test(name) && !(ADDRESS.test(name) && STRANGE.test(value))) ||
        (marked && name === 'id' && MARKED.test(value))
          ? []
          : [pair],
      );
    },
  );
}

test.each(PAYLOADS)('nothing executable survives %s', (payload) => {
  const clean = sanitizeHtml(payload);
  // Text outside of tags is harmless.
  expect(dangers(clean)).toEqual([]);
  expect(sanitizeHtml(clean)).toBe(clean);
  const marked = sanitizeMarked(payload);
  expect(dangers(marked, true)).toEqual([]);
  expect(sanitizeMarked(marked)).toBe(marked);
});

test('a link to a new tab has no opener', () => {
  expect(sanitizeHtml('<a href="https://a.example/" target="_blank" rel="opener">a</a>')).toBe(
    '<a href="https://a.example/" target="_blank" rel="noopener">a</a>',
  );
  expect(sanitizeHtml('<a href="/a/" target="oben">a</a>')).toBe('<a href="/a/">a</a>');
});

test('pictures of the shop come from the gateway, others are dropped', () => {
  const html = sanitizeHtml(
    '<img src="https://shop.example/media/a/b.jpg?ts=1" srcset="https://elsewhere.example/c.jpg 800w" alt="Topf" width="600">',
  );
  expect(html).toContain('src="/picture/600/media/a/b.jpg?ts=1"');
  expect(html).toContain('/picture/1200/media/a/b.jpg?ts=1 1200w');
  expect(html).toContain('sizes="(max-width: 600px) 100vw, 600px"');
  expect(html).toContain('loading="lazy"');
  expect(html).not.toContain('elsewhere');
  expect(sanitizeHtml('<img src="/media/a/plan.svg" alt="Plan">')).toBe(
    '<img loading="lazy" alt="Plan" src="/media/a/plan.svg" />',
  );
  expect(sanitizeHtml('<p>a<img src="https://elsewhere.example/x.jpg"></p>')).toBe('<p>a</p>');
});

test('URLs are decoded before they are replaced', () => {
  const html = '<p><a href="/navigation/x?a=1&amp;b=2">x</a> <a name="y">y</a></p>';
  expect(linksIn(html)).toEqual(['/navigation/x?a=1&b=2']);
  expect(sanitizeHtml(html, new Map([['/navigation/x?a=1&b=2', '/toepfe/']]))).toContain('href="/toepfe/"');
});

/** Names that scripts of a page look up, by id, by name or as a property of `window` and `document`. */
const CLOBBERING = [
  '<a id="main">x</a><a id="kontor-data">x</a>',
  '<a id="dataLayer"><a id="dataLayer" name="push" href="https://elsewhere.example/">x</a></a>',
  '<form id="config"><input name="url" value="//elsewhere.example"></form>',
  '<img name="currentScript" src="/media/a/b.jpg"><img id="cookie" src="/media/a/b.jpg">',
  '<p id="__proto__">x</p><p id="constructor">x</p><p id="getElementById">x</p>',
  '<h2 id=main name=body>x</h2><h3 ID="root">x</h3><div id="h-&quot; onclick=&quot;x">x</div>',
  '<p id="_R_1_">x</p><p id="checkout-terms">x</p><p id="h-">x</p><p id="h--">x</p><p id=" ">x</p>',
];

test.each(CLOBBERING)('ids of texts cannot shadow others: %s', (html) => {
  const clean = sanitizeMarked(html);
  expect(dangers(clean, true)).toEqual([]);
  expect(clean).not.toMatch(/ name=/);
  expect(sanitizeHtml(html)).not.toMatch(/ (?:id|name)=/);
});

test('anchors keep their names', () => {
  expect(sanitizeMarked('<h2 class="a" id="Rückgabe &amp; Umtausch">b</h2><a name="Доставка">c</a>')).toBe(
    '<h2 id="h-rückgabe-umtausch" class="a">b</h2><a id="h-доставка">c</a>',
  );
});
