import type { BookAddressPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Icon } from '../../shared/ui/icon.tsx';

export function AddressChoice({
  name,
  legend,
  addresses,
  chosen,
  waiting,
  onChoose,
  onAdd,
}: {
  name: string;
  legend: string;
  addresses: readonly BookAddressPartsFragment[];
  chosen: string | null;
  /** Not yet confirmed by the gateway. */
  waiting: boolean;
  onChoose(id: string): void;
  onAdd(): void;
}) {
  const t = useTranslate();
  return (
    <fieldset className="choice-list" aria-busy={waiting}>
      <legend className="title-4 mb-3">{legend}</legend>
      {addresses.map((address) => (
        <label key={address.id} className="choice">
          <input
            type="radio"
            name={name}
            value={address.id}
            checked={address.id === chosen}
            onChange={() => onChoose(address.id)}
            data-testid={`checkout-${name}-radio`}
          />
          <span className="choice-name">
            {[address.company, `${address.firstName} ${address.lastName}`].filter(Boolean).join(', ')}
          </span>
          <span />
          <span className="choice-detail">
            {[
              address.street,
              address.additional,
              [address.zipcode, address.city].filter(Boolean).join(' '),
              address.country?.name,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </label>
      ))}
      <button
        type="button"
        className="button button-plain mt-3"
        onClick={onAdd}
        data-testid={`checkout-${name}-add-button`}
      >
        <Icon name="plus" small />
        {t('checkout.address.add')}
      </button>
    </fieldset>
  );
}
