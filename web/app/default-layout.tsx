import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { onCartOpen } from '../features/cart/public/cart-signal.ts';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { useTranslate } from '../shared/i18n/shop.ts';
import { importOrReload } from '../shared/navigation/chunk-reload.ts';
import { useNavigationState } from '../shared/navigation/navigation.ts';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';
import type { Overlay } from './overlays.tsx';

const Overlays = lazy(() => importOrReload(() => import('./overlays.tsx')));

export function DefaultLayout({
  menus,
  children,
}: {
  menus: LayoutPartsFragment | null;
  children: ReactNode;
}) {
  const t = useTranslate();
  const entry = useNavigationState('entry');
  const [open, setOpen] = useState<Overlay | null>(null);
  // Overlays stay mounted after the first use, because a closing dialog returns the focus.
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  useEffect(() => onCartOpen(() => setOpen('cart')), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes the overlays of the previous one.
  useEffect(() => setOpen(null), [entry]);
  return (
    <>
      <a className="skip-link" href="#main" data-full-load>
        {t('skip')}
      </a>
      <SiteHeader menus={menus} onOpen={setOpen} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter menus={menus} />
      {used && (
        <Suspense fallback={null}>
          <Overlays open={open} menus={menus} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
