import { useShop } from '../shared/i18n/shop.ts';

/** Longer names are set smaller, on two lines. */
const MAX_SHORT_NAME = 12;

/** Logo or name of the shop with a link to the home page. */
export function Wordmark() {
  const { t, path, identity } = useShop();
  const { name, logo } = identity;
  if (!name && !logo) return null;
  return (
    <a className="wordmark" href={path('/')} aria-label={name ? t('header.home', { shop: name }) : undefined}>
      {logo ? (
        <img src={logo.url} width={logo.width ?? undefined} height={logo.height ?? undefined} alt="" />
      ) : (
        <span className={name.length > MAX_SHORT_NAME ? 'wordmark-long' : undefined}>{name}</span>
      )}
    </a>
  );
}
