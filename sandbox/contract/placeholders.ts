import { COUNTRIES } from '../session/country.ts';
import { CHF, CURRENCIES } from '../session/currency.ts';
import { CUSTOMER_GROUPS, STANDARD_GROUP_ID } from '../session/customer-group.ts';
import { languageId } from '../session/language.ts';
import { SALES_CHANNEL_ID } from '../session/sales-channel-id.ts';
import { demo } from '../shop/demo.ts';
import {
  categoryId,
  idOf,
  mediaId,
  optionId,
  paymentMethodId,
  productId,
  propertyGroupId,
  shippingMethodId,
} from '../shops/derive/ids.ts';

function country(iso: string): string {
  return COUNTRIES.find((candidate) => candidate.iso === iso)?.id ?? '';
}

/** Names in the cases and their values in the demo shop; set-ups add more, e.g. `order`. */
export const PLACEHOLDERS: Readonly<Record<string, string>> = {
  category: categoryId('cooking'),
  category2: categoryId('cutting'),
  subcategory: categoryId('cocottes'),
  root: categoryId('root'),
  recipes: categoryId('recipes'),
  recipe: categoryId('recipe-capuns'),
  workshop: categoryId('workshop'),
  sizeGuide: categoryId('size-guide'),
  faq: categoryId('faq'),
  picture: mediaId('dish-capuns'),
  categoryLink: categoryId('footer-cooking'),
  categoryFolder: categoryId('footer-shop'),
  product: productId('spice-salz'),
  dear: productId('saucepan-kupfer'),
  rich: productId('saucepan-kupfer'),
  scarce: productId('board-nuss'),
  soldout: productId('gugel-lift'),
  tiered: productId('cocotte-mini'),
  stepped: productId('spice-set'),
  download: productId('book-material-pdf'),
  parent: productId('cocotte-alva'),
  variant: productId('cocotte-alva.d24.red'),
  groupA: propertyGroupId('diameter'),
  groupB: propertyGroupId('colour'),
  optionA: optionId('d24'),
  optionA2: optionId('d20'),
  optionB: optionId('red'),
  optionB2: optionId('cream'),
  manufacturer: idOf('manufacturer', 'kontor'),
  manufacturer2: idOf('manufacturer', 'none'),
  cmsPage: idOf('layout', 'home'),
  landingPage: idOf('landing-page', demo.landingPages[0]?.key ?? ''),
  salesChannel: SALES_CHANNEL_ID,
  currencyChf: CHF.id,
  currencyEur: CURRENCIES[1]?.id ?? '',
  languageDe: languageId('de'),
  languageEn: languageId('en'),
  languageFr: languageId('fr'),
  salutation: idOf('salutation', 'mr'),
  country: country('CH'),
  countryDe: country('DE'),
  countryNoShipping: country('GB'),
  payment: paymentMethodId('invoice'),
  paymentOther: paymentMethodId('prepayment'),
  paymentSmall: paymentMethodId('cash'),
  shipping: shippingMethodId('post-economy'),
  shippingPriority: shippingMethodId('post-priority'),
  shippingSmall: shippingMethodId('parcel-eu'),
  groupTrade: CUSTOMER_GROUPS[1]?.id ?? '',
  groupClosed: STANDARD_GROUP_ID,
  unknown: 'f'.repeat(32),
};

/** Codes of the recorded shop and their counterparts here. */
const CODES: Readonly<Record<string, string>> = {
  WELCOME10: 'WILLKOMMEN10',
  R2A: 'WINTER25',
  R2B: 'WILLKOMMEN10',
  R2HIGH: 'WINTER25',
  R2OLD: 'SOMMER24',
  R2SHIP: 'PORTOFREI',
  'R2I-11': 'WILLKOMMEN10',
};

export function filled(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') {
    return CODES[value] ?? value.replace(/\{\{(\w+)\}\}/g, (_, name: string) => names[name] ?? name);
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [String(filled(key, names)), filled(item, names)]),
  );
}
