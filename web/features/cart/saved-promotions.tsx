import { useTranslate } from '../../shared/i18n/shop.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { changeCart } from './public/cart-store.ts';
import { useCart } from './public/use-cart.ts';

/** Saved codes whose conditions are not met yet. */
export function SavedPromotions() {
  const t = useTranslate();
  const { cart } = useCart();
  const saved = cart?.savedPromotions ?? [];
  return (
    <ul className="saved-codes" aria-label={t('promotion.saved')}>
      {saved.map(({ code }) => (
        <li key={code} className="line-row" data-testid="cart-saved-promotion">
          <span className="small text-ink-2">{t('promotion.waits', { code })}</span>
          <button
            type="button"
            className="icon-button -my-2"
            aria-label={t('promotion.remove', { code })}
            onClick={() => void changeCart({ kind: 'removeSavedCode', code })}
            data-testid="cart-saved-promotion-remove-button"
          >
            <Icon name="close" small />
          </button>
        </li>
      ))}
    </ul>
  );
}
