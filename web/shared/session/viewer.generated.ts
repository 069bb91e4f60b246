import type { SessionQuery, SessionQueryVariables, ViewerQuery, ViewerQueryVariables } from '../../generated/graphql.ts';
import { personalQuery } from '../graphql/operation-document.ts';

export const ViewerDocument = /* @__PURE__ */ personalQuery<ViewerQuery, ViewerQueryVariables>('82a4041caf96a1466c866b891b0de05fa622b89c592677192190e0d6b340933a');
export const SessionDocument = /* @__PURE__ */ personalQuery<SessionQuery, SessionQueryVariables>('87c5c4f98e326febc3b0ca82ac999eb4dbf707181b0a7f0c2374ddca2d64dc72');
