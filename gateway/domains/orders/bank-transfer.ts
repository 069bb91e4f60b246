import type { BankTransfer } from '../../../schema/generated/types.ts';
import { grouped, isQrIban, isSwissIban, parseIban, qrReference } from '../../lib/iban.ts';
import { redirectsBuyer } from '../../shopware/mappers/methods.ts';
import { type MoneyView, money } from '../../shopware/mappers/money.ts';
import type { SwOrder } from '../../shopware/mappers/order-entity.ts';
import { customField } from '../../shopware/mappers/translated.ts';

/** Data of a code for banking apps; texts are single lines. */
interface Account {
  readonly iban: string;
  readonly bic: string;
  readonly name: string;
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export type BankTransferSource = Omit<BankTransfer, 'qrCode'> & {
  readonly account: Account;
  readonly orderNumber: string;
  readonly qrReference: string | null;
};

const AWAITED = new Set(['open', 'reminded', 'unconfirmed']);

/** By the custom fields `kontor_payment_*` of the payment method; null without a valid account or a due payment. */
export function bankTransfer(order: SwOrder, view: MoneyView): BankTransferSource | null {
  const transaction = order.transactions?.at(-1);
  const method = transaction?.paymentMethod;
  const state = transaction?.stateMachineState?.technicalName ?? 'open';
  const amount = order.amountTotal ?? 0;
  const called = order.stateMachineState?.technicalName === 'cancelled';
  if (!method || redirectsBuyer(method) || called || !AWAITED.has(state) || amount <= 0) return null;
  const fieldOf = (name: string) => line(customField(method, `kontor_payment_${name}`));
  const iban = parseIban(fieldOf('iban'));
  const name = fieldOf('account_name');
  const orderNumber = order.orderNumber ?? '';
  if (iban === null || name === '' || orderNumber === '') return null;
  const reference = isQrIban(iban) ? qrReference(fieldOf('reference_prefix'), orderNumber) : null;
  // A QR-IBAN requires a QR reference.
  if (isQrIban(iban) && reference === null) return null;
  const account: Account = {
    iban,
    bic: fieldOf('bic').replace(/\s/g, '').toUpperCase(),
    name,
    street: fieldOf('account_street'),
    zipcode: fieldOf('account_zipcode'),
    city: fieldOf('account_city'),
    country: fieldOf('account_country').toUpperCase(),
  };
  const town = [account.zipcode, account.city].filter(Boolean).join(' ');
  return {
    holder: name,
    address: [account.street, town].filter(Boolean),
    iban: grouped(iban, 4),
    bic: account.bic || null,
    reference: reference === null ? orderNumber : grouped(reference, 5),
    amount: money(amount, view),
    account,
    orderNumber,
    qrReference: reference,
  };
}

function line(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/\s+/g, ' ').trim()
    : '';
}

/** Characters of the Swiss QR Code; banks reject others. */
const NOT_LATIN = /[^\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]/g;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
const QUIET = 4;
/** Size of a Swiss QR Code and of its cross, in millimetres. */
const SWISS_SIDE = 46;
const SWISS_CROSS = 7;

interface Payload {
  readonly kind: 'SWISS_QR' | 'EPC';
  readonly text: string;
}

/** The code for banking apps as SVG, with quiet zone; null if currency and account have none. */
export async function transferCode(transfer: BankTransferSource): Promise<string | null> {
  const payload = transferPayload(transfer);
  if (payload === null) return null;
  const { encode } = await import('uqr');
  const { data } = encode(payload.text, { ecc: 'M', boostEcc: false, border: 0, maxVersion: 25 });
  return drawing(data, payload.kind === 'SWISS_QR');
}

/** Content of the code. */
export function transferPayload(transfer: BankTransferSource): Payload | null {
  const { account, amount } = transfer;
  const { currencyCode } = amount;
  if (isSwissIban(account.iban)) {
    const placed = account.zipcode !== '' && account.city !== '' && /^[A-Z]{2}$/.test(account.country);
    if (!placed || (currencyCode !== 'CHF' && currencyCode !== 'EUR')) return null;
    return { kind: 'SWISS_QR', text: swissQr(transfer) };
  }
  return currencyCode === 'EUR' ? { kind: 'EPC', text: epc(transfer) } : null;
}

/** Swiss Implementation Guidelines QR-bill, version 2.3: 31 lines with a structured address. */
function swissQr({ account, amount, orderNumber, qrReference }: BankTransferSource): string {
  const { iban, name, street, zipcode, city, country } = account;
  const creditor = ['S', cut(name, 70), cut(street, 70), '', cut(zipcode, 16), cut(city, 35), country];
  const noDebtor = Array<string>(7).fill('');
  const reference = qrReference === null ? ['NON', ''] : ['QRR', qrReference];
  return [
    ...['SPC', '0200', '1', iban],
    ...creditor,
    ...noDebtor,
    ...[amount.amount, amount.currencyCode],
    ...noDebtor,
    ...reference,
    ...[cut(orderNumber, 140), 'EPD'],
  ].join('\n');
}

/** EPC069-12, version 002: a credit transfer with a text of at most 140 characters. */
function epc({ account, amount, orderNumber }: BankTransferSource): string {
  const bic = BIC.test(account.bic) ? account.bic : '';
  return [
    ...['BCD', '002', '1', 'SCT'],
    ...[bic, cut(account.name, 70), account.iban, `EUR${amount.amount}`],
    ...['', '', cut(orderNumber, 140)],
  ].join('\n');
}

function cut(text: string, length: number): string {
  return text.replace(NOT_LATIN, '').slice(0, length).trim();
}

function drawing(modules: readonly (readonly boolean[])[], swiss: boolean): string {
  const size = modules.length;
  const runs = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end === -1 ? size : end) - x}v1H${x}z`];
    }),
  );
  const side = size + 2 * QUIET;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}H${-QUIET}z"/><path d="${runs.join('')}"/>`,
    swiss ? cross(size) : '',
    '</svg>',
  ].join('');
}

function cross(size: number): string {
  const unit = ((size / SWISS_SIDE) * SWISS_CROSS) / 32;
  const from = size / 2 - 16 * unit;
  const box = (x: number, y: number, width: number, height: number) =>
    `M${from + x * unit} ${from + y * unit}h${width * unit}v${height * unit}h${-width * unit}z`;
  return `<path fill="#fff" d="${box(0, 0, 32, 32)}"/><path d="${box(1.6, 1.6, 28.8, 28.8)}"/><path fill="#fff" d="${box(13.2, 7, 5.6, 18)}${box(7, 13.2, 18, 5.6)}"/>`;
}
