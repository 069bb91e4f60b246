import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SendFormMutation } from '../../generated/graphql.ts';
import { changeSession } from '../../shared/session/session-store.ts';
import { easyCaptcha } from '../../testing/captcha.ts';
import { refusal, SALUTATIONS } from '../../testing/shop-data.ts';
import { fieldMessage, type TestShopper, testShopper } from '../../testing/shopper.tsx';
import { CaptchaDocument, SenderDocument, SendFormDocument } from './public/forms.generated.ts';
import { ServiceForm } from './public/service-form.tsx';

const CAPTCHA = await easyCaptcha();
const ARRIVED: SendFormMutation['payload'] = {
  sent: true,
  reference: '261122-ABCDE',
  receivedTime: '22. November 2026 um 11:00 MEZ',
  confirmation: null,
  acknowledged: false,
  userErrors: [],
};
const refused = (...userErrors: ReturnType<typeof refusal>[]): SendFormMutation => ({
  payload: { ...ARRIVED, sent: false, reference: null, receivedTime: null, userErrors },
});
const form = (kind: Parameters<typeof ServiceForm>[0]['kind'] = 'CONTACT') => (
  <ServiceForm kind={kind} title={null} salutations={SALUTATIONS} place={null} />
);
const field = (label: string | RegExp) =>
  screen.getByLabelText(label, { exact: true, selector: 'input, textarea' });

function writer(): TestShopper {
  const shopper = testShopper();
  shopper.gateway.answer(CaptchaDocument, CAPTCHA);
  return shopper;
}

async function fillContact({ fill }: TestShopper): Promise<void> {
  await fill(field('Vorname'), 'Lea');
  await fill(field('Nachname'), 'Brunner');
  await fill(field('E-Mail-Adresse'), 'lea@example.com');
  await fill(field('Telefon (freiwillig)'), '044 000 00 00');
  await fill(field('Betreff'), 'Deckel');
  await fill(field('Nachricht'), 'Passt er auf 24 cm?');
}

const send = ({ user }: TestShopper) => user.click(screen.getByRole('button', { name: 'Absenden' }));

test('shows opening hours next to the contact detail with the same label', () => {
  const shopper = writer();
  const openingHours = ['Telefon: Di–Fr 9–12 Uhr', 'Laden: Sa 9–17 Uhr', 'Feiertags geschlossen'];
  Object.assign(shopper.shop, {
    identity: { ...shopper.shop.identity, phone: '034 000 00 00', openingHours },
  });
  shopper.open(form());
  expect(screen.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' ').trim())).toEqual([
    'Telefon034 000 00 00Di–Fr 9–12 Uhr',
    'LadenSa 9–17 Uhr',
    'ÖffnungszeitenFeiertags geschlossen',
  ]);
});

test('is filled in with the name and e-mail address of a customer', async () => {
  const shopper = writer();
  const customer = { firstName: 'Anna', lastName: 'Berger', email: 'anna@example.com' };
  shopper.gateway.answer(SenderDocument, { customer });
  changeSession('CUSTOMER');
  shopper.open(form());
  await screen.findByDisplayValue('anna@example.com');
  screen.getByDisplayValue('Anna');
  screen.getByDisplayValue('Berger');
  changeSession('VISITOR');
});

test('rejects an empty message with an error per required field and a linked summary', async () => {
  const shopper = writer();
  shopper.open(form());
  await send(shopper);
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Vorname', 'Nachname', 'E-Mail-Adresse', 'Betreff', 'Nachricht']);
  expect(within(summary).getByRole('link', { name: 'Vorname: Bitte Vornamen eingeben.' })).toBeTruthy();
  await waitFor(() => expect(summary).toHaveProperty('id', document.activeElement?.id));
  await shopper.user.click(within(summary).getByRole('link', { name: /Nachname/ }));
  expect(document.activeElement).toBe(field('Nachname'));
  expect(shopper.gateway.variablesOf(SendFormDocument)).toEqual([]);
});

test('shows a single error at its field only and focuses the field', async () => {
  const shopper = writer();
  shopper.open(form());
  await fillContact(shopper);
  await shopper.user.clear(field('Nachricht'));
  await send(shopper);
  await waitFor(() => expect(document.activeElement).toBe(field('Nachricht')));
  expect(fieldMessage(field('Nachricht'))).toBe('Bitte Nachricht eingeben.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows rejections at their fields or in the summary and keeps the input', async () => {
  const shopper = writer();
  shopper.gateway.answer(
    SendFormDocument,
    refused(refusal('Dieser Name geht nicht.', ['firstName']), refusal('Der Laden ist zu.')),
  );
  shopper.open(form());
  await fillContact(shopper);
  await send(shopper);
  expect(await screen.findByText('Der Laden ist zu.')).toBeTruthy();
  expect(fieldMessage(field('Vorname'))).toBe('Dieser Name geht nicht.');
  expect(field('Vorname').getAttribute('aria-invalid')).toBe('true');
  expect(field('Nachricht')).toHaveProperty('value', 'Passt er auf 24 cm?');
});

test('sends no request to reCAPTCHA before submission', async () => {
  const shopper = testShopper();
  shopper.gateway.answer(CaptchaDocument, { captcha: { token: 't', challenge: null, siteKey: 'site-key' } });
  shopper.open(form());
  await fillContact(shopper);
  expect(await screen.findByText(/Geschützt durch reCAPTCHA/)).toBeTruthy();
  expect(document.querySelector('script[src*="recaptcha"]')).toBeNull();
});

test('replaces a rejected captcha and keeps the input', async () => {
  const shopper = writer();
  shopper.gateway.answer(CaptchaDocument, CAPTCHA, await easyCaptcha('token-2'));
  shopper.gateway.answer(
    SendFormDocument,
    refused(refusal('Das hat zu lange gedauert.', ['captchaAnswer'])),
    {
      payload: ARRIVED,
    },
  );
  shopper.open(form());
  await fillContact(shopper);
  await send(shopper);
  expect(await screen.findByRole('link', { name: 'Das hat zu lange gedauert.' })).toBeTruthy();
  await send(shopper);
  await screen.findByText(/Ihre Nummer/);
  const asked = shopper.gateway.variablesOf(SendFormDocument).map(({ input }) => input.captchaToken);
  expect(asked).toEqual(['token-1', 'token-2']);
});

test('reports a missing captcha and does not send the form', async () => {
  const shopper = testShopper();
  shopper.gateway.reply(CaptchaDocument, 'offline');
  shopper.open(form());
  await fillContact(shopper);
  await send(shopper);
  expect(await screen.findByRole('link', { name: /^Die Prüfung ist gerade nicht möglich/ })).toBeTruthy();
  expect(shopper.gateway.variablesOf(SendFormDocument)).toEqual([]);
  expect(field('Nachricht')).toHaveProperty('value', 'Passt er auf 24 cm?');
});

test('restores the input after a reload and clears it after submission', async () => {
  const shopper = writer();
  shopper.gateway.answer(SendFormDocument, { payload: ARRIVED });
  shopper.open(form());
  await fillContact(shopper);
  shopper.reload(form());
  await waitFor(() => expect(field('Nachricht')).toHaveProperty('value', 'Passt er auf 24 cm?'));
  await send(shopper);
  await screen.findByText(/Ihre Nummer/);
  shopper.reload(form());
  expect(field('Nachricht')).toHaveProperty('value', '');
});

test('shows the acknowledgement of a withdrawal on the page if the shop cannot send mail', async () => {
  const shopper = writer();
  shopper.gateway.answer(SendFormDocument, { payload: ARRIVED });
  shopper.open(form('WITHDRAWAL'));
  await shopper.fill(field('Bestellnummer'), '10042');
  await shopper.fill(field('Vorname'), 'Lea');
  await shopper.fill(field('Nachname'), 'Brunner');
  await shopper.fill(field('E-Mail-Adresse'), 'lea@example.com');
  await shopper.user.click(screen.getByRole('button', { name: 'Widerruf bestätigen' }));
  const notice = await screen.findByTestId('service-sent');
  expect(notice.textContent).toContain('am 22. November 2026 um 11:00 MEZ');
  expect(notice.textContent).toContain('Diese Seite ist Ihre Bestätigung.');
  expect(within(notice).getByText('10042')).toBeTruthy();
});
