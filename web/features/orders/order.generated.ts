import type { CancelOrderMutation, CancelOrderMutationVariables, ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables, OpenOrderMutation, OpenOrderMutationVariables, OrderDetailQuery, OrderDetailQueryVariables, OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables, OrdersQuery, OrdersQueryVariables, PayOrderAgainMutation, PayOrderAgainMutationVariables, ReorderMutation, ReorderMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const OrdersDocument = /* @__PURE__ */ personalQuery<OrdersQuery, OrdersQueryVariables>('05d3cdce21ed4969892fe89003a560c2404b184b80b39acef7965c10e70ecd76');
export const OrderDetailDocument = /* @__PURE__ */ personalQuery<OrderDetailQuery, OrderDetailQueryVariables>('0192f243db6eaff85e0ee38e20e71ca0c7cc192dfe1713dca78b91a935afef75');
export const OrderPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables>('65b22962c039bf2150f0c9b8eb5e1e554384c327c94b3a52688efcec0825511d');
export const OpenOrderDocument = /* @__PURE__ */ mutation<OpenOrderMutation, OpenOrderMutationVariables>('9e20d058695f02a4fa9bfbf05e6c56bada235c793bfd1f298845bdf0f0f6c189');
export const PayOrderAgainDocument = /* @__PURE__ */ mutation<PayOrderAgainMutation, PayOrderAgainMutationVariables>('902a22675219043fe332ea6ad2e8098513d6c672e7ed60f302c006152636277d');
export const ChangeOrderPaymentDocument = /* @__PURE__ */ mutation<ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables>('16ee0604764755e570c47529e5bd0a982555a9ceaed3234f28b6e373850cca25');
export const CancelOrderDocument = /* @__PURE__ */ mutation<CancelOrderMutation, CancelOrderMutationVariables>('a3afb6bdf12734440b0583ca57cd4a1e2ecaec308e73c08739b341ba9f113ca9');
export const ReorderDocument = /* @__PURE__ */ mutation<ReorderMutation, ReorderMutationVariables>('24e59971cf089938dc14bcb5a12321287eabbdb2ac0b4fc31e29a4b7e4a26cc1');
