import { expect, test } from 'vitest';
import { Anchors, anchorOf } from './anchor.ts';

test.each([
  ['1. Geltung', '1-geltung'],
  ['U\u0308ber', 'über'],
  ['Доставка и оплата', 'доставка-и-оплата'],
  ['हिन्दी', 'हिन्दी'],
  ['  –  ', ''],
  ['\uD800', ''],
])('%j becomes %j', (text, anchor) => {
  expect(anchorOf(text)).toBe(anchor);
  expect(anchorOf(anchor)).toBe(anchor);
  expect(decodeURIComponent(encodeURIComponent(anchor))).toBe(anchor);
});

test('a long text is cut between characters, and ends with none of its hyphens', () => {
  expect([...anchorOf('𐐨'.repeat(100))]).toHaveLength(60);
  expect(anchorOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
});

test('no id is given twice, whatever it looks like, and many equal ones take no time', () => {
  const anchors = new Anchors();
  const texts = ['a', 'a-2', 'a', 'a', 'a-2', '__proto__', '__proto__'];
  const given = texts.map((text) => anchors.take(text));
  expect(new Set(given).size).toBe(texts.length);
  expect(given.slice(0, 3)).toEqual(['a', 'a-2', 'a-3']);
  const many = Array.from({ length: 20_000 }, () => anchors.take('versand'));
  expect(new Set(many).size).toBe(20_000);
});
