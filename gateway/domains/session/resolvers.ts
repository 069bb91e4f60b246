import type {
  MutationSetCountryArgs,
  MutationSetCurrencyArgs,
  MutationSetLocaleArgs,
  Session,
} from '../../../schema/generated/resolvers.ts';
import type { GatewayContext } from '../shared/context.ts';
import { userError } from '../shared/user-errors.ts';
import { changeCountry } from './change-country.ts';
import { changeSession } from './change-session.ts';
import { session } from './public/session.ts';

export const sessionResolvers = {
  Query: {
    session: (_: unknown, __: unknown, context: GatewayContext) => session(context),
  },
  Mutation: {
    setLocale: (_: unknown, { input }: MutationSetLocaleArgs, context: GatewayContext) => {
      const language = context.languages.find(({ locale }) => locale === input.locale);
      if (language)
        return changeSession({ ...context, language }, { languageId: language.id }, 'locale', false);
      const error = userError(context.messages, 'VIOLATION::NO_SUCH_CHOICE_ERROR', ['locale']);
      return { session: null, cart: null, userErrors: [error] };
    },
    setCurrency: async (_: unknown, { input }: MutationSetCurrencyArgs, context: GatewayContext) => {
      const currencies = await context.services.channel.currencies();
      const currency = currencies.find(({ id }) => id === input.currencyId) ?? context.currency;
      return changeSession({ ...context, currency }, { currencyId: input.currencyId }, 'currencyId', false);
    },
    setCountry: (_: unknown, { input }: MutationSetCountryArgs, context: GatewayContext) =>
      changeCountry(context, input.countryId),
  },
  Session: {
    expired: ({ expired }: Session, _: unknown, { session: asking }: GatewayContext) => {
      // Told, so not told again.
      if (expired) asking.setLoginState('none');
      return expired;
    },
  },
};
