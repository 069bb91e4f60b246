import { ADDRESS_REQUIRED, isEmail, PERSON_REQUIRED } from '../../../schema/buyer-contract.ts';
import type { CheckoutQuery } from '../../generated/graphql.ts';
import type { MessageKey, Translate } from '../i18n/translate.ts';
import type { AddressDraft, BuyerDraft } from './buyer-draft.ts';
import type { Problems } from './form-errors.ts';

export type FormCountry = CheckoutQuery['countries'][number];

function fits(pattern: string | null | undefined, value: string): boolean {
  if (!pattern) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'i').test(value);
  } catch {
    return true;
  }
}

type RequiredKey =
  Extract<MessageKey, `form.required_${string}`> extends `form.required_${infer Name}` ? Name : never;

/** Problems of empty fields. @param prefix of their names, e.g. `billingAddress-` */
export function required<Key extends RequiredKey>(
  draft: Readonly<Record<Key, string>>,
  keys: readonly Key[],
  t: Translate,
  prefix = '',
): Problems {
  const empty = keys.filter((key) => !draft[key].trim());
  return Object.fromEntries(empty.map((key) => [prefix + key, t(`form.required_${key}`)]));
}

/** Undefined if it is valid. */
export function checkEmail(email: string, t: Translate): string | undefined {
  if (!email.trim()) return t('form.required_email');
  return isEmail(email.trim()) ? undefined : t('form.email');
}

export function checkAddress(
  prefix: string,
  draft: AddressDraft,
  countries: readonly FormCountry[],
  t: Translate,
): Problems {
  const country = countries.find(({ id }) => id === draft.countryId);
  const needed = [
    ...ADDRESS_REQUIRED,
    ...(country?.requiresZipcode ? (['zipcode'] as const) : []),
    ...(country?.requiresState && country.states.length ? (['stateId'] as const) : []),
  ];
  const problems = required(draft, needed, t, prefix);
  const zipcode = draft.zipcode.trim();
  const isMisfit = zipcode !== '' && !fits(country?.zipcodePattern, zipcode);
  return { ...problems, ...(isMisfit && { [`${prefix}zipcode`]: t('form.zipcode') }) };
}

/** Validates before sending (docs/rules.md, "Validation"). */
export function checkBuyer(draft: BuyerDraft, countries: readonly FormCountry[], t: Translate): Problems {
  const { accountType, email, billing, separate, shipping } = draft;
  return {
    ...(accountType === 'BUSINESS' && required(draft, ['company'], t)),
    ...required(draft, PERSON_REQUIRED, t),
    email: checkEmail(email, t),
    ...checkAddress('billingAddress-', billing, countries, t),
    ...(separate && required(shipping, PERSON_REQUIRED, t, 'shippingAddress-')),
    ...(separate && checkAddress('shippingAddress-', shipping, countries, t)),
  };
}
