import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import { SearchOverlay } from '../features/catalog/public/search-overlay.tsx';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { useBackCloses } from '../shared/navigation/overlay-entry.ts';
import { MobileMenu } from './mobile-menu.tsx';

export type Overlay = 'menu' | 'search' | 'cart';

export default function Overlays({
  open,
  menus,
  onClose,
}: {
  open: Overlay | null;
  menus: LayoutPartsFragment | null;
  onClose(): void;
}) {
  useBackCloses(open !== null, onClose);
  return (
    <>
      <MobileMenu menus={menus} open={open === 'menu'} onClose={onClose} />
      <SearchOverlay open={open === 'search'} onClose={onClose} menus={menus} />
      <CartDrawer open={open === 'cart'} onClose={onClose} />
    </>
  );
}
