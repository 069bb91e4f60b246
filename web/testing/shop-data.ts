import type {
  BookAddressPartsFragment,
  CheckoutQuery,
  CmsPagePartsFragment,
  ErrorCode,
  OrderDetailPartsFragment,
  OrderRowPartsFragment,
  ProductCardPartsFragment,
  ProfileQuery,
  UserErrorPartsFragment,
} from '../generated/graphql.ts';

/** A name that tests long text. */
export const LONG_NAME = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** A Shopware id for a number. */
export const idOf = (number: number): string => number.toString(16).padStart(32, '0');

export const money = (amount: number) => ({
  amount: amount.toFixed(2),
  currencyCode: 'CHF',
  formatted: `CHF ${amount.toFixed(2)}`,
});

/** A rejection that the shopper can resolve. */
export const refusal = (
  message: string,
  field: string[] | null = null,
  code: ErrorCode = 'FORMAT_INVALID',
): UserErrorPartsFragment => ({ code, message, field });

export const SALUTATIONS = [
  { id: idOf(901), key: 'not_specified', label: 'Keine Angabe' },
  { id: idOf(902), key: 'mrs', label: 'Frau' },
  { id: idOf(903), key: 'mr', label: 'Herr' },
];

export const COUNTRIES: CheckoutQuery['countries'] = [
  {
    id: 'ch',
    isoCode: 'CH',
    name: 'Schweiz',
    states: [],
    requiresState: false,
    requiresVatId: false,
    vatIdPattern: null,
    zipcodePattern: '\\d{4}',
    requiresZipcode: true,
    isShippingAvailable: true,
  },
  {
    id: 'us',
    isoCode: 'US',
    name: 'USA',
    states: [{ id: 'ny', name: 'New York' }],
    requiresState: true,
    requiresVatId: false,
    vatIdPattern: null,
    zipcodePattern: null,
    requiresZipcode: false,
    isShippingAvailable: false,
  },
];

export const LEGAL_PAGES: CheckoutQuery['shop']['legalPages'] = [
  { role: 'TERMS', path: '/agb/' },
  { role: 'PRIVACY', path: '/datenschutz/' },
];

function address(changes: Partial<BookAddressPartsFragment> = {}): BookAddressPartsFragment {
  return {
    id: idOf(1),
    salutation: { id: idOf(902), key: 'mrs', label: 'Frau' },
    firstName: 'Lea',
    lastName: 'Brunner',
    company: null,
    street: 'Seeweg 1',
    additional: null,
    zipcode: '3400',
    city: 'Burgdorf',
    country: { id: 'ch', isoCode: 'CH', name: 'Schweiz' },
    state: null,
    phone: null,
    isDefaultBilling: false,
    isDefaultShipping: false,
    ...changes,
  };
}

type ProfileCustomer = NonNullable<ProfileQuery['customer']>;

export function customer(changes: Partial<ProfileCustomer> = {}): ProfileCustomer {
  return {
    id: idOf(2),
    number: '10001',
    email: 'lea.brunner@example.com',
    accountType: 'PRIVATE',
    salutation: { id: idOf(902), key: 'mrs', label: 'Frau' },
    firstName: 'Lea',
    lastName: 'Brunner',
    company: null,
    vatIds: [],
    defaultBillingAddress: address(),
    defaultShippingAddress: address(),
    defaultPaymentMethod: { id: 'invoice', name: 'Rechnung', description: null },
    newsletter: 'NONE',
    requestedGroup: null,
    ...changes,
  };
}

const OPEN = { code: 'open', label: 'Offen' };

function orderRow(number = '10042', changes: Partial<OrderRowPartsFragment> = {}): OrderRowPartsFragment {
  return {
    id: idOf(Number(number)),
    number,
    createdAt: '2026-06-20T10:00:00.000Z',
    status: OPEN,
    paymentStatus: { code: 'paid', label: 'Bezahlt' },
    deliveryStatus: OPEN,
    arrival: null,
    bankTransfer: null,
    paid: true,
    canPay: false,
    total: money(189),
    paymentMethod: { prepaid: false, id: 'invoice', name: 'Rechnung', description: null },
    shippingMethod: null,
    items: [
      {
        id: idOf(20),
        type: 'PRODUCT',
        label: 'Cocotte Alva',
        quantity: 1,
        unitPrice: money(189),
        totalPrice: money(189),
        product: { id: idOf(11), path: '/cocotte-alva/' },
        image: null,
      },
    ],
    trackingUrls: [],
    documents: [],
    ...changes,
  };
}

export function orderPage(numbers: string[], page = 1, total = numbers.length) {
  return {
    customer: {
      orders: {
        nodes: numbers.map((number) => orderRow(number)),
        totalCount: total,
        pageInfo: { hasNextPage: page * 10 < total },
      },
    },
  };
}

export function order(changes: Partial<OrderDetailPartsFragment> = {}): OrderDetailPartsFragment {
  const { items, ...row } = orderRow();
  return {
    ...row,
    items: items.map((item) => ({ ...item, productNumber: 'KT-1004.3', options: [], downloads: [] })),
    deliveryStatus: OPEN,
    canCancel: true,
    canRequestCancellation: false,
    canReturn: false,
    canChangePayment: false,
    bankTransfer: null,
    goodsTotal: money(189),
    shipping: money(0),
    taxes: [],
    taxState: 'GROSS',
    billingAddress: address(),
    shippingAddress: address(),
    shippingMethod: { name: 'Paket' },
    arrival: null,
    comment: null,
    email: 'lea.brunner@example.com',
    ...changes,
  };
}

export function productCard(
  number: number,
  changes: Partial<ProductCardPartsFragment> = {},
): ProductCardPartsFragment {
  return {
    id: idOf(number),
    name: `Pfanne ${number}`,
    listedOptions: [],
    summary: null,
    path: `/pfanne-${number}/`,
    cover: null,
    fromPrice: {
      taxState: 'GROSS',
      unitPrice: money(number),
      isFromPrice: false,
      compareAtPrice: null,
      discountPercent: null,
      referencePrice: null,
    },
    badges: [],
    averageRating: null,
    available: true,
    stock: null,
    hasVariants: false,
    swatches: [],
    ...changes,
  };
}

/** Layout settings with Shopware's defaults. */
export const PLAIN_LAYOUT: CmsPagePartsFragment['sections'][number]['layout'] = {
  cssClass: null,
  backgroundColor: null,
  backgroundTone: null,
  backgroundMode: null,
  sizingMode: null,
  margins: null,
  hiddenOn: [],
  background: null,
};
