import { useShop } from '../../../shared/i18n/shop.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useWishlist } from './use-wishlist.ts';

export function WishlistButton() {
  const { t, path } = useShop();
  const { length } = useWishlist().ids;
  return (
    <a
      className="icon-button heart-opener"
      href={path('/wishlist')}
      aria-label={t('wishlist.open', { count: length })}
      data-testid="header-wishlist-button"
    >
      <Icon name="heart" />
      {length > 0 && (
        <span className="cart-count" data-testid="header-wishlist-count">
          {length}
        </span>
      )}
    </a>
  );
}
