import { useTranslate } from '../i18n/shop.ts';
import { track } from '../tracking/track.ts';
import { Icon } from '../ui/icon.tsx';
import { useWishlist, wish } from './wishlist-store.ts';

export function WishlistHeart({
  product,
  className = 'heart',
}: {
  product: { id: string; name: string };
  className?: string;
}) {
  const t = useTranslate();
  const wished = useWishlist().ids.includes(product.id);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={wished}
      aria-label={t('wishlist.heart', { name: product.name })}
      onClick={() => {
        if (!wished) track({ kind: 'wish', id: product.id });
        void wish(product.id, !wished);
      }}
      data-testid="product-wishlist-button"
    >
      <Icon name="heart" />
    </button>
  );
}
