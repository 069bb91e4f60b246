import type { LayoutQuery, LayoutQueryVariables } from '../../generated/graphql.ts';
import type { Operation } from '../graphql/api.ts';

export const LayoutDocument: Operation<LayoutQuery, LayoutQueryVariables> = { hash: '8034083a5ac98ae4efd4f56dbc6c814eb6524c1c1ac96efc1e1ddb549fbb04b1' };
