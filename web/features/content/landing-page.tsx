import type { PageQuery } from '../../generated/graphql.ts';
import { CmsSections } from './cms-sections.tsx';
import { headed } from './landing-heading.ts';

type Landing = Extract<NonNullable<PageQuery['page']>, { __typename: 'LandingPage' }>;

/** Shows its name if the layout has no heading. */
export function LandingPage({ page }: { page: Landing }) {
  const layout = page.cms && headed(page.cms);
  return (
    <div className={layout?.textFirst ? 'landing-text' : undefined} data-testid="landing-page">
      {!layout?.titled && <h1 className="sr-only">{page.name}</h1>}
      {layout && <CmsSections cms={layout.cms} listing={null} hero={false} />}
    </div>
  );
}
