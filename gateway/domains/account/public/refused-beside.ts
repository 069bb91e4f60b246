import type { UserError } from '../../../../schema/generated/types.ts';
import { ShopwareError, type ShopwareErrorEntry } from '../../../shopware/errors.ts';

/**
 * Shopware checks a form as a whole, but is not asked about one that the gateway refuses, and tells an unknown country before all else
 * and alone (case 369). It is then asked about a form that it cannot accept, so that a buyer is told everything at once
 * (docs/decisions/0088).
 * @param ask sends the form without what Shopware never does without, and answers with its refusals
 * @param told what is wrong already
 * @param said reads Shopware's refusal
 * @returns all of it; what was told already stands first, once. Only that where Shopware cannot be asked
 */
export async function refusedBeside(
  told: readonly UserError[],
  ask: (told: readonly UserError[]) => Promise<unknown>,
  said: (error: ShopwareError) => UserError[],
): Promise<UserError[]> {
  try {
    await ask(told);
    return [...told];
  } catch (error) {
    if (
      !(error instanceof ShopwareError) ||
      error.status >= 500 ||
      error.status === 429 ||
      error.errors.length === 0
    )
      return [...told];
    return merged(told, said(error));
  }
}

/** Shopware's refusal without what it says of something that it was not given on purpose. */
export function withoutRefusal(error: unknown, isMeant: (entry: ShopwareErrorEntry) => boolean): unknown {
  if (!(error instanceof ShopwareError) || !error.errors.some(isMeant)) return error;
  return new ShopwareError(
    error.status,
    error.path,
    error.errors.filter((entry) => !isMeant(entry)),
  );
}

/** Refusals that name no field and mean the buyer all the same. */
const OF_NO_FIELD: ReadonlySet<string> = new Set(['COUNTRY_NOT_FOUND', 'NOT_LOGGED_IN']);

/**
 * One refusal a field: what Shopware says of a field that is refused already, or of none, is about what it was sent in the place of
 * something.
 */
function merged(told: readonly UserError[], more: readonly UserError[]): UserError[] {
  const fields = new Set(told.map(placeOf));
  const isNew = (entry: UserError) =>
    entry.field ? !fields.has(placeOf(entry)) : OF_NO_FIELD.has(entry.code);
  return [...told, ...more.filter(isNew)];
}

const placeOf = ({ field }: UserError): string => field?.join('.') ?? '';

/** Whether something is refused at a field. */
export function isRefusedAt(told: readonly UserError[], ...field: readonly string[]): boolean {
  return told.some((entry) => placeOf(entry) === field.join('.'));
}
