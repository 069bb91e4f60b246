import type { CancelOrderMutation, CancelOrderMutationVariables, ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables, OrderByTokenMutation, OrderByTokenMutationVariables, OrderDetailQuery, OrderDetailQueryVariables, OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables, OrdersQuery, OrdersQueryVariables, PayOrderAgainMutation, PayOrderAgainMutationVariables, ReorderMutation, ReorderMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const OrdersDocument = /* @__PURE__ */ personalQuery<OrdersQuery, OrdersQueryVariables>('a221efab31322bc2c2834f8896ab34e37eed745eb5c6ef103e131cb7350e78dd');
export const OrderDetailDocument = /* @__PURE__ */ personalQuery<OrderDetailQuery, OrderDetailQueryVariables>('e5ad6e3be4a5c89bb438a480839a62788e7fb8f2d7543b4ffaa56d019e851d19');
export const OrderPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables>('65b22962c039bf2150f0c9b8eb5e1e554384c327c94b3a52688efcec0825511d');
export const OrderByTokenDocument = /* @__PURE__ */ mutation<OrderByTokenMutation, OrderByTokenMutationVariables>('48f5ad3489bd304d9f7d43186ca8550afb9c863fad9706717fc579f71fffd639');
export const PayOrderAgainDocument = /* @__PURE__ */ mutation<PayOrderAgainMutation, PayOrderAgainMutationVariables>('902a22675219043fe332ea6ad2e8098513d6c672e7ed60f302c006152636277d');
export const ChangeOrderPaymentDocument = /* @__PURE__ */ mutation<ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables>('e0840d124bc5606fff4dff6c217dd3ee07a12304302bf6c966f05e68d9afccf9');
export const CancelOrderDocument = /* @__PURE__ */ mutation<CancelOrderMutation, CancelOrderMutationVariables>('338cc048e6bf0e7f1fa808d276ac89030e98c313f13a5073304fa98685fdc26a');
export const ReorderDocument = /* @__PURE__ */ mutation<ReorderMutation, ReorderMutationVariables>('1662e9a20308ca5f51c0d3f9032f66bcabcf09762704d2be3cee7bf858f7d623');
