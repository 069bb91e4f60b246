import { UpstreamError } from '../../lib/upstream-error.ts';
import { ShopwareError } from '../errors.ts';
import type { SessionCalls, ShopperSession } from './shopper-session.ts';

type SwCurrencyContext = { readonly currency?: { readonly id?: string; readonly isoCode?: string } | null };

/** The currency (ISO 4217) in which the shopper's context calculates; asked of Shopware once and remembered. */
export async function currencyOf(calls: SessionCalls): Promise<string | null> {
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
