import { useShop } from '../i18n/shop.ts';
import { shortNumber } from '../i18n/short-number.ts';

/** Box of a star's drawing, which all five stand in side by side. */
const BOX = 24;
/** Between two stars. */
const GAP = 2;
/** The drawing of a star begins and ends so far from its box. */
const INSET = 2.5;

/** How wide so many stars of five are, to the part of the last one. */
export function starsWidth(points: number): number {
  const whole = Math.floor(points);
  const part = points - whole;
  return whole * (BOX + GAP) + (part > 0 ? INSET + part * (BOX - 2 * INSET) : 0);
}

/** Five stars, filled as far as `points` goes: 4.5 ends in the middle of the last one. */
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
      <svg className="stars-full" aria-hidden="true" width={starsWidth(points)} height={BOX}>
        {stars}
      </svg>
    </svg>
  );
}
