import { errorRoute } from '../../shared/errors/error-route.tsx';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { privateScreen } from '../../shared/navigation/private-screen.ts';
import { matchRoute } from '../../shared/navigation/route.ts';
import { SuccessPage } from './success-page.tsx';

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  const { url, path, shop } = request;
  const route = matchRoute(path);
  if (route.name !== 'success') return errorRoute(shop, { status: 404, maintenance: false });
  const { orderId, outcome } = route;
  const link = url.searchParams.get('link');
  return privateScreen(request, {
    title: () => shop.t('success.checking.title'),
    layout: 'checkout',
    modules: ['web/features/checkout/success-route.tsx'],
    render: () => (
      <SuccessPage key={`${orderId}${outcome}`} orderId={orderId} arrival={outcome} link={link} />
    ),
  });
}
