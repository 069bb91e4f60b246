import { useTranslate } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { loadCart } from './public/cart-store.ts';

export function CartFailure({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <div className="empty-state">
      <h2 className="title-3">{t('cart.failed.title')}</h2>
      <div role="alert">
        <p className="notice notice-danger">
          <Icon name="alert" />
          <span>{text}</span>
        </p>
        <p className="text-ink-2">{t('cart.failed.text')}</p>
      </div>
      <Button look="primary" onClick={() => void loadCart()}>
        {t('error.retry')}
      </Button>
    </div>
  );
}
