import { useEffect, useRef, useState } from 'react';
import type { BookAddressPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { useBackCloses } from '../../../shared/navigation/overlay-entry.ts';
import { notify } from '../../../shared/notifications/notifications.tsx';
import { hasDraft } from '../../../shared/storage/drafts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { AddressCard } from '../address-card.tsx';
import { addressStore } from '../use-address-form.ts';
import { useAccountData } from './account-data.ts';
import { AccountLayout } from './account-layout.tsx';
import { AccountPlaceholder } from './account-placeholder.tsx';
import { AddressBookDocument } from './address.generated.ts';
import { AddressForm } from './address-form.tsx';
import { LoadFailure } from './load-failure.tsx';

const isDefault = ({ isDefaultBilling, isDefaultShipping }: BookAddressPartsFragment): boolean =>
  isDefaultBilling || isDefaultShipping;

export function AddressPage() {
  const t = useTranslate();
  const { data, failure, retry, show } = useAccountData(AddressBookDocument, {});
  const [editing, setEditing] = useState<BookAddressPartsFragment | 'new' | null>(null);
  useBackCloses(editing !== null, () => setEditing(null));
  const customer = data?.customer;
  const known = Boolean(customer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is restored once, when the address book is loaded.
  useEffect(() => {
    if (!customer || editing) return;
    const begun = customer.addresses.find((address) => hasDraft(addressStore(customer.id, address)));
    if (begun) setEditing(begun);
    else if (hasDraft(addressStore(customer.id, null))) setEditing('new');
  }, [known]);
  const opened = useRef(false);
  useEffect(() => {
    if (editing) document.getElementById('address-form-title')?.focus();
    else if (opened.current) document.getElementById('main')?.focus({ preventScroll: true });
    opened.current = editing !== null;
  }, [editing]);
  const change = (addresses: BookAddressPartsFragment[]) =>
    customer && show({ ...data, customer: { ...customer, addresses } });
  const others = customer?.addresses.filter((address) => !isDefault(address)) ?? [];
  const card = (address: BookAddressPartsFragment) => (
    <AddressCard key={address.id} address={address} onEdit={() => setEditing(address)} onChange={change} />
  );
  return (
    <AccountLayout
      title={t('account.address.title')}
      current="/account/address"
      steps={[{ label: t('account.addresses') }]}
    >
      {failure && <LoadFailure text={failure} onRetry={retry} />}
      {!failure && !customer && (
        <AccountPlaceholder>
          <div className="account-facts">
            <div className="skeleton h-48" />
            <div className="skeleton h-48" />
          </div>
        </AccountPlaceholder>
      )}
      {customer && editing && (
        <AddressForm
          key={editing === 'new' ? 'new' : editing.id}
          data={data}
          customer={customer}
          address={editing === 'new' ? null : editing}
          onDone={(addresses) => {
            change(addresses);
            setEditing(null);
            notify('success', t('account.address.saved'));
          }}
          onCancel={() => setEditing(null)}
        />
      )}
      {customer && !editing && (
        <div data-testid="address-book">
          {customer.addresses.length === 0 && (
            <div className="mb-6">
              <p className="title-4">{t('account.address.emptyTitle')}</p>
              <p className="mt-1 text-ink-2">{t('account.address.emptyText')}</p>
            </div>
          )}
          {customer.addresses.some(isDefault) && (
            <section className="account-section" aria-labelledby="default-addresses">
              <h2 className="title-3" id="default-addresses">
                {t('account.address.defaults')}
              </h2>
              <ul className="account-facts">{customer.addresses.filter(isDefault).map(card)}</ul>
            </section>
          )}
          <section className="account-section" aria-labelledby="other-addresses">
            <h2 className="title-3" id="other-addresses">
              {t('account.address.others')}
            </h2>
            {others.length > 0 && <ul className="account-facts">{others.map(card)}</ul>}
            <Button onClick={() => setEditing('new')} data-testid="address-add-button">
              {t('account.address.add')}
            </Button>
          </section>
        </div>
      )}
    </AccountLayout>
  );
}
