import type { Resolvers } from '../../generated/resolvers.ts';
import { countryOf, session } from './public/session.ts';
import { createSession, updateSession } from './update-session.ts';

export const sessionResolvers = {
  Query: {
    session: (_, __, context) => session(context),
    context: (_, __, { language, currency }) => ({ language, currency }),
  },
  Mutation: {
    createSession: (_, __, context) => createSession(context),
    updateSession: (_, { input }, context) => updateSession(context, input),
  },
  ResponseContext: {
    country: (_, __, context) => countryOf(context),
  },
  Session: {
    expired: ({ expired }, _, { session: asking }) => {
      // Reported once only.
      if (expired) asking.setLoginState('none');
      return expired;
    },
  },
} satisfies Resolvers;
