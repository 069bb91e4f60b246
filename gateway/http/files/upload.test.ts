import { beforeAll, describe, expect, test } from 'vitest';
import { errorsByField, lastMail, sendForm } from '../../testing/form.ts';
import { startTestGateway, testGateway } from '../../testing/gateway.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { Shopper } from '../../testing/shopper.ts';

const gateway = testGateway({ TRUST_PROXY: 'true' });
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

const bytes = (hex: string, size = 600) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(size, 0xa7)]);
const JPEG = bytes('ffd8ffe000104a46');
const FILES = {
  'image/jpeg': JPEG,
  'image/png': bytes('89504e470d0a1a0a'),
  'image/webp': bytes('524946460000000057454250'),
  'application/pdf': bytes('255044462d312e37'),
};

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

let sent = 0;

async function upload(
  content: Buffer,
  headers: Readonly<Record<string, string>> = {},
  url = gateway.url,
): Promise<Answer> {
  const answer = await fetch(`${url}/upload`, {
    method: 'POST',
    headers: {
      'content-type': 'image/jpeg',
      'x-file-name': 'schaden.jpg',
      'kontor-locale': 'en-GB',
      // One address per upload, because of the rate limit.
      'x-forwarded-for': `10.0.0.${(sent++ % 250) + 1}`,
      ...headers,
    },
    body: new Uint8Array(content),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

const REPAIR = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna.muster@example.com',
  phone: '034 422 00 00',
  street: 'Seeweg 1',
  zipcode: '3400',
  city: 'Burgdorf',
  itemName: 'Bratpfanne 28 cm',
  itemPrice: '129.50',
  problemDescription: 'Der Griff ist lose.',
  proofOfPurchase: 'true',
  returnLabel: 'false',
};

describe('a file for a form', () => {
  test.each(Object.entries(FILES))('may be %s, by its content', async (type, content) => {
    const { status, body } = await upload(content, { 'content-type': 'application/octet-stream' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ key: expect.any(String), type, size: content.length });
  });

  test('is stored unchanged under an unguessable name', async () => {
    const { body } = await upload(JPEG);
    const { controls } = gateway.sandbox;
    const stored = controls.files().at(-1);
    expect(stored).toMatchObject({ mimeType: 'image/jpeg' });
    const name = /fileName=form-([0-9a-f]{32})\b/.exec(
      gateway.upstream.calls.findLast(({ path }) => path.includes('/upload?'))?.path ?? '',
    )?.[1];
    expect([name?.length, name === stored?.id]).toEqual([32, false]);
    expect(JSON.stringify(body)).not.toContain(name);
    expect(stored?.content.equals(JPEG)).toBe(true);
  });

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml'],
    ['<html><script>alert(1)</script>', 'image/jpeg'],
  ])('is rejected: %s as %s', async (content, type) => {
    const { status, body } = await upload(Buffer.from(content), { 'content-type': type });
    expect([status, body['code']]).toEqual([415, 'FILE_TYPE_NOT_ALLOWED']);
    expect(body['message']).toBe('Images (JPEG, PNG, WebP) and PDF files are accepted.');
  });

  test.each([['de-DE', 'Die Datei darf höchstens 8 MB gross sein.']])(
    'of more than 8 MB is rejected in %s',
    async (locale, message) => {
      const { status, body } = await upload(bytes('ffd8ff', 8 * 1024 * 1024), { 'kontor-locale': locale });
      expect([status, body]).toEqual([
        413,
        { code: 'FILE_TOO_LARGE', message, params: [{ name: 'maxMB', value: '8' }] },
      ]);
    },
  );

  test('of much more than 8 MB is rejected with a readable response', async () => {
    const answer = await rawRequest(gateway.url, '/upload', {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', 'x-file-name': 'a.jpg', 'kontor-locale': 'en-GB' },
      body: bytes('ffd8ff', 30 * 1024 * 1024),
    });
    expect([answer.status, JSON.parse(answer.body)['code']]).toEqual([413, 'FILE_TOO_LARGE']);
  });

  test('keeps its name without path and special characters, with the extension of its type', async () => {
    const name = encodeURIComponent('../../Fotos/Küche <1>.html');
    expect((await upload(JPEG, { 'x-file-name': name })).body['name']).toBe('Küche _1_.jpg');
  });

  test('cannot be sent by a cross-site form', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await fetch(`${gateway.url}/upload`, { method: 'POST', headers, body: 'x' });
    expect(answer.status).toBe(400);
    const preflight = await fetch(`${gateway.url}/upload`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('that Shopware rejects is removed there', async () => {
    gateway.upstream.fault = ({ path }, response) => {
      if (!path.includes('/upload?')) return false;
      response.writeHead(500).end('{}');
      return true;
    };
    const { status, body } = await upload(JPEG);
    expect([status, body['code']]).toEqual([502, 'UPLOAD_FAILED']);
    expect(gateway.upstream.calls.at(-1)).toMatchObject({ method: 'DELETE' });
  });
});

test('is limited per address', async () => {
  const limited = await startTestGateway({ ATTEMPTS_PER_MINUTE: '2' });
  try {
    const all = [1, 2, 3].map(() => upload(JPEG, {}, limited.url));
    const codes = (await Promise.all(all)).map(({ status }) => status).sort();
    expect(codes).toEqual([201, 201, 429]);
  } finally {
    await limited.close();
  }
});

test('is rejected without the Admin API', async () => {
  const bare = await startTestGateway({ SHOPWARE_ADMIN_CLIENT_ID: '', SHOPWARE_ADMIN_CLIENT_SECRET: '' });
  try {
    const { status, body } = await upload(JPEG, {}, bare.url);
    expect([status, body['code']]).toEqual([503, 'UPLOADS_UNAVAILABLE']);
  } finally {
    await bare.close();
  }
});

describe('a repair form', () => {
  const shopper = () => new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
  const keyOf = async (content = JPEG) => String((await upload(content)).body['key']);

  test('accepts a photo and a receipt', async () => {
    const files = {
      defectPhoto: await keyOf(),
      proofOfPurchaseFile: await keyOf(FILES['application/pdf']),
    };
    const payload = await sendForm(shopper(), 'REPAIR', { ...REPAIR, ...files });
    expect(payload).toMatchObject({ sent: true, userErrors: [] });
    const { subject, text } = lastMail(gateway);
    expect(subject).toMatch(/^Reparatur .*: Bratpfanne 28 cm$/);
    const link =
      /Foto des Schadens: schaden\.jpg \(image\/jpeg, 1 KB\)\nhttp:\/\/localhost:3000(\/media\/\S+)/.exec(
        text,
      )?.[1];
    const photo = await fetch(gateway.url + link);
    expect([photo.status, Buffer.from(await photo.arrayBuffer()).equals(JPEG)]).toEqual([200, true]);
    expect(text).toMatch(/Kaufbeleg: schaden\.pdf \(application\/pdf/);
    expect(text).toContain('Kaufbeleg vorhanden: ja');
    expect(text).toContain('Rücksendeetikette gewünscht: nein');
    expect(text).toContain('Preis: 129.50');
  });

  test('needs no photo, but a named one must exist', async () => {
    expect(await sendForm(shopper(), 'REPAIR', REPAIR)).toMatchObject({ sent: true });
    const files = { defectPhoto: 'made.up' };
    expect(errorsByField(await sendForm(shopper(), 'REPAIR', { ...REPAIR, ...files }))).toEqual({
      defectPhoto: 'UPLOAD_EXPIRED',
    });
  });

  test('accepts only a picture as photo', async () => {
    const files = { defectPhoto: await keyOf(FILES['application/pdf']) };
    expect(errorsByField(await sendForm(shopper(), 'REPAIR', { ...REPAIR, ...files }))).toEqual({
      defectPhoto: 'FILE_NOT_A_PICTURE',
    });
  });

  test('accepts each file once', async () => {
    const files = { defectPhoto: await keyOf() };
    expect(await sendForm(shopper(), 'REPAIR', { ...REPAIR, ...files })).toMatchObject({ sent: true });
    expect(errorsByField(await sendForm(shopper(), 'REPAIR', { ...REPAIR, ...files }))).toEqual({
      defectPhoto: 'UPLOAD_EXPIRED',
    });
    const fresh = await keyOf();
    const twice = await sendForm(shopper(), 'REPAIR', { ...REPAIR, defectPhoto: [fresh, fresh] });
    expect(errorsByField(twice)).toEqual({ defectPhoto: 'UPLOAD_EXPIRED' });
    expect(await sendForm(shopper(), 'REPAIR', { ...REPAIR, defectPhoto: fresh })).toMatchObject({
      sent: true,
    });
  });

  test('that Shopware rejects leaves its files for another attempt', async () => {
    const files = { defectPhoto: await keyOf() };
    gateway.upstream.fault = ({ path }, response) => {
      if (!path.endsWith('/contact-form')) return false;
      response.writeHead(500).end('{}');
      return true;
    };
    await expect(sendForm(shopper(), 'REPAIR', { ...REPAIR, ...files })).rejects.toThrow(
      'UPSTREAM_UNAVAILABLE',
    );
    gateway.upstream.fault = null;
    expect(await sendForm(shopper(), 'REPAIR', { ...REPAIR, ...files })).toMatchObject({ sent: true });
  });
});
