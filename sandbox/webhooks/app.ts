import { createHmac, randomUUID } from 'node:crypto';
import { languageId, SYSTEM_LANG } from '../session/language.ts';
import { SHOPWARE_VERSION } from '../shop/version.ts';
import type { ShopEvent } from './events.ts';

/** An app that is installed in the shop, with one address for all its webhooks. */
export interface InstalledApp {
  /** Where webhooks are sent to. */
  readonly url: string;
  /** With which Shopware signs them. */
  readonly secret: string;
}

/** Shopware waits no longer either. */
const TIMEOUT_MS = 5_000;

/**
 * Sends an app what happens in the shop, one event after the other, as Shopware's message queue does: signed over the body
 * (`shopware-shop-signature`), headers as in case 846. What does not arrive is lost: the app was not there.
 */
export class AppWebhooks {
  readonly #app: InstalledApp;
  readonly #source: string;
  readonly #stop = new AbortController();
  #queue: Promise<void> = Promise.resolve();

  /** @param source address of the shop */
  constructor(app: InstalledApp, source: string) {
    this.#app = app;
    this.#source = source;
  }

  tell(events: readonly ShopEvent[]): void {
    for (const event of events) this.#queue = this.#queue.then(() => this.#send(event));
  }

  /** Waits for what is being sent; nothing more is. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#queue;
  }

  async #send({ event, payload }: ShopEvent): Promise<void> {
    if (this.#stop.signal.aborted) return;
    const eventId = randomUUID().replaceAll('-', '');
    const source = { url: this.#source, appVersion: '1.0.0', shopId: 'SandboxShop00000', eventId };
    const timestamp = Math.floor(Date.now() / 1_000);
    const body = JSON.stringify({ data: { payload, event }, source, timestamp });
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const headers = {
      'content-type': 'application/json',
      'sw-version': SHOPWARE_VERSION,
      'sw-context-language': languageId(SYSTEM_LANG),
      'sw-user-language': 'de-DE',
      'shopware-shop-signature': createHmac('sha256', this.#app.secret).update(body).digest('hex'),
    };
    try {
      const answer = await fetch(this.#app.url, { method: 'POST', headers, body, signal });
      await answer.arrayBuffer();
    } catch {
      // Nobody listens.
    }
  }
}
