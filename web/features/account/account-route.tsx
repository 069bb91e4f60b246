import type { ReactNode } from 'react';
import { dataOf } from '../../shared/graphql/api-error.ts';
import type { MessageKey } from '../../shared/i18n/translate.ts';
import { privateHead } from '../../shared/navigation/head.ts';
import { LayoutDocument } from '../../shared/navigation/layout.generated.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { addCartMessages } from '../cart/public/cart-messages.ts';
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
  const path = requestedPath.replace(/(?<!\/)\/+$/, '');
  const [{ title, view, render }, navigation, ...messages] = await Promise.all([
    screenOf(path, url),
    withLayout ? dataOf(client.query(LayoutDocument, {})) : null,
    addAccountMessages(shop),
    addCartMessages(shop),
  ]);
  const head = privateHead(shop.t(title), shop, path);
  return {
    kind: 'screen',
    status: 200,
    head,
    layout: 'default',
    navigation,
    alternates: head.alternates,
    modules: ['web/features/account/account-route.tsx', view, ...messages.flat()],
    render,
  };
}

/** The shop's largest page of a list. */
const MAX_PAGE = 10_000;

interface Screen {
  readonly title: MessageKey;
  /** Its source, for preloads. */
  readonly view: string;
  render(): ReactNode;
}

/** Each with the code of its own alone. */
async function screenOf(path: string, url: URL): Promise<Screen> {
  const [, order] = ORDER.exec(path) ?? [];
  if (order && ID.test(order)) {
    const { OrderPage } = await import('../orders/public/order-page.tsx');
    return {
      title: 'account.orders',
      view: 'web/features/orders/public/order-page.tsx',
      render: () => <OrderPage key={order} id={order} />,
    };
  }
  if (order) {
    const { OrderLinkPage } = await import('../orders/public/order-link-page.tsx');
    return {
      title: 'order.link.title',
      view: 'web/features/orders/public/order-link-page.tsx',
      render: () => <OrderLinkPage key={order} code={order} />,
    };
  }
  switch (path) {
    case '/account/order': {
      const page = Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(url.searchParams.get('p')) || 1)));
      const search = url.searchParams.get('search')?.trim().slice(0, 100) ?? '';
      const { OrdersPage } = await import('../orders/public/orders-page.tsx');
      return {
        title: 'account.orders',
        view: 'web/features/orders/public/orders-page.tsx',
        render: () => <OrdersPage key={`${page} ${search}`} page={page} search={search} />,
      };
    }
    case '/account/address': {
      const { AddressPage } = await import('./address-page.tsx');
      return {
        title: 'account.address.title',
        view: 'web/features/account/address-page.tsx',
        render: () => <AddressPage />,
      };
    }
    case '/account/payment': {
      const { PaymentPage } = await import('./payment-page.tsx');
      return {
        title: 'account.payment',
        view: 'web/features/account/payment-page.tsx',
        render: () => <PaymentPage />,
      };
    }
    case '/account/profile': {
      const { ProfilePage } = await import('./profile-page.tsx');
      return {
        title: 'account.profile',
        view: 'web/features/account/profile-page.tsx',
        render: () => <ProfilePage />,
      };
    }
    default: {
      const { OverviewPage } = await import('./overview-page.tsx');
      return {
        title: 'account.title',
        view: 'web/features/account/overview-page.tsx',
        render: () => <OverviewPage />,
      };
    }
  }
}
