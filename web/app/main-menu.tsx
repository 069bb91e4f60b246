import { lazy, Suspense, useState } from 'react';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { useTranslate } from '../shared/i18n/shop.ts';
import { importOrReload } from '../shared/navigation/chunk-reload.ts';
import { useNavigationState } from '../shared/navigation/navigation.ts';
import { MenuLink } from '../shared/ui/menu-link.tsx';

const panel = () => importOrReload(() => import('../features/catalog/public/menu-panel.tsx'));
const LoadedPicture = lazy(async () => ({ default: (await panel()).MenuPicture }));
export const MenuProducts = lazy(async () => ({ default: (await panel()).MenuProducts }));

type Entry = LayoutPartsFragment['main'][number];
export function isWithin(path: string, entryPath: string | null | undefined): boolean {
  if (!entryPath) return false;
  const base = entryPath.replace(/(?<!\/)\/+$/, '');
  return path === entryPath || path === base || path.startsWith(`${base}/`);
}

interface MenuPictureProps {
  entry: Pick<Entry, 'categoryId'>;
  child: Pick<Entry, 'categoryId'>;
  isSeen?: boolean;
}

export function MenuPicture({ entry, child, isSeen = true }: MenuPictureProps) {
  return (
    <span className="picture">
      <Suspense fallback={null}>
        {isSeen && <LoadedPicture parentId={entry.categoryId} categoryId={child.categoryId} />}
      </Suspense>
    </span>
  );
}

/** Fewer pictures would leave the panel empty. */
const MIN_PICTURES = 2;
const COLUMNS = 6;

/** Tiles across the page, and products in the other columns, for a page with enough pictures, otherwise a narrow list. */
function SubMenu({ entry, pathname, isSeen }: { entry: Entry; pathname: string; isSeen: boolean }) {
  const t = useTranslate();
  const isPictured = !!entry.link && entry.children.filter(({ image }) => image).length >= MIN_PICTURES;
  return (
    <div className={isPictured ? 'sub-nav sub-nav-pictures' : 'sub-nav'}>
      <ul className={isPictured ? 'page-width' : undefined}>
        {entry.link && (
          <li className="sub-nav-all">
            <MenuLink entry={{ ...entry, label: t('menu.all', { label: entry.label }) }} />
          </li>
        )}
        {entry.children.map((child) => (
          <li key={child.categoryId}>
            <MenuLink entry={child} current={isWithin(pathname, child.link?.path)}>
              {isPictured && <MenuPicture entry={entry} child={child} isSeen={isSeen} />}
            </MenuLink>
          </li>
        ))}
        {isPictured && isSeen && (
          <Suspense fallback={null}>
            <MenuProducts
              categoryId={entry.categoryId}
              count={Math.max(1, COLUMNS - entry.children.length)}
            />
          </Suspense>
        )}
      </ul>
    </div>
  );
}

export function MainMenu({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslate();
  const href = useNavigationState('href');
  const [closed, setClosed] = useState(false);
  /** The entry whose pictures are loaded. */
  const [seen, setSeen] = useState<string | null>(null);
  const { pathname } = new URL(href);
  const [openOn, setOpenOn] = useState(pathname);
  if (openOn !== pathname) {
    setOpenOn(pathname);
    setClosed(true);
  }
  return (
    <nav className="main-nav" aria-label={t('menu.main')} data-testid="header-main-nav">
      <ul
        data-closed={closed ? '' : undefined}
        onKeyDown={(event) => setClosed(event.key === 'Escape')}
        onMouseMove={() => closed && setClosed(false)}
        onMouseLeave={() => setClosed(false)}
      >
        {entries.map((entry) => (
          <li
            key={entry.categoryId}
            onPointerEnter={() => setSeen(entry.categoryId)}
            onFocus={() => setSeen(entry.categoryId)}
          >
            {entry.link || entry.children.length === 0 ? (
              <MenuLink entry={entry} current={isWithin(pathname, entry.link?.path)} />
            ) : (
              <button type="button">{entry.label}</button>
            )}
            {entry.children.length > 0 && (
              <SubMenu entry={entry} pathname={pathname} isSeen={seen === entry.categoryId} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
