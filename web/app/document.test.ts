import { expect, test } from 'vitest';
import { splitHeading } from '../features/content/split-html.ts';
import { embedJson } from './document.ts';

test('data in the page cannot end its script element', () => {
  const json = embedJson({ text: '</script><script>alert(1)</script>\u2028' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>\u2028' });
});

test('separates the first heading of a text', () => {
  expect(splitHeading('<h1>Gutes <em>Geschirr</em><br>bleibt &amp; hält.</h1><p>Text</p>')).toEqual({
    heading: 'Gutes Geschirr bleibt & hält.',
    rest: '<p>Text</p>',
  });
});
