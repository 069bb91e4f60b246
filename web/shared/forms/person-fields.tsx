import type { CheckoutQuery } from '../../generated/graphql.ts';
import { useTranslate } from '../i18n/shop.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import type { BuyerDraft } from './buyer-draft.ts';
import type { FieldOf } from './form-errors.ts';

type TextKey = 'firstName' | 'lastName' | 'company' | 'vatId';

export type PersonDraft = Pick<BuyerDraft, 'accountType' | 'salutationId' | TextKey>;

export function AccountTypeChoice({
  value,
  onChange,
}: {
  value: BuyerDraft['accountType'];
  onChange(type: BuyerDraft['accountType']): void;
}) {
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

export function SalutationField({
  id,
  value,
  salutations,
  error,
  onChange,
}: {
  id: string;
  value: string;
  salutations: CheckoutQuery['salutations'];
  error: string | undefined;
  onChange(id: string): void;
}) {
  const t = useTranslate();
  return (
    <SelectField
      className="span-2"
      label={t('form.salutation')}
      id={id}
      autoComplete="honorific-prefix"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('form.none')}</option>
      {salutations
        .filter(({ key }) => key !== 'not_specified')
        .map(({ id: value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
    </SelectField>
  );
}

/** Inside a form grid. */
export function PersonFields({
  draft,
  salutations,
  fieldOf,
  onEdit,
}: {
  draft: PersonDraft;
  salutations: CheckoutQuery['salutations'];
  fieldOf: FieldOf;
  onEdit(change: Partial<PersonDraft>): void;
}) {
  const t = useTranslate();
  const field = (key: TextKey, autoComplete: string, path: string = key, required = true) => ({
    ...fieldOf(path),
    autoComplete,
    value: draft[key],
    required,
    onChange: (event: { target: { value: string } }) => onEdit({ [key]: event.target.value }),
  });
  return (
    <>
      {draft.accountType === 'BUSINESS' && (
        <>
          <TextField className="span-3" label={t('form.company')} {...field('company', 'organization')} />
          <TextField className="span-3" label={t('form.vat')} {...field('vatId', 'off', 'vatIds', false)} />
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
