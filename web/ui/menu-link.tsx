import type { NavigationLeafFragment } from '../generated/graphql.ts';

/** An entry of a menu as a link: within the shop, to outside, or plain words for a folder. */
export function MenuLink({ entry, current = false }: { entry: NavigationLeafFragment; current?: boolean }) {
  const { link } = entry;
  const href = link?.path ?? link?.url;
  if (!href) return <span>{entry.label}</span>;
  return (
    <a
      href={href}
      target={link?.newTab ? '_blank' : undefined}
      rel={link?.url ? 'noopener noreferrer' : undefined}
      aria-current={current ? 'page' : undefined}
    >
      {entry.label}
    </a>
  );
}
