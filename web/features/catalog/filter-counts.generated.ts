import type { FilterCountsQuery, FilterCountsQueryVariables, SearchFilterCountsQuery, SearchFilterCountsQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const FilterCountsDocument = /* @__PURE__ */ publicQuery<FilterCountsQuery, FilterCountsQueryVariables>('ee5403f836563dd277ea8606f4f016efdc82d4d01c0385106085cbdc90aa1cab');
export const SearchFilterCountsDocument = /* @__PURE__ */ publicQuery<SearchFilterCountsQuery, SearchFilterCountsQueryVariables>('bebeeef9ca15df99646fb6fcc078f41c88e6d45153a7415f2bc8603499f38263');
