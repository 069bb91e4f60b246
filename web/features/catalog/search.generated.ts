import type { BestsellersQuery, BestsellersQueryVariables, SearchFiltersQuery, SearchFiltersQueryVariables, SearchMoreQuery, SearchMoreQueryVariables, SearchQuery, SearchQueryVariables, SearchStartQuery, SearchStartQueryVariables, SuggestQuery, SuggestQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const SearchDocument = /* @__PURE__ */ publicQuery<SearchQuery, SearchQueryVariables>('c6a9f3cb016c38a6db484b6ee6b4f39e5b040db0a45fbcc18253157785dd8785');
export const SearchMoreDocument = /* @__PURE__ */ publicQuery<SearchMoreQuery, SearchMoreQueryVariables>('5b9e3f5c8dc921b8166c803dc2adaef11030cb80270c3c9917b743ff4821d8f7');
export const SearchFiltersDocument = /* @__PURE__ */ publicQuery<SearchFiltersQuery, SearchFiltersQueryVariables>('cec737d3e6d9ab810c29177ea2000dd8f834bb3c2722a849b0abd6a26eef7c6b');
export const SuggestDocument = /* @__PURE__ */ publicQuery<SuggestQuery, SuggestQueryVariables>('a3b479966b29add9de5f53c3896afe02a84a753f9c64d6b03ff5667b006fa413');
export const BestsellersDocument = /* @__PURE__ */ publicQuery<BestsellersQuery, BestsellersQueryVariables>('3879d5558190b25a165b1392b9f2ec7a45e85c8f6fe41ca4f823512b32ce1e6f');
export const SearchStartDocument = /* @__PURE__ */ publicQuery<SearchStartQuery, SearchStartQueryVariables>('f8d246c8ad20aa07a6c6e5ac47cb9a020e70ecae08378342564f23a5128c48ee');
