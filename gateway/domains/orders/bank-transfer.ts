import type { BankTransfer } from '../../../schema/generated/types.ts';
import { grouped, isQrIban, parseIban, qrReference } from '../../lib/iban.ts';
import { redirectsBuyer } from '../../shopware/mappers/methods.ts';
import { type MoneyView, money } from '../../shopware/mappers/money.ts';
import type { SwOrder } from '../../shopware/mappers/order-entity.ts';
import { customField } from '../../shopware/mappers/translated.ts';

/** Data of a code for banking apps; texts are single lines. */
export interface Account {
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
  /** Null without a QR-IBAN. */
  readonly qrReference: string | null;
};

/** Payment states of unpaid orders. */
const AWAITED = new Set(['open', 'reminded', 'unconfirmed']);

/**
 * Bank transfer of an order, by the custom fields `kontor_payment_*` of its payment method; null if no payment is due, the
 * method redirects, or the fields contain no valid account.
 */
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
