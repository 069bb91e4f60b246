import { type ReactNode, useState } from 'react';
import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { useTranslate } from '../shared/i18n/shop.ts';
import { SiteFoot } from './footer.tsx';
import { SiteHead } from './header.tsx';

type Menus = LayoutPartsFragment | null;

/** Header, main column and footer of all screens outside the checkout. */
export function DefaultLayout({ menus, children }: { menus: Menus; children: ReactNode }) {
  const t = useTranslate();
  const [cartOpen, setCartOpen] = useState(false);
  return (
    <>
      <a className="skip-link" href="#main" data-full-load>
        {t('skip')}
      </a>
      <SiteHead menus={menus} onOpenCart={() => setCartOpen(true)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFoot menus={menus} />
      <CartDrawer open={cartOpen} onOpen={() => setCartOpen(true)} onClose={() => setCartOpen(false)} />
    </>
  );
}
