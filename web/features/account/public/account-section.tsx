import { type ReactNode, useId } from 'react';

/** A section of an account screen, named by its heading. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="account-section" aria-labelledby={heading}>
      <h2 className="title-3" id={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
