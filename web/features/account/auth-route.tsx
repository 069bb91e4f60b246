import type { ReactNode } from 'react';
import type { CustomerGroupQuery } from '../../generated/graphql.ts';
import { errorRoute } from '../../shared/errors/error-route.tsx';
import { dataOf } from '../../shared/graphql/api-error.ts';
import type { RouteRequest, RouteResult } from '../../shared/navigation/loaded-route.ts';
import { privateScreen } from '../../shared/navigation/private-screen.ts';
import { CustomerGroupDocument, HomePictureDocument, RegisterFormDocument } from './auth.generated.ts';

const GROUP = /^\/customer-group-registration\/([\w-]+)$/;

type Screen = readonly [title: () => string, module: string, render: () => ReactNode];

export async function load(request: RouteRequest): Promise<RouteResult> {
  const { shop, client } = request;
  const path = request.path.replace(/(?<!\/)\/+$/, '');
  if (path === '/account/login') return { kind: 'redirect', to: shop.path('/login'), permanent: true };
  const [, groupId] = GROUP.exec(path) ?? [];
  const group = groupId
    ? (await dataOf(client.query(CustomerGroupDocument, { id: groupId }))).customerGroupRegistration
    : undefined;
  if (groupId && !group) return errorRoute(shop, { status: 404, maintenance: false });
  const [title, module, render] = group
    ? await registerScreen(request, group)
    : await screenOf(request, path);
  return privateScreen(request, {
    title,
    description: group?.metaDescription,
    modules: [module],
    render,
  });
}

async function registerScreen(
  { url, shop, client }: RouteRequest,
  group?: NonNullable<CustomerGroupQuery['customerGroupRegistration']>,
): Promise<Screen> {
  const [{ RegisterPage }, picture, data] = await Promise.all([
    import('./register-page.tsx'),
    homePicture(client),
    dataOf(client.query(RegisterFormDocument, {})),
  ]);
  return [
    () => group?.title ?? shop.t('account.register.title'),
    'web/features/account/register-page.tsx',
    () => <RegisterPage to={url.searchParams.get('to')} {...{ data, picture, group }} />,
  ];
}

/** Image of the home page's category; null without one, or if it cannot be read. */
async function homePicture(client: RouteRequest['client']) {
  const { data } = await client.query(HomePictureDocument, {});
  return data?.page && 'category' in data.page ? data.page.category.image : null;
}

async function screenOf(request: RouteRequest, path: string): Promise<Screen> {
  const { t } = request.shop;
  const parameter = (name: string) => request.url.searchParams.get(name);
  const token = parameter('hash');
  switch (path) {
    case '/register':
      return registerScreen(request);
    case '/registration/confirm': {
      const { ConfirmPage } = await import('./confirm-page.tsx');
      const render = () => <ConfirmPage emailHash={parameter('em')} token={token} />;
      return [() => t('account.confirm.title'), 'web/features/account/confirm-page.tsx', render];
    }
    case '/account/recover':
    case '/account/recover/password':
    case '/reset-password': {
      if (token && path !== '/account/recover') {
        const { ResetPage } = await import('./recover-page.tsx');
        const render = () => <ResetPage token={token} />;
        return [() => t('account.reset.title'), 'web/features/account/recover-page.tsx', render];
      }
      const { RecoverPage } = await import('./recover-page.tsx');
      return [
        () => t('account.recover.title'),
        'web/features/account/recover-page.tsx',
        () => <RecoverPage />,
      ];
    }
    default: {
      const [{ LoginPage }, picture] = await Promise.all([
        import('./login-page.tsx'),
        homePicture(request.client),
      ]);
      const expired = parameter('expired') !== null;
      const render = () => <LoginPage to={parameter('to')} expired={expired} picture={picture} />;
      return [() => t('account.login'), 'web/features/account/login-page.tsx', render];
    }
  }
}
