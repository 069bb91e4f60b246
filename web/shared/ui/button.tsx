import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'secondary' | 'plain';
  wide?: boolean;
  busy?: boolean;
  children: ReactNode;
}

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
