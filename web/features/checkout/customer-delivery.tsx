import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { BookAddressPartsFragment, CheckoutPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/graphql/api-error.ts';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { usePersonalQuery } from '../../shared/graphql/use-personal-query.ts';
import { useShop, useTranslate } from '../../shared/i18n/shop.ts';
import { useBackCloses } from '../../shared/navigation/history-state.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Button } from '../../shared/ui/elements.tsx';
import { AddressBookDocument } from '../account/public/address.generated.ts';
import { AddressForm } from '../account/public/address-form.tsx';
import { AddressLines, placeLines } from '../account/public/address-lines.tsx';
import { SetBillingAddressDocument, SetShippingAddressDocument } from './order.generated.ts';
import type { CheckoutModel } from './use-checkout.ts';

interface AddressChoiceProps {
  name: string;
  legend: string;
  addresses: readonly BookAddressPartsFragment[];
  chosen: string | null;
  waiting: boolean;
  onChoose(id: string): void;
  onAdd(): void;
}

function AddressChoice({ name, legend, addresses, chosen, waiting, onChoose, onAdd }: AddressChoiceProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const selected = addresses.find(({ id }) => id === chosen);
  return (
    <fieldset className="choice-list" aria-busy={waiting}>
      <legend className="title-4 mb-3">{legend}</legend>
      {(isOpen || !selected ? addresses : [selected]).map((address) => (
        <label key={address.id} className="choice">
          <input
            type="radio"
            name={name}
            value={address.id}
            checked={address.id === chosen}
            onChange={() => onChoose(address.id)}
          />
          <span className="font-semibold">
            {[address.company, `${address.firstName} ${address.lastName}`].filter(Boolean).join(', ')}
          </span>
          <span />
          <span className="small col-[2/-1] text-ink-2">{placeLines(address).join(', ')}</span>
        </label>
      ))}
      <p className="flex flex-wrap gap-x-6 pb-1.5 pl-8.5">
        {selected && addresses.length > 1 && (
          <Button
            look="link"
            aria-label={t('labelled', { label: legend, value: t('account.change') })}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('account.change')}
          </Button>
        )}
        <Button look="link" onClick={onAdd}>
          {t('account.address.new')}
        </Button>
      </p>
    </fieldset>
  );
}

type Kind = 'shippingAddress' | 'billingAddress';

interface CustomerDeliveryProps {
  checkout: CheckoutPartsFragment;
  model: CheckoutModel;
}

export function CustomerDelivery({ checkout, model }: CustomerDeliveryProps) {
  const { t } = useShop();
  const addresses = usePersonalQuery(AddressBookDocument, {});
  const book = addresses.data;
  const owner = book?.customer;
  const failure = addresses.error && failureText(addresses.error);
  const [adding, setAdding] = useState<Kind | null>(null);
  useBackCloses(adding !== null, () => setAdding(null));
  const { virtual } = checkout.cart;
  const [apart, setApart] = useState(virtual || checkout.shippingAddress?.id !== checkout.billingAddress?.id);
  const chosen = (kind: Kind) => model.wanted[kind] ?? checkout[kind]?.id ?? null;
  const choose = (kind: Kind, id: string) =>
    model.change(kind, id, () =>
      mutate(kind === 'shippingAddress' ? SetShippingAddressDocument : SetBillingAddressDocument, {
        input: { id },
      }),
    );
  function chooseDelivery(id: string) {
    choose('shippingAddress', id);
    if (!apart) choose('billingAddress', id);
  }
  function shareAddress(same: boolean) {
    setApart(!same);
    const id = chosen('shippingAddress');
    if (same && id !== null && id !== chosen('billingAddress')) choose('billingAddress', id);
  }
  const { customer } = checkout;
  const choice = (kind: Kind, legend: string, onChoose: (id: string) => void) => (
    <AddressChoice
      name={kind}
      legend={legend}
      addresses={owner?.addresses ?? []}
      chosen={chosen(kind)}
      waiting={model.wanted[kind] !== undefined}
      onChoose={onChoose}
      onAdd={() => setAdding(kind)}
    />
  );
  return (
    <>
      {customer && (
        <p className="mb-5 text-ink-2" data-testid="checkout-customer">
          {t('checkout.customer', {
            name: `${customer.firstName} ${customer.lastName}`,
            email: customer.email,
          })}
        </p>
      )}
      {!book && checkout.shippingAddress && <AddressLines address={checkout.shippingAddress} />}
      {failure && (
        <>
          <p className="mt-3 text-danger">{failure}</p>
          <Button onClick={() => location.reload()}>{t('error.retry')}</Button>
        </>
      )}
      {book && (
        <>
          {!virtual && choice('shippingAddress', t('account.address.shipping'), chooseDelivery)}
          <label className="check mt-4" hidden={virtual}>
            <input type="checkbox" checked={!apart} onChange={() => shareAddress(apart)} />
            {t('checkout.address.same')}
          </label>
          {apart && (
            <div className="mt-4">
              {choice('billingAddress', t('account.address.billing'), (id) => choose('billingAddress', id))}
            </div>
          )}
        </>
      )}
      {owner &&
        adding &&
        createPortal(
          // The dialog's submit must not reach the form around it.
          <div onSubmit={(event) => event.stopPropagation()}>
            <Dialog
              open
              onClose={() => setAdding(null)}
              className="dialog"
              label={t('account.address.new')}
              testId="checkout-address-dialog"
            >
              <AddressForm
                data={book}
                customer={owner}
                address={null}
                onDone={(next) => {
                  const known = new Set(owner.addresses.map(({ id }) => id));
                  const added = next.find(({ id }) => !known.has(id));
                  addresses.show({ ...book, customer: { ...owner, addresses: next } });
                  setAdding(null);
                  if (!added) return;
                  if (adding === 'shippingAddress') chooseDelivery(added.id);
                  else choose('billingAddress', added.id);
                }}
                onCancel={() => setAdding(null)}
              />
            </Dialog>
          </div>,
          document.body,
        )}
    </>
  );
}
