import type { View } from '../../protocol/call.ts';
import { cents } from '../../shops/derive/amounts.ts';
import { idOf, paymentMethodId, productId } from '../../shops/derive/ids.ts';
import type { DemoOrder } from '../../shops/model/people.ts';
import { DEFAULT_CURRENCY, languageById, STANDARD_TAX_RATE, SYSTEM_LANGUAGE } from '../../state/channel.ts';
import { type Entity, isObject, stamp } from '../../state/entity.ts';
import { type CustomerRecord, emptyCart, type OrderRecord } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import { type Calculation, calculateCart } from '../cart/calculate.ts';
import { calculatedPrice, totalTaxes } from '../money.ts';
import { currentSession } from '../session/current.ts';
import { buildOrder, orderLineItem } from './build.ts';

/** An order that the demo shop starts with. */
export function demoOrder(
  shop: Shop,
  demo: DemoOrder,
  customer: CustomerRecord,
  orderNumber: string,
): OrderRecord {
  const id = idOf('order', orderNumber);
  const view: View = {
    lang: (languageById(customer.languageId) ?? SYSTEM_LANGUAGE).lang,
    currency: DEFAULT_CURRENCY,
    taxState: 'gross',
    group: '',
    origin: '',
    seoUrls: false,
    wants: () => true,
  };
  const current = currentSession(shop, { token: id }, customer);
  const lines = Object.entries(demo.items).map(([key, quantity]) => {
    const product = shop.products.buyable(productId(key));
    return { id: product, referencedId: product, quantity, label: '' };
  });
  const codes = demo.code === undefined ? [] : [demo.code];
  const added = (demo.added ?? []).map((line, at) => addedItem(line, `${orderNumber}:${at}`));
  const cart = withItems(calculateCart(shop, { ...emptyCart(id), lines, codes }, current, view), added);
  const date = new Date(Date.now() - demo.daysAgo * 86_400_000);
  const comment = demo.comment ?? null;
  const order = buildOrder(view, { id, orderNumber, cart, current, customer, comment, date });
  const items = Array.isArray(order.body['lineItems']) ? order.body['lineItems'] : [];
  const addedLines = added.map((item, at) => orderLineItem(item, items.length + at + 1));
  return {
    ...order,
    deepLinkCode: demo.link ?? order.deepLinkCode,
    state: demo.state,
    deliveryState: demo.delivery,
    trackingCodes: demo.tracking ?? [],
    documents: (demo.documents ?? []).map((type) => ({
      id: idOf('document', `${orderNumber}:${type}`),
      type,
      number: `1${orderNumber}`,
      createdAt: stamp(date),
      deepLinkCode: idOf('document-link', `${orderNumber}:${type}`),
    })),
    transactions: [
      {
        id: idOf('transaction', orderNumber),
        paymentMethodId: paymentMethodId(demo.payment),
        state: demo.paid,
      },
    ],
    demo: true,
    body: { ...order.body, lineItems: [...items, ...addedLines] },
  };
}

/** A line that staff add. */
function addedItem({ label, type, price }: NonNullable<DemoOrder['added']>[number], key: string): Entity {
  return {
    id: idOf('added-line', key),
    type,
    label,
    quantity: 1,
    good: type === 'custom',
    price: calculatedPrice(price, 1, STANDARD_TAX_RATE, 'gross'),
    payload: [],
    cover: null,
    states: [],
  };
}

function withItems(cart: Calculation, added: readonly Entity[]): Calculation {
  const prices = added.map(({ price }) => price).filter(isObject);
  const sum = prices.reduce((total, price) => total + Number(price['totalPrice']), 0);
  const total = cents(cart.total + sum);
  const positions = cents(cart.positions + sum);
  const calculatedTaxes = totalTaxes([cart.price, ...prices]).taxes;
  const price = { ...cart.price, totalPrice: total, positionPrice: positions, calculatedTaxes };
  return { ...cart, total, positions, price };
}
