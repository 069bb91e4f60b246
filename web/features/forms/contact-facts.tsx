import { useShop } from '../../shared/i18n/shop.ts';
import { phoneHref, phoneText } from '../../shared/ui/phone.ts';

/** Map search URL. */
const MAP = 'https://www.openstreetmap.org/search?';

/** Further configured contact details; renders nothing without any. */
export function ContactFacts() {
  const { t, identity } = useShop();
  const { phone, email, address, openingHours } = identity;
  if (!phone && !email && address.length === 0 && openingHours.length === 0) return null;
  return (
    <aside className="contact-facts" aria-label={t('service.reach')}>
      <h2 className="title-4">{t('service.reach')}</h2>
      {phone && (
        <p>
          <a className="link link-target" href={phoneHref(phone)}>
            {phoneText(phone)}
          </a>
        </p>
      )}
      {email && (
        <p>
          <a className="link link-target break-words" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {openingHours.length > 0 && (
        <p className="text-ink-2">
          {openingHours.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      )}
      {address.length > 0 && (
        <address className="address-lines">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <a
            className="link link-target"
            href={MAP + new URLSearchParams({ query: address.join(', ') })}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('service.map')}
          </a>
        </address>
      )}
    </aside>
  );
}
