import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { errorsByField, sendForm, signsOf, solvedCaptcha } from '../../testing/form.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
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
const QUERY = '{ captcha { token image question siteKey } }';
const WORDS = 'zero one two three four five six seven eight nine'.split(' ');

describe("the gateway's own captcha", () => {
  let gateway: TestGateway;
  let shopper: Shopper;
  beforeAll(async () => {
    gateway = await startTestGateway();
    gateway.sandbox.controls.set({ rateLimits: false });
    shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
  });
  afterAll(() => gateway.close());

  test('is a picture in which the characters stand nowhere as text', async () => {
    const { captcha } = await shopper.ask(QUERY);
    const picture = decodeURIComponent(textAt(captcha, 'image'));
    const signs = signsOf(textAt(captcha, 'token'));
    expect(signs).toMatch(/^[A-Z3-9]{5}$/);
    expect(picture).toMatch(
      /^data:image\/svg\+xml,<svg [^>]+><rect [^>]+><path d="[\d. ML-]+"[^>]+><\/svg>$/,
    );
    expect(picture).not.toContain(signs);
    expect(textAt(captcha, 'token')).not.toContain(signs);
    expect(at(captcha, 'siteKey')).toBeNull();
  });

  test('is another one each time, and never kept for anybody else', async () => {
    const first = await shopper.send(QUERY);
    const second = await shopper.send(QUERY);
    expect(at(first.data, 'captcha', 'token')).not.toBe(at(second.data, 'captcha', 'token'));
    expect(first.headers.get('cache-control')).toMatch(/no-store|private/);
  });

  test('counts in small letters and with blanks, too', async () => {
    const { captchaToken, captchaAnswer } = await solvedCaptcha(shopper);
    const answer = { captchaToken, captchaAnswer: ` ${captchaAnswer.toLowerCase()} ` };
    expect(await sendForm(shopper, 'CONTACT', CONTACT, answer)).toMatchObject({ sent: true });
  });

  test.each([false, true])('can be solved without seeing it, by a sum (in words: %s)', async (inWords) => {
    const { captcha } = await shopper.ask(QUERY);
    const [a = '', b = ''] =
      textAt(captcha, 'question')
        .match(/(\w+) plus (\w+)/)
        ?.slice(1) ?? [];
    const sum = WORDS.indexOf(a) + WORDS.indexOf(b);
    const more = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(' ');
    const word = [...WORDS, ...more][sum] ?? '';
    const answer = { captchaToken: textAt(captcha, 'token'), captchaAnswer: inWords ? word : String(sum) };
    expect(await sendForm(shopper, 'CONTACT', CONTACT, answer)).toMatchObject({ sent: true });
  });

  test('that was answered wrongly is used up', async () => {
    const right = await solvedCaptcha(shopper);
    const wrong = await sendForm(shopper, 'CONTACT', CONTACT, { ...right, captchaAnswer: 'nope' });
    expect(errorsByField(wrong)).toEqual({ captchaAnswer: 'CAPTCHA_WRONG' });
    const again = await sendForm(shopper, 'CONTACT', CONTACT, right);
    expect(errorsByField(again)).toEqual({ captchaAnswer: 'CAPTCHA_EXPIRED' });
  });

  test('is good for one sending', async () => {
    const right = await solvedCaptcha(shopper);
    const both = await Promise.all([1, 2].map(() => sendForm(shopper, 'CONTACT', CONTACT, right)));
    expect(both.filter((payload) => at(payload, 'sent') === true)).toHaveLength(1);
  });

  test('stays good when the form itself is to be mended', async () => {
    const right = await solvedCaptcha(shopper);
    const wrong = { ...CONTACT, firstName: 'https://spam.example' };
    expect(await sendForm(shopper, 'CONTACT', { ...CONTACT, email: 'x' }, right)).toMatchObject({
      sent: false,
    });
    expect(await sendForm(shopper, 'CONTACT', wrong, right)).toMatchObject({ sent: false });
    expect(await sendForm(shopper, 'CONTACT', CONTACT, right)).toMatchObject({ sent: true });
  });

  test.each(['', 'made.up', 'x'.repeat(2_000)])(
    'that was not made here is none: %s',
    async (captchaToken) => {
      const payload = await sendForm(shopper, 'CONTACT', CONTACT, { captchaToken });
      expect(errorsByField(payload)).toEqual({ captchaAnswer: 'CAPTCHA_EXPIRED' });
    },
  );

  test('that is left empty is asked for with the other fields', async () => {
    const payload = await sendForm(shopper, 'CONTACT', { ...CONTACT, subject: '' }, { captchaAnswer: ' ' });
    expect(Object.keys(errorsByField(payload)).sort()).toEqual(['captchaAnswer', 'subject']);
  });
});

describe('reCAPTCHA', () => {
  let google: Server;
  let gateway: TestGateway;
  let shopper: Shopper;
  let answer: { status: number; body: unknown } | 'silence' = 'silence';
  const asked: string[] = [];

  beforeAll(async () => {
    google = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      asked.push(Buffer.concat(chunks).toString());
      if (answer !== 'silence') response.writeHead(answer.status).end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const address = google.address();
    gateway = await startTestGateway(
      {
        RECAPTCHA_SITE_KEY: 'site-key',
        RECAPTCHA_SECRET: 'secret-key',
        RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/verify`,
        UPSTREAM_TIMEOUT_MS: '1500',
      },
      { bundle: tinyBundle() },
    );
    gateway.sandbox.controls.set({ rateLimits: false });
    shopper = new Shopper(gateway.url);
  });
  afterEach(() => asked.splice(0));
  afterAll(async () => {
    google.closeAllConnections();
    google.close();
    await gateway.close();
  });

  const send = async () => {
    const captchaToken = textAt(await shopper.ask('{ captcha { token } }'), 'captcha', 'token');
    return sendForm(shopper, 'CONTACT', CONTACT, { captchaToken, captchaAnswer: 'token-of-google' });
  };

  test('takes the place of the picture where it is configured, and may be loaded', async () => {
    expect(await shopper.ask(QUERY)).toMatchObject({
      captcha: { image: null, question: null, siteKey: 'site-key' },
    });
    const policy = (await fetch(`${gateway.url}/kochen/`)).headers.get('content-security-policy');
    expect(policy).toContain('https://www.google.com/recaptcha/');
  });

  test('lets a person pass; its secret stays in the gateway', async () => {
    answer = { status: 200, body: { success: true, score: 0.9, action: 'form' } };
    expect(await send()).toMatchObject({ sent: true });
    expect(asked[0]).toContain('secret=secret-key&response=token-of-google');
    expect(JSON.stringify(await shopper.ask(QUERY))).not.toContain('secret-key');
  });

  test.each([
    { success: true, score: 0.1 },
    { success: false, 'error-codes': ['invalid-input-response'] },
  ])('refuses a program: %o', async (body) => {
    answer = { status: 200, body };
    expect(errorsByField(await send())).toEqual({ captchaAnswer: 'CAPTCHA_REFUSED' });
  });

  test.each([
    ['broken', { status: 500, body: {} }],
    ['silent', 'silence'],
    [
      'not asked with the right secret',
      { status: 200, body: { success: false, 'error-codes': ['invalid-input-secret'] } },
    ],
  ] as const)('that is %s is told in plain words', async (_, how) => {
    answer = how;
    expect(errorsByField(await send())).toEqual({ captchaAnswer: 'CAPTCHA_UNAVAILABLE' });
  });
});
