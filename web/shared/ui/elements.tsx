import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { NoticePartsFragment } from '../../generated/graphql.ts';
import { useShop, useTranslate } from '../i18n/shop.ts';
import type { MessageKey } from '../i18n/translate.ts';
import type { IconName } from './icon-sprite.ts';

/** Decorative icon. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon size-4' : 'icon'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'secondary' | 'plain' | 'link';
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
  const base = look === 'link' ? 'link link-target' : look === 'plain' ? 'button' : `button button-${look}`;
  const classes = [base, wide && 'button-wide', className];
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

interface FailureNoticeProps {
  text: string;
  className?: string;
  testId?: string;
}

/** A failure that screen readers announce. */
export function FailureNotice({ text, className, testId }: FailureNoticeProps) {
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

/** Links of the shop's phone and e-mail address, if configured. */
export function ContactLinks({ className }: { className?: string }) {
  const { phone, email } = useShop().identity;
  return (
    <>
      {phone && (
        <a className={className} href={phoneHref(phone)}>
          {phoneText(phone)}
        </a>
      )}
      {email && (
        <a className={className} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </>
  );
}

/** Phone with the first line of the opening hours, and e-mail address of the shop, if configured. */
export function ContactLine() {
  const { t, identity } = useShop();
  const { phone, email, openingHours } = identity;
  if (!phone && !email) return null;
  return (
    <p className="contact-line" data-testid="contact-line">
      <span>{t('search.people')}</span>
      <ContactLinks className="link link-target" />
      {phone && <small className="small text-ink-3">{openingHours[0]}</small>}
    </p>
  );
}

/** `tel:` URL of a phone number. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Phone number with non-breaking spaces. */
export const phoneText = (phone: string): string => phone.replace(/ /g, '\u00a0').replace(/-/g, '\u2011');

const ICONS = { INFO: 'info', SUCCESS: 'check', WARNING: 'alert', DANGER: 'alert' } as const;

/** docs/rules.md, "Errors". */
export function Notice({ notice }: { notice: NoticePartsFragment }) {
  const { langDebug } = useShop();
  return (
    <div
      className={`notice notice-${notice.severity.toLowerCase()}`}
      role={notice.severity === 'DANGER' ? 'alert' : 'status'}
      data-testid="cart-notice"
      data-code={notice.code}
    >
      <Icon name={ICONS[notice.severity]} />
      <p>{langDebug ? notice.code : notice.message}</p>
    </div>
  );
}

interface LinkedTextProps {
  text: string;
  href: string | undefined;
  newTab?: boolean;
  testId?: string;
}

/** A sentence with a link in brackets, e.g. `I agree to the [general terms].` */
export function LinkedText({ text, href, newTab = false, testId }: LinkedTextProps) {
  const [before = '', linked = '', after = ''] = text.split(/[[\]]/);
  return (
    <>
      {before}
      {linked && href ? (
        <a
          href={href}
          className="link"
          data-testid={testId}
          {...(newTab && { target: '_blank', rel: 'noopener' })}
        >
          {linked}
        </a>
      ) : (
        linked
      )}
      {after}
    </>
  );
}
