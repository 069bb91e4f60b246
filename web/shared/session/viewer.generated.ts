import type { SessionQuery, SessionQueryVariables, ViewerQuery, ViewerQueryVariables } from '../../generated/graphql.ts';
import { personalQuery } from '../graphql/operation-document.ts';

export const ViewerDocument = /* @__PURE__ */ personalQuery<ViewerQuery, ViewerQueryVariables>('253e8a00f9cd339dbda7aba76b6ff39f3f1f75bed71533aa0aada162490b5f3a');
export const SessionDocument = /* @__PURE__ */ personalQuery<SessionQuery, SessionQueryVariables>('b025d48dbade2276a1c0bcd632d264086ebbb1c7e99ef68d8d055e73170ee2a7');
