import type { GatewayContext } from '../shared/context.ts';
import { consentGroups } from './consent-groups.ts';

export const consentResolvers = {
  Query: {
    consentGroups: (_: unknown, __: unknown, context: GatewayContext) => consentGroups(context),
  },
};
