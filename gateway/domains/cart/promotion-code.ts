import type {
  AddPromotionCodeInput,
  CartPayload,
  Notice,
  RemovePromotionInput,
} from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import type { SessionData } from '../../platform/session-store/session-store.ts';
import {
  cartErrors,
  enteredCodes,
  isSameCode,
  productItems,
  promotionCode,
  promotionItems,
  type SwCart,
} from '../../shopware/mappers/cart-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { checkBruteForce } from '../shared/brute-force.ts';
import type { GatewayContext } from '../shared/context.ts';
import { userError } from '../shared/user-errors.ts';
import { removeLine } from './mutations.ts';
import { lineItemIdOf } from './public/cart.ts';
import { changeCart, rejectCartChange, unchangedCart } from './public/change-cart.ts';
import { asUserError, createNotice } from './public/create-notice.ts';

const LINE_ITEM = '/checkout/cart/line-item';
/** Shopware's persistent messages for a code without effect, which are delivered again when the code is entered again. */
const NO_EFFECT = /^promotion(?:-not-found|-not-eligible|-excluded|s-on-cart-price)/;
const NOT_FOUND = 'promotion-not-found';
const MAX_CODE_LENGTH = 255;

/** Adds a promotion code. Attempts are limited, because Shopware does not prevent guessing. */
export async function addPromotionCode(context: GatewayContext, input: AddPromotionCodeInput) {
  const { messages } = context;
  const code = input.code.trim().slice(0, MAX_CODE_LENGTH);
  if (code === '') return rejectCartChange(context, 'BLANK_CODE', ['code']);
  const limited = await checkBruteForce(context, 'promotion', context.session.key);
  if (limited) return unchangedCart(context, [{ ...limited, field: ['code'] }]);
  let applied = false;
  let earlier: SessionData = {};
  let session: SessionCalls | null = null;
  return changeCart(context, {
    items: [],
    field: ['code'],
    repeat: NO_EFFECT,
    send: (calls) => {
      session = calls;
      earlier = { ...calls.data };
      applied = calls.data.cart?.promotions.some((promotion) => isSameCode(promotion.code, code)) ?? false;
      dismiss(calls, code, false);
      const items = [{ type: 'promotion', referencedId: code }];
      return calls.write<SwCart>({ path: LINE_ITEM, body: { items } });
    },
    verify: (cart, notices) => {
      if (isApplied(cart, code)) return [];
      if (productItems(cart).length === 0) return [userError(messages, 'CHECKOUT__CART_EMPTY', ['code'])];
      const key = reasonKey(code, cart, earlier);
      if (key && session)
        session.data.promotionReasons = { ...session.data.promotionReasons, [code.toLowerCase()]: key };
      const reason = key === null ? undefined : noticeOf(key, cart, notices);
      if (reason) return [asUserError(reason, ['code'])];
      return [userError(messages, 'promotion-without-effect', ['code'], { code })];
    },
    remark: (cart) =>
      applied && isApplied(cart, code)
        ? [createNotice(messages, 'promotion-already-added', 'INFO', { code })]
        : [],
  });
}

/** Removes an applied promotion by its id, or a code. */
export function removePromotion(context: GatewayContext, { id, code }: RemovePromotionInput) {
  return id == null
    ? removeCode(context, code?.trim() ?? '')
    : removeLine(context, lineItemIdOf('promotion', id));
}

/** Removes a code: an applied one by its line item; a saved one is remembered as dismissed. */
function removeCode(context: GatewayContext, code: string): Promise<CartPayload> {
  if (code === '') return rejectCartChange(context, 'BLANK_CODE', ['code']);
  if (!context.session.exists) return rejectCartChange(context, 'promotion-not-found', ['code'], { code });
  let known = true;
  return changeCart(context, {
    items: '*',
    field: ['code'],
    send: async (calls) => {
      const cart = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
      const ids = promotionItems(cart).flatMap((item) =>
        item.id && isSameCode(promotionCode(item), code) ? [item.id] : [],
      );
      if (ids.length > 0) return calls.write<SwCart>({ path: `${LINE_ITEM}/delete`, body: { ids } });
      known = enteredCodes(cart).some((entered) => isSameCode(entered, code));
      if (known) dismiss(calls, code, true);
      return cart;
    },
    verify: () => (known ? [] : [userError(context.messages, 'promotion-not-found', ['code'], { code })]),
  });
}

function isApplied(cart: SwCart, code: string): boolean {
  return promotionItems(cart).some((item) => isSameCode(promotionCode(item), code));
}

/** Messages do not contain a saved code, so it is the one of this call, or of an earlier attempt with it. */
function reasonKey(code: string, cart: SwCart, earlier: SessionData): string | null {
  const errors = cartErrors(cart).filter(({ messageKey }) => NO_EFFECT.test(messageKey ?? ''));
  const unknown = errors.find(
    ({ messageKey, parameters }) =>
      messageKey === NOT_FOUND && isObject(parameters) && isSameCode(textOf(parameters['code']), code),
  );
  if (unknown) return unknown.key ?? null;
  const before = new Set(earlier.cart?.delivered);
  const known = earlier.promotionReasons?.[code.toLowerCase()];
  const reasons = errors.filter(({ messageKey }) => messageKey !== NOT_FOUND);
  const found = reasons.find(({ key }) => !before.has(key ?? '')) ?? reasons.find(({ key }) => key === known);
  return found?.key ?? null;
}

function noticeOf(key: string, cart: SwCart, notices: readonly Notice[]): Notice | undefined {
  const error = cartErrors(cart).find((other) => other.key === key);
  const values = new Set(Object.values(isObject(error?.parameters) ? error.parameters : {}).map(String));
  return notices.find(
    ({ upstreamCode, params }) =>
      upstreamCode === error?.messageKey && params.every(({ value }) => values.has(value)),
  );
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function dismiss({ data }: SessionCalls, code: string, dismissed: boolean): void {
  const others = (data.dismissedCodes ?? []).filter((other) => !isSameCode(other, code));
  data.dismissedCodes = dismissed ? [...others, code] : others;
}
