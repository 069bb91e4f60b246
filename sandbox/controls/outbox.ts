import { stamp } from '../shop/entity.ts';
import { newId } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';

export function sendMail(shop: Shop, to: string, subject: string, text: string): void {
  const id = newId();
  shop.mails.put(id, { id, to, subject, text, sentAt: stamp() });
}
