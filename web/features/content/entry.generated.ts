import type { EntriesQuery, EntriesQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const EntriesDocument = /* @__PURE__ */ publicQuery<EntriesQuery, EntriesQueryVariables>('f129b46c3bb1509360d352491b832b5f0ad1cf3493feb5dd634de3d5eb7a9b15');
