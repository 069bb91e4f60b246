import { expect, test } from 'vitest';
import { PLAIN_LAYOUT } from '../../testing/shop-data.ts';
import { layoutClasses } from './layout-classes.ts';

test('a part of a layout on a dark ground has light text', () => {
  const dark = { ...PLAIN_LAYOUT, backgroundColor: '#0c1e50', backgroundTone: 'DARK' as const };
  expect(layoutClasses(dark)).toBe('cms-ground cms-ground-dark');
});

test('one without a ground has the text of the page', () => expect(layoutClasses(PLAIN_LAYOUT)).toBe(''));
