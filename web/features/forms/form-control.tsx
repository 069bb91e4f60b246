import { AreaField } from '../../shared/forms/area-field.tsx';
import { Consent } from '../../shared/forms/consent-field.tsx';
import { SalutationField } from '../../shared/forms/person-fields.tsx';
import { useTranslate } from '../../shared/i18n/shop.ts';
import type { FormSalutations } from '../../shared/slots/slot-parts.ts';
import { TextField } from '../../shared/ui/field.tsx';
import { DateField } from './date-field.tsx';
import type { FormField } from './form-field.ts';
import { ListField } from './list-field.tsx';

const INPUT = {
  text: 'text',
  email: 'email',
  phone: 'tel',
  integer: 'text',
  decimal: 'text',
} as const;
const MODE = { integer: 'numeric', decimal: 'decimal' } as const;

export function FormControl({
  id,
  field,
  label,
  value,
  error,
  salutations,
  onChange,
}: {
  id: string;
  field: FormField;
  label: string;
  value: string;
  error: string | undefined;
  salutations: FormSalutations;
  onChange(value: string): void;
}) {
  const t = useTranslate();
  const { type, max, row, span, required, autoComplete = 'off', hint } = field;
  const className = row ?? `span-${span}`;
  switch (type) {
    case 'checkbox':
      return (
        <Consent
          id={id}
          checked={value === 'true'}
          error={error}
          onChange={(on) => onChange(on ? 'true' : '')}
        >
          {label}
        </Consent>
      );
    case 'salutation':
      return (
        <SalutationField
          {...{ id, value, salutations, error, onChange }}
          testId={id.replace('-salutation', '')}
        />
      );
    case 'list':
      return <ListField {...{ id, label, value, error, max, onChange }} hint={hint && t(hint)} />;
    case 'multiline':
      return (
        <AreaField
          {...{ id, label, value, error, className, required }}
          hint={hint && t(hint)}
          maxLength={max}
          onChange={(event) => onChange(event.target.value)}
          data-testid={`${id}-input`}
        />
      );
    case 'file':
      return null;
    case 'date':
      return (
        <DateField
          {...{ id, label, value, error, className, required, autoComplete }}
          hint={hint && t(hint)}
          onChange={onChange}
        />
      );
    default:
      return (
        <TextField
          {...{ id, label, value, error, className, required, autoComplete }}
          hint={hint && t(hint)}
          type={INPUT[type]}
          inputMode={type === 'integer' || type === 'decimal' ? MODE[type] : undefined}
          maxLength={max}
          onChange={(event) => onChange(event.target.value)}
          data-testid={`${id}-input`}
        />
      );
  }
}
