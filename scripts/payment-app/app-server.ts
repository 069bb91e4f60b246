import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isObject } from '../../gateway/lib/json.ts';
import { isSameSecret } from '../../gateway/lib/same-secret.ts';

export const APP_NAME = 'KontorTestPayment';

const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

interface Payment {
  readonly returnUrl: string;
}

/** What the page of the provider can end in, and what Shopware is told when it asks. */
const ENDS: Readonly<Record<string, object>> = {
  pay: { status: 'paid' },
  // With a message Shopware leads to the address for errors.
  fail: { status: 'fail', message: 'The payment has failed.' },
  cancel: { status: 'cancel' },
};

const PAGE = `<!doctype html><title>Test payment</title><form method="post">${Object.keys(ENDS)
  .map((name) => `<button name="outcome" value="${name}">${name}</button>`)
  .join('')}</form>`;

/**
 * An app of Shopware's app system with one asynchronous payment method, for tests: registration with its handshake,
 * `pay`, a page of a provider, `finalize`. Every request of Shopware's must be signed, every answer is.
 */
export class PaymentApp {
  readonly #setupSecret = randomBytes(32).toString('hex');
  readonly #shopSecret = randomBytes(32).toString('hex');
  readonly #payments = new Map<string, Payment>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #origin = '';
  /** Whether Shopware has confirmed the registration. */
  confirmed = false;
  /** What the last payment was told by whoever ordered (`requestData`). */
  lastData: unknown = null;

  /** Listens on a port of this machine. */
  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    const address = this.#server.address();
    this.#origin = `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  get origin(): string {
    return this.#origin;
  }

  /** Secret of the manifest, with which Shopware signs the registration. */
  get setupSecret(): string {
    return this.#setupSecret;
  }

  /** `manifest.xml` of the app. */
  manifest(): string {
    return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:noNamespaceSchemaLocation="https://raw.githubusercontent.com/shopware/shopware/trunk/src/Core/Framework/App/Manifest/Schema/manifest-2.0.xsd">
  <meta>
    <name>${APP_NAME}</name>
    <label>Kontor test payment</label>
    <author>Kontor</author>
    <copyright>Kontor</copyright>
    <version>1.0.0</version>
    <license>MIT</license>
  </meta>
  <setup>
    <registrationUrl>${this.#origin}/register</registrationUrl>
    <secret>${this.#setupSecret}</secret>
  </setup>
  <payments>
    <payment-method>
      <identifier>away</identifier>
      <name>Test payment elsewhere</name>
      <description>Leads away and comes back.</description>
      <pay-url>${this.#origin}/pay</pay-url>
      <finalize-url>${this.#origin}/finalize</finalize-url>
    </payment-method>
  </payments>
</manifest>
`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.#origin);
    const body = await textOf(request);
    const header = (name: string) => String(request.headers[name] ?? '');
    if (url.pathname === '/register') {
      const isShopware = isSameSecret(
        header('shopware-app-signature'),
        sign(url.search.slice(1), this.#setupSecret),
      );
      return isShopware ? this.#register(url, response) : end(response, 401, 'not signed by Shopware');
    }
    if (url.pathname.startsWith('/provider/')) return this.#provider(request, url, body, response);
    if (!isSameSecret(header('shopware-shop-signature'), sign(body, this.#shopSecret)))
      return end(response, 401, 'not signed by the shop');
    const payload: unknown = JSON.parse(body);
    const told: Readonly<Record<string, unknown>> = isObject(payload) ? payload : {};
    switch (url.pathname) {
      case '/confirm':
        this.confirmed = typeof told['apiKey'] === 'string' && typeof told['secretKey'] === 'string';
        return end(response, 204, '');
      case '/pay':
        return this.#pay(told, response);
      case '/finalize': {
        const query = told['queryParameters'] ?? told['requestData'];
        const outcome = isObject(query) ? String(query['outcome']) : '';
        return this.#signed(response, ENDS[outcome] ?? { status: 'cancel' });
      }
      default:
        return end(response, 404, 'no such page');
    }
  }

  #register(url: URL, response: ServerResponse): void {
    const shop = `${url.searchParams.get('shop-id')}${url.searchParams.get('shop-url')}`;
    const answer = {
      proof: sign(shop + APP_NAME, this.#setupSecret),
      secret: this.#shopSecret,
      confirmation_url: `${this.#origin}/confirm`,
    };
    end(response, 200, JSON.stringify(answer), 'application/json');
  }

  #pay({ returnUrl, requestData }: Readonly<Record<string, unknown>>, response: ServerResponse): void {
    this.lastData = requestData ?? null;
    if (typeof returnUrl !== 'string') {
      end(response, 400, 'without an address to return to');
      return;
    }
    const id = randomBytes(16).toString('hex');
    this.#payments.set(id, { returnUrl });
    this.#signed(response, { redirectUrl: `${this.#origin}/provider/${id}` });
  }

  /** The page that somebody pays on, in whichever browser; it can be closed and opened again. */
  #provider(request: IncomingMessage, url: URL, body: string, response: ServerResponse): void {
    const payment = this.#payments.get(url.pathname.split('/').at(-1) ?? '');
    if (!payment) {
      end(response, 404, 'no such payment');
      return;
    }
    if (request.method !== 'POST') {
      end(response, 200, PAGE, 'text/html');
      return;
    }
    const back = new URL(payment.returnUrl);
    back.searchParams.set('outcome', new URLSearchParams(body).get('outcome') ?? 'cancel');
    response.writeHead(303, { location: back.href }).end();
  }

  #signed(response: ServerResponse, answer: object): void {
    const text = JSON.stringify(answer);
    response.setHeader('shopware-app-signature', sign(text, this.#shopSecret));
    end(response, 200, text, 'application/json');
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function end(response: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
}
