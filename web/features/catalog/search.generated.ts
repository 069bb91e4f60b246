import type { BestsellersQuery, BestsellersQueryVariables, SearchFiltersQuery, SearchFiltersQueryVariables, SearchMoreQuery, SearchMoreQueryVariables, SearchQuery, SearchQueryVariables, SearchStartQuery, SearchStartQueryVariables, SuggestQuery, SuggestQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const SearchDocument = /* @__PURE__ */ publicQuery<SearchQuery, SearchQueryVariables>('06929b70e6d5692746309f7378af4c793ea7421cbdd7928e60625dbfdc2cb683');
export const SearchMoreDocument = /* @__PURE__ */ publicQuery<SearchMoreQuery, SearchMoreQueryVariables>('783a3be6a165cfa0005fc81bf1b437602cc18e09c88c471069ff0c36347fd4a4');
export const SearchFiltersDocument = /* @__PURE__ */ publicQuery<SearchFiltersQuery, SearchFiltersQueryVariables>('cec737d3e6d9ab810c29177ea2000dd8f834bb3c2722a849b0abd6a26eef7c6b');
export const SuggestDocument = /* @__PURE__ */ publicQuery<SuggestQuery, SuggestQueryVariables>('7635447bc6e6838039cf9738ff4ff59ca6211b07d163383206d974ef014f8876');
export const BestsellersDocument = /* @__PURE__ */ publicQuery<BestsellersQuery, BestsellersQueryVariables>('35bc1c46adec4828e0f818fb6e03a0d59e3f5379582bc67cbe4d8e47775969df');
export const SearchStartDocument = /* @__PURE__ */ publicQuery<SearchStartQuery, SearchStartQueryVariables>('95bbfe946422cb522fe1337a5b573781d30a720e9461a80609f3fd482da2afc2');
