import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { PLACEHOLDERS } from '../contract/placeholders.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';

let sandbox: Sandbox;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterAll(() => sandbox.close());

beforeEach(() => {
  sandbox.controls.reset();
  client = new Client(sandbox.url);
});

const MESSAGE = {
  salutationId: PLACEHOLDERS['salutation'],
  firstName: 'Rosa',
  lastName: 'Meier',
  email: 'rosa@example.ch',
  phone: '044 000 00 00',
  subject: 'Griff lose',
  comment: 'Erste Zeile\nZweite Zeile',
};

describe('the contact form', () => {
  it('reaches the shop with everything that was entered', async () => {
    expect((await client.send('POST', '/store-api/contact-form', MESSAGE)).status).toBe(200);
    const [mail] = sandbox.controls.mails();
    expect(mail).toMatchObject({ to: 'hallo@kontor.example', subject: 'Griff lose' });
    for (const text of ['Rosa Meier', 'rosa@example.ch', '044 000 00 00', 'Erste Zeile\nZweite Zeile'])
      expect(mail?.text).toContain(text);
  });

  it('is sent three times from one address, then must wait', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++)
      statuses.push((await client.send('POST', '/store-api/contact-form', MESSAGE)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    sandbox.controls.passAttempts(31);
    expect((await client.send('POST', '/store-api/contact-form', MESSAGE)).status).toBe(200);
  });
});

describe('a withdrawal', () => {
  const body = { email: 'rosa@example.ch', contractNumber: '10007', comment: 'Alles' };

  it('reaches the shop, and who withdraws gets a mail with the moment', async () => {
    expect((await client.send('POST', '/store-api/revocation-request-form', body)).status).toBe(200);
    const mails = sandbox.controls.mails();
    expect(mails.map(({ to }) => to)).toEqual(['hallo@kontor.example', 'rosa@example.ch']);
    expect(mails[1]?.text).toMatch(/: \d{1,2}\. \S+ \d{4} um \d{2}:\d{2}/);
    expect(mails[1]?.text).toContain('10007');
  });

  it('needs an address and the number of the contract', async () => {
    const answer = await client.send('POST', '/store-api/revocation-request-form', {});
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('/contractNumber');
    expect(JSON.stringify(answer.body)).toContain('/email');
  });

  it('has no route in an older Shopware', async () => {
    sandbox.controls.set({ withdrawalRoute: false, cookieGroups: false });
    expect((await client.send('POST', '/store-api/revocation-request-form', body)).status).toBe(404);
    expect((await client.send('GET', '/store-api/cookie-groups')).status).toBe(404);
  });
});
