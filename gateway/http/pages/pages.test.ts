import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, testGateway } from '../../testing/gateway.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

const gateway = testGateway({ NODE_ENV: 'test' }, { bundle: tinyBundle() });
beforeAll(async () => {
  await get('/kochen/');
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.url + path, { headers, redirect: 'manual' });

describe('a page', () => {
  test('is rendered once, then served without a call', async () => {
    await get('/schneiden/');
    const before = gateway.upstream.calls.length;
    const answer = await get('/schneiden/');
    expect([answer.status, gateway.upstream.calls.length - before]).toEqual([200, 0]);
    expect(await answer.text()).toContain('lang="de-DE"');
  });

  test('may have a style sheet, allowed by its hash', async () => {
    const answer = await get('/with-sheet/');
    const hash = createHash('sha256').update('p{color:red}').digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  test('is compressed and revalidated', async () => {
    const answer = await get('/kochen/', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const again = await get('/kochen/', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('executes only its scripts', async () => {
    const policy = (await get('/kochen/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test('of another language links to its version', async () => {
    const answer = await get('/fr/kochen/?utm_source=letter');
    const target = answer.headers.get('location') ?? '';
    expect([answer.status, target]).toEqual([301, '/fr/cuire/?utm_source=letter']);
    expect((await get(target)).status).toBe(200);
    const product = await get('/en/kochen/cocottes/cocotte-alva-20-cm-zinnoberrot/');
    expect([product.status, product.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/^\/en\/cook/),
    ]);
  });

  test('is a 404 if missing and a 301 if moved', async () => {
    expect((await get('/gibt-es-nicht/')).status).toBe(404);
    const moved = await get('/KOCHEN');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/kochen/']);
    expect((await get('/en')).headers.get('location')).toBe('/en/');
  });

  test('never contains personal data', async () => {
    expect((await get('/personal/')).status).toBe(500);
  });
});

describe('the language of a new visitor', () => {
  test.each([
    ['fr-CH,de;q=0.5', '', '/fr/'],
    ['de-CH,de;q=0.9,en-GB;q=0.8', '', null],
    ['it,en-US;q=0.8,de-DE;q=0.5', '', '/en/'],
    ['it', '', null],
    ['fr-CH', 'kontor-locale=de-DE', null],
    ['de', 'kontor-locale=en-GB', '/en/'],
  ])('with %s and cookie "%s" leads to %s', async (accepted, cookie, location) => {
    const answer = await get('/', { 'accept-language': accepted, cookie });
    expect(answer.headers.get('location')).toBe(location);
    expect(answer.status).toBe(location === null ? 200 : 302);
  });
});

describe('during a failure of Shopware', () => {
  const failWith = (status: number, body: string) => {
    gateway.upstream.fault = ({ path }, response) => {
      if (!path.startsWith('/store-api/')) return false;
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      return true;
    };
  };

  test('throttling is a 503 with Retry-After', async () => {
    failWith(
      429,
      '{"errors":[{"code":"FRAMEWORK__RATE_LIMIT_EXCEEDED","meta":{"parameters":{"seconds":7}}}]}',
    );
    const answer = await get('/kochen/pfannen/');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7']);
  });
});

test('a page that cannot be rendered is a 500 without details', async () => {
  const answer = await get('/broken/');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret words');
});

test('a client beyond its limit gets a 429 with Retry-After, as page and as GraphQL', async () => {
  const limited = await startTestGateway({ RATE_LIMIT_PER_MINUTE: '2' }, { bundle: tinyBundle() });
  try {
    for (let round = 0; round < 3; round++) await (await fetch(`${limited.url}/kochen/`)).text();
    const page = await fetch(`${limited.url}/kochen/`);
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    const answer = await fetch(`${limited.url}/graphql?query={__typename}`);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }],
    });
  } finally {
    await limited.close();
  }
});

describe('an error page without the web client', () => {
  test('is styled within the policy for a malformed URL', async () => {
    const answer = await get('/fr/%E0%A4%A');
    const html = await answer.text();
    const sheet = /<style>([^<]+)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    expect([answer.status, html.includes('lang="fr-CH"'), html.includes('href="/fr/"')]).toEqual([
      404,
      true,
      true,
    ]);
    expect(html).not.toContain('href=""');
  });
});
