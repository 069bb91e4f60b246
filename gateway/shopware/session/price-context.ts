import { createHash } from 'node:crypto';
import type { TaxState } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import type { Nullable } from '../entities.ts';
import type { SwSessionContext } from '../mappers/context-entity.ts';

/** Properties of a Shopware context that affect prices, in addition to its currency. */
export interface PriceInputs {
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

/**
 * Identifies the prices of a session, for comparison only.
 * @param shown inputs of the anonymous context
 * @returns null if the session sees public prices
 */
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
