import type { ReactNode } from 'react';
import { dataOf } from '../../shared/graphql/api-error.ts';
import type { Shop } from '../../shared/i18n/shop.ts';
import type { MessageKey } from '../../shared/i18n/translate.ts';
import { privateHead } from '../../shared/navigation/head.ts';
import { LayoutDocument } from '../../shared/navigation/layout.generated.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { addCartMessages } from '../cart/public/cart-messages.ts';
import { addOrderMessages } from '../orders/public/order-messages.ts';
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
  const { title, view, texts, code } = screenOf(path, url);
  const [render, navigation, ...messages] = await Promise.all([
    code(),
    withLayout ? dataOf(client.query(LayoutDocument, {})) : null,
    addAccountMessages(shop),
    ...texts.map((add) => add(shop)),
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
  /** Beside those of the account. */
  readonly texts: readonly ((shop: Shop) => Promise<string>)[];
  /** Resolves with what draws it. */
  code(): Promise<() => ReactNode>;
}

function ordersScreen(url: URL): Screen {
  const page = Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(url.searchParams.get('p')) || 1)));
  const search = url.searchParams.get('search')?.trim().slice(0, 100) ?? '';
  return {
    title: 'account.orders',
    view: 'web/features/orders/public/orders-page.tsx',
    texts: [addCartMessages, addOrderMessages],
    code: async () => {
      const { OrdersPage } = await import('../orders/public/orders-page.tsx');
      return () => <OrdersPage key={`${page} ${search}`} page={page} search={search} />;
    },
  };
}

function orderScreen(order: string): Screen {
  const texts = [addCartMessages, addOrderMessages];
  if (ID.test(order))
    return {
      title: 'account.orders',
      view: 'web/features/orders/public/order-page.tsx',
      texts,
      code: async () => {
        const { OrderPage } = await import('../orders/public/order-page.tsx');
        return () => <OrderPage key={order} id={order} />;
      },
    };
  return {
    title: 'order.link.title',
    view: 'web/features/orders/public/order-link-page.tsx',
    texts,
    code: async () => {
      const { OrderLinkPage } = await import('../orders/public/order-link-page.tsx');
      return () => <OrderLinkPage key={order} code={order} />;
    },
  };
}

/** Each with the code and texts of its own alone. */
function screenOf(path: string, url: URL): Screen {
  const [, order] = ORDER.exec(path) ?? [];
  if (order) return orderScreen(order);
  switch (path) {
    case '/account/order':
      return ordersScreen(url);
    case '/account/address':
      return {
        title: 'account.address.title',
        view: 'web/features/account/address-page.tsx',
        texts: [],
        code: async () => {
          const { AddressPage } = await import('./address-page.tsx');
          return () => <AddressPage />;
        },
      };
    case '/account/payment':
      return {
        title: 'account.payment',
        view: 'web/features/account/payment-page.tsx',
        texts: [],
        code: async () => {
          const { PaymentPage } = await import('./payment-page.tsx');
          return () => <PaymentPage />;
        },
      };
    case '/account/profile':
      return {
        title: 'account.profile',
        view: 'web/features/account/profile-page.tsx',
        texts: [],
        code: async () => {
          const { ProfilePage } = await import('./profile-page.tsx');
          return () => <ProfilePage />;
        },
      };
    default:
      return {
        title: 'account.title',
        view: 'web/features/account/overview-page.tsx',
        texts: [addCartMessages],
        code: async () => {
          const { OverviewPage } = await import('./overview-page.tsx');
          return () => <OverviewPage />;
        },
      };
  }
}
