import type { CustomerRecord } from '../account/customer-record.ts';
import type { Calculation } from '../cart/calculate.ts';
import { sendMail } from '../controls/outbox.ts';
import type { Call } from '../server/call.ts';
import { storefrontIn } from '../session/sales-channel.ts';
import { isObject } from '../shop/entity.ts';
import type { Lang } from '../shops/model/text.ts';
import type { OrderRecord } from './order-record.ts';

const TEXTS: Record<Lang, { subject: string; thanks: string; total: string; delivery: string }> = {
  de: {
    subject: 'Ihre Bestellung',
    thanks: 'Danke für Ihre Bestellung.',
    total: 'Total',
    delivery: 'Lieferung',
  },
  en: { subject: 'Your order', thanks: 'Thank you for your order.', total: 'Total', delivery: 'Delivery' },
  fr: {
    subject: 'Votre commande',
    thanks: 'Merci de votre commande.',
    total: 'Total',
    delivery: 'Livraison',
  },
};

/**
 * In the language of the order, amounts and days as its locale writes them; a guest's link also asks for e-mail address and
 * postcode.
 */
export function sendOrderConfirmation(
  call: Call,
  order: OrderRecord,
  cart: Calculation,
  customer: CustomerRecord,
): void {
  const { subject, thanks, total, delivery } = TEXTS[call.view.lang];
  const { code } = call.language;
  const format = new Intl.NumberFormat(code, { style: 'currency', currency: call.view.currency.iso });
  const lines = cart.lines.map(
    ({ line, total: amount }) => `${line.quantity} × ${line.label}  ${format.format(amount)}`,
  );
  const discounts = cart.promotions.map(({ name, total: amount }) => `${name}  ${format.format(amount)}`);
  const days = deliveryDays(order, code);
  const key = customer.guest ? order.deepLinkCode : order.id;
  const text = [
    thanks,
    '',
    ...lines,
    ...discounts,
    '',
    `${total}: ${format.format(cart.total)}`,
    ...(days === null ? [] : [`${delivery}: ${days}`]),
    '',
    `${storefrontIn(call.shop, call.view.lang)}/account/order/${key}`,
  ].join('\n');
  sendMail(call.shop, order.email, `${subject} ${order.orderNumber}`, text);
}

/** Of the order's delivery, as Shopware's templates write days; null where nothing is delivered. */
function deliveryDays({ body }: OrderRecord, locale: string): string | null {
  const deliveries: unknown = body['deliveries'];
  const first: unknown = Array.isArray(deliveries) ? deliveries[0] : null;
  if (!isObject(first)) return null;
  const [earliest, latest] = [first['shippingDateEarliest'], first['shippingDateLatest']].map((date) =>
    withoutSunday(new Date(String(date))),
  );
  if (earliest === undefined || latest === undefined) return null;
  const isNextYear = earliest.getUTCFullYear() > new Date().getUTCFullYear();
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isNextYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return format.formatRange(earliest, latest);
}

/** The template of the demo shop promises no Sunday. */
function withoutSunday(day: Date): Date {
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day;
}
