/** Rules for buyer data, shared by gateway and web client. Separate from the forms, which few pages load. */

/** Required fields of a person. */
export const PERSON_REQUIRED = ['firstName', 'lastName'] as const;

/** Required fields of an address; some countries also require postal code and state. */
export const ADDRESS_REQUIRED = ['street', 'city', 'countryId'] as const;

/** Requires a local part and a domain of at least two labels, the last of two characters. */
const EMAIL = /^[^\s@<>(),;:"\\]+@(?:[^\s@.<>(),;:"\\]+\.)+[^\s@.<>(),;:"\\]{2,}$/;
const MAX_EMAIL = 254;

/** Whether a text is a plausible e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text);
}
