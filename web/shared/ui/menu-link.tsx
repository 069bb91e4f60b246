import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import type { LayoutPartsFragment, NavigationLeafFragment } from '../../generated/graphql.ts';
import { LayoutDocument } from '../navigation/layout.generated.ts';
import { useNavigationState } from '../navigation/navigation.ts';

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

/** Menus and facts for the frame of each page, requested if the route came without them. */
export function useLayout(): LayoutPartsFragment | undefined {
  const given = useNavigationState('route').navigation;
  const [{ data }] = useQuery({ query: LayoutDocument, pause: given != null });
  return given ?? data;
}

const MOST = 10;

/** First other categories of the shop for empty screens; empty if they fail to load. */
export function LeadOn() {
  const { pathname } = new URL(useNavigationState('href'));
  const categories = (useLayout()?.main ?? [])
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
