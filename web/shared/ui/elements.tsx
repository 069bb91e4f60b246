import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useShop, useTranslate } from '../i18n/shop.ts';
import type { MessageKey } from '../i18n/translate.ts';
import type { IconName } from './icon-sprite.ts';
import { phoneHref, phoneText } from './phone.ts';

/** Decorative icon. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-small' : 'icon'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

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

/** Sanitised by the gateway (schema: "Sanitised HTML"). */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway removes scripts.
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Closes an overlay. */
export function CloseButton({ onClose }: { onClose(): void }) {
  const t = useTranslate();
  return (
    <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}

/** Buttons to the previous and next part of a row. */
export function RowButtons({ className, onTurn }: { className?: string; onTurn(step: 1 | -1): void }) {
  const t = useTranslate();
  const button = (label: MessageKey, step: 1 | -1) => (
    <button type="button" className="icon-button" aria-label={t(label)} onClick={() => onTurn(step)}>
      <Icon name="chevron" />
    </button>
  );
  return (
    <div className={['row-buttons', className].filter(Boolean).join(' ')}>
      {button('row.back', -1)}
      {button('row.on', 1)}
    </div>
  );
}

/** A failure that screen readers announce. */
export function FailureNotice({
  text,
  className,
  testId,
}: {
  text: string;
  className?: string;
  testId?: string;
}) {
  return (
    <p
      className={['notice notice-danger', className].filter(Boolean).join(' ')}
      role="alert"
      data-testid={testId}
    >
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}

/** Links of the shop's phone number and e-mail address. */
export function ContactLinks() {
  const { phone, email } = useShop().identity;
  return (
    <>
      {phone && (
        <a className="link link-target" href={phoneHref(phone)}>
          {phoneText(phone)}
        </a>
      )}
      {email && (
        <a className="link link-target" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </>
  );
}
