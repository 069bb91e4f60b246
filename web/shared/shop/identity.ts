import type { IdentityQuery } from '../../generated/graphql.ts';

/** Identity of the shop, embedded in the page. */
export type ShopIdentity = IdentityQuery['shop'];

/** Empty identity for error pages. */
export const NAMELESS: ShopIdentity = {
  name: '',
  claim: null,
  logo: null,
  icon: null,
  phone: null,
  email: null,
  address: [],
  openingHours: [],
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
  paymentLogos: [],
  legalPages: [],
};

/** Width divided by height. */
const FRAME_RATIOS = { PORTRAIT: 0.8, TALL: 0.75, SQUARE: 1 };

interface Shape {
  readonly width: number | null;
  readonly height: number | null;
}

/** Aspect ratio of a picture relative to the shop's frame; 1 if unknown. */
function widthInFrame({ width, height }: Shape, theme: ShopIdentity['theme']): number {
  return width && height ? width / height / FRAME_RATIOS[theme?.pictureFrame ?? 'PORTRAIT'] : 1;
}

/** Whether a product picture is contained by default, because covering the frame would crop it. */
export function isContained(picture: Shape, theme: ShopIdentity['theme']): boolean {
  return !theme?.pictureFit && Math.abs(Math.log(widthInFrame(picture, theme))) > 0.13;
}

/** Whether a picture shows a scene rather than a product, by its ratio; true for an unknown size. */
export function isWide({ width, height }: Shape): boolean {
  return !width || !height || width / height > 1.3;
}

/** `data-whole` of a contained picture. Tiles and category heads cover their frame with wide ones. */
export function containedShape(picture: Shape, theme: ShopIdentity['theme']): 'wide' | 'narrow' | undefined {
  if (!isContained(picture, theme)) return undefined;
  return isWide(picture) ? 'wide' : 'narrow';
}

/** `sizes` (in `vw` or `px`) of a product picture, which is wider than the frame if its sides are cropped. */
export function framedSizes(sizes: string, picture: Shape, theme: ShopIdentity['theme']): string {
  const ratio = widthInFrame(picture, theme);
  return ratio > 1.02 && theme?.pictureFit !== 'CONTAIN' && !isContained(picture, theme)
    ? sizes.replace(/[\d.]+(?=(vw|px)(,|$))/g, (length) => `${Math.ceil(+length * ratio)}`)
    : sizes;
}
