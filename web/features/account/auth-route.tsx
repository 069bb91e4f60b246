import type { ReactNode } from 'react';
import type { Client } from 'urql';
import { errorRoute } from '../../shared/errors/error-route.tsx';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { type Head, privateHead } from '../../shared/navigation/head.ts';
import { LayoutDocument } from '../../shared/navigation/layout.generated.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { CustomerGroupDocument, RegisterFormDocument } from './auth.generated.ts';
import { addLoginMessages } from './public/login-messages.ts';

const GROUP = /^\/customer-group-registration\/([\w-]+)$/;

interface Screen {
  /** To be asked once the texts are there. */
  title(): string;
  /** Its source, for preloads. */
  view: string;
  render(): ReactNode;
  description?: string | null | undefined;
}

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  const { shop, client, withLayout } = request;
  const path = request.path.replace(/(?<!\/)\/+$/, '');
  const [screen, navigation, messages] = await Promise.all([
    screenOf(request, path),
    withLayout ? dataOf(client.query(LayoutDocument, {})) : null,
    addLoginMessages(shop),
  ]);
  if (!screen) return errorRoute(shop, { status: 404, maintenance: false });
  const head: Head = privateHead(screen.title(), shop, path);
  return {
    kind: 'screen',
    status: 200,
    head: { ...head, description: screen.description ?? null },
    layout: 'default',
    navigation,
    alternates: head.alternates,
    modules: ['web/features/account/auth-route.tsx', screen.view, ...messages],
    render: screen.render,
  };
}

const REGISTER = 'web/features/account/register-page.tsx';
const registerCode = () => import('./register-page.tsx');

async function groupRegistration(id: string, to: string | null, client: Client): Promise<Screen | null> {
  const [{ RegisterPage }, data, { customerGroupRegistration: group }] = await Promise.all([
    registerCode(),
    dataOf(client.query(RegisterFormDocument, {})),
    dataOf(client.query(CustomerGroupDocument, { id })),
  ]);
  if (!group) return null;
  return {
    title: () => group.title,
    view: REGISTER,
    description: group.metaDescription,
    render: () => <RegisterPage to={to} data={data} group={group} />,
  };
}

/** Each with the code of its own alone. */
async function screenOf({ url, shop: { t }, client }: RouteRequest, path: string): Promise<Screen | null> {
  const parameter = (name: string) => url.searchParams.get(name);
  const [, groupId] = GROUP.exec(path) ?? [];
  if (groupId) return groupRegistration(groupId, parameter('to'), client);
  const hash = parameter('hash');
  switch (path) {
    case '/register': {
      const [{ RegisterPage }, data] = await Promise.all([
        registerCode(),
        dataOf(client.query(RegisterFormDocument, {})),
      ]);
      return {
        title: () => t('account.register.title'),
        view: REGISTER,
        render: () => <RegisterPage to={parameter('to')} data={data} />,
      };
    }
    case '/registration/confirm': {
      const { ConfirmPage } = await import('./confirm-page.tsx');
      return {
        title: () => t('account.confirm.title'),
        view: 'web/features/account/confirm-page.tsx',
        render: () => <ConfirmPage em={parameter('em')} hash={hash} />,
      };
    }
    case '/account/recover':
    case '/account/recover/password':
    case '/reset-password': {
      if (hash && path !== '/account/recover') {
        const { ResetPage } = await import('./reset-page.tsx');
        return {
          title: () => t('account.reset.title'),
          view: 'web/features/account/reset-page.tsx',
          render: () => <ResetPage hash={hash} />,
        };
      }
      const { RecoverPage } = await import('./recover-page.tsx');
      return {
        title: () => t('account.recover.title'),
        view: 'web/features/account/recover-page.tsx',
        render: () => <RecoverPage />,
      };
    }
    default: {
      const { LoginPage } = await import('./login-page.tsx');
      return {
        title: () => t('account.login'),
        view: 'web/features/account/login-page.tsx',
        render: () => <LoginPage to={parameter('to')} expired={parameter('expired') !== null} />,
      };
    }
  }
}
