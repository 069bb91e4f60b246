import { useQuery } from 'urql';
import type { NavigationLeafFragment } from '../../generated/graphql.ts';
import { LayoutDocument } from '../navigation/layout.generated.ts';
import { useNavigationState } from '../navigation/navigation.ts';
import { MenuLink } from './menu-link.tsx';

const MOST = 10;

/** First other categories of the shop for empty screens; empty if they fail to load. */
export function LeadOn() {
  const given = useNavigationState('route').navigation?.main;
  const { pathname } = new URL(useNavigationState('href'));
  const [{ data }] = useQuery({ query: LayoutDocument, pause: given != null });
  const categories = (given ?? data?.main ?? [])
    // An entry without a page leads to its first child.
    .map(
      (entry): NavigationLeafFragment => ({ ...entry, link: entry.link ?? entry.children[0]?.link ?? null }),
    )
    .filter(({ link }) => link && link.path !== pathname)
    .slice(0, MOST);
  if (categories.length === 0) return null;
  return (
    <ul className="lead-on" data-testid="lead-on">
      {categories.map((entry) => (
        <li key={entry.categoryId}>
          <MenuLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}
