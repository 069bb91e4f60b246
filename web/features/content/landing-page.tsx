import type { PageQuery } from '../../generated/graphql.ts';
import { CmsSections } from './cms-sections.tsx';
import { headed } from './landing-heading.ts';

// biome-ignore lint/performance/noBarrelFile: a file of its own would be named in the first load, which has no room for it.
export { partOf } from './partial-page.ts';

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
