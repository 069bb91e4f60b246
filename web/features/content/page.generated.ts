import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import type { Operation } from '../../shared/graphql/api.ts';

export const PageDocument: Operation<PageQuery, PageQueryVariables> = { hash: 'f54e415ec499098caa80913e982a11362804741b4ff15522120d08faf13ec01b' };
