import type { Call } from '../server/call.ts';
import { plainFailure, type Violation } from '../server/errors.ts';
import { blank } from '../server/violation-text.ts';
import { countryById } from '../session/country.ts';
import type { Entity } from '../shop/entity.ts';

/** Cases 359–361. @throws 500 for anything but a list, as Shopware does */
export function vatIdViolations(call: Call, source: Entity, countryId: string | null): Violation[] {
  const { vatIds } = source;
  if (vatIds === undefined || vatIds === null || (Array.isArray(vatIds) && vatIds.length === 0)) {
    return call.shop.switches.vatIdRequired ? [blank(call, '/vatIds', vatIds)] : [];
  }
  if (!Array.isArray(vatIds)) {
    throw plainFailure(
      500,
      'The error code "" does not exist for constraint of type "Shopware\\Core\\Checkout\\Customer\\Validation\\Constraint\\CustomerVatIdentification".',
    );
  }
  const pattern = countryById(countryId)?.vatId;
  if (pattern === undefined) return [];
  const wrong = vatIds.map(String).filter((id) => !new RegExp(`^(?:${pattern})$`, 'i').test(id));
  return wrong.map((id) => ({
    code: 'VAT_ID_FORMAT_NOT_CORRECT',
    pointer: '/vatIds',
    detail: `The format of vatId "${id}" is not correct.`,
    parameters: { '{{ vatId }}': `"${id}"` },
  }));
}

export function vatIdsOf(source: Entity): string[] | null {
  const { vatIds } = source;
  if (!Array.isArray(vatIds)) return null;
  const ids = vatIds.map((id) => String(id).trim()).filter((id) => id !== '');
  return ids.length === 0 ? null : ids;
}
