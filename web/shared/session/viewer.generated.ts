import type { SessionQuery, SessionQueryVariables, ViewerQuery, ViewerQueryVariables } from '../../generated/graphql.ts';
import { personalQuery } from '../graphql/operation-document.ts';

export const ViewerDocument = /* @__PURE__ */ personalQuery<ViewerQuery, ViewerQueryVariables>('312b349cc0438e076b3a70953277ba9e249d8df399a2c108fb83ca6e6e211bc7');
export const SessionDocument = /* @__PURE__ */ personalQuery<SessionQuery, SessionQueryVariables>('87c5c4f98e326febc3b0ca82ac999eb4dbf707181b0a7f0c2374ddca2d64dc72');
