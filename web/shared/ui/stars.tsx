import { useShop } from '../i18n/shop.ts';

export function Stars({ points }: { points: number }) {
  const { t, language } = useShop();
  const value = new Intl.NumberFormat(language.formatLocale, { maximumFractionDigits: 1 }).format(points);
  return (
    <span className="stars" role="img" aria-label={t('rating.stars', { points: value })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          className={star > Math.round(points) ? 'star-empty' : undefined}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <use href="#i-star" />
        </svg>
      ))}
    </span>
  );
}
