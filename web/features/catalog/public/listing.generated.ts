import type { ListingMoreQuery, ListingMoreQueryVariables, ListingQuery, ListingQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ListingDocument = /* @__PURE__ */ publicQuery<ListingQuery, ListingQueryVariables>('bde68e60f011fdc94e702e5af205341db1d1fefef859742dad5eca370cc9f74e');
export const ListingMoreDocument = /* @__PURE__ */ publicQuery<ListingMoreQuery, ListingMoreQueryVariables>('52ca3683d4f79acc99cf40717625a86a74bc11df71313d8684634614be280f0f');
