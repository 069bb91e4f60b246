import { lazy, Suspense, useEffect } from 'react';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { importOrReload } from '../../shared/navigation/chunk-reload.ts';
import { useNavigationState } from '../../shared/navigation/navigation.ts';
import { Drawer } from '../../shared/ui/dialog.tsx';
import { onCartOpen } from './public/cart-signal.ts';
import { useCart } from './public/use-cart.ts';

const DrawerContent = lazy(() => importOrReload(() => import('./cart-drawer-content.tsx')));

/** The side cart; its content is loaded when it is opened for the first time. */
export function CartDrawer({ open, onOpen, onClose }: { open: boolean; onOpen(): void; onClose(): void }) {
  const t = useTranslate();
  const { count } = useCart();
  const { entry } = useNavigationState();
  useEffect(() => onCartOpen(onOpen), [onOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes the side cart, nothing else does.
  useEffect(() => {
    if (open) onClose();
  }, [entry]);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={
        <>
          {t('cart')} <span className="font-normal text-ink-3 numeric">{count}</span>
        </>
      }
      closeLabel={t('close')}
      testId="cart-drawer"
    >
      <Suspense fallback={<div className="skeleton h-40" />}>
        <DrawerContent onClose={onClose} />
      </Suspense>
    </Drawer>
  );
}
