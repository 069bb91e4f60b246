import type { ReactNode } from 'react';
import type { NavigationLeafFragment } from '../../generated/graphql.ts';
import { useNavigationState } from '../navigation/navigation.ts';

/**
 * Internal link, external link, or plain text for a folder.
 * @param props.current whether the page is at or below the item
 * @param props.children shown before the label
 */
export function MenuLink({
  entry,
  current = false,
  children,
}: {
  entry: NavigationLeafFragment;
  current?: boolean;
  children?: ReactNode;
}) {
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
