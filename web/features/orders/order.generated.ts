import type { CancelOrderMutation, CancelOrderMutationVariables, ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables, OpenOrderMutation, OpenOrderMutationVariables, OrderDetailQuery, OrderDetailQueryVariables, OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables, OrdersQuery, OrdersQueryVariables, PayOrderAgainMutation, PayOrderAgainMutationVariables, ReorderMutation, ReorderMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const OrdersDocument = /* @__PURE__ */ personalQuery<OrdersQuery, OrdersQueryVariables>('2e98bec97e1394bc8180bd232845a3a2173f12a733670dbdb3ada7339d82ea69');
export const OrderDetailDocument = /* @__PURE__ */ personalQuery<OrderDetailQuery, OrderDetailQueryVariables>('912195b345f09fa76f55191ea8467a3d34deabf1df967da3e3d9fbc0223f56d8');
export const OrderPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables>('65b22962c039bf2150f0c9b8eb5e1e554384c327c94b3a52688efcec0825511d');
export const OpenOrderDocument = /* @__PURE__ */ mutation<OpenOrderMutation, OpenOrderMutationVariables>('36a9e11e8e840fb777468776d711c1fd238b35b83e03ed5a538066ef8e7a6abd');
export const PayOrderAgainDocument = /* @__PURE__ */ mutation<PayOrderAgainMutation, PayOrderAgainMutationVariables>('902a22675219043fe332ea6ad2e8098513d6c672e7ed60f302c006152636277d');
export const ChangeOrderPaymentDocument = /* @__PURE__ */ mutation<ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables>('371becb9be5386577d8c14c92dbb2634d88d84c50fd27242f7f500abaac60665');
export const CancelOrderDocument = /* @__PURE__ */ mutation<CancelOrderMutation, CancelOrderMutationVariables>('1266af322a3b3b7a4d394b1f365e3570210b23ab089709a916ad49fdd3d46121');
export const ReorderDocument = /* @__PURE__ */ mutation<ReorderMutation, ReorderMutationVariables>('24e59971cf089938dc14bcb5a12321287eabbdb2ac0b4fc31e29a4b7e4a26cc1');
