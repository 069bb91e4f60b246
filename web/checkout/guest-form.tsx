import { useTranslate } from '../app/shop.ts';
import type { CheckoutQuery } from '../generated/graphql.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { AddressFields } from './address-fields.tsx';
import type { GuestDraft } from './guest-draft.ts';
import { type FieldErrors, fieldId } from './guest-rules.ts';

type TextKey = 'firstName' | 'lastName' | 'email' | 'company' | 'vatId';

/** Who buys and where the goods go. */
export function GuestForm({
  draft,
  data,
  errors,
  onEdit,
}: {
  draft: GuestDraft;
  data: CheckoutQuery;
  errors: FieldErrors;
  onEdit(change: Partial<GuestDraft>): void;
}) {
  const t = useTranslate();
  const business = draft.accountType === 'BUSINESS';
  const field = (key: TextKey, autoComplete: string, path: string = key, required = true) => ({
    id: fieldId([path]),
    'data-testid': `checkout-${key.toLowerCase()}-input`,
    autoComplete,
    value: draft[key],
    required,
    error: errors[fieldId([path])],
    onChange: (event: { target: { value: string } }) => onEdit({ [key]: event.target.value }),
  });
  const shippingName = (key: 'firstName' | 'lastName', autoComplete: string) => ({
    id: fieldId(['shippingAddress', key]),
    'data-testid': `checkout-shipping-${key.toLowerCase()}-input`,
    autoComplete: `shipping ${autoComplete}`,
    value: draft.shipping[key],
    required: true,
    error: errors[fieldId(['shippingAddress', key])],
    onChange: (event: { target: { value: string } }) =>
      onEdit({ shipping: { ...draft.shipping, [key]: event.target.value } }),
  });
  return (
    <>
      <fieldset className="radio-row mb-4">
        <legend className="sr-only">{t('form.accountType')}</legend>
        {(['PRIVATE', 'BUSINESS'] as const).map((type) => (
          <label key={type} className="check">
            <input
              type="radio"
              name="accountType"
              checked={draft.accountType === type}
              onChange={() => onEdit({ accountType: type })}
              data-testid={`checkout-account-${type.toLowerCase()}-radio`}
            />
            {t(type === 'PRIVATE' ? 'form.private' : 'form.business')}
          </label>
        ))}
      </fieldset>
      <div className="form-grid">
        {business && (
          <>
            <TextField className="span-3" label={t('form.company')} {...field('company', 'organization')} />
            <TextField className="span-3" label={t('form.vat')} {...field('vatId', 'off', 'vatIds', false)} />
          </>
        )}
        <SelectField
          className="span-2"
          label={t('form.salutation')}
          id={fieldId(['salutationId'])}
          autoComplete="honorific-prefix"
          value={draft.salutationId}
          error={errors[fieldId(['salutationId'])]}
          onChange={(event) => onEdit({ salutationId: event.target.value })}
          data-testid="checkout-salutation-select"
        >
          <option value="">{t('form.none')}</option>
          {data.salutations
            .filter(({ key }) => key !== 'not_specified')
            .map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
        </SelectField>
        <TextField className="span-2" label={t('form.firstName')} {...field('firstName', 'given-name')} />
        <TextField className="span-2" label={t('form.lastName')} {...field('lastName', 'family-name')} />
        <TextField
          type="email"
          label={t('form.emailLabel')}
          hint={t('form.emailHint')}
          {...field('email', 'email')}
        />
        <AddressFields
          name="billingAddress"
          section="billing"
          draft={draft.billing}
          countries={data.countries}
          errors={errors}
          onEdit={(change) => onEdit({ billing: { ...draft.billing, ...change } })}
        />
      </div>
      <label className="check mt-4">
        <input
          type="checkbox"
          checked={draft.separate}
          onChange={() => onEdit({ separate: !draft.separate })}
          data-testid="checkout-separate-shipping-checkbox"
        />
        {t('form.separate')}
      </label>
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
              name="shippingAddress"
              section="shipping"
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
