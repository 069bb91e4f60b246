import type { OrderAccessInput, UserError } from '../../../schema/generated/types.ts';
import { ORDER_ASSOCIATIONS, type SwOrders } from '../../shopware/mappers/order-entity.ts';
import { equals } from '../../shopware/reads/criteria.ts';
import { checkBruteForce } from '../shared/brute-force.ts';
import { type GatewayContext, writeAnonymously } from '../shared/context.ts';
import type { Messages } from '../shared/messages/messages.ts';
import { programError } from '../shared/problem.ts';
import { isLoggedOut, userError, userErrorsOf } from '../shared/user-errors.ts';
import { askingInstead } from './order-state.ts';
import { findOrders, type OrderSource, type OwnedOrder, order } from './public/order.ts';

const WRONG_CREDENTIALS = 'CHECKOUT__GUEST_WRONG_CREDENTIALS';

type OpenedOrder =
  | { readonly found: OwnedOrder; readonly userErrors: readonly [] }
  | { readonly found: null; readonly userErrors: UserError[] };

export async function orderByToken(context: GatewayContext, input: OrderAccessInput) {
  const { found, userErrors } = await openByToken(context, input);
  if (found === null) return { order: null, userErrors };
  return { order: shownByToken(await order(context, found)), userErrors: [] };
}

/** The order with an id, if the token opens it. @throws GraphQLError RATE_LIMITED */
export async function accessibleOrder(context: GatewayContext, id: string, access: OrderAccessInput) {
  const { found, userErrors } = await openByToken(context, access);
  const tooMany = userErrors.find(({ code }) => code === 'RATE_LIMITED');
  if (tooMany !== undefined) {
    const seconds = Number(tooMany.params.find(({ name }) => name === 'seconds')?.value ?? 60);
    throw programError('RATE_LIMITED', 429, `Too many attempts. Please wait ${seconds} seconds.`, seconds);
  }
  return found?.entity.id === id ? shownByToken(await order(context, found)) : null;
}

/** A token permits viewing, paying and writing to the shop; other actions need the buyer's session. */
export function shownByToken({ items, ...shown }: OrderSource): OrderSource {
  return {
    ...askingInstead(shown),
    token: null,
    documents: [],
    canChangePayment: false,
    items: items.map((item) => ({
      ...item,
      downloads: item.downloads.map((download) => ({ ...download, url: null })),
    })),
  };
}

/** Opens an order without the session, which would hide other customers' orders; all failures look the same. */
export async function openByToken(context: GatewayContext, input: OrderAccessInput): Promise<OpenedOrder> {
  const { messages } = context;
  const [token, email, zipcode] = [input.token.trim(), input.email.trim(), input.zipcode.trim()];
  const refuse = (...userErrors: UserError[]) => ({ found: null, userErrors });
  const blank = Object.entries({ email, zipcode }).filter(([, value]) => value === '');
  if (blank.length > 0) {
    return refuse(...blank.map(([name]) => userError(messages, 'VIOLATION::IS_BLANK_ERROR', [name])));
  }
  if (token === '') return refuse(userError(messages, WRONG_CREDENTIALS));
  const tooMany = await checkBruteForce(context, 'order-token', token);
  if (tooMany !== null) return refuse(tooMany);
  const body = {
    email,
    zipcode,
    limit: 1,
    filter: [equals('deepLinkCode', token)],
    associations: ORDER_ASSOCIATIONS,
  };
  try {
    // Counted by Shopware, so never retried.
    const answer = await writeAnonymously<SwOrders>(context, { path: '/order', body });
    const [found] = findOrders(answer.body);
    return found?.entity.id ? { found, userErrors: [] } : refuse(userError(messages, WRONG_CREDENTIALS));
  } catch (error) {
    return refuse(...tokenErrors(error, messages));
  }
}

/** An unknown token yields the error of a wrong postcode, so that tokens cannot be enumerated. */
function tokenErrors(error: unknown, messages: Messages): UserError[] {
  if (isLoggedOut(error)) return [userError(messages, WRONG_CREDENTIALS)];
  const limited = userErrorsOf(error, messages).filter(({ code }) => code === 'RATE_LIMITED');
  return limited.length > 0 ? limited : [userError(messages, WRONG_CREDENTIALS)];
}
