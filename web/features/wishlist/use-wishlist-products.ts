import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import type { ProductCardPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { WishedProductsDocument, WishlistPageDocument } from '../../shared/wishlist/wishlist.generated.ts';
import { clearLocal, useWishlist } from '../../shared/wishlist/wishlist-store.ts';

/** docs/rules.md, "Presentation". */
export const PAGE_SIZE = 15;

interface WishlistProducts {
  /** Null until loaded. */
  products: readonly ProductCardPartsFragment[] | null;
  total: number;
  failure: string | null;
  busy: boolean;
  more(): void;
}

export function useWishlistProducts(): WishlistProducts {
  const client = useClient();
  const { known, customer, ids } = useWishlist();
  const [cards, setCards] = useState<ReadonlyMap<string, ProductCardPartsFragment> | null>(null);
  const [shown, setShown] = useState(PAGE_SIZE);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const requestedIds = useRef('');
  const visibleIds = ids.slice(0, shown);
  const missing = visibleIds.filter((id) => !cards?.has(id));
  const load = useCallback(
    async (needed: readonly string[], offset: number) => {
      setBusy(true);
      setFailure(null);
      try {
        const found = customer
          ? (await dataOf(client.query(WishlistPageDocument, { first: PAGE_SIZE, offset }))).wishlist.products
              .nodes
          : (
              await dataOf(
                client.query(WishedProductsDocument, { ids: [...needed] }, { requestPolicy: 'network-only' }),
              )
            ).nodes.filter((node) => node?.__typename === 'Product');
        setCards((before) => new Map([...(before ?? []), ...found.map((card) => [card.id, card] as const)]));
        if (!customer) clearLocal(needed.filter((id) => !found.some((card) => card.id === id)));
      } catch (reason) {
        setFailure(failureText(reason));
      } finally {
        setBusy(false);
      }
    },
    [client, customer],
  );
  useEffect(() => {
    const question = `${customer} ${missing.join()}`;
    if (!known || missing.length === 0 || requestedIds.current === question) return;
    requestedIds.current = question;
    void load(missing, shown - PAGE_SIZE);
  });
  const products = visibleIds.flatMap((id) => cards?.get(id) ?? []);
  return {
    products: known && (cards || ids.length === 0) ? products : null,
    total: ids.length,
    failure,
    busy,
    more: () => {
      if (failure) {
        requestedIds.current = '';
        setFailure(null);
      } else setShown((before) => before + PAGE_SIZE);
    },
  };
}
