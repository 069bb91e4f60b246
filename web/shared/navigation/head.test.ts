import { expect, test } from 'vitest';
import { PLAIN_HEAD, PLAIN_SHOP } from '../../testing/plain-shop.ts';
import { type Head, headTags } from './head.ts';

const tagsOf = (head: Partial<Head>) =>
  headTags({ ...PLAIN_HEAD, ...head }, PLAIN_SHOP).map(({ attributes }) => attributes);

test('a list of entries links its feed', () => {
  expect(tagsOf({ feedPath: '/feed-news-de-DE.xml' })).toContainEqual({
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'Neues',
    href: 'https://shop.example/feed-news-de-DE.xml',
  });
  expect(JSON.stringify(tagsOf({}))).not.toContain('atom');
});
