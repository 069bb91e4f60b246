import type { MoneyView } from '../format/money.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { ShopwareError, UpstreamError } from '../shopware/errors.ts';
import type { SessionCalls, ShopperSession } from './shopper-session.ts';

type SwCurrencyContext = { readonly currency?: { readonly id?: string; readonly isoCode?: string } | null };

/** In which currency the shopper's context calculates; asked of Shopware once and remembered. */
export async function moneyOfSession(context: GatewayContext, calls: SessionCalls): Promise<MoneyView> {
  return { ...context.money, currency: (await currencyOf(calls)) ?? context.currency.isoCode };
}

async function currencyOf(calls: SessionCalls): Promise<string | null> {
  const { data } = calls;
  if (data.currency === undefined) {
    const { currency } = await calls.read<SwCurrencyContext>({ method: 'GET', path: '/context' });
    if (currency?.isoCode) data.currency = { id: currency.id ?? '', isoCode: currency.isoCode };
  }
  return data.currency?.isoCode ?? null;
}

/**
 * The currency (ISO 4217) of a shopper's session, so that all prices of one answer are in the same.
 * @param ask whether Shopware is asked where it is not remembered
 * @returns null where there is none, or nobody knows just now
 */
export async function sessionCurrency(session: ShopperSession, ask: boolean): Promise<string | null> {
  if (!session.exists) return null;
  const remembered = (await session.storedData()).currency?.isoCode ?? null;
  if (remembered !== null || !ask) return remembered;
  try {
    return await session.withLock(currencyOf);
  } catch (error) {
    // Whoever reads the session says what is wrong with it.
    if (error instanceof UpstreamError || error instanceof ShopwareError) return null;
    throw error;
  }
}

/**
 * Writes the currency that the request names into the shopper's context where it is another, so that the cart is calculated
 * in what the shopper sees; makes the context when there is none yet.
 * @param languageToo whether the language is written as well: mails and documents need it (design §3)
 */
export async function alignContext(
  context: GatewayContext,
  calls: SessionCalls,
  languageToo = false,
): Promise<void> {
  const fresh = !context.session.exists;
  const own = context.view.currencyId === null;
  if (fresh && own && !languageToo) return;
  const known = fresh ? null : (await moneyOfSession(context, calls)).currency;
  const keepsCurrency = known !== null && !context.namesCurrency;
  const currency =
    keepsCurrency || known === context.currency.isoCode ? {} : { currencyId: context.currency.id };
  const language = languageToo && context.language.id ? { languageId: context.language.id } : {};
  const body = { ...currency, ...language };
  if (Object.keys(body).length === 0) return;
  await calls.write({ method: 'PATCH', path: '/context', body });
  if (!keepsCurrency) calls.data.currency = { id: context.currency.id, isoCode: context.currency.isoCode };
}
