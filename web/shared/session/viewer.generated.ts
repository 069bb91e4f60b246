import type { SessionQuery, SessionQueryVariables, ViewerQuery, ViewerQueryVariables } from '../../generated/graphql.ts';
import { personalQuery } from '../graphql/operation-document.ts';

export const ViewerDocument = /* @__PURE__ */ personalQuery<ViewerQuery, ViewerQueryVariables>('cdb5a6dc7a13df6a57d5f8228591ae9542f3dc42dc27408d6c1edbfadf0c63db');
export const SessionDocument = /* @__PURE__ */ personalQuery<SessionQuery, SessionQueryVariables>('87c5c4f98e326febc3b0ca82ac999eb4dbf707181b0a7f0c2374ddca2d64dc72');
