import type {
  DeliveryState,
  DocumentRecord,
  OrderState,
  TransactionState,
} from '../checkout/order-record.ts';

/** An order that comes with the demo shop. */
export interface DemoOrder {
  /** Key of a demo customer. */
  readonly customer: string;
  readonly daysAgo: number;
  /** Product keys and quantities. */
  readonly items: Readonly<Record<string, number>>;
  readonly code?: string;
  /** Key of the payment method; the one of the cancelled attempts before comes first. */
  readonly payment: string;
  readonly state: OrderState;
  readonly paid: TransactionState;
  readonly delivery: DeliveryState;
  readonly tracking?: readonly string[];
  /** Lines that the shop's staff added; gross CHF. */
  readonly added?: readonly {
    readonly type: 'custom' | 'credit';
    readonly label: string;
    readonly price: number;
  }[];
  readonly documents?: readonly DocumentRecord['type'][];
  readonly comment?: string;
  /** Code of the order's link; a random one when absent. */
  readonly link?: string;
}

const DONE = { state: 'completed', paid: 'paid', delivery: 'shipped' } as const;

/** Orders in the states that an order can have, the oldest first. */
export const demoOrders: readonly DemoOrder[] = [
  { customer: 'anna', daysAgo: 700, items: { 'knife-office': 1 }, payment: 'invoice', ...DONE },
  { customer: 'anna', daysAgo: 610, items: { 'towel-waffel': 2 }, payment: 'card', ...DONE },
  { customer: 'anna', daysAgo: 520, items: { 'bowl-muesli': 4 }, payment: 'invoice', ...DONE },
  {
    customer: 'anna',
    daysAgo: 400,
    items: { 'spice-paprika': 1, 'spice-pfeffer': 2 },
    payment: 'card',
    ...DONE,
  },
  {
    customer: 'anna',
    daysAgo: 210,
    items: { 'pan-eisen': 1, 'oil-raps': 2 },
    code: 'WILLKOMMEN10',
    payment: 'invoice',
    tracking: ['99.00.123456.12345678'],
    documents: ['invoice', 'delivery_note'],
    ...DONE,
  },
  {
    customer: 'anna',
    daysAgo: 120,
    items: { 'book-material-pdf': 1, 'book-brot': 1 },
    payment: 'card',
    tracking: ['99.00.123456.12345679'],
    documents: ['invoice'],
    ...DONE,
  },
  {
    customer: 'anna',
    daysAgo: 61,
    items: { 'kettle-linea': 1 },
    payment: 'prepayment',
    state: 'cancelled',
    paid: 'cancelled',
    delivery: 'cancelled',
  },
  {
    customer: 'anna',
    daysAgo: 34,
    items: { 'board-ahorn': 1, 'knife-santoku': 1 },
    payment: 'card',
    added: [
      { type: 'custom', label: 'Gravur «A. B.»', price: 15 },
      { type: 'credit', label: 'Gutschrift für den Kratzer', price: -12.5 },
    ],
    tracking: ['99.00.123456.12345680', '99.00.123456.12345681'],
    documents: ['invoice'],
    comment: 'Bitte beim Nachbarn abgeben.',
    ...DONE,
  },
  {
    customer: 'linde',
    daysAgo: 20,
    items: { 'plate-kiesel': 12, 'tumbler-klar': 6 },
    payment: 'invoice',
    state: 'in_progress',
    paid: 'open',
    delivery: 'shipped',
    tracking: ['99.00.123456.12345690'],
    documents: ['invoice', 'delivery_note'],
  },
  {
    customer: 'anna',
    daysAgo: 16,
    items: { 'mug-halb': 2 },
    payment: 'card',
    state: 'completed',
    paid: 'refunded',
    delivery: 'returned',
    documents: ['invoice', 'storno'],
  },
  {
    customer: 'anna',
    daysAgo: 5,
    items: { 'mortar-granit': 1, 'spice-kurkuma': 1 },
    payment: 'invoice',
    state: 'in_progress',
    paid: 'open',
    delivery: 'shipped_partially',
    tracking: ['99.00.123456.12345682'],
    documents: ['invoice'],
  },
  {
    customer: 'guest',
    daysAgo: 3,
    items: { 'moka-kanne': 1 },
    payment: 'prepayment',
    state: 'open',
    paid: 'open',
    delivery: 'open',
    documents: ['invoice'],
    link: 'KontorDemoLinkOfAGuestsOrder0001',
  },
  {
    customer: 'anna',
    daysAgo: 1,
    items: { 'pan-umbra': 1 },
    payment: 'card',
    state: 'open',
    paid: 'failed',
    delivery: 'open',
  },
  {
    customer: 'anna',
    daysAgo: 0.1,
    items: { 'book-material-pdf': 1 },
    payment: 'prepayment',
    state: 'open',
    paid: 'open',
    delivery: 'open',
  },
];
