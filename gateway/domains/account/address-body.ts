import type { AddressChangesInput, UserError } from '../../../schema/generated/types.ts';
import { UUID } from '../../shopware/entities.ts';
import type { Messages } from '../shared/messages/messages.ts';
import { userError } from '../shared/user-errors.ts';

/** The names used for an address without its own. */
interface AddressOwner {
  readonly salutationId?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly company?: string | null | undefined;
}

/** An address in Shopware's format. Missing fields are sent empty, so that an update replaces the whole address. */
export function addressBody(given: AddressChangesInput, owner: AddressOwner): Record<string, unknown> {
  return {
    salutationId: given.salutationId || owner.salutationId || undefined,
    firstName: given.firstName ?? owner.firstName,
    lastName: given.lastName ?? owner.lastName,
    company: given.company ?? owner.company ?? null,
    street: given.street ?? '',
    additionalAddressLine1: given.additional ?? null,
    zipcode: given.zipcode ?? null,
    city: given.city ?? '',
    // Shopware reports a missing country (case 112); its response to an empty one is not recorded.
    countryId: given.countryId || undefined,
    countryStateId: given.stateId || null,
    phoneNumber: given.phone ?? null,
  };
}

/** `NO_SUCH_CHOICE_ERROR` for malformed ids, since Shopware's error would name no field (case 370). */
export function choiceErrors(
  messages: Messages,
  ids: Readonly<Record<string, string | null | undefined>>,
  under: readonly string[] = [],
): UserError[] {
  return Object.entries(ids).flatMap(([name, id]) =>
    id && !UUID.test(id) ? [userError(messages, 'VIOLATION::NO_SUCH_CHOICE_ERROR', [...under, name])] : [],
  );
}

export function addressChoiceErrors(
  messages: Messages,
  { salutationId, countryId, stateId }: Pick<AddressChangesInput, 'salutationId' | 'countryId' | 'stateId'>,
  under: readonly string[],
): UserError[] {
  return choiceErrors(messages, { salutationId, countryId, stateId }, under);
}
