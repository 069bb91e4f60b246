import type { OrderDetailPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { Icon } from '../../shared/ui/icon.tsx';

export function OrderFiles({ order }: { order: OrderDetailPartsFragment }) {
  const { t } = useShop();
  if (!order.documents.length) return null;
  return (
    <section className="account-section" aria-labelledby="order-documents">
      <h2 className="title-3 mb-2" id="order-documents">
        {t('order.documents')}
      </h2>
      <ul>
        {order.documents.map(({ id, name, url }) => (
          <li key={id}>
            <a className="arrow-link" href={url} download data-full-load data-testid="order-document-link">
              <Icon name="download" small />
              <span className="link">{name || t('order.document')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
