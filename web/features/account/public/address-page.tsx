import '../../../styles/addresses.css';
import { useEffect, useRef, useState } from 'react';
import type { AddressPayloadPartsFragment, BookAddressPartsFragment } from '../../../generated/graphql.ts';
import { failureText } from '../../../shared/graphql/api-error.ts';
import { mutate } from '../../../shared/graphql/current-client.tsx';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { useBackCloses } from '../../../shared/navigation/history-state.ts';
import { notify } from '../../../shared/notifications/notifications.tsx';
import { loginIsMissing, useLoginLost } from '../../../shared/session/session-store.ts';
import { hasDraft } from '../../../shared/storage/tab-storage.ts';
import { Button, Icon } from '../../../shared/ui/elements.tsx';
import { useAccountData } from './account-data.tsx';
import { AccountLayout, SectionSkeletons } from './account-layout.tsx';
import { AddressBookDocument, DeleteAddressDocument, UpdateAddressDocument } from './address.generated.ts';
import { AddressForm, addressStore } from './address-form.tsx';
import { AddressLines } from './address-lines.tsx';
import { ConfirmDialog } from './form-section.tsx';

interface AddressCardProps {
  address: BookAddressPartsFragment;
  onEdit(): void;
  onChange(addresses: BookAddressPartsFragment[]): void;
}

function AddressCard({ address, onEdit, onChange }: AddressCardProps) {
  const t = useTranslate();
  const lost = useLoginLost();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { isDefaultBilling, isDefaultShipping } = address;
  const name = [`${address.firstName} ${address.lastName}`, address.street].join(', ');
  async function change(run: () => Promise<{ payload: AddressPayloadPartsFragment }>, done: string) {
    if (busy) return;
    setBusy(true);
    try {
      const { payload } = await run();
      const [refusal] = payload.userErrors;
      if (refusal && loginIsMissing(refusal)) return lost();
      notify(refusal ? 'danger' : 'success', refusal?.message ?? done);
      setAsking(false);
      if (!refusal) onChange(payload.addresses);
    } catch (reason) {
      if (loginIsMissing(reason)) return lost();
      notify('danger', failureText(reason));
    } finally {
      setBusy(false);
    }
  }
  const input = { id: address.id };
  const single = isDefaultBilling ? 'billing' : isDefaultShipping && 'shipping';
  const role = isDefaultBilling && isDefaultShipping ? 'both' : single;
  const uses = (['Shipping', 'Billing'] as const).filter((use) => !address[`isDefault${use}`]);
  return (
    <li className="address-card" aria-busy={busy || undefined} data-testid="address-card">
      {role && <h3 data-testid="address-card-label">{t(`account.address.${role}`)}</h3>}
      <AddressLines address={address} />
      {address.phone && <p>{address.phone}</p>}
      <div className="address-actions">
        <Button look="link" aria-label={t('account.address.editOf', { name })} onClick={onEdit}>
          {t('account.change')}
        </Button>
        {!role && (
          <Button
            look="link"
            aria-label={t('account.address.deleteOf', { name })}
            onClick={() => setAsking(true)}
          >
            {t('account.address.delete')}
          </Button>
        )}
        {uses.length > 0 && (
          <details>
            <summary aria-label={t('labelled', { label: t('account.address.uses'), value: name })}>
              <span className="link">{t('account.address.uses')}</span>
              <Icon name="chevron" small />
            </summary>
            {uses.map((use) => (
              <Button
                look="link"
                key={use}
                aria-label={t('labelled', { label: t(`account.address.make${use}`), value: name })}
                onClick={() =>
                  void change(
                    () => mutate(UpdateAddressDocument, { input: { ...input, [`default${use}`]: true } }),
                    t('account.address.saved'),
                  )
                }
              >
                {t(`account.address.make${use}`)}
              </Button>
            ))}
          </details>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={t('account.address.deleteAsk')}
          text={name}
          confirmLabel={t('account.address.delete')}
          keepLabel={t('account.address.keep')}
          busy={busy}
          testId="address-delete-dialog"
          onConfirm={() =>
            void change(() => mutate(DeleteAddressDocument, { input }), t('account.address.deleted'))
          }
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

const defaultsOf = ({ isDefaultBilling, isDefaultShipping }: BookAddressPartsFragment): number =>
  Number(isDefaultBilling) + Number(isDefaultShipping);

export function AddressPage() {
  const t = useTranslate();
  const { data, show, ...request } = useAccountData(AddressBookDocument, {});
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
  return (
    <AccountLayout
      title={t('account.address.title')}
      current="/account/address"
      steps={[{ label: t('account.addresses') }]}
      {...request}
      skeleton={customer ? null : <SectionSkeletons />}
    >
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
          <ul className="address-cards">
            {customer.addresses
              .toSorted((one, other) => defaultsOf(other) - defaultsOf(one))
              .map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  onEdit={() => setEditing(address)}
                  onChange={change}
                />
              ))}
            <li>
              <Button onClick={() => setEditing('new')}>
                <Icon name="plus" small /> {t('account.address.add')}
              </Button>
            </li>
          </ul>
        </div>
      )}
    </AccountLayout>
  );
}
