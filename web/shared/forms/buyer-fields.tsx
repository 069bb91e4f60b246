import type { ReactNode } from 'react';
import type { CheckoutQuery } from '../../generated/graphql.ts';
import { useTranslate } from '../i18n/shop.ts';
import { TextField } from '../ui/field.tsx';
import { AddressFields } from './address-fields.tsx';
import type { BuyerDraft } from './buyer-draft.ts';
import { type FieldErrors, fieldId } from './form-errors.ts';
import { AccountTypeChoice, PersonFields } from './person-fields.tsx';

export function BuyerFields({
  form,
  testId,
  draft,
  data,
  errors,
  emailHint,
  fixedType = false,
  shipped = true,
  children,
  onEdit,
}: {
  form: string;
  testId: string;
  draft: BuyerDraft;
  data: Pick<CheckoutQuery, 'countries' | 'salutations'>;
  errors: FieldErrors;
  emailHint: string;
  fixedType?: boolean;
  /** False for carts without shipping, which need no shipping address. */
  shipped?: boolean;
  children?: ReactNode;
  onEdit(change: Partial<BuyerDraft>): void;
}) {
  const t = useTranslate();
  const shippingName = (key: 'firstName' | 'lastName', autoComplete: string) => ({
    id: fieldId(form, ['shippingAddress', key]),
    'data-testid': `${testId}-shipping-${key.toLowerCase()}-input`,
    autoComplete: `shipping ${autoComplete}`,
    value: draft.shipping[key],
    required: true,
    error: errors[fieldId(form, ['shippingAddress', key])],
    onChange: (event: { target: { value: string } }) =>
      onEdit({ shipping: { ...draft.shipping, [key]: event.target.value } }),
  });
  return (
    <>
      {!fixedType && (
        <AccountTypeChoice
          testId={testId}
          value={draft.accountType}
          onChange={(accountType) => onEdit({ accountType })}
        />
      )}
      <div className="form-grid">
        <PersonFields
          form={form}
          testId={testId}
          draft={draft}
          salutations={data.salutations}
          errors={errors}
          onEdit={onEdit}
        />
        <TextField
          label={t('form.emailLabel')}
          hint={emailHint}
          type="email"
          id={fieldId(form, ['email'])}
          data-testid={`${testId}-email-input`}
          autoComplete="email"
          value={draft.email}
          required
          error={errors[fieldId(form, ['email'])]}
          onChange={({ target }) => onEdit({ email: target.value })}
        />
        {children}
        <AddressFields
          form={form}
          path={['billingAddress']}
          section="billing"
          testId={`${testId}-billing`}
          draft={draft.billing}
          countries={data.countries}
          errors={errors}
          onEdit={(change) => onEdit({ billing: { ...draft.billing, ...change } })}
        />
      </div>
      {(shipped || draft.separate) && (
        <label className="check mt-4">
          <input
            type="checkbox"
            checked={draft.separate}
            onChange={() => onEdit({ separate: !draft.separate })}
            data-testid={`${testId}-separate-shipping-checkbox`}
          />
          {t('form.separate')}
        </label>
      )}
      {draft.separate && (
        <fieldset className="mt-4">
          <legend className="title-4 mb-4">{t('form.shippingAddress')}</legend>
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
              form={form}
              path={['shippingAddress']}
              section="shipping"
              testId={`${testId}-shipping`}
              draft={draft.shipping}
              countries={data.countries}
              errors={errors}
              onEdit={(change) => onEdit({ shipping: { ...draft.shipping, ...change } })}
            />
          </div>
        </fieldset>
      )}
    </>
  );
}
