import type { SearchMoreQuery, SearchMoreQueryVariables, SearchQuery, SearchQueryVariables, SuggestQuery, SuggestQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const SearchDocument = /* @__PURE__ */ publicQuery<SearchQuery, SearchQueryVariables>('ec068635cca1bc38c05e7f96b514eeb0e518e56fb6ed7776a16143180e510e6f');
export const SearchMoreDocument = /* @__PURE__ */ publicQuery<SearchMoreQuery, SearchMoreQueryVariables>('5db18fa8b4339be1567bc006d604291391f51e23a4e529dc6feae0bc5366786f');
export const SuggestDocument = /* @__PURE__ */ publicQuery<SuggestQuery, SuggestQueryVariables>('d7645decf0e699e1549b36cef7f190de6f9a6113913f3f8d3018b8f0eb98dd28');
