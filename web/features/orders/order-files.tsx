import type { OrderDetailPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { FileLink } from './public/file-link.tsx';

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
            <FileLink url={url} label={name || t('order.document')} testId="order-document-link" />
          </li>
        ))}
      </ul>
    </section>
  );
}
