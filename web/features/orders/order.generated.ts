import type { CancelOrderMutation, CancelOrderMutationVariables, ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables, OrderByTokenMutation, OrderByTokenMutationVariables, OrderDetailQuery, OrderDetailQueryVariables, OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables, OrdersQuery, OrdersQueryVariables, PayOrderAgainMutation, PayOrderAgainMutationVariables, ReorderMutation, ReorderMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const OrdersDocument = /* @__PURE__ */ personalQuery<OrdersQuery, OrdersQueryVariables>('0f7903d7375ccc009c8d88666be88071150b072c4179dd4f9dded8589e9b4e43');
export const OrderDetailDocument = /* @__PURE__ */ personalQuery<OrderDetailQuery, OrderDetailQueryVariables>('cc05d55c68c8a69019491f03ded157f01dc4286294ac57f3d3ca0d8e8aa075f1');
export const OrderPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables>('65b22962c039bf2150f0c9b8eb5e1e554384c327c94b3a52688efcec0825511d');
export const OrderByTokenDocument = /* @__PURE__ */ mutation<OrderByTokenMutation, OrderByTokenMutationVariables>('08f055b82630fe84f051b64cb92d939ef594eb731c4aeabb62cd1a683de1c194');
export const PayOrderAgainDocument = /* @__PURE__ */ mutation<PayOrderAgainMutation, PayOrderAgainMutationVariables>('902a22675219043fe332ea6ad2e8098513d6c672e7ed60f302c006152636277d');
export const ChangeOrderPaymentDocument = /* @__PURE__ */ mutation<ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables>('94f7926d35ea3411c27398994ae3b986ff8ec2fe505c2e94294863f24f72d15b');
export const CancelOrderDocument = /* @__PURE__ */ mutation<CancelOrderMutation, CancelOrderMutationVariables>('ec2ca8957a1b949f32656b61dacb088654df66a0cc55504099162609dc2942e7');
export const ReorderDocument = /* @__PURE__ */ mutation<ReorderMutation, ReorderMutationVariables>('5f71ca0052e8c4eb49ac49e24b5c5fdffa38e2bfbefdf411fdca6fa51c2b11fb');
