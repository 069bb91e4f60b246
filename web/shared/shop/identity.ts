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

/**
 * `sizes` of a product's picture: what is cut at its sides to fill the shop's frame is shown wider than the frame.
 * @param sizes of the frame, each length in `vw` or `px`
 */
export function framedSizes(
  sizes: string,
  { width, height }: { width: number | null; height: number | null },
  theme: ShopIdentity['theme'],
): string {
  const ratio = (width ?? 0) / (height ?? 1) / frameRatio(theme?.pictureFrame);
  return ratio > 1.02 && theme?.pictureFit !== 'CONTAIN'
    ? sizes.replace(/[\d.]+(?=(vw|px)(,|$))/g, (length) => `${Math.ceil(+length * ratio)}`)
    : sizes;
}

/** Width by height. */
function frameRatio(frame: NonNullable<ShopIdentity['theme']>['pictureFrame'] | undefined): number {
  if (frame === 'SQUARE') return 1;
  return frame === 'TALL' ? 0.75 : 0.8;
}
