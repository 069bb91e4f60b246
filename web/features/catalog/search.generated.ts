import type { BestsellersQuery, BestsellersQueryVariables, SearchFiltersQuery, SearchFiltersQueryVariables, SearchMoreQuery, SearchMoreQueryVariables, SearchQuery, SearchQueryVariables, SearchStartQuery, SearchStartQueryVariables, SuggestQuery, SuggestQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const SearchDocument = /* @__PURE__ */ publicQuery<SearchQuery, SearchQueryVariables>('694166ae98e24a8407195e8bb207af4a5c7e6ed32ba77a74c60279168b34cff2');
export const SearchMoreDocument = /* @__PURE__ */ publicQuery<SearchMoreQuery, SearchMoreQueryVariables>('88cdba0c408233a43f190eda1821d09867490d2635937c0c33a2d56d3e3bf474');
export const SearchFiltersDocument = /* @__PURE__ */ publicQuery<SearchFiltersQuery, SearchFiltersQueryVariables>('22cd3ffcc4aae91cdba9e6bc02836d81b90a1b0333fd59c0a63a90f9e2e9eb02');
export const SuggestDocument = /* @__PURE__ */ publicQuery<SuggestQuery, SuggestQueryVariables>('d636e6517ac3d8045964569c41e5e546d0c1476dd1be6acb7737b68a48e539ce');
export const BestsellersDocument = /* @__PURE__ */ publicQuery<BestsellersQuery, BestsellersQueryVariables>('209ac78ea9c9c126ba6c908ef9d30832a2a33fe43e70dfcd56443e084936c2e7');
export const SearchStartDocument = /* @__PURE__ */ publicQuery<SearchStartQuery, SearchStartQueryVariables>('d35ba2f5218bcf325afe094c9698bac5a326aab3e2e141cccf93e3248c1679d8');
