import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { errorsByField, sendForm, solvedCaptcha } from '../../testing/form.ts';
import { startTestGateway, type TestGateway, testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

const CONTACT = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna.muster@example.com',
  phone: '034 422 00 00',
  subject: 'Frage',
  comment: 'Text',
};
const QUERY = '{ captcha { token challenge siteKey } }';

/** ALTCHA's payload with one value in the place of another. */
function changed(payload: string, path: readonly string[], value: unknown): string {
  const solution: unknown = JSON.parse(atob(payload));
  const parent = path.slice(0, -1).reduce<unknown>((inner, name) => at(inner, name), solution);
  Reflect.set(Object(parent), path.at(-1) ?? '', value);
  return btoa(JSON.stringify(solution));
}

describe('the built-in captcha', () => {
  const gateway = testGateway();
  let shopper: Shopper;
  beforeAll(() => {
    gateway.sandbox.controls.set({ rateLimits: false });
    shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
  });

  test('is new each time and never cached', async () => {
    const first = await shopper.send(QUERY);
    const second = await shopper.send(QUERY);
    expect(at(first.data, 'captcha', 'token')).not.toBe(at(second.data, 'captcha', 'token'));
    expect(first.headers.get('cache-control')).toMatch(/no-store|private/);
  });

  test.each([
    ['work for another captcha', async (): Promise<unknown> => (await solvedCaptcha(shopper)).captchaAnswer],
    [
      'less work than was asked for',
      (right: string) => changed(right, ['challenge', 'parameters', 'cost'], 1),
    ],
    [
      'a key that was guessed',
      (right: string) => changed(right, ['solution', 'derivedKey'], '00'.repeat(32)),
    ],
    ['no challenge', () => btoa('{"solution":{"counter":1,"derivedKey":"00"}}')],
    ['very much', () => 'A'.repeat(50_000)],
  ])('is not passed by %s', async (_what, wrong) => {
    const right = await solvedCaptcha(shopper);
    const captchaAnswer = await wrong(right.captchaAnswer);
    const payload = await sendForm(shopper, 'CONTACT', CONTACT, { ...right, captchaAnswer });
    expect(errorsByField(payload)).toEqual({ captchaAnswer: 'CAPTCHA_WRONG' });
  });

  test('is used up by a wrong answer', async () => {
    const right = await solvedCaptcha(shopper);
    const wrong = await sendForm(shopper, 'CONTACT', CONTACT, { ...right, captchaAnswer: 'nope' });
    expect(errorsByField(wrong)).toEqual({ captchaAnswer: 'CAPTCHA_WRONG' });
    const again = await sendForm(shopper, 'CONTACT', CONTACT, right);
    expect(errorsByField(again)).toEqual({ captchaAnswer: 'CAPTCHA_EXPIRED' });
  });

  test('is valid for one form', async () => {
    const right = await solvedCaptcha(shopper);
    const both = await Promise.all([1, 2].map(() => sendForm(shopper, 'CONTACT', CONTACT, right)));
    expect(both.filter((payload) => at(payload, 'sent') === true)).toHaveLength(1);
  });

  test('stays valid if the form has errors', async () => {
    const right = await solvedCaptcha(shopper);
    const wrong = { ...CONTACT, email: 'x' };
    expect(await sendForm(shopper, 'CONTACT', wrong, right)).toMatchObject({ sent: false });
    expect(await sendForm(shopper, 'CONTACT', CONTACT, right)).toMatchObject({ sent: true });
  });

  test.each(['', 'made.up', 'x'.repeat(2_000)])(
    'is rejected if it was not issued here: %s',
    async (captchaToken) => {
      const payload = await sendForm(shopper, 'CONTACT', CONTACT, { captchaToken });
      expect(errorsByField(payload)).toEqual({ captchaAnswer: 'CAPTCHA_EXPIRED' });
    },
  );
});

describe('reCAPTCHA', () => {
  let google: Server;
  let gateway: TestGateway;
  let shopper: Shopper;
  let answer: { status: number; body: unknown } | 'silence' = 'silence';
  const verified: string[] = [];

  beforeAll(async () => {
    google = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      verified.push(Buffer.concat(chunks).toString());
      if (answer !== 'silence') response.writeHead(answer.status).end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const address = google.address();
    gateway = await startTestGateway(
      {
        RECAPTCHA_SITE_KEY: 'site-key',
        RECAPTCHA_SECRET: 'secret-key',
        RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/verify`,
        UPSTREAM_TIMEOUT_MS: '4000',
      },
      { bundle: tinyBundle() },
    );
    gateway.sandbox.controls.set({ rateLimits: false });
    shopper = new Shopper(gateway.url);
  });
  afterEach(() => verified.splice(0));
  afterAll(async () => {
    google.closeAllConnections();
    google.close();
    await gateway.close();
  });

  const send = async () => {
    const captchaToken = textAt(await shopper.ask('{ captcha { token } }'), 'captcha', 'token');
    return sendForm(shopper, 'CONTACT', CONTACT, { captchaToken, captchaAnswer: 'token-of-google' });
  };

  test('replaces the proof of work if configured, and the policy permits it', async () => {
    expect(await shopper.ask(QUERY)).toMatchObject({
      captcha: { challenge: null, siteKey: 'site-key' },
    });
    const policy = (await fetch(`${gateway.url}/kochen/`)).headers.get('content-security-policy');
    expect(policy).toContain('https://www.google.com/recaptcha/');
  });

  test('accepts a person without revealing its secret', async () => {
    answer = { status: 200, body: { success: true, score: 0.9, action: 'form' } };
    expect(await send()).toMatchObject({ sent: true });
    expect(verified[0]).toContain('secret=secret-key&response=token-of-google');
    expect(JSON.stringify(await shopper.ask(QUERY))).not.toContain('secret-key');
  });

  test('rejects a program', async () => {
    answer = { status: 200, body: { success: true, score: 0.1 } };
    expect(errorsByField(await send())).toEqual({ captchaAnswer: 'CAPTCHA_REFUSED' });
  });

  test.each([
    ['broken', { status: 500, body: {} }],
    ['silent', 'silence'],
    [
      'not asked with the right secret',
      { status: 200, body: { success: false, 'error-codes': ['invalid-input-secret'] } },
    ],
  ] as const)('that is %s gets a plain message', async (_, how) => {
    answer = how;
    expect(errorsByField(await send())).toEqual({ captchaAnswer: 'CAPTCHA_UNAVAILABLE' });
  });
});
