import type { CheckoutQuery } from '../../generated/graphql.ts';
import { useTranslate } from '../i18n/shop.ts';
import { SelectField } from '../ui/field.tsx';

interface SalutationFieldProps {
  id: string;
  value: string;
  salutations: CheckoutQuery['salutations'];
  error: string | undefined;
  onChange(id: string): void;
}

export function SalutationField({ id, value, salutations, error, onChange }: SalutationFieldProps) {
  const t = useTranslate();
  return (
    <SelectField
      className="span-2"
      label={t('form.salutation')}
      id={id}
      autoComplete="honorific-prefix"
      value={value}
      error={error}
      onChange={onChange}
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
