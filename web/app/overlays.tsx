import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import { SearchOverlay } from '../features/catalog/public/search-overlay.tsx';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { MobileMenu } from './mobile-menu.tsx';

export type Overlay = 'menu' | 'search' | 'cart';

export interface OverlaysProps {
  readonly open: Overlay | null;
  readonly menus: LayoutPartsFragment | null;
  onClose(): void;
}

export function Overlays({ open, menus, onClose }: OverlaysProps) {
  return (
    <>
      <MobileMenu menus={menus} open={open === 'menu'} onClose={onClose} />
      <SearchOverlay open={open === 'search'} onClose={onClose} menus={menus} />
      <CartDrawer open={open === 'cart'} onClose={onClose} />
    </>
  );
}
