import type { Call } from '../protocol/call.ts';
import { demo } from '../shops/demo.ts';
import { languageByLang } from '../state/channel.ts';
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
  const rest = [
    '\n',
    ...lines.map(([label, amount]) => `${label}  ${format.format(amount)}`),
    '',
    `Total: ${format.format(cart.total)}`,
    '',
    `${shop.storefront}${languageByLang(view.lang).path}/account/order/${customer.guest ? order.deepLinkCode : order.id}`,
  ];
  mailShopper(call, 'order', order.email, rest.join('\n'), { number: order.orderNumber });
}
