/** A list of products: of a category, or of a search. */
export type ProductList = { readonly categoryId: string } | { readonly search: string };

/** Call of a list, its tags, and its cache: the number of search terms is unbounded. */
export function listCall(list: ProductList, body: object) {
  return 'search' in list
    ? {
        call: { path: '/search', body: { ...body, search: list.search } },
        tags: () => [],
        endless: () => true,
      }
    : {
        call: { path: `/product-listing/${list.categoryId}`, body },
        tags: () => [`category:${list.categoryId}`],
        endless: () => false,
      };
}
