import { ADDRESS_REQUIRED, isEmail, PERSON_REQUIRED } from '../../../schema/buyer-contract.ts';
import type { CheckoutQuery } from '../../generated/graphql.ts';
import type { Translate } from '../i18n/translate.ts';
import type { AddressDraft, BuyerDraft } from './buyer-draft.ts';
import { type FieldErrors, fieldId } from './form-errors.ts';

export type FormCountry = CheckoutQuery['countries'][number];

function fits(pattern: string | null | undefined, value: string): boolean {
  if (!pattern) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'i').test(value);
  } catch {
    return true;
  }
}

/** Undefined if it is valid. */
export function checkEmail(email: string, t: Translate): string | undefined {
  if (!email.trim()) return t('form.required');
  return isEmail(email.trim()) ? undefined : t('form.email');
}

export function checkAddress(
  form: string,
  path: readonly string[],
  draft: AddressDraft,
  countries: readonly FormCountry[],
  t: Translate,
): FieldErrors {
  const errors: Record<string, string> = {};
  const need = (key: keyof AddressDraft) => {
    if (!draft[key].trim()) errors[fieldId(form, [...path, key])] = t('form.required');
  };
  const country = countries.find(({ id }) => id === draft.countryId);
  for (const key of ADDRESS_REQUIRED) need(key);
  if (country?.requiresZipcode) need('zipcode');
  if (draft.zipcode.trim() && !fits(country?.zipcodePattern, draft.zipcode.trim())) {
    errors[fieldId(form, [...path, 'zipcode'])] = t('form.zipcode');
  }
  if (country?.requiresState && country.states.length) need('stateId');
  return errors;
}

/** Validates before sending (docs/rules.md, "Validation"). */
export function checkBuyer(
  form: string,
  draft: BuyerDraft,
  countries: readonly FormCountry[],
  t: Translate,
): FieldErrors {
  const errors: Record<string, string> = {};
  const need = (value: string, ...path: string[]) => {
    if (!value.trim()) errors[fieldId(form, path)] = t('form.required');
  };
  if (draft.accountType === 'BUSINESS') need(draft.company, 'company');
  for (const key of PERSON_REQUIRED) need(draft[key], key);
  const email = checkEmail(draft.email, t);
  if (email) errors[fieldId(form, ['email'])] = email;
  Object.assign(errors, checkAddress(form, ['billingAddress'], draft.billing, countries, t));
  if (draft.separate) {
    for (const key of PERSON_REQUIRED) need(draft.shipping[key], 'shippingAddress', key);
    Object.assign(errors, checkAddress(form, ['shippingAddress'], draft.shipping, countries, t));
  }
  return errors;
}
