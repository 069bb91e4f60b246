import type { AddressPartsFragment } from '../../../generated/graphql.ts';

/** Countries whose postal addresses include the state, province or prefecture. */
const WITH_STATE = new Set('AU BR CA CN CO ES ID IE IN IT JP KR MX MY NG PH TH TW US VE VN'.split(' '));

/** Lines of an address without its names. */
export function placeLines({ street, additional, zipcode, city, state, country }: AddressPartsFragment) {
  return [
    street,
    additional,
    [zipcode, city].filter(Boolean).join(' '),
    [WITH_STATE.has(country?.isoCode ?? '') && state?.name, country?.name].filter(Boolean).join(', '),
  ].filter((line): line is string => Boolean(line));
}

function linesOf(address: AddressPartsFragment): string[] {
  const name = `${address.firstName} ${address.lastName}`;
  return [...(address.company ? [address.company] : []), name, ...placeLines(address)];
}

type MaybeAddress = AddressPartsFragment | null | undefined;

/** Whether two addresses are printed alike. */
export function isSameAddress(one: MaybeAddress, other: MaybeAddress): boolean {
  return one != null && other != null && String(linesOf(one)) === String(linesOf(other));
}

export function AddressLines({ address }: { address: AddressPartsFragment }) {
  return (
    <address className="address-lines">
      {linesOf(address).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
