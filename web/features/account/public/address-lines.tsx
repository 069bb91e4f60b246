import type { AddressPartsFragment } from '../../../generated/graphql.ts';

/** Countries whose postal addresses include the state, province or prefecture. */
const WITH_STATE = new Set('AU BR CA CN CO ES ID IE IN IT JP KR MX MY NG PH TH TW US VE VN'.split(' '));

export function AddressLines({ address }: { address: AddressPartsFragment }) {
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.street,
    address.additional,
    [address.zipcode, address.city].filter(Boolean).join(' '),
    [WITH_STATE.has(address.country?.isoCode ?? '') && address.state?.name, address.country?.name]
      .filter(Boolean)
      .join(', '),
  ].filter(Boolean);
  return (
    <address className="address-lines">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
