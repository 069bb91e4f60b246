import type { StartQuery } from './generated/graphql.ts';

/** Postal codes as different countries write them. */
const ZIPCODES = [
  '3400',
  '20099',
  '1012 AB',
  '00-950',
  'SW1A 1AA',
  '110 00',
  '4000-001',
  'D02 AF30',
  '10001',
];

/** One that the country takes. */
function zipcodeFor(pattern: string | null | undefined): string {
  const fits = new RegExp(`^(?:${pattern || '.*'})$`, 'i');
  return ZIPCODES.find((zipcode) => fits.test(zipcode)) ?? '3400';
}

/**
 * Somebody who buys without an account, with an address that the shop takes and an e-mail address of their own.
 * @throws Error where the shop delivers to no country
 */
export function guest(start: StartQuery) {
  const country =
    start.countries.find(({ iso, shippingAvailable }) => iso === 'CH' && shippingAvailable) ??
    start.countries.find(({ shippingAvailable }) => shippingAvailable);
  if (!country) throw new Error('the shop delivers to no country');
  const [salutation] = start.salutations;
  const [state] = country.stateRequired ? country.states : [];
  return {
    firstName: 'Lea',
    lastName: 'Brunner',
    email: `lea.brunner.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`,
    ...(salutation ? { salutationId: salutation.id } : {}),
    accountType: 'PRIVATE' as const,
    billingAddress: {
      street: 'Kirchbühl 23',
      zipcode: zipcodeFor(country.zipcodePattern),
      city: 'Burgdorf',
      countryId: country.id,
      ...(state ? { stateId: state.id } : {}),
    },
  };
}
