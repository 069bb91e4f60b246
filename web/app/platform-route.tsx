import { addServiceMessages } from '../features/forms/public/service-messages.ts';
import { dataOf } from '../shared/graphql/api-error.ts';
import { privateHead } from '../shared/navigation/head.ts';
import { LayoutDocument } from '../shared/navigation/layout.generated.ts';
import type { LoadedRoute, RouteRequest } from '../shared/navigation/loaded-route.ts';
import { PlatformPage } from './platform-page.tsx';

export async function load({ shop, client, withLayout }: RouteRequest): Promise<LoadedRoute> {
  const messages = await addServiceMessages(shop);
  return {
    kind: 'screen',
    status: 200,
    head: privateHead(shop.t('platform.title'), shop, '/shopware'),
    layout: 'default',
    navigation: withLayout ? await dataOf(client.query(LayoutDocument, {})) : null,
    alternates: [],
    modules: ['web/app/platform-route.tsx', messages],
    render: () => <PlatformPage />,
  };
}
