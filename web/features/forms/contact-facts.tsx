import { useShop } from '../../shared/i18n/shop.ts';
import { ContactLinks } from '../../shared/ui/elements.tsx';

const MAP = 'https://www.openstreetmap.org/search?query=';

/** Configured contact details; renders nothing without any. */
export function ContactFacts() {
  const { t, identity } = useShop();
  const { phone, email, address, openingHours } = identity;
  if (!phone && !email && !address.length) return null;
  return (
    <aside className="contact-facts">
      <h2 className="title-4">{t('service.reach')}</h2>
      <ContactLinks className="link" />
      {openingHours.length > 0 && <p>{openingHours.join('\n')}</p>}
      {address.length > 0 && (
        <address>
          {address.join('\n')}
          <a className="link external" href={MAP + encodeURIComponent(address.join(', '))}>
            {t('service.map')}
          </a>
        </address>
      )}
    </aside>
  );
}
