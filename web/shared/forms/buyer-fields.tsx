import type { ReactNode } from 'react';
import type { CheckoutQuery } from '../../generated/graphql.ts';
import { useTranslate } from '../i18n/shop.ts';
import { TextField } from '../ui/field.tsx';
import type { AddressDraft, BuyerDraft } from './buyer-draft.ts';
import { draftFields, type FieldOf } from './form-errors.ts';
import { AccountTypeChoice, AddressFields, PersonFields } from './person-fields.tsx';
import { EmailField } from './small-fields.tsx';

export function BuyerFields({
  draft,
  data,
  fieldOf,
  emailHint,
  fixedType = false,
  shipped = true,
  account,
  onEdit,
}: {
  draft: BuyerDraft;
  data: Pick<CheckoutQuery, 'countries' | 'salutations'>;
  fieldOf: FieldOf;
  emailHint: string;
  fixedType?: boolean;
  /** False for carts without shipping, which need no shipping address. */
  shipped?: boolean;
  /** Below the e-mail address. */
  account?: ReactNode;
  onEdit(change: Partial<BuyerDraft>): void;
}) {
  const t = useTranslate();
  const shippingField: FieldOf = (...path) => fieldOf('shippingAddress', ...path);
  const editShipping = (change: Partial<AddressDraft>) =>
    onEdit({ shipping: { ...draft.shipping, ...change } });
  const shippingName = draftFields(shippingField, draft.shipping, editShipping, 'shipping');
  return (
    <>
      <div className="form-grid">
        <EmailField
          hint={emailHint}
          {...fieldOf('email')}
          value={draft.email}
          onChange={(email) => onEdit({ email })}
        />
        {account}
        {!fixedType && (
          <AccountTypeChoice value={draft.accountType} onChange={(accountType) => onEdit({ accountType })} />
        )}
        <PersonFields draft={draft} salutations={data.salutations} fieldOf={fieldOf} onEdit={onEdit} />
        <AddressFields
          section="billing"
          draft={draft.billing}
          countries={data.countries}
          fieldOf={(...path) => fieldOf('billingAddress', ...path)}
          onEdit={(change) => onEdit({ billing: { ...draft.billing, ...change } })}
        />
      </div>
      {(shipped || draft.separate) && (
        <label className="check mt-4">
          <input
            type="checkbox"
            checked={draft.separate}
            onChange={() => onEdit({ separate: !draft.separate })}
          />
          {t('form.separate')}
        </label>
      )}
      {draft.separate && (
        <fieldset className="mt-4">
          <legend className="title-4 mb-4">{t('order.shippingAddress')}</legend>
          <div className="form-grid">
            <TextField
              className="span-3"
              label={t('form.firstName')}
              {...shippingName('firstName', 'given-name')}
            />
            <TextField
              className="span-3"
              label={t('form.lastName')}
              {...shippingName('lastName', 'family-name')}
            />
            <AddressFields
              section="shipping"
              draft={draft.shipping}
              countries={data.countries}
              fieldOf={shippingField}
              onEdit={editShipping}
            />
          </div>
        </fieldset>
      )}
    </>
  );
}
