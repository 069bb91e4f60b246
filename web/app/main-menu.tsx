import { useEffect, useState } from 'react';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { useTranslate } from '../shared/i18n/shop.ts';
import { useNavigationState } from '../shared/navigation/navigation.ts';
import { MenuLink } from '../shared/ui/menu-link.tsx';

type Entry = LayoutPartsFragment['main'][number];
/** Footer entries have no count, because they contain all children. */
type AnyEntry = LayoutPartsFragment['footer'][number] & { readonly childCount?: number };

export function isWithin(path: string, entryPath: string | null | undefined): boolean {
  if (!entryPath) return false;
  const base = entryPath.replace(/(?<!\/)\/+$/, '');
  return path === entryPath || path === base || path.startsWith(`${base}/`);
}

/** Link to the page with all children if the menu has only some. */
export function RestLink({ entry }: { entry: AnyEntry }) {
  const t = useTranslate();
  return entry.children.length < (entry.childCount ?? 0) ? (
    <li>
      <MenuLink entry={{ ...entry, label: t('menu.all', { label: entry.label }) }} />
    </li>
  ) : null;
}

export function MainMenu({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslate();
  const href = useNavigationState('href');
  const [closed, setClosed] = useState(false);
  const { pathname } = new URL(href);
  useEffect(() => {
    if (pathname) setClosed(true);
  }, [pathname]);
  return (
    <nav className="main-nav" aria-label={t('menu.main')} data-testid="header-main-nav">
      <ul
        data-closed={closed ? '' : undefined}
        onKeyDown={(event) => setClosed(event.key === 'Escape')}
        onMouseMove={() => closed && setClosed(false)}
        onMouseLeave={() => setClosed(false)}
      >
        {entries.map((entry) => (
          <li key={entry.categoryId}>
            {entry.link || entry.children.length === 0 ? (
              <MenuLink entry={entry} current={isWithin(pathname, entry.link?.path)} />
            ) : (
              <button type="button">{entry.label}</button>
            )}
            {entry.children.length > 0 && (
              <ul className="sub-nav">
                {entry.children.map((child) => (
                  <li key={child.categoryId}>
                    <MenuLink entry={child} current={isWithin(pathname, child.link?.path)} />
                  </li>
                ))}
                <RestLink entry={entry} />
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
