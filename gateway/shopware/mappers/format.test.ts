import { describe, expect, test } from 'vitest';
import { image, renditionUrl } from './image.ts';
import { money } from './money.ts';
import { PictureAddresses } from './picture-address.ts';
import { customField, translated } from './translated.ts';

test.each([
  ['de-CH', 'CHF', 'CHF\u00a01’249.00'],
  ['en-GB', 'CHF', 'CHF\u00a01,249.00'],
  ['fr-CH', 'CHF', '1’249.00\u00a0CHF'],
])('1249 francs in %s are %s %s', (locale, currency, formatted) => {
  expect(money(1249, { locale, currency })).toEqual({ amount: '1249.00', currencyCode: currency, formatted });
});

test('no rounding error occurs', () => {
  expect(money(1.005, { locale: 'de-CH', currency: 'CHF' }).amount).toBe('1.01');
  expect(money(-0.001, { locale: 'de-CH', currency: 'CHF' }).amount).toBe('0.00');
});

describe('a picture', () => {
  const media = {
    url: 'https://shop.example/media/a/b.jpg?ts=1',
    metaData: { width: 1000, height: 800 },
    thumbnails: [
      { url: 'https://shop.example/thumbnail/a/b_800x640.jpg', width: 800 },
      { url: 'https://shop.example/thumbnail/a/b_400x320.jpg', width: 400 },
    ],
  };
  test('has the URL of the shop in the requested size', () => {
    const picture = image(media, 'Pfanne');
    if (picture === null) throw new Error('There is no picture');
    const addresses = new PictureAddresses('SWSC');
    const url = (wanted: Parameters<typeof renditionUrl>[1]) => renditionUrl(picture, wanted, addresses);
    expect(url({ width: 310 })).toBe('/picture/400/thumbnail/a/b_400x320.jpg');
    expect(url({ width: 900 })).toBe('/picture/900/media/a/b.jpg?ts=1');
    expect(url({ width: 4_000, height: 250 })).toMatch(
      /^\/picture\/1900x300\.[\w-]{12}\/media\/a\/b\.jpg\?ts=1$/,
    );
    expect(url({ width: 90, height: 90, fit: 'CONTAIN' })).toMatch(
      /^\/picture\/100x100-contain\.[\w-]{12}\/media\//,
    );
    expect(url({})).toBe('/media/a/b.jpg?ts=1');
    expect(renditionUrl({ url: '/media/a/b.svg', alt: '' }, { width: 400 }, addresses)).toBe(
      '/media/a/b.svg',
    );
    expect(picture).toMatchObject({ alt: 'Pfanne', width: 1000, height: 800 });
    expect(picture.srcset).toContain('400w');
  });
  test('from another host is dropped, like a video', () => {
    expect(image({ url: 'https://elsewhere.example/x.jpg' })).toBeNull();
    expect(image({ ...media, mimeType: 'video/mp4' })).toBeNull();
  });
});

test('a text is read from `translated` first, since a variant inherits it', () => {
  const variant = { name: null, translated: { name: 'Pan' } };
  expect(translated(variant, 'name')).toBe('Pan');
  expect(
    customField({ translated: { customFields: { kontor_faq: '[{"question":"?"}]' } } }, 'kontor_faq'),
  ).toEqual([{ question: '?' }]);
});
