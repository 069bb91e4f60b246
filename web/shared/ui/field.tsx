import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { Icon } from './elements.tsx';

export interface Frame {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  className?: string | undefined;
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
        <p className="small mt-1.5 text-ink-3" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Props of the frame and of the control of a field. */
export function useField<Props extends Frame & { id?: string | undefined }>({
  label,
  error,
  hint,
  className,
  onChange,
  ...rest
}: Props) {
  const made = useId();
  const id = rest.id ?? made;
  return {
    frame: { id, label, error, hint, className },
    control: {
      ...rest,
      ...describe(id, error, hint),
      onChange: ({ target }: { target: { value: string } }) => onChange?.(target.value),
    },
  };
}

export function TextField(props: Frame & Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...control} />
    </FieldFrame>
  );
}

/** Options of a select. */
export function Options({ items }: { items: readonly { readonly id: string; readonly name: string }[] }) {
  return items.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

export function SelectField(props: Frame & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame} className={`field-select ${frame.className ?? ''}`}>
      <select {...control} />
      <Icon name="chevron" small />
    </FieldFrame>
  );
}
