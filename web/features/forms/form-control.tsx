import { type ComponentProps, useEffect, useState } from 'react';
import { MAX_LIST_VALUES } from '../../../schema/form-contract.ts';
import { SalutationField } from '../../shared/forms/salutation-field.tsx';
import { AreaField, Consent } from '../../shared/forms/small-fields.tsx';
import { useTranslate } from '../../shared/i18n/shop.ts';
import type { FormSalutations } from '../../shared/slots/slot-parts.ts';
import { Button } from '../../shared/ui/elements.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import type { FormField } from './form-field.ts';

interface ListFieldProps {
  id: string;
  label: string;
  hint: string | undefined;
  value: string;
  error: string | undefined;
  max: number;
  onChange(value: string): void;
}

/** `value` has a line for each entry. */
function ListField({ id, label, hint, value, error, max, onChange }: ListFieldProps) {
  const t = useTranslate();
  const lines = value.split('\n');
  const idOf = (index: number) => (index === 0 ? id : `${id}-${index + 1}`);
  const focus = (index: number) => requestAnimationFrame(() => document.getElementById(idOf(index))?.focus());
  return (
    <div className="grid gap-3.5">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity other than its position.
        <div key={index} className="list-line">
          <TextField
            id={idOf(index)}
            label={index === 0 ? label : t('service.item', { number: index + 1 })}
            hint={index === 0 ? hint : undefined}
            error={index === 0 ? error : undefined}
            value={line}
            maxLength={max}
            onChange={(text) =>
              onChange(lines.map((other, place) => (place === index ? text : other)).join('\n'))
            }
          />
          {index > 0 && (
            <Button
              look="plain"
              className="link"
              aria-label={t('service.item.remove', { number: index + 1 })}
              onClick={() => {
                onChange(lines.filter((_, place) => place !== index).join('\n'));
                focus(index - 1);
              }}
            >
              {t('upload.remove')}
            </Button>
          )}
        </div>
      ))}
      {lines.length < MAX_LIST_VALUES && (
        <Button
          look="plain"
          className="link list-more"
          onClick={() => {
            onChange([...lines, ''].join('\n'));
            focus(lines.length);
          }}
        >
          {t('service.item.add')}
        </Button>
      )}
    </div>
  );
}

function localDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A date up to today. Set in the browser, because the server's date may differ. */
function DateField(props: ComponentProps<typeof TextField>) {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(localDay(new Date())), []);
  return <TextField {...props} type="date" max={today} />;
}

const INPUT = {
  text: 'text',
  email: 'email',
  phone: 'tel',
  integer: 'text',
  decimal: 'text',
} as const;
const MODE = { integer: 'numeric', decimal: 'decimal' } as const;

interface FormControlProps {
  id: string;
  field: FormField;
  label: string;
  value: string;
  error: string | undefined;
  salutations: FormSalutations;
  onChange(value: string): void;
}

export function FormControl({ id, field, label, value, error, salutations, onChange }: FormControlProps) {
  const t = useTranslate();
  const { type, max, row, span, required, autoComplete = 'off' } = field;
  const className = row ?? `span-${span}`;
  const hint = field.hint && t(field.hint);
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
      return <SalutationField {...{ id, value, salutations, error, onChange }} />;
    case 'list':
      return <ListField {...{ id, label, hint, value, error, max, onChange }} />;
    case 'multiline':
      return (
        <AreaField {...{ id, label, hint, value, error, className, required, onChange }} maxLength={max} />
      );
    case 'file':
      return null;
    case 'date':
      return (
        <DateField {...{ id, label, hint, value, error, className, required, autoComplete, onChange }} />
      );
    default:
      return (
        <TextField
          {...{ id, label, hint, value, error, className, required, autoComplete, onChange }}
          type={INPUT[type]}
          inputMode={type === 'integer' || type === 'decimal' ? MODE[type] : undefined}
          maxLength={max}
        />
      );
  }
}
