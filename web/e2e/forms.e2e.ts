import sharp from 'sharp';
import { chunkNamed, holdChunk } from './chunk.ts';
import { fillForm, PHOTO, WRITER } from './form-steps.ts';
import { lastMail } from './mails.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

const send = (shopper: Shopper, form: string) => shopper.see(`service-${form}-submit-button`).click();

test('a message with mistakes is not sent, says what to mend, and keeps what was typed', {
  tag: PHONE,
}, async ({ shopper }) => {
  await shopper.open('/service/kontakt/');
  await shopper.findsNothingInTheWay();
  await fillForm(shopper, 'contact', {
    firstName: 'Lea',
    email: 'lea.brunner',
    comment: 'Der Deckel klemmt.',
  });
  await send(shopper, 'contact');
  await shopper.see('service-contact-errors').waitFor();
  await shopper.see('service-contact-email-error').waitFor();
  await shopper.findsNothingInTheWay();
  await shopper
    .see('service-contact-errors')
    .getByRole('link', { name: /Nachname/ })
    .click();
  await expect
    .poll(() => shopper.page.evaluate(() => document.activeElement?.id))
    .toBe('service-contact-lastName');
  await shopper.reload();
  await expect
    .poll(() => shopper.see('service-contact-comment-input').inputValue())
    .toBe('Der Deckel klemmt.');
});

test('a message arrives at the shop, and whoever wrote it gets its number', async ({ shopper, shop }) => {
  await shopper.open('/service/kontakt/');
  await fillForm(shopper, 'contact', { ...WRITER, subject: 'Deckel', comment: 'Passt er auf 24 cm?' });
  await send(shopper, 'contact');
  await shopper.see('service-sent').waitFor();
  const [reference = '?'] =
    /[A-Z0-9-]{6,}/.exec((await shopper.see('service-reference').textContent()) ?? '') ?? [];
  await shopper.findsNothingInTheWay();
  const mail = lastMail(shop);
  expect(mail).toContain('Passt er auf 24 cm?');
  expect(mail).toContain(reference);
});

test.describe('the check that no program writes', () => {
  const fill = (shopper: Shopper) =>
    fillForm(shopper, 'contact', { ...WRITER, subject: 'Deckel', comment: 'Passt er auf 24 cm?' });

  test('asks nothing of people: it begins with the first field and says when it is done', {
    tag: PHONE,
  }, async ({ shopper }) => {
    await shopper.open('/service/kontakt/');
    await expect(shopper.see('captcha')).toContainText('läuft im Hintergrund eine Prüfung');
    await expect(shopper.see('captcha-state')).toBeEmpty();
    await shopper.see('service-contact-firstName-input').click();
    await expect(shopper.see('captcha-state')).toHaveText('Geprüft.');
    await shopper.findsNothingInTheWay();
  });

  test('a refusal is followed by another check, and nothing typed is lost', async ({ shopper }) => {
    await shopper.open('/service/kontakt/');
    await fill(shopper);
    await shopper.page.route('**/graphql', async (route) => {
      const body: { variables?: { input?: { captchaAnswer?: string } } } = route.request().postDataJSON();
      if (body.variables?.input?.captchaAnswer !== undefined) body.variables.input.captchaAnswer = 'nonsense';
      await route.continue({ postData: JSON.stringify(body) });
    });
    await send(shopper, 'contact');
    await shopper.see('service-contact-captchaAnswer-error').waitFor();
    await shopper.findsNothingInTheWay();
    expect(await shopper.see('service-contact-comment-input').inputValue()).toBe('Passt er auf 24 cm?');
    await shopper.page.unroute('**/graphql');
    await send(shopper, 'contact');
    await shopper.see('service-sent').waitFor();
  });

  test('what is written and sent before its code has arrived is sent when it has', async ({ shopper }) => {
    const arrive = await holdChunk(shopper.page, 'service-form');
    await shopper.open('/service/kontakt/');
    await shopper.settled();
    await fill(shopper);
    await shopper.see('service-contact-submit-button').click();
    expect(new URL(shopper.page.url()).search).toBe('');
    await expect(shopper.see('service-contact-comment-input')).toHaveValue('Passt er auf 24 cm?');
    arrive();
    await shopper.see('service-sent').waitFor();
  });

  test('sent empty before its code has arrived, it says what is missing when it has', async ({ shopper }) => {
    const arrive = await holdChunk(shopper.page, 'service-form');
    await shopper.open('/service/kontakt/');
    await shopper.settled();
    await shopper.see('service-contact-submit-button').click();
    arrive();
    await shopper.see('service-contact-errors').waitFor();
    await expect(shopper.see('service-contact-errors')).toContainText('Vorname');
  });

  test('what was written stands in it after a reload, before anything is touched', async ({ shopper }) => {
    await shopper.open('/service/kontakt/');
    await fill(shopper);
    await shopper.settled();
    await shopper.reload();
    await expect(shopper.see('service-contact-comment-input')).toHaveValue('Passt er auf 24 cm?');
    await expect(shopper.see('service-contact-firstName-input')).not.toHaveValue('');
  });

  test('what it needs did not load: the form says so, and can be sent once more', async ({ shopper }) => {
    shopper.expectComplaints(/Failed to load|404/);
    await shopper.open('/service/kontakt/');
    await shopper.page.route(chunkNamed('proof-of-work'), (route) => route.fulfill({ status: 404 }));
    await fill(shopper);
    await send(shopper, 'contact');
    await expect(shopper.see('service-contact-captchaAnswer-error')).toContainText('gerade nicht möglich');
    expect(await shopper.see('service-contact-comment-input').inputValue()).toBe('Passt er auf 24 cm?');
  });
});

test('a repair is registered with a photo, which is checked before it is sent and can be taken back', {
  tag: PHONE,
}, async ({ shopper, shop }) => {
  await shopper.open('/service/reparatur/reparatur-anmelden/');
  const input = shopper.see('service-repair-defectPhoto-input');
  await input.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') });
  await expect(shopper.see('service-repair-defectPhoto-error')).toContainText('JPEG');
  await input.setInputFiles({ ...PHOTO, buffer: Buffer.alloc(9 * 1024 * 1024) });
  await expect(shopper.see('service-repair-defectPhoto-error')).toContainText('8 MB');
  await input.setInputFiles(PHOTO);
  await shopper.see('upload-file').getByText('griff.png ist hochgeladen.').waitFor({ state: 'attached' });
  await shopper.see('upload-remove-button').click();
  await shopper.see('upload-file').waitFor({ state: 'detached' });
  await input.setInputFiles(PHOTO);
  await shopper.see('upload-file').getByText('griff.png ist hochgeladen.').waitFor({ state: 'attached' });
  await send(shopper, 'repair');
  await shopper.see('service-repair-itemName-error').waitFor();
  expect(await shopper.see('upload-file').count()).toBe(1);
  await shopper.findsNothingInTheWay();
  await shopper.see('service-repair-more').click();
  await shopper.see('service-repair-returnLabel-checkbox').check();
  await fillForm(shopper, 'repair', {
    ...WRITER,
    itemName: 'Cocotte Alva',
    itemPrice: '189.00',
    problemDescription: 'Der Griff ist lose.',
    street: 'Gartenweg 4',
    zipcode: '8000',
    city: 'Zürich',
  });
  await shopper.see('service-repair-proofOfPurchase-checkbox').check();
  await shopper.see('service-repair-proofOfPurchaseFile-input').waitFor({ state: 'attached' });
  await send(shopper, 'repair');
  await shopper.see('service-sent').waitFor();
  const mail = lastMail(shop);
  expect(mail).toContain('Der Griff ist lose.');
  expect(mail).toContain('griff.png');
});

test('a repair asks for no address and no telephone, and a picture of a telephone is made smaller', async ({
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
  expect(await shopper.see('service-repair-street-input').count()).toBe(0);
  // Lying on its side: orientation 6 stands it up.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#888', noise } });
  const buffer = await picture.withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
  await shopper
    .see('service-repair-defectPhoto-input')
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

test('several items go back with one form', async ({ shopper, shop }) => {
  await shopper.open('/service/rueckgabe/rueckgabe-anmelden/');
  await fillForm(shopper, 'return', {
    ...WRITER,
    webshopOrderNumber: '10042',
    quantity: 'zwei',
    itemNumbers: 'Brotmesser Korn',
    reason: 'Zu gross.',
  });
  await shopper.see('service-return-itemNumbers-more-button').click();
  await shopper.see('service-return-itemNumbers-2-input').fill('Kochmesser Grat');
  await send(shopper, 'return');
  await shopper.see('service-return-quantity-error').waitFor();
  await shopper.findsNothingInTheWay();
  await fillForm(shopper, 'return', { quantity: '2' });
  await send(shopper, 'return');
  await shopper.see('service-sent').waitFor();
  expect(lastMail(shop)).toContain('Kochmesser Grat');
});

test('a claim under warranty and a question about an order arrive', async ({ shopper, shop }) => {
  await shopper.open('/service/garantie/garantiefall-melden/');
  await fillForm(shopper, 'warranty', {
    ...WRITER,
    itemName: 'Kochtopf Linea',
    purchaseDate: '2025-03-01',
    problemDescription: 'Der Boden wölbt sich.',
    street: 'Gartenweg 4',
    zipcode: '8000',
    city: 'Zürich',
  });
  await send(shopper, 'warranty');
  await shopper.see('service-sent').waitFor();
  expect(lastMail(shop)).toContain('Der Boden wölbt sich.');
  await shopper.open('/service/kontakt/beratung-und-sonderwuensche/');
  await fillForm(shopper, 'custom', {
    ...WRITER,
    customerNumber: 'K-7',
    invoiceNumber: 'R-9',
    subject: 'Gravur',
    comment: 'Geht das?',
  });
  await send(shopper, 'custom');
  await shopper.see('service-sent').waitFor();
  expect(lastMail(shop)).toContain('R-9');
});

/** Withdraws from a contract; what the page says then. */
async function withdraw(shopper: Shopper): Promise<string> {
  await shopper.open('/widerrufsrecht/');
  const { phone: _, ...writer } = WRITER;
  await fillForm(shopper, 'withdrawal', { ...writer, webshopOrderNumber: '10042' });
  await shopper.findsNothingInTheWay();
  await send(shopper, 'withdrawal');
  await shopper.see('service-sent').waitFor();
  await shopper.findsNothingInTheWay();
  return (await shopper.see('service-sent').textContent()) ?? '';
}

test('a contract is withdrawn from with a form of few fields, and the answer is one to keep', async ({
  arrive,
}) => {
  const shopper = await arrive({ colorScheme: 'dark' });
  const said = await withdraw(shopper);
  expect(said).toContain(`an ${WRITER.email} geschickt`);
  expect(said).toMatch(/am \d{1,2}\. \p{L}+ \d{4} um \d{2}:\d{2}/u);
  expect(await shopper.see('withdrawal-declaration').textContent()).toContain('10042');
});

test('where the shop can mail no acknowledgement, the page is it, and prints', { tag: PHONE }, async ({
  shopper,
  shop,
}) => {
  shop.sandbox.set({ withdrawalRoute: false });
  shop.fail({ path: '/mail-template/send', times: 1, kind: 'status', status: 403 });
  expect(await withdraw(shopper)).toContain('Diese Seite ist Ihre Bestätigung.');
  await shopper.page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await shopper.see('withdrawal-print-button').click();
  expect(await shopper.page.locator('html[data-printed]').count()).toBe(1);
  await shopper.page.emulateMedia({ media: 'print' });
  expect(await shopper.see('withdrawal-declaration').isVisible()).toBe(true);
  expect(await shopper.see('service-reference').isVisible()).toBe(true);
  expect(await shopper.page.locator('.site-head').isVisible()).toBe(false);
  await expect(shopper.see('consent-bar')).toBeHidden();
});

test("a form in a layout is answered in the shop's own words, by whom the layout names", async ({
  shopper,
  shop,
}) => {
  await shopper.open('/kontor/laeden-und-oeffnungszeiten/');
  await fillForm(shopper, 'contact', { ...WRITER, subject: 'Samstag', comment: 'Bis wann?' });
  await send(shopper, 'contact');
  await shopper.see('service-sent').waitFor();
  expect(await shopper.see('service-confirmation').textContent()).not.toContain(WRITER.email);
  expect(shop.sandbox.mails().findLast(({ text }) => text.includes('Bis wann?'))?.to).toBe(
    'laden@kontor.example',
  );
});

test('who sends too much is told how long to wait, and nothing is lost', { tag: PHONE }, async ({
  shopper,
  shop,
}) => {
  await shopper.open('/service/kontakt/');
  const message = { ...WRITER, subject: 'Noch etwas', comment: 'Und noch etwas.' };
  for (let round = 0; round < 3; round++) {
    await fillForm(shopper, 'contact', message);
    await send(shopper, 'contact');
    await shopper.see('service-sent').waitFor();
    await shopper.see('service-again-button').click();
  }
  await fillForm(shopper, 'contact', message);
  await send(shopper, 'contact');
  await shopper.see('service-contact-errors').waitFor();
  shop.sandbox.forgetAttempts();
  expect(await shopper.see('service-contact-errors').textContent()).toMatch(/\d+ Sekunden/);
  await shopper.findsNothingInTheWay();
  expect(await shopper.see('service-contact-comment-input').inputValue()).toBe(message.comment);
  await send(shopper, 'contact');
  await shopper.see('service-sent').waitFor();
});

test('a shop that cannot answer loses nothing that was typed', async ({ shopper, shop }) => {
  shopper.expectComplaints(/./);
  await shopper.open('/service/kontakt/');
  await fillForm(shopper, 'contact', { ...WRITER, subject: 'Deckel', comment: 'Noch einmal.' });
  shop.fail({ path: '/contact-form', times: 3, kind: 'status', status: 500 });
  await send(shopper, 'contact');
  await shopper.see('service-contact-errors').waitFor();
  shop.sandbox.clearFaults();
  expect(await shopper.see('service-contact-comment-input').inputValue()).toBe('Noch einmal.');
});
