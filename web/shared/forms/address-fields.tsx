import { useTranslate } from '../i18n/shop.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import type { AddressDraft } from './address-draft.ts';
import type { FormCountry } from './buyer-rules.ts';
import type { FieldOf } from './form-errors.ts';

/** @param props.section for autofill */
export function AddressFields({
  section,
  draft,
  countries,
  fieldOf,
  onEdit,
}: {
  section?: 'billing' | 'shipping';
  draft: AddressDraft;
  countries: readonly FormCountry[];
  fieldOf: FieldOf;
  onEdit(change: Partial<AddressDraft>): void;
}) {
  const t = useTranslate();
  const country = countries.find(({ id }) => id === draft.countryId);
  const field = (key: keyof AddressDraft, autoComplete: string, required = true) => ({
    ...fieldOf(key),
    autoComplete: section ? `${section} ${autoComplete}` : autoComplete,
    value: draft[key],
    required,
    onChange: (event: { target: { value: string } }) => onEdit({ [key]: event.target.value }),
  });
  return (
    <>
      <TextField label={t('form.street')} {...field('street', 'address-line1')} />
      <TextField label={t('form.additional')} {...field('additional', 'address-line2', false)} />
      <TextField
        className="field-zip"
        label={t('form.zip')}
        {...field('zipcode', 'postal-code', country?.requiresZipcode ?? true)}
      />
      <TextField className="field-city" label={t('form.city')} {...field('city', 'address-level2')} />
      <SelectField className="span-2" label={t('form.country')} {...field('countryId', 'country')}>
        {countries
          .filter(({ isShippingAvailable }) => isShippingAvailable || section !== 'shipping')
          .map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
      </SelectField>
      {country && country.states.length > 0 && (
        <SelectField
          className="span-2"
          label={t(country.requiresState ? 'form.state' : 'form.stateOptional')}
          {...field('stateId', 'address-level1', country.requiresState)}
        >
          <option value="">{t('form.choose')}</option>
          {country.states.map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        className={country?.states.length ? 'span-2' : 'span-4'}
        type="tel"
        label={t('form.phone')}
        hint={t('form.phoneHint')}
        {...field('phone', 'tel', false)}
      />
    </>
  );
}
