import type { MoneyView } from '../../shopware/mappers/money.ts';
import { currencyOf } from '../../shopware/session/price-context.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from './context.ts';

/** Currency of the shopper's context; fetched once and stored. */
export async function moneyOfSession(context: GatewayContext, calls: SessionCalls): Promise<MoneyView> {
  return { ...context.money, currency: (await currencyOf(calls)) ?? context.currency.isoCode };
}

/** Writes the request's currency into the shopper's context if it differs, with `languageToo` the language, too. */
export async function alignContext(context: GatewayContext, calls: SessionCalls, languageToo = false) {
  const fresh = !context.session.exists;
  const isDefaultCurrency = context.view.currencyId === null;
  if (fresh && isDefaultCurrency && !languageToo) return;
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
