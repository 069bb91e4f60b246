import { useShop } from '../../shared/i18n/shop.ts';
import { ContactLine } from '../../shared/ui/elements.tsx';

const MAP = 'https://www.openstreetmap.org/search?query=';

/** Configured contact details; renders nothing without any. */
export function ContactFacts() {
  const { t, identity } = useShop();
  const { phone, email, address, openingHours } = identity;
  if (!phone && !email && !address.length) return null;
  return (
    <aside className="contact-facts">
      <h2 className="title-4">{t('service.reach')}</h2>
      {address.length > 0 && (
        <address className="address-lines">
          <p className="whitespace-pre-line">{address.join('\n')}</p>
          <a className="link link-target external" href={MAP + encodeURIComponent(address.join(', '))}>
            {t('service.map')}
          </a>
        </address>
      )}
      <ContactLine />
      {openingHours.length > 0 && <p className="text-ink-2 whitespace-pre-line">{openingHours.join('\n')}</p>}
    </aside>
  );
}
