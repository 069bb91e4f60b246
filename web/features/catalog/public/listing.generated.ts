import type { ListingMoreQuery, ListingMoreQueryVariables, ListingQuery, ListingQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ListingDocument = /* @__PURE__ */ publicQuery<ListingQuery, ListingQueryVariables>('ddc5e49c7baac82f055ffee9b761dd9fe44786c58007c4dbaa1c3eeec3fe1091');
export const ListingMoreDocument = /* @__PURE__ */ publicQuery<ListingMoreQuery, ListingMoreQueryVariables>('52ca3683d4f79acc99cf40717625a86a74bc11df71313d8684634614be280f0f');
