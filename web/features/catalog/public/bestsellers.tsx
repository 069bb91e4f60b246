import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { ProductCardPartsFragment } from '../../../generated/graphql.ts';
import { dataOf } from '../../../shared/graphql/api-error.ts';
import { addSecondaryMessages } from '../../../shared/i18n/secondary-messages.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { BestsellersDocument } from '../search.generated.ts';
import { ProductRow } from './product-row.tsx';

/** What sells best, where a screen has nothing of its own to show; nothing where it cannot be had. */
export function Bestsellers() {
  const shop = useShop();
  const client = useClient();
  const [products, setProducts] = useState<readonly ProductCardPartsFragment[]>([]);
  useEffect(() => {
    Promise.all([dataOf(client.query(BestsellersDocument, {})), addSecondaryMessages(shop)]).then(
      ([{ bestsellers }]) => setProducts(bestsellers),
      () => {},
    );
  }, [client, shop]);
  return <ProductRow title={shop.t('search.bestsellers')} products={products} testId="bestsellers" />;
}
