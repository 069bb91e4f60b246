import type { StartQuery } from './generated/graphql.ts';

/** Valid postal codes by country. */
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

function zipcodeFor(pattern: string | null | undefined): string {
  const fits = new RegExp(`^(?:${pattern || '.*'})$`, 'i');
  return ZIPCODES.find((zipcode) => fits.test(zipcode)) ?? '3400';
}

/**
 * Data of a guest with a valid address and a unique e-mail address.
 * @throws Error if the shop delivers to no country
 */
export function guest(start: StartQuery) {
  const country =
    start.countries.find(({ isoCode, isShippingAvailable }) => isoCode === 'CH' && isShippingAvailable) ??
    start.countries.find(({ isShippingAvailable }) => isShippingAvailable);
  if (!country) throw new Error('the shop delivers to no country');
  const [salutation] = start.salutations;
  const [state] = country.requiresState ? country.states : [];
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
