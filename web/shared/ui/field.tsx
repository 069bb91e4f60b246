import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { Icon } from './elements.tsx';

export interface Frame {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  className?: string;
  onChange?(value: string): void;
}

/** `aria-describedby` of error and hint. */
export function describe(id: string, error: string | undefined, hint: string | undefined) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  } as const;
}

/** Error of a field. @param id of the field, used in `aria-describedby` */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`} data-testid={`${id}-error`}>
      <Icon name="alert" small />
      <span>{error}</span>
    </p>
  );
}

export function FieldFrame({
  id,
  label,
  error,
  hint,
  className,
  children,
}: Frame & { id: string; children: ReactNode }) {
  return (
    <div className={`field ${className ?? ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  error,
  hint,
  className,
  id,
  onChange,
  ...rest
}: Frame & Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'>) {
  const made = useId();
  const key = id ?? made;
  return (
    <FieldFrame id={key} label={label} error={error} hint={hint} className={className ?? ''}>
      <input
        type="text"
        {...rest}
        {...describe(key, error, hint)}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </FieldFrame>
  );
}

export function SelectField({
  label,
  error,
  hint,
  className,
  id,
  onChange,
  children,
  ...rest
}: Frame & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'>) {
  const made = useId();
  const key = id ?? made;
  return (
    <FieldFrame
      id={key}
      label={label}
      error={error}
      hint={hint}
      className={`field-select ${className ?? ''}`}
    >
      <select {...rest} {...describe(key, error, hint)} onChange={({ target }) => onChange?.(target.value)}>
        {children}
      </select>
      <Icon name="chevron" small />
    </FieldFrame>
  );
}
