import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('99b5bbc4a330ff19449e5b70d6b6d1de2bb2afbcf6f5115a91efc90347b181b0');
