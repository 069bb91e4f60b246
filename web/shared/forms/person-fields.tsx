import type { CheckoutQuery } from '../../generated/graphql.ts';
import { useTranslate } from '../i18n/shop.ts';
import { Options, SelectField, TextField } from '../ui/field.tsx';
import type { AddressDraft, BuyerDraft } from './buyer-draft.ts';
import type { FormCountry } from './buyer-rules.ts';
import { draftFields, type FieldOf } from './form-errors.ts';
import { SalutationField } from './salutation-field.tsx';

type TextKey = 'firstName' | 'lastName' | 'company' | 'vatId';

export type PersonDraft = Pick<BuyerDraft, 'accountType' | 'salutationId' | TextKey>;

interface AccountTypeChoiceProps {
  value: BuyerDraft['accountType'];
  onChange(type: BuyerDraft['accountType']): void;
}

export function AccountTypeChoice({ value, onChange }: AccountTypeChoiceProps) {
  const t = useTranslate();
  return (
    <fieldset className="radio-row mb-4">
      <legend className="sr-only">{t('form.accountType')}</legend>
      {(['PRIVATE', 'BUSINESS'] as const).map((type) => (
        <label key={type} className="check">
          <input type="radio" name="account-type" checked={value === type} onChange={() => onChange(type)} />
          {t(type === 'PRIVATE' ? 'form.private' : 'form.business')}
        </label>
      ))}
    </fieldset>
  );
}

interface PersonFieldsProps {
  draft: PersonDraft;
  salutations: CheckoutQuery['salutations'];
  fieldOf: FieldOf;
  onEdit(change: Partial<PersonDraft>): void;
}

/** Inside a form grid. */
export function PersonFields({ draft, salutations, fieldOf, onEdit }: PersonFieldsProps) {
  const t = useTranslate();
  const field = draftFields(fieldOf, draft, onEdit);
  return (
    <>
      {draft.accountType === 'BUSINESS' && (
        <>
          <TextField className="span-3" label={t('form.company')} {...field('company', 'organization')} />
          <TextField
            className="span-3"
            label={t('form.vat')}
            {...field('vatId', 'off', false)}
            {...fieldOf('vatIds')}
          />
        </>
      )}
      <SalutationField
        {...fieldOf('salutationId')}
        value={draft.salutationId}
        salutations={salutations}
        onChange={(salutationId) => onEdit({ salutationId })}
      />
      <TextField className="span-2" label={t('form.firstName')} {...field('firstName', 'given-name')} />
      <TextField className="span-2" label={t('form.lastName')} {...field('lastName', 'family-name')} />
    </>
  );
}

interface AddressFieldsProps {
  section?: 'billing' | 'shipping';
  draft: AddressDraft;
  countries: readonly FormCountry[];
  fieldOf: FieldOf;
  onEdit(change: Partial<AddressDraft>): void;
}

/** @param props.section for autofill */
export function AddressFields({ section, draft, countries, fieldOf, onEdit }: AddressFieldsProps) {
  const t = useTranslate();
  const country = countries.find(({ id }) => id === draft.countryId);
  const field = draftFields(fieldOf, draft, onEdit, section);
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
        <Options items={countries.filter((one) => one.isShippingAvailable || section !== 'shipping')} />
      </SelectField>
      {country && country.states.length > 0 && (
        <SelectField
          className="span-2"
          label={t(country.requiresState ? 'form.state' : 'form.stateOptional')}
          {...field('stateId', 'address-level1', country.requiresState)}
        >
          <option value="">{t('form.choose')}</option>
          <Options items={country.states} />
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
