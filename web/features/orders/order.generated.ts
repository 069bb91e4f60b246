import type { CancelOrderMutation, CancelOrderMutationVariables, ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables, OpenOrderMutation, OpenOrderMutationVariables, OrderDetailQuery, OrderDetailQueryVariables, OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables, OrdersQuery, OrdersQueryVariables, PayOrderAgainMutation, PayOrderAgainMutationVariables, ReorderMutation, ReorderMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const OrdersDocument = /* @__PURE__ */ personalQuery<OrdersQuery, OrdersQueryVariables>('2e98bec97e1394bc8180bd232845a3a2173f12a733670dbdb3ada7339d82ea69');
export const OrderDetailDocument = /* @__PURE__ */ personalQuery<OrderDetailQuery, OrderDetailQueryVariables>('02a0d28dd2cdda3d8eed618bf9b7cecbaef9834ed917543d65c2d578de069255');
export const OrderPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables>('65b22962c039bf2150f0c9b8eb5e1e554384c327c94b3a52688efcec0825511d');
export const OpenOrderDocument = /* @__PURE__ */ mutation<OpenOrderMutation, OpenOrderMutationVariables>('b500836915d875d8d9ee4fd7573652b22d7ec6680408ec6dec274bfc8bd27393');
export const PayOrderAgainDocument = /* @__PURE__ */ mutation<PayOrderAgainMutation, PayOrderAgainMutationVariables>('902a22675219043fe332ea6ad2e8098513d6c672e7ed60f302c006152636277d');
export const ChangeOrderPaymentDocument = /* @__PURE__ */ mutation<ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables>('48a750b0183b4b975886ba364cc087eb2285ad71dff9e77b5f3f4d223d10bdc4');
export const CancelOrderDocument = /* @__PURE__ */ mutation<CancelOrderMutation, CancelOrderMutationVariables>('a4ffc1f99dd875b37a072429f6d995d9365dcd92bd051a2ffcee40b917e28c29');
export const ReorderDocument = /* @__PURE__ */ mutation<ReorderMutation, ReorderMutationVariables>('f9f014516639aa37fa57951a9280893f97880a9955f0544d70d1bf81333e1e57');
