import type { EntriesQuery, EntriesQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const EntriesDocument = /* @__PURE__ */ publicQuery<EntriesQuery, EntriesQueryVariables>('bb3021c5cef31dc8de629d07cbd512a15fc146bb76df91263040061c26a76e11');
