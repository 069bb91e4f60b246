import { describe, expect, it } from 'vitest';
import { FieldSelection } from './includes.ts';

const category = {
  apiAlias: 'category',
  id: '1e858e4c29a6a266c84ae5297f66e7a3',
  name: 'Inaktiv',
  description: '<p>…</p>',
  translated: { name: 'Inaktiv', description: '<p>…</p>', customFields: { kontor_kind: 'news' } },
};

const select = (...fields: string[]) =>
  new FieldSelection({ includes: { category: fields } }).apply(category);

describe('fields of an answer, as Shopware 6.6 selects them', () => {
  it('of the translations only those whose bare name is asked for too (case 651)', () => {
    expect(select('id', 'name', 'translated')).toEqual({
      apiAlias: 'category',
      id: category.id,
      name: 'Inaktiv',
      translated: { name: 'Inaktiv' },
    });
  });

  it('nothing of the translations by a dotted name alone', () => {
    expect(select('id', 'translated.name')).toEqual({
      apiAlias: 'category',
      id: category.id,
      translated: {},
    });
  });

  it('all custom fields of the translations', () => {
    expect(select('translated.customFields', 'customFields')).toEqual({
      apiAlias: 'category',
      translated: { customFields: { kontor_kind: 'news' } },
    });
  });
});
