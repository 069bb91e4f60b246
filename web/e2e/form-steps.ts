import type { Shopper } from './shopper.ts';

/** Fills fields of a service form by the name that the schema gives them. */
export async function fillForm(
  shopper: Shopper,
  form: string,
  fields: Record<string, string>,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await shopper.page.locator(`#service-${form}-${name}`).fill(value);
  }
}

/** Sender of service forms. */
export const WRITER = {
  firstName: 'Lea',
  lastName: 'Brunner',
  email: 'lea.brunner@example.com',
  phone: '044 000 00 00',
} as const;
