import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { privateScreen } from '../../shared/navigation/private-screen.ts';
import { NewsletterPage } from './newsletter-page.tsx';

/** Also the target of its mail (docs/rules.md, "Addresses", `/newsletter-subscribe`). */
export async function load(request: RouteRequest): Promise<LoadedRoute> {
  const { searchParams } = request.url;
  return privateScreen(request, {
    title: () => request.shop.t('newsletter.title'),
    modules: ['web/features/forms/newsletter-route.tsx'],
    render: () => <NewsletterPage emailHash={searchParams.get('em')} token={searchParams.get('hash')} />,
  });
}
