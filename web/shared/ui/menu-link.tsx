import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import type { NavigationLeafFragment } from '../../generated/graphql.ts';
import { LayoutDocument, MenuPicturesDocument } from '../navigation/layout.generated.ts';
import { useNavigationState } from '../navigation/navigation.ts';
import { Picture } from './picture.tsx';

interface MenuLinkProps {
  entry: NavigationLeafFragment;
  current?: boolean;
  children?: ReactNode;
}

/** Internal link, external link, or plain text for a folder; `current` if the page is at or below it. */
export function MenuLink({ entry, current = false, children }: MenuLinkProps) {
  const { pathname } = new URL(useNavigationState('href'));
  const { link } = entry;
  const href = link?.path ?? link?.url;
  if (!href) {
    return (
      <span>
        {children}
        {entry.label}
      </span>
    );
  }
  const exact = href === pathname;
  const classes = [(current || exact) && 'link-active', exact && 'link-exact-active text-primary'];
  return (
    <a
      className={classes.filter(Boolean).join(' ') || undefined}
      href={href}
      target={link?.newTab ? '_blank' : undefined}
      rel={link?.url ? 'noopener noreferrer' : undefined}
      aria-current={current ? 'page' : undefined}
    >
      {children}
      {entry.label}
    </a>
  );
}

const MOST = 10;
const MAX_TILES = 6;

/** First other categories of the shop for empty screens; empty if they fail to load. */
function useCategories(): NavigationLeafFragment[] {
  const given = useNavigationState('route').navigation?.main;
  const { pathname } = new URL(useNavigationState('href'));
  const [{ data }] = useQuery({ query: LayoutDocument, pause: given != null });
  return (
    (given ?? data?.main ?? [])
      // An entry without a page leads to its first child.
      .map(
        (entry): NavigationLeafFragment => ({ ...entry, link: entry.link ?? entry.children[0]?.link ?? null }),
      )
      .filter(({ link }) => link && link.path !== pathname)
      .slice(0, MOST)
  );
}

export function LeadOn() {
  const categories = useCategories();
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

/** The categories with pictures, or links if there are few. */
export function CategoryTiles() {
  const [{ data }] = useQuery({ query: MenuPicturesDocument });
  const images = new Map(data?.navigation.map(({ categoryId, image }) => [categoryId, image]));
  const tiles = useCategories().filter(({ categoryId }) => images.get(categoryId));
  if (tiles.length < MAX_TILES) return <LeadOn />;
  return (
    <ul className="category-tiles" data-testid="lead-on">
      {tiles.slice(0, MAX_TILES).map((entry) => (
        <li key={entry.categoryId}>
          <MenuLink entry={entry}>
            <span className="picture">
              <Picture image={images.get(entry.categoryId)} sizes="(min-width: 1024px) 16vw, 46vw" alt="" />
            </span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
