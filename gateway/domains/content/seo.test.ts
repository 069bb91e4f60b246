import { expect, test } from 'vitest';
import { seoOf } from './seo.ts';

test('gives each variant a description of its own', () => {
  const entity = { translated: { description: '<p>Aus Gusseisen.</p>' } };
  const page = { routeName: 'frontend.detail.page', id: '1', path: '/a', image: null };
  const descriptions = ['Rot', 'Blau'].map((name) => seoOf(entity, { ...page, variant: [name] }).description);
  expect(descriptions).toEqual(['Rot. Aus Gusseisen.', 'Blau. Aus Gusseisen.']);
});
