import type { UpdateSessionInput, UserError } from '../../../schema/generated/types.ts';
import type { SwSessionContext } from '../../shopware/mappers/context-entity.ts';
import { assertNoOrderUnderWay } from '../../shopware/session/sent-order.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { readCart } from '../cart/public/change-cart.ts';
import type { GatewayContext } from '../shared/context.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';
import { type ContextChange, moveToCountry } from './move-to-country.ts';
import { readSession, type SessionPayload, visitorSession } from './public/session.ts';

/**
 * Writes language, currency and country into the shopper's context in one call. Language and currency alone do not create a
 * context, because the URL and a cookie contain them.
 */
export async function updateSession(
  context: GatewayContext,
  { locale, currencyId, countryId }: UpdateSessionInput,
): Promise<SessionPayload> {
  const { session, messages } = context;
  const language = locale == null ? null : context.languages.find((known) => known.locale === locale);
  const currencies = currencyId == null ? [] : await context.channel.currencies();
  const currency = currencyId == null ? null : currencies.find(({ id }) => id === currencyId);
  const userErrors = [
    ...(language === undefined ? [userError(messages, 'LOCALE_NOT_FOUND', ['locale'])] : []),
    ...choiceErrors(context, 'currencyId', currencyId),
    ...(currency === undefined && currencyId?.trim()
      ? [userError(messages, 'CURRENCY_NOT_FOUND', ['currencyId'])]
      : []),
    ...choiceErrors(context, 'countryId', countryId),
  ];
  if (userErrors.length > 0) return { session: null, cart: null, userErrors };
  const changed = {
    ...context,
    language: language ?? context.language,
    currency: currency ?? context.currency,
  };
  const body: ContextChange = {
    ...(language ? { languageId: language.id } : {}),
    ...(currency ? { currencyId: currency.id } : {}),
    ...(countryId == null ? {} : { countryId }),
  };
  if (!session.exists && countryId == null)
    return { session: await visitorSession(changed), cart: null, userErrors: [] };
  const isNew = !session.exists;
  return session.withLock((calls) => applyChange(changed, calls, body, isNew));
}

function choiceErrors(
  { messages }: GatewayContext,
  field: string,
  id: string | null | undefined,
): UserError[] {
  return id?.trim() === '' ? [userError(messages, 'BLANK_ID', [field])] : [];
}

/** @param isNew whether the session has no context yet, so that no guest can have an address in it */
async function applyChange(
  context: GatewayContext,
  calls: SessionCalls,
  body: ContextChange,
  isNew: boolean,
): Promise<SessionPayload> {
  const { countryId } = body;
  let found: SwSessionContext | null = null;
  if (countryId !== undefined && !isNew) {
    await assertNoOrderUnderWay(calls);
    found = await calls.read<SwSessionContext>({ method: 'GET', path: '/context' });
  }
  try {
    const moved = found !== null && (await moveToCountry(context, calls, found, body));
    if (!moved) await writeContext(calls, body);
  } catch (error) {
    const field = countryId === undefined ? null : ['countryId'];
    return { session: null, cart: null, userErrors: userErrorsOf(error, context.messages, field) };
  }
  return presentSession(context, calls);
}

async function writeContext(calls: SessionCalls, body: ContextChange): Promise<void> {
  if (Object.keys(body).length === 0) return;
  await calls.write({ method: 'PATCH', path: '/context', body });
  delete calls.data.currency;
}

/** Session and cart after a change. */
export async function presentSession(context: GatewayContext, calls: SessionCalls): Promise<SessionPayload> {
  return {
    session: await readSession(context, calls),
    cart: await readCart(context, calls),
    userErrors: [],
  };
}
