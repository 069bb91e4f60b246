import type { EntriesQuery, EntriesQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const EntriesDocument = /* @__PURE__ */ publicQuery<EntriesQuery, EntriesQueryVariables>('594714c2775c384a4b6f172cfbebd33873159c127c709a45b37e56b0aa9e2ff7');
