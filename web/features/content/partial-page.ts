import type { OperationResult } from 'urql';
import type { PageQuery } from '../../generated/graphql.ts';
import { ApiError, apiErrorOf } from '../../shared/graphql/api-error.ts';
import type { Shop } from '../../shared/i18n/shop.ts';

type Layout = NonNullable<Extract<NonNullable<PageQuery['page']>, { __typename: 'LandingPage' }>['cms']>;

/** Makes the review list request its first page. */
const NO_REVIEWS = {
  nodes: [],
  histogram: [],
  totalCount: 0,
  pageInfo: { hasNextPage: true, endCursor: null },
};

/** Optional parts of a page, by their path in the response, with their replacement. All other parts are essential. */
const OPTIONAL: readonly (readonly [path: RegExp, replacement: unknown])[] = [
  [/^page\.(?:breadcrumbs|more|seo\.alternates|category\.children)$/, []],
  [/^page\.product\.(?:crossSellings|alternatives)$/, []],
  [/^page\.product\.reviews$/, NO_REVIEWS],
  [/\.swatches$/, []],
  [/^page\.cms\..+\.(?:entries|parts)$/, []],
  [/^page\.cms$/, null],
  [/^(?:main|footer|service)$/, []],
  [/^shop$/, { freeShippingFrom: null }],
];

/** Errors of the shop, not of the request. */
function isTransient({ extensions }: { readonly extensions: Record<string, unknown> }): boolean {
  return Number(extensions['status'] ?? 500) >= 429 && extensions['code'] !== 'MAINTENANCE_MODE';
}

/**
 * Finds the null that an error left: at its field, or at the nearest nullable ancestor.
 * @returns the object or list that contains the null, and its depth in the path; null if there is none
 */
function findNull(
  data: object,
  path: readonly (string | number)[],
): { holder: object; depth: number } | null {
  let holder = data;
  for (const [depth, step] of path.entries()) {
    const value: unknown = Reflect.get(holder, step);
    if (value === null) return { holder, depth };
    if (typeof value !== 'object') return null;
    holder = value;
  }
  return null;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const PLAIN: Layout['sections'][number]['layout'] = {
  cssClass: null,
  backgroundColor: null,
  backgroundTone: null,
  background: null,
  backgroundMode: null,
  sizingMode: null,
  margins: null,
  hiddenOn: [],
};

const BELOW_HEADER = { ...PLAIN, margins: ['40px', '0', '0', '0'] };

/** A layout in place of one that could not be read. */
function noticeLayout(html: string): Layout {
  const slot = { __typename: 'CmsText', id: 'missing', slot: 'content', html } as const;
  const block = { id: 'missing-block', type: 'text', layout: PLAIN, slots: [slot] };
  return {
    id: 'missing',
    type: 'page',
    sections: [{ id: 'missing-section', layout: BELOW_HEADER, blocks: [block], sidebar: [] }],
  };
}

/** Explains the missing layout on a page that would otherwise be nearly empty. */
function addNotice(page: NonNullable<PageQuery['page']>, shop: Shop): void {
  if (page.__typename === 'RedirectPage' || page.__typename === 'ProductPage') return;
  if (page.__typename === 'CategoryPage' && page.category.products) return;
  const heading =
    page.__typename === 'LandingPage'
      ? page.name
      : page.__typename === 'CategoryPage' && page.home
        ? shop.t('home')
        : null;
  const notice = `<p>${escaped(shop.t('page.partMissing'))}</p>`;
  page.cms = noticeLayout(heading === null ? notice : `<h1>${escaped(heading)}</h1>${notice}`);
}

/**
 * The page without the parts that Shopware could not deliver (docs/decisions/0082).
 * @param result has an error, and the partial data in `extensions.part`
 * @throws ApiError if an essential part is missing
 */
export function partOf({ error, extensions }: OperationResult<PageQuery>, shop: Shop): PageQuery {
  if (!error) throw new ApiError('No error.', { code: 'INTERNAL', status: 500 });
  const data: PageQuery | null = structuredClone(extensions?.['part']);
  if (!data) throw apiErrorOf(error);
  let isLayoutMissing = false;
  for (const fault of error.graphQLErrors) {
    const path = fault.path ?? [];
    const gap = findNull(data, path);
    const gapPath = path.slice(0, (gap?.depth ?? 0) + 1).join('.');
    const optional = gap && OPTIONAL.find(([pattern]) => pattern.test(gapPath));
    if (!isTransient(fault) || (gap && !optional) || path.length === 0) throw apiErrorOf(error);
    isLayoutMissing ||= gapPath === 'page.cms';
    if (gap && optional) Reflect.set(gap.holder, path[gap.depth] ?? '', optional[1]);
  }
  if (isLayoutMissing && data.page) addNotice(data.page, shop);
  return data;
}
