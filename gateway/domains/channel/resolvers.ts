import type { Resolvers } from '../../generated/resolvers.ts';
import { countries, salutations } from '../../shopware/channel/countries.ts';
import { consentGroups } from '../consent/public/consent-groups.ts';
import { legalPages } from '../content/public/legal-pages.ts';
import { footerContact } from './footer-contact.ts';
import { freeShippingFrom } from './public/shipping-offer.ts';
import { activePaymentMethods, shop } from './shop.ts';

export const channelResolvers = {
  Query: {
    languages: (_, __, { languages }) => languages,
    currencies: (_, __, { channel }) => channel.currencies(),
    countries: (_, __, { read }) => countries(read),
    salutations: (_, __, { read }) => salutations(read),
    shop: (_, __, context) => shop(context),
    translations: (_, __, { messages }) => messages.backend,
  },
  Shop: {
    phone: ({ phone }, _, context) => phone ?? footerContact(context, 'tel:'),
    email: ({ email }, _, context) => email ?? footerContact(context, 'mailto:'),
    freeShippingFrom: (_, __, context) => freeShippingFrom(context),
    consentGroups: (_, __, context) => consentGroups(context),
    legalPages: (_, __, context) => legalPages(context),
    paymentMethods: async (_, __, context) => {
      const methods = await activePaymentMethods(context);
      return [...new Set(methods.map(({ name }) => name))];
    },
    paymentLogos: async (_, __, context) => {
      const methods = await activePaymentMethods(context);
      return methods.flatMap(({ image, name }) => (image ? { ...image, alt: name } : []));
    },
  },
} satisfies Resolvers;
