import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testShopper } from '../../testing/shopper.tsx';
import { CmsGallery } from './cms-gallery.tsx';

function open(...sizes: readonly [width: number, height: number][]): HTMLElement {
  const images = sizes.map(([width, height]) => ({
    url: '/a',
    full: `/${width}x${height}`,
    srcset: '/a 1x',
    width,
    height,
    alt: '',
  }));
  testShopper().open(
    <CmsGallery slot={{ __typename: 'CmsGallery', id: '1', slot: 'imageSlider', images }} />,
  );
  return screen.getByRole('region');
}

test('banners fill the page width in their own ratio', () => {
  const row = open([1600, 700], [1600, 800]);
  expect(row.className).toContain('cms-banners');
  for (const picture of row.querySelectorAll('img')) expect(picture.sizes).toContain('100vw');
});

test('portraits are shown in a row', () => {
  expect(open([800, 1000], [1600, 700]).className).not.toContain('cms-banners');
});
