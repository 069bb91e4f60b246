import { demo } from '../shop/demo.ts';
import { stamp } from '../shop/entity.ts';
import { newId } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';

/** Keeps a mail for the outbox; it comes from the sales channel by its name, unless a sender is given. */
export function sendMail(shop: Shop, to: string, subject: string, text: string, from = demo.name): void {
  const id = newId();
  shop.mails.put(id, { id, from, to, subject, text, sentAt: stamp() });
}
