import type { ReactNode } from 'react';
import { FieldError } from '../ui/field.tsx';

export function Consent({
  id,
  checked,
  error,
  onChange,
  children,
}: {
  id: string;
  checked: boolean;
  error?: string | undefined;
  onChange(checked: boolean): void;
  children: ReactNode;
}) {
  return (
    <div>
      <label className="check check-lines">
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
