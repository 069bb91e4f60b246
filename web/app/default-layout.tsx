import { type ReactNode, useEffect, useState } from 'react';
import { onCartOpen } from '../features/cart/public/cart-signal.ts';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { useTranslate } from '../shared/i18n/shop.ts';
import { importOrReload } from '../shared/navigation/chunk-reload.ts';
import { useNavigationState } from '../shared/navigation/navigation.ts';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';
import type { Overlay } from './overlays.tsx';

type Overlays = typeof import('./overlays.tsx').default;

/**
 * Loaded at the first use. Not by `lazy`, because React shows a fallback for at least 300 ms. They stay mounted, because a
 * closing dialog returns the focus.
 */
function useOverlays(isUsed: boolean): Overlays | null {
  const [overlays, setOverlays] = useState<Overlays | null>(null);
  const isMissing = isUsed && overlays === null;
  useEffect(() => {
    if (!isMissing) return;
    importOrReload(() => import('./overlays.tsx')).then(
      (module) => setOverlays(() => module.default),
      (error: unknown) =>
        // Thrown while rendering, so that the error boundary shows it.
        setOverlays(() => {
          throw error;
        }),
    );
  }, [isMissing]);
  return overlays;
}

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
  const Overlays = useOverlays(open !== null);
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
      {Overlays && <Overlays open={open} menus={menus} onClose={() => setOpen(null)} />}
    </>
  );
}
