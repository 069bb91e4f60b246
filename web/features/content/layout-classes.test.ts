import { expect, test } from 'vitest';
import { PLAIN_LAYOUT } from '../../testing/shop-data.ts';
import { layoutClasses } from './layout-classes.ts';

test('uses light text on a dark background', () => {
  const dark = { ...PLAIN_LAYOUT, backgroundColor: '#0c1e50', backgroundTone: 'DARK' as const };
  expect(layoutClasses(dark)).toBe('cms-ground cms-ground-dark');
});

test('adds no class without a background', () => expect(layoutClasses(PLAIN_LAYOUT)).toBe(''));
