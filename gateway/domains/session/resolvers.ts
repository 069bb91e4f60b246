import type { Resolvers } from '../../generated/resolvers.ts';
import { changeCountry } from './change-country.ts';
import { changeSession, createSession, refused } from './change-session.ts';
import { cartCount, countryOf, session } from './public/session.ts';

export const sessionResolvers = {
  Query: {
    session: (_, __, context) => session(context),
    context: (_, __, { language, currency }) => ({ language, currency }),
  },
  Mutation: {
    createSession: (_, __, context) => createSession(context),
    setLocale: (_, { input }, context) => {
      const language = context.languages.find(({ locale }) => locale === input.locale);
      if (language)
        return changeSession({ ...context, language }, { languageId: language.id }, 'locale', false);
      return refused(context, 'LOCALE_NOT_FOUND', 'locale');
    },
    setCurrency: async (_, { input }, context) => {
      const currencies = await context.channel.currencies();
      const currency = currencies.find(({ id }) => id === input.currencyId);
      if (!currency && input.currencyId.trim() !== '')
        return refused(context, 'CURRENCY_NOT_FOUND', 'currencyId');
      return changeSession(
        { ...context, currency: currency ?? context.currency },
        { currencyId: input.currencyId },
        'currencyId',
        false,
      );
    },
    setCountry: (_, { input }, context) => changeCountry(context, input.countryId),
  },
  AnswerContext: {
    country: (_, __, context) => countryOf(context),
  },
  Session: {
    cartCount: (_, __, context) => cartCount(context),
    expired: ({ expired }, _, { session: asking }) => {
      // Reported once only.
      if (expired) asking.setLoginState('none');
      return expired;
    },
  },
} satisfies Resolvers;
