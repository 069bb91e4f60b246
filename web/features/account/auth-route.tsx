import type { ReactNode } from 'react';
import { errorRoute } from '../../shared/errors/error-route.tsx';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { type Head, privateHead } from '../../shared/navigation/head.ts';
import { LayoutDocument } from '../../shared/navigation/layout.generated.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { CustomerGroupDocument, RegisterFormDocument } from './auth.generated.ts';
import { ConfirmPage } from './confirm-page.tsx';
import { LoginPage } from './login-page.tsx';
import { addAccountMessages } from './public/account-messages.ts';
import { RecoverPage } from './recover-page.tsx';
import { RegisterPage } from './register-page.tsx';
import { ResetPage } from './reset-page.tsx';

const GROUP = /^\/customer-group-registration\/([\w-]+)$/;

interface Screen {
  title: string;
  render(): ReactNode;
  description?: string | null | undefined;
}

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  const { shop, client, withLayout } = request;
  const messages = await addAccountMessages(shop);
  const path = request.path.replace(/(?<!\/)\/+$/, '');
  const [screen, navigation] = await Promise.all([
    screenOf(request, path),
    withLayout ? dataOf(client.query(LayoutDocument, {})) : null,
  ]);
  if (!screen) return errorRoute(shop, { status: 404, maintenance: false });
  const head: Head = privateHead(screen.title, shop, path);
  return {
    kind: 'screen',
    status: 200,
    head: { ...head, description: screen.description ?? null },
    layout: 'default',
    navigation,
    alternates: head.alternates,
    modules: ['web/features/account/auth-route.tsx', ...messages],
    render: screen.render,
  };
}

async function screenOf({ url, shop: { t }, client }: RouteRequest, path: string): Promise<Screen | null> {
  const parameter = (name: string) => url.searchParams.get(name);
  const [, groupId] = GROUP.exec(path) ?? [];
  if (groupId) {
    const [data, { customerGroupRegistration: group }] = await Promise.all([
      dataOf(client.query(RegisterFormDocument, {})),
      dataOf(client.query(CustomerGroupDocument, { id: groupId })),
    ]);
    if (!group) return null;
    const render = () => <RegisterPage to={parameter('to')} data={data} group={group} />;
    return { title: group.title, description: group.metaDescription, render };
  }
  const hash = parameter('hash');
  switch (path) {
    case '/register': {
      const data = await dataOf(client.query(RegisterFormDocument, {}));
      return {
        title: t('account.register.title'),
        render: () => <RegisterPage to={parameter('to')} data={data} />,
      };
    }
    case '/registration/confirm':
      return {
        title: t('account.confirm.title'),
        render: () => <ConfirmPage em={parameter('em')} hash={hash} />,
      };
    case '/account/recover':
      return { title: t('account.recover.title'), render: () => <RecoverPage /> };
    case '/account/recover/password':
    case '/reset-password':
      return hash
        ? { title: t('account.reset.title'), render: () => <ResetPage hash={hash} /> }
        : { title: t('account.recover.title'), render: () => <RecoverPage /> };
    default:
      return {
        title: t('account.login'),
        render: () => <LoginPage to={parameter('to')} expired={parameter('expired') !== null} />,
      };
  }
}
