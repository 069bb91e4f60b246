import type { ComponentProps, ReactNode, TextareaHTMLAttributes } from 'react';
import { useTranslate } from '../i18n/shop.ts';
import { FieldError, FieldFrame, type Frame, TextField, useField } from '../ui/field.tsx';

export function AreaField(props: Frame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={6} {...control} />
    </FieldFrame>
  );
}

interface ConsentProps {
  id: string;
  checked: boolean;
  error?: string | undefined;
  onChange(checked: boolean): void;
  children: ReactNode;
}

export function Consent({ id, checked, error, onChange, children }: ConsentProps) {
  return (
    <div>
      <label className="check items-start py-[11px]">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Hidden field that only bots fill in. */
export function Honeypot({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** A required e-mail address. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useTranslate();
  return <TextField label={t('form.emailLabel')} type="email" autoComplete="email" required {...props} />;
}
