import type { ReactNode } from 'react';
import type { MessageKey } from '../shared/i18n/translate.ts';
import type { LoadedRoute, RouteRequest } from '../shared/navigation/loaded-route.ts';
import { privateScreen } from '../shared/navigation/private-screen.ts';

const ORDER = /^\/account\/order\/([\w-]+)$/;
/** A Shopware id; other values are codes of order links. */
const ID = /^[0-9a-f]{32}$/;
const MAX_PAGE = 10_000;

type Screen = readonly [title: MessageKey, module: string, render: () => ReactNode];

/** The same HTML for every shopper, filled after hydration (docs/rules.md, "Addresses"). */
export async function load(request: RouteRequest): Promise<LoadedRoute> {
  const path = request.path.replace(/(?<!\/)\/+$/, '');
  const [, order] = ORDER.exec(path) ?? [];
  const [title, module, render] = order ? await orderScreen(order) : await screenOf(path, request.url);
  return privateScreen(request, { title, modules: [module], render });
}

async function orderScreen(order: string): Promise<Screen> {
  if (ID.test(order)) {
    const { OrderPage } = await import('../features/orders/public/order-page.tsx');
    return [
      'account.orders',
      'web/features/orders/public/order-page.tsx',
      () => <OrderPage key={order} id={order} />,
    ];
  }
  const { OrderLinkPage } = await import('../features/orders/public/order-link-page.tsx');
  return [
    'order.link.title',
    'web/features/orders/public/order-link-page.tsx',
    () => <OrderLinkPage key={order} code={order} />,
  ];
}

async function screenOf(path: string, { searchParams }: URL): Promise<Screen> {
  switch (path) {
    case '/account/order': {
      const { OrdersPage } = await import('../features/orders/public/orders-page.tsx');
      const page = Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(searchParams.get('p')) || 1)));
      const search = searchParams.get('search')?.trim().slice(0, 100) ?? '';
      return [
        'account.orders',
        'web/features/orders/public/orders-page.tsx',
        () => <OrdersPage key={`${page} ${search}`} page={page} search={search} />,
      ];
    }
    case '/account/address': {
      const { AddressPage } = await import('../features/account/public/address-page.tsx');
      return ['account.address.title', 'web/features/account/public/address-page.tsx', () => <AddressPage />];
    }
    case '/account/payment': {
      const { PaymentPage } = await import('../features/account/public/payment-page.tsx');
      return ['account.payment', 'web/features/account/public/payment-page.tsx', () => <PaymentPage />];
    }
    case '/account/profile': {
      const { ProfilePage } = await import('../features/account/public/profile-page.tsx');
      return ['account.profile', 'web/features/account/public/profile-page.tsx', () => <ProfilePage />];
    }
    default: {
      const { OverviewPage } = await import('../features/account/public/overview-page.tsx');
      return ['account.title', 'web/features/account/public/overview-page.tsx', () => <OverviewPage />];
    }
  }
}
