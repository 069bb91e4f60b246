import { useState } from 'react';
import { type OperationResult, useMutation } from 'urql';
import type { AddressPayloadPartsFragment, BookAddressPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { loginIsMissing } from '../../shared/session/login-missing.ts';
import { useLoginLost } from '../../shared/session/use-login-lost.ts';
import { DeleteAddressDocument, UpdateAddressDocument } from './public/address.generated.ts';
import { AddressLines } from './public/address-lines.tsx';
import { ConfirmDialog } from './public/confirm-dialog.tsx';

interface Use {
  readonly role: 'shipping' | 'billing';
  /** The full label for screen readers. */
  readonly label: string;
  readonly word: string;
  run(): void;
}

/** Further uses that the address can be assigned. */
function Uses({ name, uses }: { name: string; uses: readonly Use[] }) {
  const t = useTranslate();
  if (uses.length === 0) return null;
  return (
    <p className="address-uses">
      <span>{t('account.address.use')}</span>
      {uses.map(({ role, label, word, run }) => (
        <button
          key={role}
          type="button"
          className="link link-target"
          aria-label={`${label}: ${name}`}
          onClick={run}
          data-testid={`address-make-${role}-button`}
        >
          {word}
        </button>
      ))}
    </p>
  );
}

export function AddressCard({
  address,
  onEdit,
  onChange,
}: {
  address: BookAddressPartsFragment;
  onEdit(): void;
  onChange(addresses: BookAddressPartsFragment[]): void;
}) {
  const t = useTranslate();
  const lost = useLoginLost();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [, updateAddress] = useMutation(UpdateAddressDocument);
  const [, deleteAddress] = useMutation(DeleteAddressDocument);
  const { isDefaultBilling, isDefaultShipping } = address;
  const name = [`${address.firstName} ${address.lastName}`, address.street].join(', ');
  async function change(
    run: () => Promise<OperationResult<{ payload: AddressPayloadPartsFragment }>>,
    done: string,
  ) {
    if (busy) return;
    setBusy(true);
    try {
      const { payload } = await dataOf(run());
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
  const label =
    isDefaultBilling && isDefaultShipping
      ? t('account.address.both')
      : isDefaultBilling
        ? t('account.address.billing')
        : isDefaultShipping
          ? t('account.address.shipping')
          : null;
  const saved = t('account.address.saved');
  const shippingUse = {
    role: 'shipping',
    label: t('account.address.makeShipping'),
    word: t('account.address.forShipping'),
    run: () => void change(() => updateAddress({ input: { ...input, defaultShipping: true } }), saved),
  } as const;
  const billingUse = {
    role: 'billing',
    label: t('account.address.makeBilling'),
    word: t('account.address.forBilling'),
    run: () => void change(() => updateAddress({ input: { ...input, defaultBilling: true } }), saved),
  } as const;
  return (
    <li className="account-fact" aria-busy={busy || undefined} data-testid="address-card">
      {label && <h3 data-testid="address-card-label">{label}</h3>}
      <AddressLines address={address} />
      {address.phone && <p>{address.phone}</p>}
      <p className="address-actions">
        <button
          type="button"
          className="link link-target"
          aria-label={t('account.address.editOf', { name })}
          onClick={onEdit}
          data-testid="address-edit-button"
        >
          {t('account.change')}
        </button>
        {!label && (
          <button
            type="button"
            className="link link-target"
            aria-label={t('account.address.deleteOf', { name })}
            onClick={() => setAsking(true)}
            data-testid="address-delete-button"
          >
            {t('account.address.delete')}
          </button>
        )}
      </p>
      <Uses
        name={name}
        uses={[...(isDefaultShipping ? [] : [shippingUse]), ...(isDefaultBilling ? [] : [billingUse])]}
      />
      {asking && (
        <ConfirmDialog
          title={t('account.address.deleteAsk')}
          text={name}
          confirmLabel={t('account.address.delete')}
          keepLabel={t('account.address.keep')}
          busy={busy}
          testId="address-delete-dialog"
          onConfirm={() => void change(() => deleteAddress({ input }), t('account.address.deleted'))}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
