import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { useShop } from '../shared/i18n/shop.ts';
import { useNavigationState } from '../shared/navigation/navigation.ts';
import { Drawer } from '../shared/ui/dialog.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { MenuLink } from '../shared/ui/menu-link.tsx';
import { isWithin } from './main-menu.tsx';

const TOOLS = [
  { to: '/account', label: 'account', icon: 'user' },
  { to: '/wishlist', label: 'wishlist', icon: 'heart' },
] as const;

export function MobileMenu({
  entries,
  open,
  onClose,
}: {
  entries: LayoutPartsFragment['main'];
  open: boolean;
  onClose(): void;
}) {
  const { t, path } = useShop();
  const { href } = useNavigationState();
  const { pathname } = new URL(href);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="left"
      title={t('menu')}
      closeLabel={t('close')}
      testId="menu-drawer"
    >
      <nav className="menu-list" aria-label={t('menu.main')}>
        <ul className="menu-tools">
          {TOOLS.map(({ to, label, icon }) => (
            <li key={to}>
              <a
                href={path(to)}
                aria-current={isWithin(pathname, path(to)) ? 'page' : undefined}
                data-testid={`menu-${label}-link`}
              >
                <Icon name={icon} />
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
        <ul>
          {entries.map((entry) => (
            <li key={entry.categoryId}>
              <MenuLink entry={entry} current={isWithin(pathname, entry.link?.path)} />
              {entry.children.length > 0 && (
                <ul>
                  {entry.children.map((child) => (
                    <li key={child.categoryId}>
                      <MenuLink entry={child} current={isWithin(pathname, child.link?.path)} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
