import type { MoneyView } from '../format/money.ts';
import type { GatewayContext } from '../graphql/context.ts';
import type { SessionCalls } from './shopper-session.ts';

type SwCurrencyContext = { readonly currency?: { readonly id?: string; readonly isoCode?: string } | null };

/** In which currency the shopper's context calculates; asked of Shopware once and remembered. */
export async function sessionMoney(context: GatewayContext, calls: SessionCalls): Promise<MoneyView> {
  const { notes } = calls;
  if (notes.currency === undefined) {
    const { currency } = await calls.read<SwCurrencyContext>({ method: 'GET', path: '/context' });
    if (currency?.isoCode) notes.currency = { id: currency.id ?? '', isoCode: currency.isoCode };
  }
  return { ...context.money, currency: notes.currency?.isoCode ?? context.currency.isoCode };
}

/**
 * Writes the currency of the request into the shopper's context where it is another, so that the cart is calculated
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
  const known = fresh ? null : (await sessionMoney(context, calls)).currency;
  const currency = known === context.currency.isoCode ? {} : { currencyId: context.currency.id };
  const language = languageToo && context.language.id ? { languageId: context.language.id } : {};
  const body = { ...currency, ...language };
  if (Object.keys(body).length === 0) return;
  await calls.write({ method: 'PATCH', path: '/context', body });
  calls.notes.currency = { id: context.currency.id, isoCode: context.currency.isoCode };
}
