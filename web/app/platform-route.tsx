import type { LoadedRoute, RouteRequest } from '../shared/navigation/loaded-route.ts';
import { privateScreen } from '../shared/navigation/private-screen.ts';
import { PlatformPage } from './platform-page.tsx';

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  return privateScreen(request, {
    title: () => request.shop.t('platform.title'),
    modules: ['web/app/platform-route.tsx'],
    render: () => <PlatformPage />,
  });
}
