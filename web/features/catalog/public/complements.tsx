import { useQuery } from 'urql';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { ComplementsDocument } from '../search.generated.ts';
import { ProductRow, SHOWN_WIDE } from './product-card.tsx';

/** Cross-selling of the last product, or bestsellers without it; null while loading. */
export function useComplements(productIds: readonly string[]) {
  const t = useTranslate();
  const id = productIds.at(-1) ?? '';
  const [{ data }] = useQuery({ query: ComplementsDocument, variables: { id }, pause: !id });
  const rows = [...(data?.product?.crossSellings ?? []), { title: null, products: data?.bestsellers ?? [] }];
  for (const row of rows) {
    const products = row.products.filter((product) => !productIds.includes(product.id)).slice(0, SHOWN_WIDE);
    if (products.length > 1) return { title: row.title ?? t('search.bestsellers'), products };
  }
  return null;
}

/** Renders nothing while loading or after an error. */
export function ComplementRow({ productIds }: { productIds: readonly string[] }) {
  const complements = useComplements(productIds);
  return complements && <ProductRow {...complements} testId="complements" />;
}
