import type { ReactNode } from 'react';
import type { PageQuery } from '../../generated/graphql.ts';
import { notFoundRoute } from '../../shared/errors/error-route.tsx';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { type Head, headFromSeo, homeHead } from '../../shared/navigation/head.ts';
import type { LoadedRoute, RouteRequest, RouteResult } from '../../shared/navigation/loaded-route.ts';
import { menusOf } from '../../shared/navigation/menus.ts';
import { backToFirst, pagedHead } from '../../shared/navigation/paged.ts';
import { type SlotParts, SlotPartsProvider } from '../../shared/slots/slot-parts.ts';
import { ListingDocument } from '../catalog/public/listing.generated.ts';
import {
  firstInput,
  isPlain,
  type ListingState,
  PAGE_SIZE,
  readListingState,
  writeListingState,
} from '../catalog/public/listing-state.ts';
import { groundSheet } from './background.ts';
import { addEntryMessages } from './entry-messages.ts';
import { loadSlots } from './load-slots.ts';
import { PageDocument } from './page.generated.ts';

type ResolvedPage = NonNullable<PageQuery['page']>;

/** Products are needed even if the page has none. */
function wantsListing(page: Extract<ResolvedPage, { __typename: 'CategoryPage' }>): boolean {
  const sections = page.cms?.sections ?? [];
  const blocks = sections.flatMap(({ blocks, sidebar }) => [...blocks, ...sidebar]);
  return blocks.some(({ slots }) => slots.some((slot) => slot.__typename === 'CmsListing'));
}

function aboutOf(page: Exclude<ResolvedPage, { __typename: 'RedirectPage' }>): SlotParts['page'] {
  switch (page.__typename) {
    case 'ProductPage':
      return { navigationId: page.product.id, entity: 'PRODUCT' };
    case 'LandingPage':
      return { navigationId: page.id, entity: 'LANDING_PAGE' };
    default:
      return {
        navigationId: (page.__typename === 'EntryPage' ? page.entry : page.category).id,
        entity: 'CATEGORY',
      };
  }
}

const landingCode = () => import('./landing-page.tsx');
const categoryCode = () => import('./category-page.tsx');
const listingCode = () => import('../catalog/public/listing.tsx');
const productCode = () => import('../catalog/public/product-page.tsx');

/** The code of what most moves lead to travels beside the answer that says where this one leads, after its question. */
function loadAhead(): void {
  Promise.all([
    categoryCode(),
    listingCode().then(({ filtersAhead }) => filtersAhead()),
    productCode().then(({ footCode }) => footCode()),
  ]).catch(() => {});
}

/** A product, listing, content or landing page, or a redirect (docs/rules.md, "Addresses"). */
export async function load(request: RouteRequest): Promise<RouteResult> {
  const { url, shop, client, withLayout } = request;
  const state = readListingState(url.searchParams);
  const input = firstInput(state);
  // A post may be requested by id alone (docs/rules.md, "Addresses").
  const path = url.pathname.replace(/\/news\/blog\/(\w{32})\/?$/, '/navigation/$1');
  const asked = client.query(PageDocument, { path, input, withLayout }).toPromise();
  if (!import.meta.env.SSR && !withLayout) setTimeout(loadAhead);
  const answer = await asked;
  const { page, ...menus } = await (answer.extensions
    ? (await landingCode()).partOf(answer, shop)
    : dataOf(asked));
  const navigation = menusOf(menus);
  if (!page) return { ...notFoundRoute(shop, url.pathname), navigation };
  if (page.__typename === 'RedirectPage')
    return { kind: 'redirect', to: page.path, permanent: page.permanent };
  if (path !== url.pathname) return { kind: 'redirect', to: page.seo.canonicalPath, permanent: true };
  const { parts, modules } = await loadSlots(page.cms, shop, client, {
    about: aboutOf(page),
    form: 'form' in page ? page.form : null,
    product: page.__typename === 'ProductPage' ? page.product : undefined,
    first: withLayout,
  });
  const plain = headFromSeo(page.seo);
  const listed = page.__typename === 'CategoryPage' && !page.home;
  if (state.page > 1 && !listed) return backToFirst(page.seo.canonicalPath);
  const head: Head =
    page.__typename === 'CategoryPage' && page.home ? homeHead(plain, page.category.name, shop) : plain;
  if (page.__typename === 'ProductPage') head.kind = 'product';
  if (page.__typename === 'EntryPage') head.kind = 'article';
  if (import.meta.env.SSR) {
    const [{ structuredData }] = await Promise.all([
      import('./seo/json-ld.ts'),
      page.__typename === 'EntryPage' && addEntryMessages(shop),
    ]);
    head.structured = structuredData(page, shop);
  }
  const screen = (...views: string[]): Omit<LoadedRoute, 'render'> => ({
    kind: 'screen',
    status: 200,
    head,
    layout: 'default',
    failed: !!answer.error,
    navigation,
    alternates: page.seo.alternates,
    // Preloads that the server names.
    modules: import.meta.env.SSR ? ['web/features/content/page-route.tsx', ...views, ...modules] : [],
  });
  const withParts = (view: ReactNode) => <SlotPartsProvider value={parts}>{view}</SlotPartsProvider>;
  switch (page.__typename) {
    case 'ProductPage':
      return productScreen(page, withLayout, screen, withParts);
    case 'LandingPage': {
      const { LandingPage } = await landingCode();
      return {
        ...screen('web/features/content/landing-page.tsx'),
        sheet: groundSheet(page.cms),
        render: () => withParts(<LandingPage page={page} />),
      };
    }
    case 'EntryPage': {
      const [{ EntryPage }, messages] = await Promise.all([
        import('./entry-page.tsx'),
        addEntryMessages(shop),
      ]);
      return {
        ...screen('web/features/content/entry-page.tsx', messages),
        sheet: groundSheet(page.cms),
        render: () => withParts(<EntryPage key={page.entry.id} page={page} />),
      };
    }
    case 'CategoryPage':
      return page.entryKind
        ? (await import('./entries-screen.tsx')).entriesScreen(
            page,
            page.entryKind,
            state.page,
            request,
            screen,
          )
        : categoryScreen(page, state, request, screen, withParts);
  }
}

/** `views`: source files to preload. */
type Screen = (...views: string[]) => Omit<LoadedRoute, 'render'>;
type WithParts = (view: ReactNode) => ReactNode;
type PageOf<Type extends ResolvedPage['__typename']> = Extract<ResolvedPage, { __typename: Type }>;

async function productScreen(
  page: PageOf<'ProductPage'>,
  first: boolean,
  screen: Screen,
  withParts: WithParts,
): Promise<RouteResult> {
  const { cms } = page;
  if (cms) {
    const { ProductLayoutPage } = await import('./product-layout-page.tsx');
    return {
      ...screen('web/features/content/product-layout-page.tsx'),
      sheet: groundSheet(cms),
      render: () => withParts(<ProductLayoutPage page={page} cms={cms} />),
    };
  }
  const { ProductPage, loadFoot } = await productCode();
  if (import.meta.env.SSR || !first) await loadFoot();
  return {
    ...screen('web/features/catalog/public/product-page.tsx'),
    render: () => withParts(<ProductPage product={page.product} breadcrumbs={page.breadcrumbs} />),
  };
}

async function categoryScreen(
  page: PageOf<'CategoryPage'>,
  state: ListingState,
  { client, shop, withLayout }: RouteRequest,
  screen: Screen,
  withParts: WithParts,
): Promise<RouteResult> {
  const listing =
    page.listing ??
    (wantsListing(page)
      ? (
          await dataOf(
            client.query(ListingDocument, { categoryId: page.category.id, input: firstInput(state) }),
          )
        ).listing
      : null);
  const pages = Math.ceil((listing?.pageInfo.total ?? 0) / PAGE_SIZE);
  if (state.page > Math.max(1, pages))
    return backToFirst(page.seo.canonicalPath + writeListingState({ ...state, page: 1 }));
  const [{ CategoryPage }, products] = await Promise.all([
    categoryCode(),
    // The home page shows no products of its category.
    listing && !page.home ? listingCode() : null,
  ]);
  const filters = (await products?.prepareFilters(state, withLayout)) ?? [];
  const route = screen(
    'web/features/content/category-page.tsx',
    ...(products ? ['web/features/catalog/public/listing.tsx'] : []),
    ...filters,
  );
  const scope = { kind: 'category', id: page.category.id } as const;
  return {
    ...route,
    head: isPlain(state) ? pagedHead(route.head, state.page, shop) : route.head,
    sheet: groundSheet(page.cms),
    render: () =>
      withParts(
        <CategoryPage
          page={page}
          listing={
            listing && products ? (
              <products.Listing key={scope.id} listing={listing} scope={scope} state={state} />
            ) : null
          }
        />,
      ),
  };
}
