import type { PageQuery } from '../../generated/graphql.ts';
import { useSlotParts } from '../../shared/slots/slot-parts.ts';
import { CmsSections } from './cms-sections.tsx';
import { headed } from './landing-heading.ts';

type Landing = Extract<NonNullable<PageQuery['page']>, { __typename: 'LandingPage' }>;

/** Shows its name if the layout has no heading. */
export function LandingPage({ page }: { page: Landing }) {
  const { contents: Contents } = useSlotParts();
  const layout = page.cms && headed(page.cms);
  const title = layout?.title;
  const look = [layout?.textFirst && 'landing-text', title && 'content-page'].filter(Boolean).join(' ');
  return (
    <div className={look || undefined} data-testid="landing-page">
      {!layout?.titled && <h1 className="sr-only">{page.name}</h1>}
      {title && (
        <div className="page-width">
          <h1 className="title-1">{title}</h1>
        </div>
      )}
      {title && Contents && <Contents cms={layout.cms} />}
      {layout && <CmsSections cms={layout.cms} listing={null} hero={false} />}
    </div>
  );
}
