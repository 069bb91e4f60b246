import type { ReactNode } from 'react';
import type { PageQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { type Head, headFromSeo, homeHead, pagedHead } from '../../shared/navigation/head.ts';
import {
  backToFirst,
  menusOf,
  type RouteRequest,
  type RouteResult,
} from '../../shared/navigation/loaded-route.ts';
import { type SlotParts, SlotPartsProvider } from '../../shared/slots/slot-parts.ts';
import { ListingDocument } from '../catalog/public/listing.generated.ts';
import {
  firstArguments,
  type ListingState,
  PAGE_SIZE,
  readListingState,
  withoutRejectedRoute,
  writeListingState,
} from '../catalog/public/listing-state.ts';
import { groundSheet } from './background.ts';
import type { Markdown, Screen } from './entries-screen.tsx';
import { slotsOf } from './layout-contents.ts';
import { loadSlots } from './load-slots.ts';
import { PageDocument } from './page.generated.ts';

type ResolvedPage = NonNullable<PageQuery['page']>;

function formPlace(page: Exclude<ResolvedPage, { __typename: 'RedirectPage' }>): SlotParts['page'] {
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

/** A product, listing, content or landing page, or a redirect (docs/rules.md, "Addresses"). */
export async function load(request: RouteRequest): Promise<RouteResult> {
  const state = readListingState(request.url.searchParams);
  try {
    return await loadPage(request, state);
  } catch (error) {
    return withoutRejectedRoute(request.url.pathname, state, error);
  }
}

async function loadPage(request: RouteRequest, state: ListingState): Promise<RouteResult> {
  const { url, shop, client, withLayout } = request;
  // A post may be requested by id alone (docs/rules.md, "Addresses").
  const path = url.pathname.replace(/\/news\/blog\/(\w{32})\/?$/, '/navigation/$1');
  const result = await client.query(PageDocument, { path, ...firstArguments(state), withLayout });
  const { page, ...menus } = result.extensions
    ? (await import('./partial-page.ts')).partOf(result, shop)
    : await dataOf(Promise.resolve(result));
  const navigation = menusOf(menus);
  if (!page) return { ...(await (await import('./missing-page.tsx')).missingPage(request)), navigation };
  if (page.__typename === 'RedirectPage')
    return { kind: 'redirect', to: page.path, permanent: page.permanent };
  if (path !== url.pathname) return { kind: 'redirect', to: page.seo.canonicalPath, permanent: true };
  const { parts, modules } = await loadSlots(page.cms, shop, client, {
    place: formPlace(page),
    form: 'form' in page ? page.form : null,
    product: page.__typename === 'ProductPage' ? page.product : undefined,
  });
  const seoHead = headFromSeo(page.seo);
  const isPaged = page.__typename === 'CategoryPage' && !page.home;
  if (state.page > 1 && !isPaged) return backToFirst(page.seo.canonicalPath);
  const head: Head =
    page.__typename === 'CategoryPage' && page.home ? homeHead(seoHead, page.category.name, shop) : seoHead;
  if (page.__typename === 'ProductPage') head.kind = 'product';
  if (page.__typename === 'EntryPage') head.kind = 'article';
  let markdown: Markdown | undefined;
  if (import.meta.env.SSR) {
    const [{ structuredData }, { pageMarkdown }] = await Promise.all([
      import('./seo/json-ld.ts'),
      import('./seo/page-markdown.ts'),
    ]);
    head.structured = structuredData(page, shop);
    markdown = (list = {}) => pageMarkdown(page, list, shop);
  }
  const screen: Screen = (...views) => ({
    kind: 'screen',
    status: 200,
    head,
    markdown,
    failed: !!result.error,
    navigation,
    modules: [...views, ...modules],
  });
  const withParts = (view: ReactNode) => <SlotPartsProvider value={parts}>{view}</SlotPartsProvider>;
  switch (page.__typename) {
    case 'ProductPage':
      return productScreen(page, screen, withParts);
    case 'LandingPage': {
      const { LandingPage } = await import('./landing-page.tsx');
      return {
        ...screen('web/features/content/landing-page.tsx'),
        sheet: groundSheet(page.cms),
        render: () => withParts(<LandingPage page={page} />),
      };
    }
    case 'EntryPage': {
      const { EntryPage } = await import('./entry-page.tsx');
      return {
        ...screen('web/features/content/entry-page.tsx'),
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

type WithParts = (view: ReactNode) => ReactNode;
type PageOf<Type extends ResolvedPage['__typename']> = Extract<ResolvedPage, { __typename: Type }>;

async function productScreen(
  page: PageOf<'ProductPage'>,
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
  const { ProductPage } = await import('../catalog/public/product-page.tsx');
  return {
    ...screen('web/features/catalog/public/product-page.tsx'),
    render: () => withParts(<ProductPage product={page.product} breadcrumbs={page.breadcrumbs} />),
  };
}

async function categoryScreen(
  page: PageOf<'CategoryPage'>,
  state: ListingState,
  request: RouteRequest,
  screen: Screen,
  withParts: WithParts,
): Promise<RouteResult> {
  const { client, shop } = request;
  // The layout shows a listing even if the category has none.
  const hasListingSlot = slotsOf(page.cms).some((slot) => slot.__typename === 'CmsListing');
  const listing =
    page.category.products ??
    (hasListingSlot
      ? (
          await dataOf(
            client.query(ListingDocument, { categoryId: page.category.id, ...firstArguments(state) }),
          )
        ).listing
      : null);
  const pages = Math.ceil((listing?.totalCount ?? 0) / PAGE_SIZE);
  const filters = writeListingState({ ...state, page: 1 });
  if (state.page > Math.max(1, pages)) return backToFirst(page.seo.canonicalPath + filters);
  const [{ CategoryPage }, products] = await Promise.all([
    import('./category-page.tsx'),
    // The home page shows no products of its category.
    listing && !page.home ? import('../catalog/public/listing.tsx') : null,
  ]);
  const isEmpty = products && listing?.totalCount === 0 && listing.appliedCount === 0;
  const empty = isEmpty && (await (await import('./missing-page.tsx')).emptyCategory(request));
  const route = screen(
    'web/features/content/category-page.tsx',
    ...(products ? ['web/features/catalog/public/listing.tsx'] : []),
    ...(empty ? ['web/features/content/missing-page.tsx'] : []),
  );
  const scope = { kind: 'category', id: page.category.id } as const;
  return {
    ...route,
    head: filters === '' ? pagedHead(route.head, state.page, shop) : route.head,
    markdown: route.markdown?.bind(
      null,
      listing && !page.home ? { listing: { products: listing, state } } : {},
    ),
    sheet: groundSheet(page.cms),
    render: () =>
      withParts(
        <CategoryPage
          page={page}
          note={empty ? shop.t('listing.none') : null}
          listing={
            empty ||
            (listing && products && (
              <products.Listing key={scope.id} listing={listing} scope={scope} state={state} />
            ))
          }
        />,
      ),
  };
}
