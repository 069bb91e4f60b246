import type { Lang } from '../../demo/model/text.ts';
import type { CustomerRecord } from '../account/customer-record.ts';
import type { Calculation } from '../cart/calculate.ts';
import { sendMail } from '../controls/outbox.ts';
import type { Call } from '../server/call.ts';
import { storefrontIn } from '../session/sales-channel.ts';
import type { OrderRecord } from './order-record.ts';

const TEXTS: Record<Lang, { subject: string; thanks: string; total: string }> = {
  de: { subject: 'Ihre Bestellung', thanks: 'Danke für Ihre Bestellung.', total: 'Total' },
  en: { subject: 'Your order', thanks: 'Thank you for your order.', total: 'Total' },
  fr: { subject: 'Votre commande', thanks: 'Merci de votre commande.', total: 'Total' },
};

/** In the language of the order; a guest's link also asks for e-mail address and postcode. */
export function sendOrderConfirmation(
  call: Call,
  order: OrderRecord,
  cart: Calculation,
  customer: CustomerRecord,
): void {
  const { subject, thanks, total } = TEXTS[call.view.lang];
  const iso = call.view.currency.iso;
  const lines = cart.lines.map(
    ({ line, total: amount }) => `${line.quantity} × ${line.label}  ${iso} ${amount.toFixed(2)}`,
  );
  const discounts = cart.promotions.map(({ name, total: amount }) => `${name}  ${iso} ${amount.toFixed(2)}`);
  const key = customer.guest ? order.deepLinkCode : order.id;
  const text = [
    thanks,
    '',
    ...lines,
    ...discounts,
    '',
    `${total}: ${iso} ${cart.total.toFixed(2)}`,
    '',
    `${storefrontIn(call.shop, call.view.lang)}/account/order/${key}`,
  ].join('\n');
  sendMail(call.shop, order.email, `${subject} ${order.orderNumber}`, text);
}
