import { describe, expect, test } from 'vitest';
import type { Head } from '../shared/navigation/head.ts';
import { PLAIN_HEAD, PLAIN_SHOP } from '../testing/plain-shop.ts';
import { previewTags } from './document.ts';

const tagsOf = (head: Partial<Head>) =>
  previewTags({ ...PLAIN_HEAD, ...head }, PLAIN_SHOP).map(({ attributes }) => attributes);

describe('a link preview', () => {
  test('has a large picture of the page with alternative text', () => {
    const tags = tagsOf({ image: { url: '/picture/1200/a.jpg', alt: 'Ein Rad' } });
    expect(tags).toContainEqual({
      property: 'og:image',
      content: 'https://shop.example/picture/1200/a.jpg',
    });
    expect(tags).toContainEqual({ property: 'og:image:alt', content: 'Ein Rad' });
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });

  test('has no picture if the page has none', () => {
    expect(JSON.stringify(tagsOf({}))).not.toMatch(/image/);
  });
});
