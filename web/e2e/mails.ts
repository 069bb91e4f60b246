import { expect } from '@playwright/test';
import type { TestShop } from './shop.ts';

/** Path and query of the latest link that was mailed to an address; waits for the mail. */
export async function mailedLink(shop: TestShop, email: string): Promise<string> {
  const latest = () =>
    shop.sandbox
      .mails()
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /https?:\/\/\S+/.exec(text) ?? [])
      .at(-1);
  await expect.poll(latest, `a link is mailed to ${email}`).toBeDefined();
  const { pathname, search } = new URL(latest() ?? '');
  return pathname + search;
}

/** Subject and text of the latest mail. */
export function lastMail(shop: TestShop): string {
  const mail = shop.sandbox.mails().at(-1);
  return `${mail?.subject}\n${mail?.text}`;
}
