import type { EntriesQuery, EntriesQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const EntriesDocument = /* @__PURE__ */ publicQuery<EntriesQuery, EntriesQueryVariables>('bb08510738bbb1c79a6352a9997db4f79f8d6768cd7c4d90143f5b5052d97321');
