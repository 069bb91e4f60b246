import '../styles/menu.css';
import '../styles/search.css';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import { SearchOverlay } from '../features/catalog/public/search-overlay.tsx';
import { SearchStartDocument } from '../features/catalog/search.generated.ts';
import { CurrencySwitch, LanguageSwitch } from '../features/session/session-switches.tsx';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { useShop } from '../shared/i18n/shop.ts';
import { useBackCloses } from '../shared/navigation/history-state.ts';
import { helpMenus } from '../shared/navigation/menus.ts';
import { useNavigationState } from '../shared/navigation/navigation.ts';
import { Dialog, Drawer } from '../shared/ui/dialog.tsx';
import { ContactLinks, Icon } from '../shared/ui/elements.tsx';
import { MenuLink } from '../shared/ui/menu-link.tsx';
import { Picture } from '../shared/ui/picture.tsx';
import { isWithin, MenuPicture, MenuProducts } from './main-menu.tsx';

const TOOLS = [
  { to: '/account', label: 'account', icon: 'user' },
  { to: '/wishlist', label: 'wishlist', icon: 'heart' },
] as const;

type Menus = LayoutPartsFragment;
type Entry = Menus['main' | 'footer'][number];

interface LevelProps {
  entries: readonly Entry[];
  pathname: string;
  onEnter(entry: Entry): void;
}

/** Picture of a category of the first level. */
function RootPicture({ categoryId }: { categoryId: string }) {
  const [{ data }] = useQuery({ query: SearchStartDocument });
  const image = data?.navigation.find((one) => one.categoryId === categoryId)?.image;
  return (
    <span className="picture">
      <Picture image={image} sizes="40px" alt="" />
    </span>
  );
}

function Level({ entries, pathname, onEnter }: LevelProps) {
  // Next to rows with pictures, a row without one looks like a loading error.
  const pictured = entries.every((entry) => 'image' in entry && entry.image);
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.categoryId}>
          {entry.children.length > 0 ? (
            <button
              type="button"
              data-current={isWithin(pathname, entry.link?.path) ? '' : undefined}
              data-entry={entry.categoryId}
              data-testid="menu-entry-button"
              onClick={() => onEnter(entry)}
            >
              {pictured && <RootPicture categoryId={entry.categoryId} />}
              {entry.label} <Icon name="chevron" small />
            </button>
          ) : (
            <MenuLink entry={entry} current={isWithin(pathname, entry.link?.path)}>
              {pictured && <RootPicture categoryId={entry.categoryId} />}
            </MenuLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Below({ entry, pathname, onBack }: { entry: Entry; pathname: string; onBack(): void }) {
  const { t } = useShop();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <button ref={back} type="button" className="menu-back" onClick={onBack}>
        <Icon name="chevron" small /> {t('menu')}
      </button>
      <ul aria-label={entry.label} data-testid="menu-level">
        {entry.link && (
          <li>
            <MenuLink
              entry={{ ...entry, label: t('menu.all', { label: entry.label }) }}
              current={entry.link.path === pathname}
            />
          </li>
        )}
        {entry.children.map((child) => (
          <li key={child.categoryId}>
            <MenuLink entry={child} current={isWithin(pathname, child.link?.path)}>
              {'image' in child && child.image && <MenuPicture entry={entry} child={child} />}
            </MenuLink>
          </li>
        ))}
      </ul>
      {'image' in entry && (
        <Suspense fallback={null}>
          <ul className="cards">
            <MenuProducts categoryId={entry.categoryId} count={2} />
          </ul>
        </Suspense>
      )}
    </>
  );
}

interface LevelsProps {
  menus: Menus;
  inside: Entry | null;
  onEnter(entry: Entry | null): void;
  onClose(): void;
}

function Levels({ menus, inside, onEnter, onClose }: LevelsProps) {
  const { t, path } = useShop();
  const href = useNavigationState('href');
  const { pathname } = new URL(href);
  const nav = useRef<HTMLElement>(null);
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (inside) left.current = inside.categoryId;
    else if (left.current)
      nav.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(left.current)}"]`)?.focus();
  }, [inside]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard activation of links fires click, too.
    <nav
      ref={nav}
      className="menu-list menu-levels"
      aria-label={t('menu.main')}
      // Closes the menu without waiting for a slow page.
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) onClose();
      }}
    >
      {inside ? (
        <Below key={inside.categoryId} entry={inside} pathname={pathname} onBack={() => onEnter(null)} />
      ) : (
        <>
          <ul className="menu-tools">
            {TOOLS.map(({ to, label, icon }) => (
              <li key={to}>
                <a href={path(to)} aria-current={isWithin(pathname, path(to)) ? 'page' : undefined}>
                  <Icon name={icon} />
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
          <Level entries={menus.main} pathname={pathname} onEnter={onEnter} />
          <div className="menu-more">
            <Level entries={helpMenus(menus)} pathname={pathname} onEnter={onEnter} />
          </div>
          <p className="menu-contact">
            <ContactLinks />
          </p>
          <div className="menu-foot utility-tools">
            <LanguageSwitch />
            <CurrencySwitch />
          </div>
        </>
      )}
    </nav>
  );
}

function MobileMenu({ menus, open, onClose }: { menus: Menus | null; open: boolean; onClose(): void }) {
  const { t } = useShop();
  const [inside, setInside] = useState<Entry | null>(null);
  useEffect(() => {
    if (!open) setInside(null);
  }, [open]);
  return (
    <Drawer open={open} onClose={onClose} side="left" title={inside?.label ?? t('menu')} testId="menu-drawer">
      {menus && <Levels menus={menus} inside={inside} onEnter={setInside} onClose={onClose} />}
    </Drawer>
  );
}

export type Overlay = 'menu' | 'search' | 'cart';

interface OverlaysProps {
  open: Overlay | null;
  menus: LayoutPartsFragment | null;
  /** Typed before the overlays were loaded. */
  letters: string;
  onClose(): void;
}

export default function Overlays({ open, menus, letters, onClose }: OverlaysProps) {
  const { t } = useShop();
  useBackCloses(open !== null, onClose);
  return (
    <>
      <MobileMenu menus={menus} open={open === 'menu'} onClose={onClose} />
      <Dialog
        open={open === 'search'}
        onClose={onClose}
        className="search-overlay"
        label={t('search')}
        testId="search-overlay"
      >
        <SearchOverlay onClose={onClose} menus={menus} letters={letters} />
      </Dialog>
      <CartDrawer open={open === 'cart'} onClose={onClose} />
    </>
  );
}
