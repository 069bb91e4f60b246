import { privateHead } from '../app/head.ts';
import type { LoadedRoute, RouteRequest } from '../app/loaded-route.ts';
import { LayoutDocument } from '../generated/graphql.ts';
import { addFormMessages } from './form-messages.ts';
import { NewsletterPage } from './newsletter-page.tsx';

/** The page of the newsletter (spec §2, `/newsletter-subscribe`); the link of its mail leads here too. */
export async function load({ url, shop, api, withLayout }: RouteRequest): Promise<LoadedRoute> {
  const [messages, navigation] = await Promise.all([
    addFormMessages(shop),
    withLayout ? api.query(LayoutDocument, {}) : null,
  ]);
  const head = privateHead(shop.t('newsletter.title'), shop, '/newsletter-subscribe');
  const asked = (name: string) => url.searchParams.get(name);
  return {
    kind: 'screen',
    status: 200,
    head,
    layout: 'default',
    navigation,
    alternates: head.alternates,
    modules: ['web/forms/newsletter-route.tsx', messages],
    render: () => <NewsletterPage em={asked('em')} hash={asked('hash')} />,
  };
}
