import type { NavigationLeafFragment } from '../../generated/graphql.ts';
import { useNavigationState } from '../navigation/navigation.ts';

/**
 * Internal link, external link, or plain text for a folder.
 * @param current whether the page is at or below the item
 */
export function MenuLink({ entry, current = false }: { entry: NavigationLeafFragment; current?: boolean }) {
  const { pathname } = new URL(useNavigationState('href'));
  const { link } = entry;
  const href = link?.path ?? link?.url;
  if (!href) return <span>{entry.label}</span>;
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
      {entry.label}
    </a>
  );
}
