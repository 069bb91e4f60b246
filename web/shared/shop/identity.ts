import type { IdentityQuery } from '../../generated/graphql.ts';

/** Whose shop it is; it comes with the page. */
export type ShopIdentity = IdentityQuery['shop'] & Pick<IdentityQuery, 'legalPages'>;

/** Of a shop that cannot tell just now, for error pages. */
export const NAMELESS: ShopIdentity = {
  name: '',
  claim: null,
  logo: null,
  icon: null,
  contact: { phone: null, email: null, address: [], hours: [] },
  promises: { header: [], product: [], basket: [], checkout: [], footer: [] },
  social: [],
  legalEntity: null,
  year: null,
  titleSuffix: '',
  homeTitle: null,
  homeDescription: null,
  reviewAnswer: null,
  returnDays: null,
  country: null,
  newsletter: null,
  theme: null,
  paymentMethods: [],
  legalPages: [],
};

interface Shape {
  readonly width: number | null;
  readonly height: number | null;
}

/** How much wider than the shop's frame a picture is; 1 where the shop does not tell its shape. */
function widthInFrame({ width, height }: Shape, theme: ShopIdentity['theme']): number {
  return width && height ? width / height / frameRatio(theme?.pictureFrame) : 1;
}

/**
 * Whether a product's picture is shown whole where the shop does not say how: if to fill the frame would cut more than an edge
 * of it.
 */
export function isShownWhole(picture: Shape, theme: ShopIdentity['theme']): boolean {
  return !theme?.pictureFit && Math.abs(Math.log(widthInFrame(picture, theme))) > 0.13;
}

/**
 * `sizes` of a product's picture: what is cut at its sides to fill the shop's frame is shown wider than the frame.
 * @param sizes of the frame, each length in `vw` or `px`
 */
export function framedSizes(sizes: string, picture: Shape, theme: ShopIdentity['theme']): string {
  const ratio = widthInFrame(picture, theme);
  return ratio > 1.02 && theme?.pictureFit !== 'CONTAIN' && !isShownWhole(picture, theme)
    ? sizes.replace(/[\d.]+(?=(vw|px)(,|$))/g, (length) => `${Math.ceil(+length * ratio)}`)
    : sizes;
}

/** Width by height. */
function frameRatio(frame: NonNullable<ShopIdentity['theme']>['pictureFrame'] | undefined): number {
  if (frame === 'SQUARE') return 1;
  return frame === 'TALL' ? 0.75 : 0.8;
}
