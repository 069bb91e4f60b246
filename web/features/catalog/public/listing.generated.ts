import type { ListingMoreQuery, ListingMoreQueryVariables, ListingQuery, ListingQueryVariables } from '../../../generated/graphql.ts';
import type { Operation } from '../../../shared/graphql/api.ts';

export const ListingDocument: Operation<ListingQuery, ListingQueryVariables> = { hash: '6bebaaa60eeaf33a5050000abd850ee1263422ae8681810dec90a69f6c3f9551' };
export const ListingMoreDocument: Operation<ListingMoreQuery, ListingMoreQueryVariables> = { hash: 'a3b0e273cca6274aeac519c0263602110fd0014a1d619d22932b0e48ea05c56c' };
