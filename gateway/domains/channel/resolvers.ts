import type { Resolvers } from '../../generated/resolvers.ts';
import { countries, salutations } from '../../shopware/channel/countries.ts';
import { freeShippingFrom } from './free-shipping-from.ts';

export const channelResolvers = {
  Query: {
    languages: (_, __, { languages }) => languages,
    currencies: (_, __, { channel }) => channel.currencies(),
    freeShippingFrom: (_, __, context) => freeShippingFrom(context),
    countries: (_, __, { read }) => countries(read),
    salutations: (_, __, { read }) => salutations(read),
    translations: (_, __, { messages }) => messages.backend,
  },
} satisfies Resolvers;
