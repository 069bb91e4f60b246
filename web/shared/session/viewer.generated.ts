import type { SessionQuery, SessionQueryVariables, ViewerQuery, ViewerQueryVariables } from '../../generated/graphql.ts';
import { personalQuery } from '../graphql/operation-document.ts';

export const ViewerDocument = /* @__PURE__ */ personalQuery<ViewerQuery, ViewerQueryVariables>('21eefd665706d35ae57da7bedb46aa7dd8c9844514172e7c5713b71da097ff03');
export const SessionDocument = /* @__PURE__ */ personalQuery<SessionQuery, SessionQueryVariables>('b025d48dbade2276a1c0bcd632d264086ebbb1c7e99ef68d8d055e73170ee2a7');
