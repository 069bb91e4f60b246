import type { AddressPartsFragment } from '../../../generated/graphql.ts';

export function AddressLines({ address }: { address: AddressPartsFragment }) {
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.street,
    address.additional,
    [address.zipcode, address.city].filter(Boolean).join(' '),
    [address.state?.name, address.country?.name].filter(Boolean).join(', '),
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
