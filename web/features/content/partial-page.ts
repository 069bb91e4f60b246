import type { OperationResult } from 'urql';
import type { PageQuery } from '../../generated/graphql.ts';
import { ApiError, apiErrorOf } from '../../shared/graphql/api-error.ts';
import { addSecondaryMessages } from '../../shared/i18n/secondary-messages.ts';
import type { Shop } from '../../shared/i18n/shop.ts';

type Layout = NonNullable<Extract<NonNullable<PageQuery['page']>, { __typename: 'LandingPage' }>['cms']>;

/** Reviews to ask for again, as those after the none that are there. */
const NO_REVIEWS = { reviews: [], histogram: [], pageInfo: { page: 0, total: 0, hasMore: true } };

/** What a page is shown without, by its place in the answer, and what stands there instead. Anything else it needs. */
const DISPENSABLE: readonly (readonly [place: RegExp, instead: unknown])[] = [
  [/^page\.(?:breadcrumbs|more|seo\.alternates|category\.children)$/, []],
  [/^page\.product\.(?:crossSellings|alternatives)$/, []],
  [/^page\.product\.reviews$/, NO_REVIEWS],
  [/\.swatches$/, []],
  [/^page\.cms\..+\.(?:entries|parts)$/, []],
  [/^page\.cms$/, null],
  [/^(?:main|footer|service)$/, []],
  [/^freeShippingFrom$/, null],
];

/** Whether somebody else would be told the same a moment later: what the shop answers to no fault of its reader's. */
function passes({ extensions }: { readonly extensions: Record<string, unknown> }): boolean {
  return Number(extensions['status'] ?? 500) >= 429 && extensions['code'] !== 'MAINTENANCE_MODE';
}

/**
 * Where an error has left a null: at its own field, or at the one above that may be null.
 * @returns the object or list that holds it, and its key there; null where an earlier error has left it
 */
function holeOf(data: object, path: readonly (string | number)[]): { holder: object; depth: number } | null {
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

/** A layout that says that the page's own could not be read. */
function sentence(html: string): Layout {
  const slot = { __typename: 'CmsText', id: 'missing', slot: 'content', html } as const;
  const block = { id: 'missing-block', type: 'text', layout: PLAIN, slots: [slot] };
  return {
    id: 'missing',
    type: 'page',
    contents: [],
    sections: [
      { id: 'missing-section', type: 'DEFAULT', layout: BELOW_HEADER, blocks: [block], sidebar: [] },
    ],
  };
}

/** Says on a page that would else be nearly empty that its layout is missing; others are shown without a word. */
async function withSentence(page: NonNullable<PageQuery['page']>, shop: Shop): Promise<void> {
  if (page.__typename === 'RedirectPage' || page.__typename === 'ProductPage') return;
  if (page.__typename === 'CategoryPage' && page.listing) return;
  await addSecondaryMessages(shop);
  const heading =
    page.__typename === 'LandingPage'
      ? page.name
      : page.__typename === 'CategoryPage' && page.home
        ? shop.t('home')
        : null;
  const said = `<p>${escaped(shop.t('page.partMissing'))}</p>`;
  page.cms = sentence(heading === null ? said : `<h1>${escaped(heading)}</h1>${said}`);
}

/**
 * A page of which the shop could not read some part, as it can be shown without (docs/decisions/0082).
 * @param answer with an error, and in `extensions.part` with what there is
 * @throws ApiError where it cannot be shown
 */
export async function partOf(answer: OperationResult<PageQuery>, shop: Shop): Promise<PageQuery> {
  const { error, extensions } = answer;
  if (!error) throw new ApiError('No error.', { code: 'INTERNAL', status: 500 });
  const data: PageQuery | null = structuredClone(extensions?.['part']);
  if (!data) throw apiErrorOf(error);
  let withoutLayout = false;
  for (const fault of error.graphQLErrors) {
    const path = fault.path ?? [];
    const hole = holeOf(data, path);
    const place = path.slice(0, (hole?.depth ?? 0) + 1).join('.');
    const instead = hole && DISPENSABLE.find(([known]) => known.test(place));
    if (!passes(fault) || (hole && !instead) || path.length === 0) throw apiErrorOf(error);
    withoutLayout ||= place === 'page.cms';
    if (hole && instead) Reflect.set(hole.holder, path[hole.depth] ?? '', instead[1]);
  }
  if (withoutLayout && data.page) await withSentence(data.page, shop);
  return data;
}
