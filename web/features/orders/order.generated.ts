import type { CancelOrderMutation, CancelOrderMutationVariables, ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables, OrderByTokenMutation, OrderByTokenMutationVariables, OrderDetailQuery, OrderDetailQueryVariables, OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables, OrdersQuery, OrdersQueryVariables, PayOrderAgainMutation, PayOrderAgainMutationVariables, ReorderMutation, ReorderMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const OrdersDocument = /* @__PURE__ */ personalQuery<OrdersQuery, OrdersQueryVariables>('03499a94d197abd60b0a2b63c1b8b79af545bb92885615a91ecffec43bef3442');
export const OrderDetailDocument = /* @__PURE__ */ personalQuery<OrderDetailQuery, OrderDetailQueryVariables>('048e580397dc1a25da95aee232835d570209da5dcb68c0c7dca12108df3b9502');
export const OrderPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables>('65b22962c039bf2150f0c9b8eb5e1e554384c327c94b3a52688efcec0825511d');
export const OrderByTokenDocument = /* @__PURE__ */ mutation<OrderByTokenMutation, OrderByTokenMutationVariables>('c39ccd1044bec4f57c9db462d24a41756c74cd82f791e9953cdfd91fadd91af5');
export const PayOrderAgainDocument = /* @__PURE__ */ mutation<PayOrderAgainMutation, PayOrderAgainMutationVariables>('902a22675219043fe332ea6ad2e8098513d6c672e7ed60f302c006152636277d');
export const ChangeOrderPaymentDocument = /* @__PURE__ */ mutation<ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables>('a3b9b0744525bd4a32feb8bf6a05aa3dc7356e939e058f7fa9c5995fde2e94a6');
export const CancelOrderDocument = /* @__PURE__ */ mutation<CancelOrderMutation, CancelOrderMutationVariables>('afd66389418b6a854fc991a5a11b7fe1d3f772a1364b06b7f0ee16d58d9834fc');
export const ReorderDocument = /* @__PURE__ */ mutation<ReorderMutation, ReorderMutationVariables>('136ad58344f2bc13ccf9cc407a057b5d02ebf83b22aedf7c11360243ef436dd5');
