import type { FilterCountsQuery, FilterCountsQueryVariables, SearchFilterCountsQuery, SearchFilterCountsQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const FilterCountsDocument = /* @__PURE__ */ publicQuery<FilterCountsQuery, FilterCountsQueryVariables>('2dce2f70b951c99bf8922eb9da4fd57e098b0f865b6d1143647aa950701cffec');
export const SearchFilterCountsDocument = /* @__PURE__ */ publicQuery<SearchFilterCountsQuery, SearchFilterCountsQueryVariables>('a6321cf8b20e2f5cd24f435ab84cfce79bf5942fe67f11ee9aafe1b12a8885d1');
