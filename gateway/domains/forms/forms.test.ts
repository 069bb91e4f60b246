import { beforeAll, describe, expect, test } from 'vitest';
import { newEmail, register } from '../../testing/customer.ts';
import { errorsByField, lastMail, sendForm } from '../../testing/form.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

const reader = (locale = 'de-DE') => new Shopper(gateway.url, { 'kontor-locale': locale });
const WRITER = { firstName: 'Anna', lastName: 'Muster', email: 'anna.muster@example.com' };
const PERSON = { ...WRITER, phone: '034 422 00 00' };
const ADDRESS = { street: 'Seeweg 1', zipcode: '3400', city: 'Burgdorf' };
const SENT = {
  sent: true,
  reference: expect.stringMatching(/^\d{6}-\w{5}$/),
  receivedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
  receivedTime: expect.stringMatching(/^\d{1,2}\. \p{L}+ \d{4} um \d{2}:\d{2} MES?Z$/u),
  confirmation: null,
  acknowledged: false,
  userErrors: [],
};

/** A valid form of each kind, and texts expected in the shop's mail. */
const GOOD: [string, Record<string, string | string[]>, string[]][] = [
  [
    'CUSTOM',
    {
      ...PERSON,
      customerNumber: 'K-10023',
      invoiceNumber: 'R-2026-7',
      itemNumbers: ['KT-1001', 'KT-1002'],
      subject: 'Rechnung',
      comment: 'Der Betrag stimmt nicht.',
    },
    ['Kundennummer: K-10023', 'Rechnungsnummer: R-2026-7', 'Artikelnummern: KT-1001, KT-1002'],
  ],
  [
    'RETURN',
    {
      ...PERSON,
      webshopOrderNumber: '10042',
      itemNumbers: ['KT-1001'],
      quantity: '2',
      reason: 'Zu gross',
      returnLabel: 'true',
    },
    ['Bestellnummer: 10042', 'Anzahl: 2', 'Grund: Zu gross', 'Rücksendeetikette gewünscht: ja'],
  ],
  [
    'WARRANTY',
    {
      ...PERSON,
      ...ADDRESS,
      itemName: 'Bratpfanne',
      purchaseDate: '2025-03-31',
      problemDescription: 'Der Griff ist lose.\nEr dreht sich.',
    },
    ['Kaufdatum: 31. März 2025', 'Der Griff ist lose.\nEr dreht sich.', 'Ort: Burgdorf'],
  ],
];

test.each(GOOD)('the form %s reaches the shop with all values', async (kind, values, lines) => {
  const payload = await sendForm(reader(), kind, values);
  expect(payload).toEqual(SENT);
  const mail = lastMail(gateway);
  expect(mail.subject).toContain(textAt(payload, 'reference'));
  for (const line of [...lines, PERSON.email]) expect(mail.text).toContain(line);
});

test('a form with several errors reports them at once, including the captcha', async () => {
  const writer = reader();
  const { captcha } = await writer.ask('{ captcha { token } }');
  const wrong = { firstName: 'Anna https://example.com', lastName: '', email: 'kein-at', quantity: '0' };
  const unsolved = { captchaToken: textAt(captcha, 'token'), captchaAnswer: 'nonsense' };
  expect(errorsByField(await sendForm(writer, 'RETURN', wrong, unsolved))).toMatchObject({
    firstName: 'WEB_ADDRESS_NOT_ALLOWED',
    lastName: 'REQUIRED',
    email: 'EMAIL_INVALID',
    quantity: 'TOO_LOW',
    captchaAnswer: 'CAPTCHA_WRONG',
  });
});

const CONTACT = { ...PERSON, subject: 'Frage', comment: 'Text' };

test('the shop reads it in the language of the shopper', async () => {
  await sendForm(reader('fr-CH'), 'CUSTOM', { ...CONTACT, invoiceNumber: 'R-7' });
  const [name, ...lines] = lastMail(gateway).text.split('\n');
  expect(name).toBe('Anna Muster');
  expect(lines).toContain('Numéro de facture\u00a0: R-7');
});

test.each([
  ['CONTACT', 'email', 'kein-at', 'EMAIL_INVALID', []],
  ['CONTACT', 'subject', 'x'.repeat(201), 'TOO_LONG', [{ name: 'max', value: '200' }]],
  ['CONTACT', 'salutation', 'Frau', 'NOT_A_CHOICE', []],
  ['RETURN', 'quantity', '1.5', 'NOT_INTEGER', []],
  ['RETURN', 'quantity', '0', 'TOO_LOW', [{ name: 'min', value: '1' }]],
  ['REPAIR', 'itemPrice', 'teuer', 'NOT_DECIMAL', []],
  ['WARRANTY', 'purchaseDate', '2099-01-01', 'NOT_DATE', []],
])('%s: %s with “%s” is %s', async (kind, name, value, code, params) => {
  const payload = await sendForm(reader('en-GB'), kind, { [name]: value });
  const errors = at(payload, 'userErrors');
  const fieldError = (Array.isArray(errors) ? errors : []).find((error) => at(error, 'field', 0) === name);
  expect(fieldError).toMatchObject({ code, params });
  expect(textAt(fieldError, 'message')).toMatch(/^[A-Z].*\.$/);
});

test('copies go to no other address, neither of a visitor nor named by a customer', async () => {
  const rita = reader();
  await register(rita, { email: newEmail() });
  const values = { ...WRITER, webshopOrderNumber: '10005', itemNumbers: ['1 × Eisenpfanne'], reason: 'x' };
  for (const shopper of [reader(), rita]) {
    const before = gateway.sandbox.controls.mails().length;
    const payload = await sendForm(shopper, 'RETURN', { ...values, email: 'anna@example.ch' });
    expect(payload).toMatchObject({ sent: true, acknowledged: false });
    expect(gateway.sandbox.controls.mails().length).toBe(before + 1);
  }
});

test('a place with malformed ids is rejected', async () => {
  const place = { slotId: '../x', navigationId: 'y', entity: 'CATEGORY' };
  await expect(sendForm(reader(), 'CONTACT', CONTACT, { place })).rejects.toThrow('BAD_USER_INPUT');
});

test('the hidden field rejects programs', async () => {
  const payload = await sendForm(reader(), 'CONTACT', CONTACT, { website: 'https://spam.example' });
  expect(errorsByField(payload)).toEqual({ website: 'FORM_REFUSED' });
});

describe('a burst of forms', () => {
  const limited = testGateway({ ATTEMPTS_PER_MINUTE: '12' });
  beforeAll(() => limited.sandbox.controls.set({ rateLimits: false }));

  test('is limited per address', async () => {
    const shopper = new Shopper(limited.url, { 'kontor-locale': 'de-DE' });
    for (let round = 0; round < 2; round++) expect(await sendForm(shopper, 'CONTACT', CONTACT)).toEqual(SENT);
    expect(errorsByField(await sendForm(shopper, 'CONTACT', CONTACT))).toEqual({ '': 'RATE_LIMITED' });
  });
});

describe('a withdrawal', () => {
  const WITHDRAWAL = {
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna.muster@example.com',
    webshopOrderNumber: '10042',
    receivedDate: '2026-06-20',
    itemNumbers: ['KT-1001'],
  };

  test('uses the dedicated route, which mails an acknowledgement', async () => {
    gateway.sandbox.controls.set({ withdrawalRoute: true });
    const before = gateway.upstream.calls.length;
    const payload = await sendForm(reader(), 'WITHDRAWAL', WITHDRAWAL);
    expect(payload).toEqual({ ...SENT, acknowledged: true });
    const paths = gateway.upstream.calls.slice(before).map(({ path }) => path);
    expect(paths).toEqual(['/store-api/revocation-request-form']);
    expect(lastMail(gateway, WITHDRAWAL.email).text).toContain(textAt(payload, 'reference'));
    expect(lastMail(gateway).text).toContain('Erhalten am: 20. Juni 2026');
  });

  describe('from a shop without that route', () => {
    beforeAll(() => gateway.sandbox.controls.set({ withdrawalRoute: false }));

    test('uses the contact form, and the gateway mails an acknowledgement with date and time', async () => {
      const payload = await sendForm(reader(), 'WITHDRAWAL', WITHDRAWAL);
      expect(payload).toEqual({ ...SENT, acknowledged: true });
      expect(lastMail(gateway).text).toContain('Bestellnummer: 10042');
      const { subject, text } = lastMail(gateway, WITHDRAWAL.email);
      expect(subject).toContain(textAt(payload, 'reference'));
      expect(text).toContain('Bestellnummer: 10042');
      expect(text).toMatch(/am \d{1,2}\. \p{L}+ \d{4} um \d{2}:\d{2} MES?Z /u);
    });

    test('never executes text of a shopper as a template', async () => {
      const comment = '{{ salesChannel.accessKey }}';
      await sendForm(reader(), 'WITHDRAWAL', { ...WITHDRAWAL, comment });
      const mail = gateway.upstream.calls.findLast(({ path }) => path.endsWith('/mail-template/send'));
      const { mailTemplateData, ...templates } = JSON.parse(mail?.body ?? '{}');
      expect(JSON.stringify(templates)).not.toContain('accessKey');
      expect(JSON.stringify(mailTemplateData)).toContain(comment);
      expect(lastMail(gateway, WITHDRAWAL.email).text).toContain(comment);
    });

    test('succeeds even if Shopware sends no mail, and says so', async () => {
      gateway.upstream.fault = respondTo('/mail-template/send', 403);
      expect(await sendForm(reader(), 'WITHDRAWAL', WITHDRAWAL)).toEqual(SENT);
    });
  });
});
