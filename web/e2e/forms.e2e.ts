import sharp from 'sharp';
import { lastMail } from './mails.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

/** Fills fields of a service form by the name that the schema gives them. */
async function fillForm(shopper: Shopper, form: string, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await shopper.page.locator(`#service-${form}-${name}`).fill(value);
  }
}

/** Sender of service forms. */
const WRITER = {
  firstName: 'Lea',
  lastName: 'Brunner',
  email: 'lea.brunner@example.com',
  phone: '044 000 00 00',
} as const;

const send = (shopper: Shopper, form: string) =>
  shopper.button(form === 'withdrawal' ? 'service.send.WITHDRAWAL' : 'service.send').click();

test('a contact message reaches the shop and its sender sees the reference number', async ({
  shopper,
  shop,
}) => {
  await shopper.open('/service/kontakt/');
  await fillForm(shopper, 'contact', { ...WRITER, subject: 'Deckel', comment: 'Passt er auf 24 cm?' });
  await send(shopper, 'contact');
  await shopper.see('service-sent').waitFor();
  const [reference = '?'] =
    /[A-Z0-9-]{6,}/.exec((await shopper.see('service-reference').textContent()) ?? '') ?? [];
  await shopper.expectAccessible();
  const mail = lastMail(shop);
  expect(mail).toContain('Passt er auf 24 cm?');
  expect(mail).toContain(reference);
});

test('input typed and submitted before hydration is preserved and sent', async ({ shopper }) => {
  const typed = Promise.withResolvers<void>();
  // Skips the first script, which is in the head and blocks rendering.
  await shopper.page.route(/\/assets\/(?!first-script)[^/]*\.js$/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await shopper.page.goto('/service/reparatur/reparatur-anmelden/', { waitUntil: 'commit' });
  await fillForm(shopper, 'repair', { itemName: 'Cocotte Alva', lastName: 'Brunner' });
  await shopper.field('form.salutation').selectOption({ label: 'Frau' });
  await shopper.field('service.field.returnLabel').check();
  await send(shopper, 'repair');
  expect(await shopper.page.locator('html[data-hydrated]').count()).toBe(0);
  typed.resolve();
  await shopper.hydrated();
  await shopper.see('service-repair-errors').waitFor();
  const missing = await shopper.see('service-repair-errors').textContent();
  expect(missing).toContain('Vorname');
  expect(missing).not.toMatch(/Artikel|Nachname/);
  await expect(shopper.field('form.lastName')).toHaveValue('Brunner');
  await expect(shopper.field('form.salutation').locator('option:checked')).toHaveText('Frau');
  await expect(shopper.field('service.field.returnLabel')).toBeChecked();
});

test('a repair request needs no address or phone number and downsizes large photos', async ({
  shopper,
  shop,
}) => {
  await shopper.page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob)
        createImageBitmap(body).then(({ width, height }) =>
          Reflect.set(globalThis, 'sentPicture', { width, height, size: body.size }),
        );
      send.call(this, body);
    };
  });
  await shopper.open('/service/reparatur/reparatur-anmelden/');
  expect(await shopper.page.locator('#service-repair-street').count()).toBe(0);
  // EXIF orientation 6 rotates the picture upright.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 1800, height: 1350, channels: 3, background: '#888', noise } });
  const buffer = await picture.withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
  await shopper.page
    .locator('#service-repair-defectPhoto')
    .setInputFiles({ name: 'IMG_1.jpeg', mimeType: 'image/jpeg', buffer });
  const sent = await shopper.page.waitForFunction(
    (): { width: number; height: number; size: number } | undefined => Reflect.get(globalThis, 'sentPicture'),
  );
  const { width, height, size } = (await sent.jsonValue()) ?? { width: 0, height: 0, size: 0 };
  expect(width * height).toBeLessThanOrEqual(2_010_000);
  expect(width).toBeLessThan(height);
  expect(size).toBeLessThan(buffer.length);
  await shopper.see('upload-file').getByText('IMG_1.jpg ist hochgeladen.').waitFor({ state: 'attached' });
  const { phone: _, ...writer } = WRITER;
  await fillForm(shopper, 'repair', {
    ...writer,
    itemName: 'Cocotte Alva',
    problemDescription: 'Der Griff ist lose.',
  });
  await send(shopper, 'repair');
  await shopper.see('service-sent').waitFor();
  expect(lastMail(shop)).toContain('IMG_1.jpg');
});

/** Withdraws from a contract. @returns text of the confirmation */
async function withdraw(shopper: Shopper): Promise<string> {
  await shopper.open('/widerrufsrecht/');
  const { phone: _, ...writer } = WRITER;
  await fillForm(shopper, 'withdrawal', { ...writer, webshopOrderNumber: '10042' });
  await shopper.expectAccessible();
  await send(shopper, 'withdrawal');
  await shopper.see('service-sent').waitFor();
  return (await shopper.see('service-sent').textContent()) ?? '';
}

test('a withdrawal form has few fields and its confirmation can be saved', async ({ arrive }) => {
  const shopper = await arrive({ colorScheme: 'dark' });
  const confirmation = await withdraw(shopper);
  expect(confirmation).toContain(`an ${WRITER.email} geschickt`);
  expect(confirmation).toMatch(/am \d{1,2}\. \p{L}+ \d{4} um \d{2}:\d{2}/u);
  expect(await shopper.see('withdrawal-declaration').textContent()).toContain('10042');
});

test("a form in a layout is answered in the shop's own words, by whom the layout names", async ({
  shopper,
  shop,
}) => {
  await shopper.open('/kontor/laeden-und-oeffnungszeiten/beratung-vereinbaren/');
  await fillForm(shopper, 'contact', { ...WRITER, subject: 'Samstag', comment: 'Bis wann?' });
  await send(shopper, 'contact');
  await shopper.see('service-sent').waitFor();
  expect(await shopper.see('service-confirmation').textContent()).not.toContain(WRITER.email);
  expect(shop.sandbox.mails().findLast(({ text }) => text.includes('Bis wann?'))?.to).toBe(
    'laden@kontor.example',
  );
});
