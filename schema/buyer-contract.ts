/** What is asked of everybody who buys: the gateway refuses by it, the web client checks by it. Apart from the forms', which few pages have. */

/** What nobody can be registered, ordered for or changed without. */
export const PERSON_REQUIRED = ['firstName', 'lastName'] as const;

/** What an address never lacks; postal code and state are required by some countries. */
export const ADDRESS_REQUIRED = ['street', 'city', 'countryId'] as const;

/** Requires a local part and a domain of at least two labels, the last of two characters. */
const EMAIL = /^[^\s@<>(),;:"\\]+@(?:[^\s@.<>(),;:"\\]+\.)+[^\s@.<>(),;:"\\]{2,}$/;
const MAX_EMAIL = 254;

/** Whether a text can be an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text);
}
