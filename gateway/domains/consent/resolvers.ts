import type { Resolvers } from '../../generated/resolvers.ts';
import { consentGroups } from './consent-groups.ts';

export const consentResolvers = {
  Query: {
    consentGroups: (_, __, context) => consentGroups(context),
  },
} satisfies Resolvers;
