import { useEffect } from 'react';
import { useShop } from '../../../shared/i18n/shop.ts';
import { useNavigation } from '../../../shared/navigation/navigation.ts';
import { track } from '../../../shared/tracking/track.ts';
import { Button } from '../../../shared/ui/elements.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { useAccountData } from '../../account/public/account-data.tsx';
import { AccountLayout } from '../../account/public/account-layout.tsx';
import { OrdersDocument } from '../order.generated.ts';
import { OrderEntries, OrderSkeletons } from './order-entry.tsx';

const PAGE_SIZE = 10;
const SEARCHABLE = 5;

interface PagingProps {
  page: number;
  total: number;
  hasNext: boolean;
  search: string;
}

function Paging({ page, total, hasNext, search }: PagingProps) {
  const { t, path } = useShop();
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages < 2) return null;
  const to = (target: number) => {
    const query = new URLSearchParams({
      ...(search && { search }),
      ...(target > 1 && { p: String(target) }),
    });
    return path(`/account/order${query.size > 0 ? `?${query}` : ''}`);
  };
  return (
    <nav className="paging" aria-label={t('account.orders')} data-testid="orders-paging">
      {page > 1 && (
        <a className="button button-secondary" href={to(page - 1)} rel="prev">
          {t('account.orders.newer')}
        </a>
      )}
      <span className="numeric">{t('account.orders.page', { page, pages })}</span>
      {hasNext && (
        <a className="button button-secondary" href={to(page + 1)} rel="next">
          {t('account.orders.older')}
        </a>
      )}
    </nav>
  );
}

/** A native form without scripts. */
function OrderSearch({ search }: { search: string }) {
  const { t, path } = useShop();
  const navigation = useNavigation();
  const action = path('/account/order');
  return (
    // biome-ignore lint/a11y/useSemanticElements: not all browsers support the `search` element.
    <form
      className="order-search"
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        const term = String(new FormData(event.currentTarget).get('search') ?? '').trim();
        void navigation.go(term ? `${action}?${new URLSearchParams({ search: term })}` : action);
      }}
    >
      <TextField
        id="order-search"
        label={t('account.orders.search')}
        type="search"
        name="search"
        maxLength={100}
        defaultValue={search}
      />
      <Button type="submit">{t('search')}</Button>
    </form>
  );
}

function NothingFound({ search }: { search: string }) {
  const { t, path } = useShop();
  return (
    <div data-testid="orders-not-found">
      <p className="mb-4">{t('account.orders.notFound', { search })}</p>
      <a className="button button-secondary" href={path('/account/order')}>
        {t('account.orders.all')}
      </a>
    </div>
  );
}

export function OrdersPage({ page, search = '' }: { page: number; search?: string }) {
  const { t } = useShop();
  const { data, ...request } = useAccountData(OrdersDocument, {
    offset: (page - 1) * PAGE_SIZE,
    ...(search && { search }),
  });
  const list = data?.customer?.orders;
  useEffect(() => {
    if (list) track({ kind: 'orders', orders: list.nodes });
  }, [list]);
  return (
    <AccountLayout
      title={t('account.orders')}
      current="/account/order"
      {...request}
      skeleton={list ? null : <OrderSkeletons />}
    >
      {list && (search || list.totalCount > SEARCHABLE) && <OrderSearch search={search} />}
      {list &&
        list.nodes.length === 0 &&
        (search ? <NothingFound search={search} /> : <OrderEntries orders={[]} />)}
      {list && list.nodes.length > 0 && (
        <div data-testid="orders-list">
          <p className="mb-4 text-ink-2">{t('account.orders.count', { count: list.totalCount })}</p>
          <OrderEntries orders={list.nodes} />
          <Paging page={page} total={list.totalCount} hasNext={list.pageInfo.hasNextPage} search={search} />
        </div>
      )}
    </AccountLayout>
  );
}
