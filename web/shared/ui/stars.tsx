import { shortNumber, useShop } from '../i18n/shop.ts';

/** Size of a star. */
const BOX = 24;
/** Gap between stars. */
const GAP = 2;
/** Padding of a star in its box. */
const INSET = 2.5;

/** Width of the filled part of five stars. */
function starsWidth(points: number): number {
  const fullStars = Math.floor(points);
  const part = points - fullStars;
  return fullStars * (BOX + GAP) + (part > 0 ? INSET + part * (BOX - 2 * INSET) : 0);
}

/** Five stars, filled by `points`. */
export function Stars({ points }: { points: number }) {
  const { t, language } = useShop();
  const value = shortNumber(points, language.formatLocale);
  const stars = [0, 1, 2, 3, 4].map((star) => (
    <use key={star} href="#i-star" x={star * (BOX + GAP)} width={BOX} height={BOX} />
  ));
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${5 * BOX + 4 * GAP} ${BOX}`}
      role="img"
      aria-label={t('rating.stars', { points: value })}
    >
      {stars}
      <svg className="fill-ink stroke-none" aria-hidden="true" width={starsWidth(points)} height={BOX}>
        {stars}
      </svg>
    </svg>
  );
}
