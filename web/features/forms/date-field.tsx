import { type ComponentProps, useEffect, useState } from 'react';
import { TextField } from '../../shared/ui/field.tsx';

/** The date in the shopper's time zone, as YYYY-MM-DD. */
function localDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A date up to today. Set in the browser, because the server's date may differ. */
export function DateField({
  id,
  onChange,
  ...props
}: Omit<ComponentProps<typeof TextField>, 'type' | 'max' | 'onChange'> & {
  id: string;
  onChange(value: string): void;
}) {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(localDay(new Date())), []);
  return (
    <TextField
      {...props}
      id={id}
      type="date"
      max={today}
      onChange={(event) => onChange(event.target.value)}
      data-testid={`${id}-input`}
    />
  );
}
