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
  newsletter: null,
  theme: null,
  paymentMethods: [],
  legalPages: [],
};
