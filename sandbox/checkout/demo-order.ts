import type { CustomerRecord } from '../account/customer-record.ts';
import { type Calculation, calculateCart } from '../cart/calculate.ts';
import { emptyCart } from '../cart/cart-record.ts';
import { CHF } from '../session/currency.ts';
import { currentSession } from '../session/current.ts';
import { LANGUAGES, languageById } from '../session/language.ts';
import { STANDARD_TAX_RATE } from '../session/tax.ts';
import { type Entity, stamp } from '../shop/entity.ts';
import { LIVE_VERSION } from '../shop/ids.ts';
import { calculatedPrice } from '../shop/money.ts';
import type { Shop } from '../shop/shop.ts';
import { totalTaxes } from '../shop/tax-shares.ts';
import type { View } from '../shop/view.ts';
import { cents } from '../shops/derive/amounts.ts';
import { idOf, paymentMethodId, productId } from '../shops/derive/ids.ts';
import type { DemoOrder } from '../shops/model/people.ts';
import { orderBody } from './order-body.ts';
import { orderLineItem } from './order-line-item.ts';
import type { DocumentRecord, OrderRecord } from './order-record.ts';

const TAX_RATE = STANDARD_TAX_RATE;

export function demoOrder(
  shop: Shop,
  demo: DemoOrder,
  customer: CustomerRecord,
  orderNumber: string,
): OrderRecord | [] {
  const id = idOf('order', orderNumber);
  const current = currentSession(shop, { token: id }, customer);
  const language = languageById(customer.languageId) ?? LANGUAGES[0];
  if (language === undefined) return [];
  const view: View = {
    lang: language.lang,
    currency: CHF,
    taxState: 'gross',
    group: '',
    origin: '',
    seoUrls: false,
    wants: () => true,
  };
  const lines = Object.entries(demo.items).map(([key, quantity]) => {
    const product = shop.products.buyable(productId(key));
    const uniqueIdentifier = idOf('line', `${orderNumber}:${key}`);
    return { id: product, referencedId: product, quantity, label: '', uniqueIdentifier };
  });
  const codes = demo.code === undefined ? [] : [demo.code];
  const added = (demo.added ?? []).map((line, index) => addedItem(line, `${orderNumber}:${index}`));
  const cart = withAdded(calculateCart(shop, { ...emptyCart(id), lines, codes }, current, view), added);
  const date = new Date(Date.now() - demo.daysAgo * 86_400_000);
  const deepLinkCode = demo.link ?? `Demo${idOf('deep-link', orderNumber)}`.slice(0, 32);
  const comment = demo.comment ?? null;
  const source = { id, orderNumber, deepLinkCode, cart, current, customer, comment, date };
  const body = orderBody({ shop, view, language }, source);
  const own = Array.isArray(body['lineItems']) ? body['lineItems'] : [];
  const first = { productId: null, promotionId: null, coverId: null, downloads: [] };
  const items = added.map((item, index) => orderLineItem(item, id, own.length + index + 1, first));
  return {
    id,
    orderNumber,
    customerId: customer.id,
    email: customer.email,
    zipcode: current.billingAddress?.zipcode ?? '',
    deepLinkCode,
    createdAt: stamp(date),
    state: demo.state,
    deliveryState: demo.delivery,
    trackingCodes: demo.tracking ?? [],
    documents: (demo.documents ?? []).map((type) => demoDocument(type, orderNumber, date)),
    transactions: [
      {
        id: idOf('transaction', orderNumber),
        paymentMethodId: paymentMethodId(demo.payment),
        state: demo.paid,
      },
    ],
    demo: true,
    body: { ...body, lineItems: [...own, ...items] },
  };
}

function demoDocument(type: DocumentRecord['type'], orderNumber: string, date: Date): DocumentRecord {
  return {
    id: idOf('document', `${orderNumber}:${type}`),
    type,
    number: `1${orderNumber}`,
    createdAt: stamp(date),
    deepLinkCode: idOf('document-link', `${orderNumber}:${type}`),
    sent: true,
    inAccount: true,
    hasFile: true,
  };
}

function addedItem(line: NonNullable<DemoOrder['added']>[number], key: string): Entity {
  return {
    id: idOf('added-line', key),
    referencedId: idOf('added-line', key),
    quantity: 1,
    label: line.label,
    description: null,
    good: line.type === 'custom',
    removable: true,
    stackable: false,
    price: calculatedPrice(line.price, 1, TAX_RATE, 'gross'),
    priceDefinition: null,
    payload: [],
    type: line.type,
    cover: null,
    states: [],
    versionId: LIVE_VERSION,
  };
}

function withAdded(cart: Calculation, added: readonly Entity[]): Calculation {
  if (added.length === 0) return cart;
  const prices = added.map(({ price }) => Object(price));
  const sum = prices.reduce((all: number, price) => all + Number(price.totalPrice), 0);
  const { taxes, sum: tax } = totalTaxes([cart.price, ...prices]);
  const total = cents(cart.total + sum);
  const positions = cents(cart.positions + sum);
  return {
    ...cart,
    total,
    positions,
    price: {
      ...cart.price,
      netPrice: cents(total - tax),
      totalPrice: total,
      rawTotal: total,
      positionPrice: positions,
      calculatedTaxes: taxes,
    },
  };
}
