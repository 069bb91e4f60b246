import '../../../styles/order-entry.css';
import type { OrderRowPartsFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { orderStanding } from '../order-progress.tsx';
import { FileLink, orderDate, TrackingLinks } from './order-files.tsx';
import { goodsOf } from './order-items.ts';
import { OrderTimeline } from './timeline.tsx';

const MOST_PICTURES = 4;

function Pictures({ items }: Pick<OrderRowPartsFragment, 'items'>) {
  const pictures = items.filter(({ image }) => image).slice(0, MOST_PICTURES);
  if (pictures.length === 0) return null;
  return (
    <ul className="order-pictures" aria-hidden="true">
      {pictures.map(({ id, image }) => (
        <li key={id} className="picture">
          <Picture image={image} sizes="72px" alt="" />
        </li>
      ))}
    </ul>
  );
}

/** @param props.latest shows a finished order as a card, too */
function OrderEntry({ order, latest }: { order: OrderRowPartsFragment; latest: boolean }) {
  const { t, path, language } = useShop();
  const page = path(`/account/order/${order.id}`);
  const title = t('order.title', { number: order.number });
  const action = order.canPay ? 'order.pay' : order.bankTransfer && 'order.transfer';
  const [standing, doneCount] = orderStanding(order);
  const isRow = doneCount === null && !latest;
  return (
    <article
      className="order-entry"
      aria-label={title}
      data-row={isRow || undefined}
      data-testid="order-entry"
    >
      <div className="order-entry-head">
        <h2 className="small font-semibold">
          <a
            className="link link-target"
            href={page}
            aria-label={t('order.viewOf', { number: order.number })}
          >
            {title}
          </a>
        </h2>
        <p className="small text-ink-2">{orderDate(order.createdAt, language.formatLocale)}</p>
        <b className="price">{order.total.formatted}</b>
      </div>
      <p className={isRow ? 'small' : 'title-4'}>{t(standing)}</p>
      <OrderTimeline order={order} />
      <div className="order-entry-items">
        <Pictures items={order.items} />
        <p className="small text-ink-2">
          {goodsOf(order.items)
            .map(({ label }) => label)
            .join(' · ')}
        </p>
      </div>
      {!isRow && (action || order.trackingUrls.length > 0 || order.documents.length > 0) && (
        <div className="order-entry-ways">
          {action && (
            <a
              className={`button button-${action === 'order.pay' ? 'primary' : 'secondary'}`}
              href={page}
              aria-label={t('labelled', { label: t(action), value: title })}
            >
              {t(action)}
            </a>
          )}
          <TrackingLinks urls={order.trackingUrls} testId="order-entry-tracking-link" />
          {order.documents.map(({ id, name, url }) => (
            <FileLink key={id} url={url} label={name} testId="order-entry-document-link" />
          ))}
        </div>
      )}
    </article>
  );
}

function OrdersEmpty() {
  const { t, path } = useShop();
  return (
    <div data-testid="orders-empty">
      <p className="title-4">{t('account.orders.emptyTitle')}</p>
      <p className="mt-1 mb-4 text-ink-2">{t('account.orders.emptyText')}</p>
      <a className="button button-secondary" href={path('/')}>
        {t('cart.empty.link')}
      </a>
    </div>
  );
}

/** Whether an order is under way. */
export const isOpen = (order: OrderRowPartsFragment) => orderStanding(order)[1] !== null;

/** Orders under way, then earlier ones, or an empty state. */
export function OrderEntries({ orders }: { orders: readonly OrderRowPartsFragment[] }) {
  const { t } = useShop();
  if (orders.length === 0) return <OrdersEmpty />;
  const open = orders.filter(isOpen);
  const over = orders.filter((order) => !isOpen(order));
  const latest = open.length === 0 && orders[0];
  const entries = (shown: readonly OrderRowPartsFragment[]) =>
    shown.map((order) => <OrderEntry key={order.id} order={order} latest={order === latest} />);
  return (
    <>
      {entries(open)}
      {open.length > 0 && over.length > 0 && (
        <h2 className="title-4 mt-12 mb-2">{t('account.orders.earlier')}</h2>
      )}
      {entries(over)}
    </>
  );
}

/** Orders before they are loaded. */
export function OrderSkeletons() {
  return [1, 2, 3].map((number) => (
    <div key={number} className="order-entry">
      <div className="skeleton h-6 w-1/2" />
      <div className="skeleton h-6 w-1/3" />
      <div className="skeleton aspect-4/5 w-18" />
    </div>
  ));
}
