import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'secondary' | 'plain';
  wide?: boolean;
  /** Shows a ring; pass the changed label as children. */
  busy?: boolean;
  children: ReactNode;
}

/** The shop's button; primary is the one red thing to do on a screen. */
export function Button({
  look = 'secondary',
  wide,
  busy,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = ['button', look !== 'plain' && `button-${look}`, wide && 'button-wide', className];
  return (
    <button {...rest} type={type} className={classes.filter(Boolean).join(' ')} aria-busy={busy || undefined}>
      {children}
    </button>
  );
}
