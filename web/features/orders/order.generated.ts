import type { CancelOrderMutation, CancelOrderMutationVariables, ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables, OpenOrderMutation, OpenOrderMutationVariables, OrderDetailQuery, OrderDetailQueryVariables, OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables, OrdersQuery, OrdersQueryVariables, PayOrderAgainMutation, PayOrderAgainMutationVariables, ReorderMutation, ReorderMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const OrdersDocument = /* @__PURE__ */ personalQuery<OrdersQuery, OrdersQueryVariables>('2e98bec97e1394bc8180bd232845a3a2173f12a733670dbdb3ada7339d82ea69');
export const OrderDetailDocument = /* @__PURE__ */ personalQuery<OrderDetailQuery, OrderDetailQueryVariables>('7ecc7ef61258a199d1e17a5c4bcfd54d409db3dd3a869f30f02ca8a2802c54bd');
export const OrderPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables>('65b22962c039bf2150f0c9b8eb5e1e554384c327c94b3a52688efcec0825511d');
export const OpenOrderDocument = /* @__PURE__ */ mutation<OpenOrderMutation, OpenOrderMutationVariables>('e81028479d277a5983da37c98446c5a114329a1ed4ad4a5f74580fa9647eb9d2');
export const PayOrderAgainDocument = /* @__PURE__ */ mutation<PayOrderAgainMutation, PayOrderAgainMutationVariables>('902a22675219043fe332ea6ad2e8098513d6c672e7ed60f302c006152636277d');
export const ChangeOrderPaymentDocument = /* @__PURE__ */ mutation<ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables>('541c566ea67e2718fdeff682986282cfe436d9529bacf00d67ff30dcef97a4fb');
export const CancelOrderDocument = /* @__PURE__ */ mutation<CancelOrderMutation, CancelOrderMutationVariables>('6fa714f4eaed5dc50cf4b7dbff2866d309665a31f4691c651a968cde3a458bae');
export const ReorderDocument = /* @__PURE__ */ mutation<ReorderMutation, ReorderMutationVariables>('930ea2b63eec35f2534163dad969dd5eadaa50c89d0bdaf2841d7153d65967b5');
