import type { CancelOrderMutation, CancelOrderMutationVariables, ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables, OrderByTokenMutation, OrderByTokenMutationVariables, OrderDetailQuery, OrderDetailQueryVariables, OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables, OrdersQuery, OrdersQueryVariables, PayOrderAgainMutation, PayOrderAgainMutationVariables, ReorderMutation, ReorderMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const OrdersDocument = /* @__PURE__ */ personalQuery<OrdersQuery, OrdersQueryVariables>('dff3fb01da03192535c53656258bccba49cac28416d366d712141d9413ae7cdd');
export const OrderDetailDocument = /* @__PURE__ */ personalQuery<OrderDetailQuery, OrderDetailQueryVariables>('eb4a0bcffa16b882549e319cbeef4a755d5e034b7e63fcb5bbc4087c84513357');
export const OrderPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables>('524b300243e3943a1840b6f124186850a5df5225073e63bc96318d4ff4ddef1e');
export const OrderByTokenDocument = /* @__PURE__ */ mutation<OrderByTokenMutation, OrderByTokenMutationVariables>('6c946e4bb5f9dc6b6123555a5008f9ee8cb1882496c6817c87346057033068c6');
export const PayOrderAgainDocument = /* @__PURE__ */ mutation<PayOrderAgainMutation, PayOrderAgainMutationVariables>('902a22675219043fe332ea6ad2e8098513d6c672e7ed60f302c006152636277d');
export const ChangeOrderPaymentDocument = /* @__PURE__ */ mutation<ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables>('40f843c846a2a3522dde0ed4ea2074a23be7d8dedce516f8dd944cb66fe63153');
export const CancelOrderDocument = /* @__PURE__ */ mutation<CancelOrderMutation, CancelOrderMutationVariables>('956b488b440da9836e142533e8288f1d312cfa7fe8cd2975aa30c9e785f544a1');
export const ReorderDocument = /* @__PURE__ */ mutation<ReorderMutation, ReorderMutationVariables>('1662e9a20308ca5f51c0d3f9032f66bcabcf09762704d2be3cee7bf858f7d623');
