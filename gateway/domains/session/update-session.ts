import type { UpdateSessionInput } from '../../../schema/generated/types.ts';
import { enteredCodes, isSameCode, productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { SwSessionContext } from '../../shopware/mappers/context-entity.ts';
import { assertNoOrderUnderWay } from '../../shopware/session/sent-order.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../shared/context.ts';
import { alignContext } from '../shared/session-currency.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';
import { presentSession, type SessionPayload, visitorSession } from './public/session.ts';

/** Language and currency alone do not create a context, because the URL and a cookie contain them. */
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

function choiceErrors({ messages }: GatewayContext, field: string, id: string | null | undefined) {
  return id?.trim() === '' ? [userError(messages, 'BLANK_ID', [field])] : [];
}

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

/** Creates a session in the language and currency of the request, unless the client has one. */
export function createSession(context: GatewayContext): Promise<SessionPayload> {
  return context.session.withLock(async (calls) => {
    if (!context.session.exists) await alignContext(context, calls, true);
    return presentSession(context, calls);
  });
}

type ContextChange = Readonly<Partial<Record<'languageId' | 'currencyId' | 'countryId', string>>>;

/** Moves a guest with an address, from which Shopware derives the country, to a new context with the cart. */
async function moveToCountry(
  context: GatewayContext,
  calls: SessionCalls,
  found: SwSessionContext,
  change: ContextChange,
): Promise<boolean> {
  const { customer, shippingLocation } = found;
  if (!customer?.guest || shippingLocation?.country?.id === change.countryId) return false;
  const cart = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  // The Store API cannot copy line items of plugins.
  if (!productItems(cart).every(({ id, referencedId, type }) => id && referencedId && type === 'product'))
    return false;
  await moveCart(context, calls, cart, { ...choices(found, context), ...change });
  return true;
}

function choices(
  { currency, shippingMethod, paymentMethod }: SwSessionContext,
  { language }: GatewayContext,
): Record<string, string> {
  return {
    languageId: language.id,
    ...(currency?.id ? { currencyId: currency.id } : {}),
    ...(shippingMethod?.id ? { shippingMethodId: shippingMethod.id } : {}),
    ...(paymentMethod?.id ? { paymentMethodId: paymentMethod.id } : {}),
  };
}

async function moveCart(
  { session }: GatewayContext,
  calls: SessionCalls,
  cart: SwCart,
  body: Record<string, string>,
): Promise<void> {
  const { token } = await calls.writeElsewhere({ method: 'PATCH', path: '/context', body });
  if (token === null) throw new Error('Shopware opened a context without a token');
  const { cart: shown, dismissedCodes = [], methods } = calls.data;
  const codes = enteredCodes(cart).filter((code) => !dismissedCodes.some((other) => isSameCode(other, code)));
  const items = [
    ...productItems(cart).map(({ id, referencedId, quantity }) => ({
      id,
      referencedId,
      type: 'product',
      quantity: quantity ?? 1,
    })),
    ...codes.map((code) => ({ type: 'promotion', referencedId: code })),
  ];
  if (items.length > 0) {
    await calls.writeElsewhere({ token, path: '/checkout/cart/line-item', body: { items } });
  }
  session.switchToken(token, { ...(shown ? { cart: shown } : {}), ...(methods ? { methods } : {}) });
}
