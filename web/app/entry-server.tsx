import { renderToString } from 'react-dom/server';
import type { Client } from 'urql';
import type { RenderInput, RenderOutput } from '../../schema/render-contract.ts';
import { ConsentKeysDocument } from '../features/consent/consent.generated.ts';
import type { IdentityQuery } from '../generated/graphql.ts';
import type { ConsentOffer } from '../shared/consent/consent.ts';
import { errorRoute } from '../shared/errors/error-route.tsx';
import { dataOf } from '../shared/graphql/api-error.ts';
import { createServerClient } from '../shared/graphql/server-client.ts';
import { languageOf, makeShop } from '../shared/i18n/shop.ts';
import { spelling } from '../shared/i18n/spelling.ts';
import { createTranslate, loadMessages } from '../shared/i18n/translate.ts';
import { LayoutDocument } from '../shared/navigation/layout.generated.ts';
import type { LoadedRoute } from '../shared/navigation/loaded-route.ts';
import { stillNavigation } from '../shared/navigation/navigation.ts';
import { splitLanguage } from '../shared/navigation/route.ts';
import { IdentityDocument } from '../shared/shop/identity.generated.ts';
import { NAMELESS, type ShopIdentity } from '../shared/shop/identity.ts';
import { App } from './app.tsx';
import { assetsFor, buildId } from './assets.ts';
import { type PageData, renderDocument } from './document.ts';
import { loadRoute } from './load-route.tsx';
import { pageTexts } from './page-texts.ts';
import { themeSheet } from './shop-theme.ts';

/** Null if there is nothing to decide. */
async function consentOffer(client: Client, tagManagerId: string | undefined): Promise<ConsentOffer | null> {
  // Without the groups the page still renders, without tracking.
  const answer = await dataOf(client.query(ConsentKeysDocument, {})).catch(() => null);
  const groups = answer?.shop.consentGroups ?? [];
  if (groups.every(({ required }) => required)) return null;
  return { groups, tagManagerId: tagManagerId ?? null };
}

const PAGE_MAX_AGE_S = 60;

/** Identity of the shop. Legal links may be missing from any page; an error page is rendered even without a name. */
async function identityOf(client: Client, isErrorPage: boolean): Promise<ShopIdentity> {
  const result = await client.query(IdentityDocument, {});
  const partial: Partial<IdentityQuery> | null | undefined = result.extensions?.['part'];
  if (partial?.shop) return { ...partial.shop, legalPages: partial.shop.legalPages ?? [] };
  if (isErrorPage && result.error) return NAMELESS;
  return (await dataOf(Promise.resolve(result))).shop;
}

async function shopFor(input: RenderInput) {
  const { client } = createServerClient(input.execute);
  const [{ files, messages, shopTexts }, identity, consent] = await Promise.all([
    loadMessages(input.locale),
    identityOf(client, Boolean(input.error)),
    consentOffer(client, input.tagManagerId),
  ]);
  const overlay = {
    ...spelling(languageOf(input.languages, input.locale).formatLocale, shopTexts),
    ...pageTexts(input.messages, shopTexts),
  };
  const t = createTranslate(input.locale, messages, { ...shopTexts, ...overlay }, input.langDebug);
  const { locale, languages, currency, currencies, publicUrl, langDebug } = input;
  const data = { locale, languages, currency, currencies, publicUrl, langDebug, identity, consent };
  return { shop: makeShop(data, t), data, messageFiles: files, overlay };
}

/** Shop data comes through `input.execute`. @throws ApiError of the shop; the gateway then renders with `error` set */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { shop, data, messageFiles, overlay } = await shopFor(input);
  const { client, answers } = createServerClient(input.execute);
  const url = new URL(input.url, input.publicUrl);
  const { path } = splitLanguage(url.pathname, shop.languages);
  let route: LoadedRoute;
  if (input.error) {
    route = errorRoute(shop, input.error);
  } else {
    const result = await loadRoute({ url, path, shop, client, withLayout: true });
    if (result.kind === 'redirect') {
      // A permanent redirect keeps the query.
      const location = result.to + (result.permanent && !result.to.includes('?') ? url.search : '');
      return {
        status: result.permanent ? 301 : 302,
        location,
        html: '',
        cacheable: true,
        maxAge: PAGE_MAX_AGE_S,
      };
    }
    route = result;
  }
  if (input.markdown && route.markdown)
    return {
      status: route.status,
      html: route.markdown(),
      markdown: true,
      cacheable: !route.failed,
      maxAge: PAGE_MAX_AGE_S,
    };
  let menus = route.navigation;
  if (!menus && !input.error?.maintenance)
    menus = await dataOf(client.query(LayoutDocument, {})).catch(() => null);
  const navigation = stillNavigation({ route, href: url.href, entry: '', loading: false });
  const body = renderToString(<App client={client} shop={shop} navigation={navigation} menus={menus} />);
  const sheet = themeSheet(shop.identity.theme) + (route.sheet ?? '');
  const assets = assetsFor([...messageFiles, ...route.modules]);
  const html = renderDocument(
    shop,
    route.head,
    assets,
    body,
    {
      build: buildId(),
      prices: input.prices,
      shop: data,
      messages: overlay,
      error: input.error ?? null,
      problem: route.problem,
      menus: route.navigation ? null : menus,
      answers: answers(route.failed),
    } satisfies PageData,
    { sheet, noScript: shop.t('noScript') },
  );
  return {
    status: route.status,
    html,
    ...(sheet && { sheet }),
    cacheable: route.status < 500,
    maxAge: PAGE_MAX_AGE_S,
  };
}
