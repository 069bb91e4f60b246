import type { ReactNode } from 'react';
import { useShop } from '../../shared/i18n/shop.ts';
import { phoneHref, phoneText } from '../../shared/ui/elements.tsx';

const MAP = 'https://www.openstreetmap.org/search?query=';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  );
}

/** Configured contact details; renders nothing without any. Opening hours may begin with a label. */
export function ContactFacts() {
  const { t, identity } = useShop();
  const { phone, email, address, openingHours } = identity;
  if (!phone && !email && !address.length) return null;
  const phoneLabel = t('service.field.phone');
  const hours = openingHours.map((line) => /^(.+?)\s?:\s(.+)/.exec(line) ?? [line, t('service.hours'), line]);
  const isOfPhone = ([, label]: readonly string[]) => phone && label === phoneLabel;
  return (
    <div className="prose contact-facts">
      <table>
        <tbody>
          {phone && (
            <Row label={phoneLabel}>
              <a href={phoneHref(phone)}>{phoneText(phone)}</a>
              {hours.filter(isOfPhone).map(([, , text]) => `\n${text}`)}
            </Row>
          )}
          {email && (
            <Row label={t('service.email')}>
              <a href={`mailto:${email}`}>{email}</a>
            </Row>
          )}
          {hours
            .filter((line) => !isOfPhone(line))
            .map(([line, label = '', text]) => (
              <Row key={line} label={label}>
                {text}
              </Row>
            ))}
          {address.length > 0 && (
            <Row label={t('service.address')}>
              <address>{address.join('\n')}</address>
              <a className="external" href={MAP + encodeURIComponent(address.join(', '))}>
                {t('service.map')}
              </a>
            </Row>
          )}
        </tbody>
      </table>
    </div>
  );
}
