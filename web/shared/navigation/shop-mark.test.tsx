import { afterEach, expect, test } from 'vitest';
import { shopMark } from './shop-mark.ts';

afterEach(() => document.body.replaceChildren());

test('an anchor of the shop is found in any URL encoding', () => {
  document.body.innerHTML = '<h2 id="h-zahlung-und-versand">x</h2><h2 id="h-größe">y</h2><p id="menu">z</p>';
  for (const hash of [
    '#zahlung-und-versand',
    '#Zahlung_und_Versand',
    '#h-Zahlung-und-Versand',
    '#Zahlung%20und%20Versand',
  ])
    expect([hash, shopMark(hash)?.textContent]).toEqual([hash, 'x']);
  expect(shopMark('#Gr%C3%B6%C3%9Fe')?.textContent).toBe('y');
  for (const hash of ['', '#', '#menu', '#nothing', '#%E0%A4%A', '#h-'])
    expect([hash, shopMark(hash)]).toEqual([hash, null]);
});
