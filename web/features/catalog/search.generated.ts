import type { SearchMoreQuery, SearchMoreQueryVariables, SearchQuery, SearchQueryVariables, SearchStartQuery, SearchStartQueryVariables, SuggestQuery, SuggestQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const SearchDocument = /* @__PURE__ */ publicQuery<SearchQuery, SearchQueryVariables>('8a4afff1995039a810936d52e93c66ad8b7e422780f6e9856e2a6669d0ad36c1');
export const SearchMoreDocument = /* @__PURE__ */ publicQuery<SearchMoreQuery, SearchMoreQueryVariables>('9dd8a4bd2a5f3764ca0bc12ce25cfe2cae9530346410a0a8f0caf73139ee3ef0');
export const SuggestDocument = /* @__PURE__ */ publicQuery<SuggestQuery, SuggestQueryVariables>('320244b0326a7db858ecf0db2ff6ff2792a089ff634515335505b91e579e839f');
export const SearchStartDocument = /* @__PURE__ */ publicQuery<SearchStartQuery, SearchStartQueryVariables>('bdf0d117abc0e6646c47f51feadbb21b6f20d2be57ab07f72084161c66eefdce');
