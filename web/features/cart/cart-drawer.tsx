import { useTranslate } from '../../shared/i18n/shop.ts';
import { Drawer } from '../../shared/ui/dialog.tsx';
import { CartDrawerContent } from './cart-drawer-content.tsx';
import { useCart } from './public/use-cart.ts';

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
      <CartDrawerContent onClose={onClose} />
    </Drawer>
  );
}
