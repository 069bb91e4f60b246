import type { ReactNode } from 'react';
import type { NavigationLeafFragment } from '../../generated/graphql.ts';
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
