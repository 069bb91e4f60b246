import type { UpdateSessionMutation, UpdateSessionMutationVariables } from '../../generated/graphql.ts';
import { mutation } from '../../shared/graphql/operation-document.ts';

export const UpdateSessionDocument = /* @__PURE__ */ mutation<UpdateSessionMutation, UpdateSessionMutationVariables>('a07f60d0436d5a46a86a8f23c5cc6e3a4f228eca210f61da96a181583f6dd3e1');
