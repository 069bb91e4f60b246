import type { Call } from '../protocol/call.ts';
import { demo } from '../shops/demo.ts';
import type { Text } from '../shops/model/text.ts';
import { languageByLang } from '../state/channel.ts';
import { objectsIn } from '../state/entity.ts';
import type { CustomerRecord, OrderRecord } from '../state/records.ts';
import type { Calculation } from './cart/calculate.ts';
import texts from './mail-texts.json' with { type: 'json' };

/**
 * Mails a shopper in the language of the request.
 * @param rest after the text
 */
export function mailShopper(
  { shop, view }: Call,
  kind: keyof typeof texts,
  to: string,
  rest: string,
  subject: Readonly<Record<string, string>> = { shop: demo.name },
): void {
  const [title, text] = texts[kind][view.lang];
  shop.sendMail(
    to,
    String(title).replace(/\{(\w+)\}/, (_, name: string) => subject[name] ?? ''),
    text + rest,
  );
}

const DELIVERY: Text = { de: 'Lieferung', en: 'Delivery', fr: 'Livraison' };

/** Mails the order with a link to it; a guest's link has the deep link code. */
export function sendOrderConfirmation(
  call: Call,
  order: OrderRecord,
  cart: Calculation,
  customer: CustomerRecord,
): void {
  const { shop, view, language } = call;
  const format = new Intl.NumberFormat(language.code, { style: 'currency', currency: view.currency.iso });
  const lines = [
    ...cart.lines.map(({ line, total: amount }) => [`${line.quantity} × ${line.label}`, amount] as const),
    ...cart.promotions.map(({ name, total: amount }) => [name, amount] as const),
  ];
  const days = deliveryDays(order, language.code);
  const rest = [
    '\n',
    ...lines.map(([label, amount]) => `${label}  ${format.format(amount)}`),
    '',
    `Total: ${format.format(cart.total)}`,
    ...(days === null ? [] : [`${DELIVERY[view.lang]}: ${days}`]),
    '',
    `${shop.storefront}${languageByLang(view.lang).path}/account/order/${customer.guest ? order.deepLinkCode : order.id}`,
  ];
  mailShopper(call, 'order', order.email, rest.join('\n'), { number: order.orderNumber });
}

/** As Shopware's templates write days; null without a delivery. */
function deliveryDays({ body }: OrderRecord, locale: string): string | null {
  const [delivery] = objectsIn(body['deliveries']);
  if (delivery === undefined) return null;
  const day = (field: string) => withoutSunday(new Date(String(delivery[field])));
  const [earliest, latest] = [day('shippingDateEarliest'), day('shippingDateLatest')];
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
