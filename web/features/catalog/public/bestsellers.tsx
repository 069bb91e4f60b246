import { useQuery } from 'urql';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { BestsellersDocument } from '../search.generated.ts';
import { ProductRow } from './product-card.tsx';

/** Bestsellers for screens without content. Renders nothing until they are loaded, and if they cannot be. */
export function Bestsellers() {
  const t = useTranslate();
  const [{ data }] = useQuery({ query: BestsellersDocument });
  return (
    <ProductRow title={t('search.bestsellers')} products={data?.bestsellers ?? []} testId="bestsellers" />
  );
}
