import { useState } from 'react';
import { useTranslate } from '../i18n/shop.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import type { AddressDraft } from './address-draft.ts';
import type { FormCountry } from './buyer-rules.ts';
import { type FieldErrors, fieldId } from './form-errors.ts';

/** `path` is that of the schema's input; `section` is for autofill; test ids are `{testId}-{field}-input`. */
export function AddressFields({
  form,
  path,
  section,
  testId,
  draft,
  countries,
  errors,
  folded,
  onEdit,
}: {
  form: string;
  path: readonly string[];
  section: 'billing' | 'shipping';
  testId: string;
  draft: AddressDraft;
  countries: readonly FormCountry[];
  errors: FieldErrors;
  /** What to call the fields that may be left out where they are folded away; else all stand open. */
  folded?: string;
  onEdit(change: Partial<AddressDraft>): void;
}) {
  const t = useTranslate();
  // Once there is something in them to see, they stay open.
  const [open, setOpen] = useState(false);
  const isUsed = (['additional', 'phone'] as const).some(
    (key) => draft[key] || errors[fieldId(form, [...path, key])],
  );
  if (isUsed && !open) setOpen(true);
  const country = countries.find(({ id }) => id === draft.countryId);
  const field = (key: keyof AddressDraft, autoComplete: string, required = true) => ({
    id: fieldId(form, [...path, key]),
    'data-testid': `${testId}-${key.toLowerCase()}-input`,
    autoComplete: `${section} ${autoComplete}`,
    value: draft[key],
    required,
    error: errors[fieldId(form, [...path, key])],
    onChange: (event: { target: { value: string } }) => onEdit({ [key]: event.target.value }),
  });
  const additional = (
    <TextField label={t('form.additional')} {...field('additional', 'address-line2', false)} />
  );
  const phone = (
    <TextField
      className="span-3"
      type="tel"
      label={t('form.phone')}
      hint={t('form.phoneHint')}
      {...field('phone', 'tel', false)}
    />
  );
  return (
    <>
      <TextField label={t('form.street')} {...field('street', 'address-line1')} />
      {!folded && additional}
      <TextField
        className="field-zip"
        label={t('form.zip')}
        {...field('zipcode', 'postal-code', country?.zipcodeRequired ?? true)}
      />
      <TextField className="field-city" label={t('form.city')} {...field('city', 'address-level2')} />
      <SelectField className="span-3" label={t('form.country')} {...field('countryId', 'country')}>
        {countries
          .filter(({ shippingAvailable }) => shippingAvailable || section === 'billing')
          .map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
      </SelectField>
      {country && country.states.length > 0 && (
        <SelectField
          className="span-3"
          label={t(country.stateRequired ? 'form.state' : 'form.stateOptional')}
          {...field('stateId', 'address-level1', country.stateRequired)}
        >
          <option value="">{t('form.choose')}</option>
          {country.states.map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {folded ? (
        <details className="form-more" open={open}>
          <summary className="link-target">
            <span className="link">{folded}</span>
          </summary>
          {additional}
          {phone}
        </details>
      ) : (
        phone
      )}
    </>
  );
}
