import { type ComponentProps, useEffect, useState } from 'react';
import { TextField } from '../../shared/ui/field.tsx';

/** As the shopper's own calendar has it: YYYY-MM-DD. */
function localDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day up to today. Which day that is, a page that was rendered earlier, elsewhere, cannot know. */
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
