import { dataOf } from '../../shared/graphql/api-error.ts';
import { privateHead } from '../../shared/navigation/head.ts';
import { LayoutDocument } from '../../shared/navigation/layout.generated.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { NewsletterPage } from './newsletter-page.tsx';
import { addFormMessages } from './public/form-messages.ts';

/** Also the target of its mail (docs/rules.md, "Addresses", `/newsletter-subscribe`). */
export async function load({ url, shop, client, withLayout }: RouteRequest): Promise<LoadedRoute> {
  const [messages, navigation] = await Promise.all([
    addFormMessages(shop),
    withLayout ? dataOf(client.query(LayoutDocument, {})) : null,
  ]);
  const head = privateHead(shop.t('newsletter.title'), shop, '/newsletter-subscribe');
  const parameter = (name: string) => url.searchParams.get(name);
  return {
    kind: 'screen',
    status: 200,
    head,
    layout: 'default',
    navigation,
    alternates: head.alternates,
    modules: ['web/features/forms/newsletter-route.tsx', messages],
    render: () => <NewsletterPage em={parameter('em')} hash={parameter('hash')} />,
  };
}
