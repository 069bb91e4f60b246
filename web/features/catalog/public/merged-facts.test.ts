import { expect, test } from 'vitest';
import { mergedFacts } from './product-details.tsx';

const fact = (label: string, ...values: string[]) => ({ key: label, label, values, unit: null });

test('merges facts of the same name and drops values that another value contains', () => {
  const facts = [
    fact('Material', 'Gusseisen'),
    fact('Pflege', 'von Hand'),
    fact('material', 'Gusseisen, aussen emailliert', 'Edelstahl'),
    fact('Pflege', 'von Hand'),
  ];
  expect(mergedFacts(facts).map(({ label, values }) => [label, values])).toEqual([
    ['Material', ['Gusseisen, aussen emailliert', 'Edelstahl']],
    ['Pflege', ['von Hand']],
  ]);
});

test('keeps separate rows for different units', () => {
  const facts = [{ ...fact('Inhalt', '2'), unit: 'l' }, fact('Inhalt', 'ein Topf')];
  expect(mergedFacts(facts)).toHaveLength(2);
});
