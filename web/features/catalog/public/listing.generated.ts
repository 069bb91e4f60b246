import type { ListingMoreQuery, ListingMoreQueryVariables, ListingQuery, ListingQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ListingDocument = /* @__PURE__ */ publicQuery<ListingQuery, ListingQueryVariables>('5cebe9eec112fe9c1f26f4da8b4174aa0639e71e07334bc93254446a0f3e820d');
export const ListingMoreDocument = /* @__PURE__ */ publicQuery<ListingMoreQuery, ListingMoreQueryVariables>('d26fbcd52b4fa67a094bc0b144ceffc9f64f4fff6c463269a7814ad52e522278');
