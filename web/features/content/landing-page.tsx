import type { PageQuery } from '../../generated/graphql.ts';
import { CmsSections } from './cms-sections.tsx';

type Landing = Extract<NonNullable<PageQuery['page']>, { __typename: 'LandingPage' }>;

/** Shows its name if the layout has no heading. */
export function LandingPage({ page }: { page: Landing }) {
  const blocks = (page.cms?.sections ?? []).flatMap((section) => [...section.blocks, ...section.sidebar]);
  const titled = blocks.some(({ slots }) =>
    slots.some((slot) => slot.__typename === 'CmsText' && slot.html.includes('<h1')),
  );
  return (
    <div data-testid="landing-page">
      {!titled && <h1 className="sr-only">{page.name}</h1>}
      {page.cms && <CmsSections cms={page.cms} listing={null} hero={false} />}
    </div>
  );
}
