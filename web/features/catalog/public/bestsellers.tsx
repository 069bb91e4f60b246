import { useQuery } from 'urql';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { BestsellersDocument } from '../search.generated.ts';
import { ProductRow } from './product-card.tsx';

/** Bestsellers for screens without content. Renders nothing while loading or after an error. */
export function Bestsellers() {
  const t = useTranslate();
  const [{ data }] = useQuery({ query: BestsellersDocument });
  return (
    <ProductRow title={t('search.bestsellers')} products={data?.bestsellers ?? []} testId="bestsellers" />
  );
}
