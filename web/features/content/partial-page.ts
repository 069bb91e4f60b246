import type { OperationResult } from 'urql';
import { PLAIN_LAYOUT } from '../../../schema/plain-layout.ts';
import type { PageQuery } from '../../generated/graphql.ts';
import { fillGaps, MENU_GAPS, type Replacement } from '../../shared/graphql/partial-data.ts';
import type { Shop } from '../../shared/i18n/shop.ts';

type Layout = NonNullable<Extract<NonNullable<PageQuery['page']>, { __typename: 'LandingPage' }>['cms']>;

/** Makes the review list request its first page. */
const NO_REVIEWS = {
  nodes: [],
  histogram: [],
  totalCount: 0,
  pageInfo: { hasNextPage: true, endCursor: null },
};

/** All other parts are essential. */
const OPTIONAL: readonly Replacement[] = [
  [/^page\.(?:breadcrumbs|more|seo\.alternates|category\.children)$/, []],
  [/^page\.product\.(?:crossSellings|alternatives)$/, []],
  [/^page\.product\.reviews$/, NO_REVIEWS],
  [/\.swatches$/, []],
  [/^page\.cms\..+\.(?:entries|parts)$/, []],
  [/^page\.cms$/, null],
  [/\.products\.filters$/, []],
  [/\.products\.filterCount$/, 0],
  ...MENU_GAPS,
];

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function noticeLayout(html: string): Layout {
  const slot = { __typename: 'CmsText', id: 'missing', slot: 'content', html } as const;
  const block = { id: 'missing-block', type: 'text', layout: PLAIN_LAYOUT, slots: [slot] };
  const layout = { ...PLAIN_LAYOUT, margins: ['40px', '0', '0', '0'] };
  return {
    id: 'missing',
    type: 'page',
    sections: [{ id: 'missing-section', layout, blocks: [block], sidebar: [] }],
  };
}

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

/** The page without the parts that Shopware could not deliver (docs/decisions/0082). @throws ApiError */
export function partOf(result: OperationResult<PageQuery>, shop: Shop): PageQuery {
  const { data, gaps } = fillGaps(result, OPTIONAL);
  if (gaps.includes('page.cms') && data.page) addNotice(data.page, shop);
  return data;
}
