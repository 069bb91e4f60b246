import type { ReactNode } from 'react';
import { dataOf } from '../graphql/api-error.ts';
import { addPersonalTexts } from '../i18n/personal-texts.ts';
import type { MessageKey } from '../i18n/translate.ts';
import { privateHead } from './head.ts';
import { LayoutDocument } from './layout.generated.ts';
import type { LoadedRoute, RouteRequest } from './loaded-route.ts';

interface PrivateScreen {
  /** A function is called once the texts are loaded. */
  title: MessageKey | (() => string);
  description?: string | null | undefined;
  layout?: 'checkout';
  /** Further source files, for preloads. */
  modules?: readonly string[];
  render(): ReactNode;
}

/** A screen that search engines do not index. Its HTML is the same for every shopper. @throws ApiError */
export async function privateScreen(
  { shop, path, client, withLayout }: RouteRequest,
  { title, description = null, modules = [], ...screen }: PrivateScreen,
): Promise<LoadedRoute> {
  const [texts, navigation] = await Promise.all([
    addPersonalTexts(shop),
    withLayout ? dataOf(client.query(LayoutDocument, {})) : null,
  ]);
  return {
    kind: 'screen',
    status: 200,
    head: {
      ...privateHead(
        typeof title === 'string' ? shop.t(title) : title(),
        shop,
        path.replace(/(?<=.)\/+$/, ''),
      ),
      description,
    },
    navigation,
    modules: [...modules, texts],
    ...screen,
  };
}
