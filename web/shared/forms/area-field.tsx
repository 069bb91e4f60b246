import type { TextareaHTMLAttributes } from 'react';
import { describe, FieldFrame, type Frame } from '../ui/field.tsx';

export function AreaField({
  label,
  error,
  hint,
  className = '',
  id,
  ...rest
}: Frame & { id: string } & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} className={className}>
      <textarea rows={6} {...rest} {...describe(id, error, hint)} />
    </FieldFrame>
  );
}
