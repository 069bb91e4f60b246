import type { ReactNode } from 'react';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { privateHead } from '../../shared/navigation/head.ts';
import { LayoutDocument } from '../../shared/navigation/layout.generated.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { addCartMessages } from '../cart/public/cart-messages.ts';
import { OrderLinkPage } from '../orders/public/order-link-page.tsx';
import { OrderPage } from '../orders/public/order-page.tsx';
import { OrdersPage } from '../orders/public/orders-page.tsx';
import { AddressPage } from './address-page.tsx';
import { OverviewPage } from './overview-page.tsx';
import { PaymentPage } from './payment-page.tsx';
import { ProfilePage } from './profile-page.tsx';
import { addAccountMessages } from './public/account-messages.ts';

const ORDER = /^\/account\/order\/([\w-]+)$/;
/** A Shopware id; anything else is the code of an order link. */
const ID = /^[0-9a-f]{32}$/;

/** The same HTML for everybody, filled after hydration (docs/rules.md, "Addresses"). */
export async function load({
  url,
  path: requestedPath,
  shop,
  client,
  withLayout,
}: RouteRequest): Promise<LoadedRoute> {
  const messages = await Promise.all([addAccountMessages(shop), addCartMessages(shop)]);
  const path = requestedPath.replace(/(?<!\/)\/+$/, '');
  const { title, render } = screenOf(path, url, shop.t);
  const head = privateHead(title, shop, path);
  return {
    kind: 'screen',
    status: 200,
    head,
    layout: 'default',
    navigation: withLayout ? await dataOf(client.query(LayoutDocument, {})) : null,
    alternates: head.alternates,
    modules: ['web/features/account/account-route.tsx', ...messages.flat()],
    render,
  };
}

/** The shop's largest page of a list. */
const MAX_PAGE = 10_000;

function screenOf(
  path: string,
  url: URL,
  t: RouteRequest['shop']['t'],
): { title: string; render(): ReactNode } {
  const [, order] = ORDER.exec(path) ?? [];
  if (order && ID.test(order)) {
    return { title: t('account.orders'), render: () => <OrderPage key={order} id={order} /> };
  }
  if (order)
    return { title: t('order.link.title'), render: () => <OrderLinkPage key={order} code={order} /> };
  switch (path) {
    case '/account/order': {
      const page = Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(url.searchParams.get('p')) || 1)));
      const search = url.searchParams.get('search')?.trim().slice(0, 100) ?? '';
      return {
        title: t('account.orders'),
        render: () => <OrdersPage key={`${page} ${search}`} page={page} search={search} />,
      };
    }
    case '/account/address':
      return { title: t('account.address.title'), render: () => <AddressPage /> };
    case '/account/payment':
      return { title: t('account.payment'), render: () => <PaymentPage /> };
    case '/account/profile':
      return { title: t('account.profile'), render: () => <ProfilePage /> };
    default:
      return { title: t('account.title'), render: () => <OverviewPage /> };
  }
}
