import type { CheckoutQuery } from '../../generated/graphql.ts';
import { useTranslate } from '../i18n/shop.ts';
import { Options, SelectField, TextField } from '../ui/field.tsx';
import type { AddressDraft, BuyerDraft } from './buyer-draft.ts';
import type { FormCountry } from './buyer-rules.ts';
import { draftFields, type FieldOf } from './form-errors.ts';
import { OptionalFields } from './optional-fields.tsx';
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
    <fieldset className="mb-4 flex flex-wrap gap-x-7">
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
  const hasStates = country && country.states.length > 0;
  const field = draftFields(fieldOf, draft, onEdit, section);
  const additional = field('additional', 'address-line2', false);
  const phone = field('phone', 'tel', false);
  return (
    <>
      <TextField label={t('form.street')} {...field('street', 'address-line1')} />
      <TextField
        className="field-zip"
        label={t('form.zip')}
        {...field('zipcode', 'postal-code', country?.requiresZipcode ?? true)}
      />
      <TextField className="field-city" label={t('form.city')} {...field('city', 'address-level2')} />
      <SelectField
        className={hasStates ? 'span-3' : undefined}
        label={t('form.country')}
        {...field('countryId', 'country')}
      >
        <Options items={countries.filter((one) => one.isShippingAvailable || section !== 'shipping')} />
      </SelectField>
      {hasStates && (
        <SelectField
          className="span-3"
          label={t(country.requiresState ? 'form.state' : 'form.stateOptional')}
          {...field('stateId', 'address-level1', country.requiresState)}
        >
          <option value="">{t('form.choose')}</option>
          <Options items={country.states} />
        </SelectField>
      )}
      <OptionalFields
        label={t('form.more')}
        filled={Boolean(draft.additional || draft.phone || additional.error || phone.error)}
      >
        <div className="form-grid">
          <TextField label={t('form.additional')} {...additional} />
          <TextField type="tel" label={t('form.phone')} hint={t('form.phoneHint')} {...phone} />
        </div>
      </OptionalFields>
    </>
  );
}
