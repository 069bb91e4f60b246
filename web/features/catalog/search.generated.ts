import type { SearchMoreQuery, SearchMoreQueryVariables, SearchQuery, SearchQueryVariables, SuggestQuery, SuggestQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const SearchDocument = /* @__PURE__ */ publicQuery<SearchQuery, SearchQueryVariables>('3a4900db00836db6e0bd992b35cbe0aab27e30467b01bfe17130a3b965559d03');
export const SearchMoreDocument = /* @__PURE__ */ publicQuery<SearchMoreQuery, SearchMoreQueryVariables>('9dd8a4bd2a5f3764ca0bc12ce25cfe2cae9530346410a0a8f0caf73139ee3ef0');
export const SuggestDocument = /* @__PURE__ */ publicQuery<SuggestQuery, SuggestQueryVariables>('9232dfa8ff506a85d40155b5a85d2d40769bcde3fc1893ceb35ef25153d59ec9');
