import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { onCartOpen } from '../features/cart/public/cart-signal.ts';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { useTranslate } from '../shared/i18n/shop.ts';
import { importOrFail } from '../shared/navigation/chunk-reload.ts';
import { useNavigationState } from '../shared/navigation/navigation.ts';
import { notify } from '../shared/notifications/notifications.tsx';
import { useLoadOnTouch } from '../shared/ui/use-load-on-touch.ts';
import { SiteFoot } from './footer.tsx';
import { SiteHead } from './header.tsx';
import type { Overlay, OverlaysProps } from './overlays.tsx';

type Menus = LayoutPartsFragment | null;

const load = () => import('./overlays.tsx');

export function DefaultLayout({ menus, children }: { menus: Menus; children: ReactNode }) {
  const t = useTranslate();
  const entry = useNavigationState('entry');
  const [open, setOpen] = useState<Overlay | null>(null);
  // Stays once loaded: a closing dialog returns the focus.
  const [Overlays, setOverlays] = useState<ComponentType<OverlaysProps> | null>(null);
  useLoadOnTouch(load);
  const show = useCallback(
    (overlay: Overlay) => {
      importOrFail(load).then(
        (module) => {
          setOverlays(() => module.Overlays);
          setOpen(overlay);
        },
        () => notify('danger', t('error.network')),
      );
    },
    [t],
  );
  useEffect(() => onCartOpen(() => show('cart')), [show]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes what lies over the old one.
  useEffect(() => setOpen(null), [entry]);
  return (
    <>
      <a className="skip-link" href="#main" data-full-load>
        {t('skip')}
      </a>
      <SiteHead menus={menus} onOpen={show} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFoot menus={menus} />
      {Overlays && <Overlays open={open} menus={menus} onClose={() => setOpen(null)} />}
    </>
  );
}
