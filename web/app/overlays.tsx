import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import { SearchOverlay } from '../features/catalog/public/search-overlay.tsx';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { MobileMenu } from './mobile-menu.tsx';

/** What can lie over a screen. */
export type Overlay = 'menu' | 'search' | 'cart';

export interface OverlaysProps {
  readonly open: Overlay | null;
  readonly menus: LayoutPartsFragment | null;
  onClose(): void;
}

/** Everything that can lie over a screen; loaded with the first touch of a page, as nothing of it is seen before. */
export function Overlays({ open, menus, onClose }: OverlaysProps) {
  return (
    <>
      <MobileMenu entries={menus?.main ?? []} open={open === 'menu'} onClose={onClose} />
      <SearchOverlay open={open === 'search'} onClose={onClose} menus={menus} />
      <CartDrawer open={open === 'cart'} onClose={onClose} />
    </>
  );
}
