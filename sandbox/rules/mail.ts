import type { Call } from '../protocol/call.ts';
import { demo } from '../shops/demo.ts';
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
