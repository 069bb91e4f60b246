import { createHash } from 'node:crypto';
import type { TaxState } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import { UpstreamError } from '../../lib/upstream-error.ts';
import type { Entity, Nullable } from '../entities.ts';
import { ShopwareError } from '../errors.ts';
import type { SwSessionContext } from '../mappers/context-entity.ts';
import type { SessionCalls, ShopperSession } from './shopper-session.ts';

/** Properties of a Shopware context that affect prices, in addition to its currency. */
interface PriceInputs {
  readonly taxState: TaxState;
  /** Sorted ids of the matching rules that products and their prices use. */
  readonly rules: readonly string[];
}

const LETTERS = { GROSS: 'g', NET: 'n', TAX_FREE: 'f' } as const satisfies Record<TaxState, string>;
const HASH_LENGTH = 10;

/** Without rule areas, all rules count. */
export function priceInputs({
  context,
  areaRuleIds,
}: Pick<SwSessionContext, 'context' | 'areaRuleIds'>): PriceInputs {
  const ofProducts = isObject(areaRuleIds) ? areaRuleIds['product'] : [];
  const ruleIds = areaRuleIds === undefined || areaRuleIds === null ? context?.ruleIds : ofProducts;
  const rules = Array.isArray(ruleIds) ? ruleIds.filter((id): id is string => typeof id === 'string') : [];
  return { taxState: taxState(context?.taxState), rules: rules.toSorted() };
}

/** Identifies the prices of a session, for comparison only; null for public prices. */
export function priceContext(ofSession: PriceInputs, shown: PriceInputs): string | null {
  const [name, ofPublic] = [ofSession, shown].map(nameOf);
  return name === ofPublic ? null : (name ?? null);
}

/** Tax state of a price context. */
export function taxStateIn(prices: string): TaxState {
  if (prices.startsWith(LETTERS.NET)) return 'NET';
  return prices.startsWith(LETTERS.TAX_FREE) ? 'TAX_FREE' : 'GROSS';
}

/** From `taxState` of a context, or `taxStatus` of a cart or order. */
export function taxState(state: Nullable<string>): TaxState {
  if (state === 'net') return 'NET';
  return state === 'tax-free' ? 'TAX_FREE' : 'GROSS';
}

function nameOf({ taxState, rules }: PriceInputs): string {
  const hash = createHash('sha256').update(rules.join()).digest('base64url');
  return LETTERS[taxState] + hash.replace(/[^a-zA-Z0-9]/g, '').slice(0, HASH_LENGTH);
}

/** Currency (ISO 4217) of the shopper's context; fetched once and stored. */
export async function currencyOf(calls: SessionCalls): Promise<string | null> {
  const { data } = calls;
  if (data.currency === undefined) {
    const { currency } = await calls.read<Entity<'SalesChannelContext'>>({ method: 'GET', path: '/context' });
    if (currency?.isoCode) data.currency = { id: currency.id ?? '', isoCode: currency.isoCode };
  }
  return data.currency?.isoCode ?? null;
}

/** Currency of a session, fetched if it is not stored; null without a session, or if it is unknown. */
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
