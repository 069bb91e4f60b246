import { expect, test } from 'vitest';
import { layoutClasses } from './layout-classes.ts';

const PLAIN = {
  cssClass: null,
  backgroundColor: null,
  backgroundTone: null,
  background: null,
  backgroundMode: null,
  sizingMode: null,
  margins: null,
  hiddenOn: [],
};

test('a part of a layout on a dark ground has light text', () => {
  const dark = { ...PLAIN, backgroundColor: '#0c1e50', backgroundTone: 'DARK' as const };
  expect(layoutClasses(dark)).toBe('cms-ground cms-ground-dark');
});

test('one without a ground has the text of the page', () => expect(layoutClasses(PLAIN)).toBe(''));
