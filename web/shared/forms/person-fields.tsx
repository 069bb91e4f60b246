import type { CheckoutQuery } from '../../generated/graphql.ts';
import { useTranslate } from '../i18n/shop.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import type { BuyerDraft } from './buyer-draft.ts';
import { type FieldErrors, fieldId } from './form-errors.ts';

type TextKey = 'firstName' | 'lastName' | 'company' | 'vatId';

export type PersonDraft = Pick<BuyerDraft, 'accountType' | 'salutationId' | TextKey>;

export function AccountTypeChoice({
  testId,
  value,
  onChange,
}: {
  testId: string;
  value: BuyerDraft['accountType'];
  onChange(type: BuyerDraft['accountType']): void;
}) {
  const t = useTranslate();
  return (
    <fieldset className="radio-row mb-4">
      <legend className="sr-only">{t('form.accountType')}</legend>
      {(['PRIVATE', 'BUSINESS'] as const).map((type) => (
        <label key={type} className="check">
          <input
            type="radio"
            name={`${testId}-accountType`}
            checked={value === type}
            onChange={() => onChange(type)}
            data-testid={`${testId}-account-${type.toLowerCase()}-radio`}
          />
          {t(type === 'PRIVATE' ? 'form.private' : 'form.business')}
        </label>
      ))}
    </fieldset>
  );
}

export function SalutationField({
  id,
  testId,
  value,
  salutations,
  error,
  autoComplete = 'honorific-prefix',
  onChange,
}: {
  id: string;
  testId: string;
  value: string;
  salutations: CheckoutQuery['salutations'];
  error: string | undefined;
  autoComplete?: string;
  onChange(id: string): void;
}) {
  const t = useTranslate();
  return (
    <SelectField
      className="span-2"
      label={t('form.salutation')}
      id={id}
      autoComplete={autoComplete}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      data-testid={`${testId}-salutation-select`}
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
  form,
  testId,
  draft,
  salutations,
  errors,
  onEdit,
}: {
  form: string;
  testId: string;
  draft: PersonDraft;
  salutations: CheckoutQuery['salutations'];
  errors: FieldErrors;
  onEdit(change: Partial<PersonDraft>): void;
}) {
  const t = useTranslate();
  const field = (key: TextKey, autoComplete: string, path: string = key, required = true) => ({
    id: fieldId(form, [path]),
    'data-testid': `${testId}-${key.toLowerCase()}-input`,
    autoComplete,
    value: draft[key],
    required,
    error: errors[fieldId(form, [path])],
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
        id={fieldId(form, ['salutationId'])}
        testId={testId}
        value={draft.salutationId}
        salutations={salutations}
        error={errors[fieldId(form, ['salutationId'])]}
        onChange={(salutationId) => onEdit({ salutationId })}
      />
      <TextField className="span-2" label={t('form.firstName')} {...field('firstName', 'given-name')} />
      <TextField className="span-2" label={t('form.lastName')} {...field('lastName', 'family-name')} />
    </>
  );
}
