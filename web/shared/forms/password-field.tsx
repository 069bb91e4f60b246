import { useState } from 'react';
import { useTranslate } from '../i18n/shop.ts';
import { describe, FieldFrame, type Frame } from '../ui/field.tsx';

export function PasswordField({
  id,
  value,
  autoComplete,
  onChange,
  hint,
  ...rest
}: Frame & {
  id: string;
  value: string;
  autoComplete: 'current-password' | 'new-password';
  onChange(value: string): void;
}) {
  const t = useTranslate();
  // The error of a weak password repeats the hint.
  const frame = { ...rest, hint: rest.error ? undefined : hint };
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} {...frame}>
      <span className="field-password">
        <input
          {...describe(id, frame.error, frame.hint)}
          type={shown ? 'text' : 'password'}
          value={value}
          required
          autoComplete={autoComplete}
          autoCapitalize={shown ? 'none' : undefined}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          aria-label={t(shown ? 'account.password.hide' : 'account.password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12z" />
            <circle cx="12" cy="12" r="3" />
            {shown && <path d="M4 4l16 16" />}
          </svg>
        </button>
      </span>
    </FieldFrame>
  );
}
