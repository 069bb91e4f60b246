import type { BestsellersQuery, BestsellersQueryVariables, SearchFiltersQuery, SearchFiltersQueryVariables, SearchMoreQuery, SearchMoreQueryVariables, SearchQuery, SearchQueryVariables, SearchStartQuery, SearchStartQueryVariables, SuggestQuery, SuggestQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const SearchDocument = /* @__PURE__ */ publicQuery<SearchQuery, SearchQueryVariables>('9e3bc52fd3883676e206701b3c788fea556eecfde26147253b0bb01b24c932b1');
export const SearchMoreDocument = /* @__PURE__ */ publicQuery<SearchMoreQuery, SearchMoreQueryVariables>('f16f06f7c496e38a342b3bf2586f74c6d42446c1df6baf32dce1283a141f7b32');
export const SearchFiltersDocument = /* @__PURE__ */ publicQuery<SearchFiltersQuery, SearchFiltersQueryVariables>('efb1513e475707d7c8afdec957ac667994ced35797eb97818af32ca58284a51c');
export const SuggestDocument = /* @__PURE__ */ publicQuery<SuggestQuery, SuggestQueryVariables>('a5736071fb02d88daaafa99a1697c451d627d52c26f8cbd2d7e8b1a436ad85e2');
export const BestsellersDocument = /* @__PURE__ */ publicQuery<BestsellersQuery, BestsellersQueryVariables>('209ac78ea9c9c126ba6c908ef9d30832a2a33fe43e70dfcd56443e084936c2e7');
export const SearchStartDocument = /* @__PURE__ */ publicQuery<SearchStartQuery, SearchStartQueryVariables>('d35ba2f5218bcf325afe094c9698bac5a326aab3e2e141cccf93e3248c1679d8');
