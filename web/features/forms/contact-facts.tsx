import type { ReactNode } from 'react';
import { useShop } from '../../shared/i18n/shop.ts';
import { phoneHref, phoneText } from '../../shared/ui/elements.tsx';

const MAP = 'https://www.openstreetmap.org/search?query=';

/** Configured contact details; renders nothing without any. Opening hours may begin with a label. */
export function ContactFacts() {
  const { t, identity } = useShop();
  const { phone, email, address, openingHours } = identity;
  if (!phone && !email && !address.length) return null;
  const facts = new Map<string, ReactNode[]>();
  const add = (label: string, ...values: ReactNode[]) =>
    facts.set(label, [...(facts.get(label) ?? []), ...values]);
  const link = (text: string, href: string, className?: string) => (
    <a key={href} href={href} className={className}>
      {text}
    </a>
  );
  if (phone) add(t('service.field.phone'), link(phoneText(phone), phoneHref(phone)));
  if (email) add(t('service.email'), link(email, `mailto:${email}`));
  for (const line of openingHours) {
    const [, label = t('service.hours'), text = line] = /^(.+?)\s?:\s(.+)/.exec(line) ?? [];
    add(label, `${text}\n`);
  }
  const map = MAP + encodeURIComponent(address.join(', '));
  if (address.length > 0)
    add(t('service.address'), `${address.join('\n')}\n`, link(t('service.map'), map, 'external'));
  return (
    <div className="prose contact-facts">
      <table>
        <tbody>
          {[...facts].map(([label, values]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{values}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
