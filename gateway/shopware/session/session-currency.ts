import { UpstreamError } from '../../lib/upstream-error.ts';
import type { Entity } from '../entities.ts';
import { ShopwareError } from '../errors.ts';
import type { SessionCalls, ShopperSession } from './shopper-session.ts';

type SwCurrencyContext = Entity<'SalesChannelContext'>;

/** Currency (ISO 4217) of the shopper's context; fetched once and stored. */
export async function currencyOf(calls: SessionCalls): Promise<string | null> {
  const { data } = calls;
  if (data.currency === undefined) {
    const { currency } = await calls.read<SwCurrencyContext>({ method: 'GET', path: '/context' });
    if (currency?.isoCode) data.currency = { id: currency.id ?? '', isoCode: currency.isoCode };
  }
  return data.currency?.isoCode ?? null;
}

/**
 * Currency (ISO 4217) of a shopper's session, so that all prices of a response agree.
 * @param fetch whether to read it from Shopware if it is not stored
 * @returns null without a session, or if it is unknown
 */
export async function sessionCurrency(session: ShopperSession, fetch: boolean): Promise<string | null> {
  if (!session.exists) return null;
  const remembered = (await session.storedData()).currency?.isoCode ?? null;
  if (remembered !== null || !fetch) return remembered;
  try {
    return await session.withLock(currencyOf);
  } catch (error) {
    // The error is reported when the session itself is read.
    if (error instanceof UpstreamError || error instanceof ShopwareError) return null;
    throw error;
  }
}
