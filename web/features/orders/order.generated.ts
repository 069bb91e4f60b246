import type { CancelOrderMutation, CancelOrderMutationVariables, ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables, OpenOrderMutation, OpenOrderMutationVariables, OrderDetailQuery, OrderDetailQueryVariables, OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables, OrdersQuery, OrdersQueryVariables, PayOrderAgainMutation, PayOrderAgainMutationVariables, ReorderMutation, ReorderMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const OrdersDocument = /* @__PURE__ */ personalQuery<OrdersQuery, OrdersQueryVariables>('7dd57cb70fa38a0b9f8b566930cb0464b1d3aad1cc2c898d572b51c27cc6bf24');
export const OrderDetailDocument = /* @__PURE__ */ personalQuery<OrderDetailQuery, OrderDetailQueryVariables>('8ae02ba36670792b8d13b47d049ea9cf4a328ee8f9d15059b9e6ff494340e7f6');
export const OrderPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables>('511cb197a87a0403f7cfd0a851442bdbd54bf4557f6d3cfcfe25cf4ace0c1c18');
export const OpenOrderDocument = /* @__PURE__ */ mutation<OpenOrderMutation, OpenOrderMutationVariables>('234caca28417f583edd39d5fd973b89a9a6f7a3dc4953fb087d3ad57d3c8dff3');
export const PayOrderAgainDocument = /* @__PURE__ */ mutation<PayOrderAgainMutation, PayOrderAgainMutationVariables>('902a22675219043fe332ea6ad2e8098513d6c672e7ed60f302c006152636277d');
export const ChangeOrderPaymentDocument = /* @__PURE__ */ mutation<ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables>('47f21d71f88e86a1220eab855705478b3afd1259e9eaf8f568d51aa2d5ad38fe');
export const CancelOrderDocument = /* @__PURE__ */ mutation<CancelOrderMutation, CancelOrderMutationVariables>('03aefd633e310454ed2376bf0750519f76fb183746d85aab96e2cf242cfb9c63');
export const ReorderDocument = /* @__PURE__ */ mutation<ReorderMutation, ReorderMutationVariables>('0732cfd1d25f212356b84738105a248e81fc143d681f0e76973ff5d021ee7b00');
