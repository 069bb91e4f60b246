import type { SessionQuery, SessionQueryVariables, ViewerQuery, ViewerQueryVariables } from '../../generated/graphql.ts';
import { personalQuery } from '../graphql/operation-document.ts';

export const ViewerDocument = /* @__PURE__ */ personalQuery<ViewerQuery, ViewerQueryVariables>('0186c6e53b597418ee79db84b552e5e5b24893c7bba5f49a578264cdee2385d1');
export const SessionDocument = /* @__PURE__ */ personalQuery<SessionQuery, SessionQueryVariables>('87c5c4f98e326febc3b0ca82ac999eb4dbf707181b0a7f0c2374ddca2d64dc72');
