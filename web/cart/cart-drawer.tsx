import { lazy, Suspense, useEffect } from 'react';
import { importOrReload } from '../app/chunk-reload.ts';
import { useNavigationState } from '../app/navigation.ts';
import { useTranslate } from '../app/shop.ts';
import { Drawer } from '../ui/dialog.tsx';
import { onCartOpen } from './cart-signal.ts';
import { useCart } from './use-cart.ts';

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
