import type { EntriesQuery, EntriesQueryVariables } from '../../generated/graphql.ts';
import type { Operation } from '../../shared/graphql/api.ts';

export const EntriesDocument: Operation<EntriesQuery, EntriesQueryVariables> = { hash: 'f129b46c3bb1509360d352491b832b5f0ad1cf3493feb5dd634de3d5eb7a9b15' };
