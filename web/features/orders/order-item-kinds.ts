export const ITEM_KINDS = {
  PROMOTION: 'order.type.promotion',
  CREDIT: 'order.type.credit',
  CUSTOM: 'order.type.custom',
} as const;
