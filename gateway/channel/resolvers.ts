import type { GatewayContext } from '../graphql/context.ts';
import { countries, salutations } from './countries.ts';

export const channelResolvers = {
  Query: {
    languages: (_: unknown, __: unknown, { languages }: GatewayContext) => languages,
    currencies: (_: unknown, __: unknown, { services }: GatewayContext) => services.channel.currencies(),
    countries: (_: unknown, __: unknown, { read }: GatewayContext) => countries(read),
    salutations: (_: unknown, __: unknown, { read }: GatewayContext) => salutations(read),
    translations: (_: unknown, __: unknown, { messages }: GatewayContext) => messages.backend,
  },
};
