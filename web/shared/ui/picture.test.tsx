import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StorefrontTheme } from '../../../schema/theme-contract.ts';
import { testShopper } from '../../testing/shopper.tsx';
import { Picture } from './picture.tsx';

const WIDE = { url: '/w.webp', srcset: '/w.webp 400w', width: 1600, height: 1000, alt: 'Wide' };
const SIZES = '(min-width: 700px) 25vw, 180px';

function sizesIn(
  theme: Pick<StorefrontTheme, 'pictureFrame' | 'pictureFit'> | null,
  image = WIDE,
): string | null {
  const shopper = testShopper();
  Object.assign(shopper.shop, { identity: { ...shopper.shop.identity, theme } });
  shopper.open(<Picture image={image} sizes={SIZES} />);
  return screen.getByRole('img').getAttribute('sizes');
}

test('a cropped picture is requested in its full width', () => {
  expect(sizesIn({ pictureFrame: null, pictureFit: 'CROP' })).toBe('(min-width: 700px) 50vw, 360px');
});

test('without a setting, a picture with another aspect ratio is contained and a similar one covers the frame', () => {
  const isWhole = () => screen.getByRole('img').hasAttribute('data-whole');
  expect([sizesIn(null), isWhole()]).toEqual([SIZES, true]);
  cleanup();
  expect([sizesIn(null, { ...WIDE, width: 750, height: 1000 }), isWhole()]).toEqual([SIZES, false]);
  cleanup();
  sizesIn({ pictureFrame: null, pictureFit: 'CROP' });
  expect(isWhole()).toBe(false);
});
