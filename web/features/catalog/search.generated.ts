import type { ComplementsQuery, ComplementsQueryVariables, SearchFiltersQuery, SearchFiltersQueryVariables, SearchMoreQuery, SearchMoreQueryVariables, SearchQuery, SearchQueryVariables, SearchStartQuery, SearchStartQueryVariables, SuggestQuery, SuggestQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const SearchDocument = /* @__PURE__ */ publicQuery<SearchQuery, SearchQueryVariables>('07cb7cff2f1485d63ef3ddf40d59cf19aaf853160679437d6893c43a6da8cc28');
export const SearchMoreDocument = /* @__PURE__ */ publicQuery<SearchMoreQuery, SearchMoreQueryVariables>('783a3be6a165cfa0005fc81bf1b437602cc18e09c88c471069ff0c36347fd4a4');
export const SearchFiltersDocument = /* @__PURE__ */ publicQuery<SearchFiltersQuery, SearchFiltersQueryVariables>('d4b69aca4ea25a9efe4475f742b7cd17eb348327fcfd115104c72750a4233a41');
export const SuggestDocument = /* @__PURE__ */ publicQuery<SuggestQuery, SuggestQueryVariables>('7635447bc6e6838039cf9738ff4ff59ca6211b07d163383206d974ef014f8876');
export const ComplementsDocument = /* @__PURE__ */ publicQuery<ComplementsQuery, ComplementsQueryVariables>('efe0fa7eb79274f38a552dc2eed4ccc630923dea7808e817730fb3c234043420');
export const SearchStartDocument = /* @__PURE__ */ publicQuery<SearchStartQuery, SearchStartQueryVariables>('95bbfe946422cb522fe1337a5b573781d30a720e9461a80609f3fd482da2afc2');
