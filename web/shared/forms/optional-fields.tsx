import '../../styles/person.css';
import { type ReactNode, useState } from 'react';

interface OptionalFieldsProps {
  label: string;
  /** Filled or invalid fields stay visible. */
  filled: boolean;
  children: ReactNode;
}

/** Fields behind a link. */
export function OptionalFields({ label, filled, children }: OptionalFieldsProps) {
  const [isOpen, setIsOpen] = useState(filled);
  return (
    <details
      className="fields-more"
      open={isOpen || filled}
      onToggle={({ currentTarget }) => {
        currentTarget.open ||= filled;
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>
        <span className="link">{label}</span>
      </summary>
      {children}
    </details>
  );
}
