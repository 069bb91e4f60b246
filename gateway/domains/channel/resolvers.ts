import { countries, salutations } from '../../shopware/channel/countries.ts';
import type { GatewayContext } from '../shared/context.ts';
import { freeShippingFrom } from './free-shipping-from.ts';

export const channelResolvers = {
  Query: {
    languages: (_: unknown, __: unknown, { languages }: GatewayContext) => languages,
    currencies: (_: unknown, __: unknown, { services }: GatewayContext) => services.channel.currencies(),
    freeShippingFrom: (_: unknown, __: unknown, context: GatewayContext) => freeShippingFrom(context),
    countries: (_: unknown, __: unknown, { read }: GatewayContext) => countries(read),
    salutations: (_: unknown, __: unknown, { read }: GatewayContext) => salutations(read),
    translations: (_: unknown, __: unknown, { messages }: GatewayContext) => messages.backend,
  },
};
