import type { Translate } from '../app/translate.ts';
import type { CheckoutQuery, UserErrorPartsFragment } from '../generated/graphql.ts';
import type { AddressDraft, GuestDraft } from './guest-draft.ts';

type Country = CheckoutQuery['countries'][number];

/** Messages by the id of the field they belong to. */
export type FieldErrors = Readonly<Record<string, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** The field's element id for a path of the schema's input: `billingAddress`, `zipcode`. */
export function fieldId(path: readonly string[]): string {
  const names = path.filter((part) => part !== 'input' && !/^\d+$/.test(part));
  return `guest-${names.join('-')}`;
}

function fits(pattern: string | null | undefined, value: string): boolean {
  if (!pattern) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'i').test(value);
  } catch {
    return true;
  }
}

/** What can be told to be wrong before the shop is asked (spec §5). */
export function checkGuest(draft: GuestDraft, countries: readonly Country[], t: Translate): FieldErrors {
  const errors: Record<string, string> = {};
  const need = (value: string, ...path: string[]) => {
    if (!value.trim()) errors[fieldId(path)] = t('form.required');
  };
  const address = (part: AddressDraft, name: string) => {
    const country = countries.find(({ id }) => id === part.countryId);
    need(part.street, name, 'street');
    need(part.city, name, 'city');
    need(part.countryId, name, 'countryId');
    if (country?.zipcodeRequired) need(part.zipcode, name, 'zipcode');
    if (part.zipcode.trim() && !fits(country?.zipcodePattern, part.zipcode.trim())) {
      errors[fieldId([name, 'zipcode'])] = t('form.zipcode');
    }
    if (country?.stateRequired && country.states.length) need(part.stateId, name, 'stateId');
  };
  if (draft.accountType === 'BUSINESS') need(draft.company, 'company');
  need(draft.firstName, 'firstName');
  need(draft.lastName, 'lastName');
  need(draft.email, 'email');
  if (draft.email.trim() && !EMAIL.test(draft.email.trim())) errors[fieldId(['email'])] = t('form.email');
  address(draft.billing, 'billingAddress');
  if (draft.separate) {
    need(draft.shipping.firstName, 'shippingAddress', 'firstName');
    need(draft.shipping.lastName, 'shippingAddress', 'lastName');
    address(draft.shipping, 'shippingAddress');
  }
  return errors;
}

/** The shop's refusals at their fields, and those that belong to none. */
export function sortErrors(userErrors: readonly UserErrorPartsFragment[]): {
  fields: FieldErrors;
  general: string[];
} {
  const fields: Record<string, string> = {};
  const general: string[] = [];
  for (const { field, message } of userErrors) {
    if (field?.length) fields[fieldId(field)] ??= message;
    else general.push(message);
  }
  return { fields, general };
}
