import type { SearchMoreQuery, SearchMoreQueryVariables, SearchQuery, SearchQueryVariables, SuggestQuery, SuggestQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const SearchDocument = /* @__PURE__ */ publicQuery<SearchQuery, SearchQueryVariables>('cd4b741549a1f802f707522ec42a777e623d4a8cacc244e6ccf814f391c29889');
export const SearchMoreDocument = /* @__PURE__ */ publicQuery<SearchMoreQuery, SearchMoreQueryVariables>('a461a174eb11f66d033e179def362780be03550a198ef90a21a9851ef90445f0');
export const SuggestDocument = /* @__PURE__ */ publicQuery<SuggestQuery, SuggestQueryVariables>('84a0f800ec9940d3e0b662fcbb700b3e7db49a945af7075a59e30faca8521c27');
