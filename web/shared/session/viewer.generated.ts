import type { SessionQuery, SessionQueryVariables, ViewerQuery, ViewerQueryVariables } from '../../generated/graphql.ts';
import type { Operation } from '../graphql/api.ts';

export const ViewerDocument: Operation<ViewerQuery, ViewerQueryVariables> = { hash: 'cdb5a6dc7a13df6a57d5f8228591ae9542f3dc42dc27408d6c1edbfadf0c63db' };
export const SessionDocument: Operation<SessionQuery, SessionQueryVariables> = { hash: '87c5c4f98e326febc3b0ca82ac999eb4dbf707181b0a7f0c2374ddca2d64dc72' };
