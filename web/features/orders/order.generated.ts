import type { CancelOrderMutation, CancelOrderMutationVariables, ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables, OrderByTokenMutation, OrderByTokenMutationVariables, OrderDetailQuery, OrderDetailQueryVariables, OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables, OrdersQuery, OrdersQueryVariables, PayOrderAgainMutation, PayOrderAgainMutationVariables, ReorderMutation, ReorderMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const OrdersDocument = /* @__PURE__ */ personalQuery<OrdersQuery, OrdersQueryVariables>('22068b67efe20836123ceecb2ea47c477a5860e0ee3be6596d95c36a929250fc');
export const OrderDetailDocument = /* @__PURE__ */ personalQuery<OrderDetailQuery, OrderDetailQueryVariables>('a87ccc9a112e112fc7b9bada1c909ce865ea090f216d9dde0e9aba6737b0f019');
export const OrderPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables>('524b300243e3943a1840b6f124186850a5df5225073e63bc96318d4ff4ddef1e');
export const OrderByTokenDocument = /* @__PURE__ */ mutation<OrderByTokenMutation, OrderByTokenMutationVariables>('44998f621f3dc4e6a2272c7f922553f97b7c5af89e2f73a64e013eb4bb53a953');
export const PayOrderAgainDocument = /* @__PURE__ */ mutation<PayOrderAgainMutation, PayOrderAgainMutationVariables>('902a22675219043fe332ea6ad2e8098513d6c672e7ed60f302c006152636277d');
export const ChangeOrderPaymentDocument = /* @__PURE__ */ mutation<ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables>('df4298d09ec5466386af396621699eff772e638429fd3e6fe5b03ca6caff73e9');
export const CancelOrderDocument = /* @__PURE__ */ mutation<CancelOrderMutation, CancelOrderMutationVariables>('150bade7e48ad0b2fcb365a0eca0bdb68947e9ed97420ab40b868ba023b0bb93');
export const ReorderDocument = /* @__PURE__ */ mutation<ReorderMutation, ReorderMutationVariables>('1662e9a20308ca5f51c0d3f9032f66bcabcf09762704d2be3cee7bf858f7d623');
