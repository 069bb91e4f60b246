import type { SessionQuery, SessionQueryVariables, ViewerQuery, ViewerQueryVariables } from '../../generated/graphql.ts';
import { personalQuery } from '../graphql/operation-document.ts';

export const ViewerDocument = /* @__PURE__ */ personalQuery<ViewerQuery, ViewerQueryVariables>('455ecbcc21e5de217e427747d6100fd42f79c37994c8cb29d8cd1737f870eb3f');
export const SessionDocument = /* @__PURE__ */ personalQuery<SessionQuery, SessionQueryVariables>('87c5c4f98e326febc3b0ca82ac999eb4dbf707181b0a7f0c2374ddca2d64dc72');
