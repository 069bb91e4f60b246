import { lazy, Suspense } from 'react';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { importOrReload } from '../../shared/navigation/chunk-reload.ts';
import { Drawer } from '../../shared/ui/dialog.tsx';
import { useCart } from './public/use-cart.ts';

const DrawerContent = lazy(() => importOrReload(() => import('./cart-drawer-content.tsx')));

export function CartDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useTranslate();
  const { count } = useCart();
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
