import type { FilterCountsQuery, FilterCountsQueryVariables, SearchFilterCountsQuery, SearchFilterCountsQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const FilterCountsDocument = /* @__PURE__ */ publicQuery<FilterCountsQuery, FilterCountsQueryVariables>('6857cbf5266838e8776a29e1d2ecaa181f7be99fcda81408d12fa6d17d583887');
export const SearchFilterCountsDocument = /* @__PURE__ */ publicQuery<SearchFilterCountsQuery, SearchFilterCountsQueryVariables>('c822a7ff568c420518120d5b9d8598aca4f9b7d5e6b271cc972649b9b15871f3');
