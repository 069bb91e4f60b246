import { createHmac } from 'node:crypto';
import { request } from 'undici';
import { SALES_CHANNEL_ID } from '../state/channel.ts';
import { LIVE_VERSION } from '../state/entity.ts';
import type { OrderRecord } from '../state/records.ts';
import type { Change } from '../state/shop.ts';

/** An app that is installed in the shop, with one address for all its webhooks. */
export interface InstalledApp {
  readonly url: string;
  /** Signs the webhooks. */
  readonly secret: string;
}

const TIMEOUT_MS = 5_000;

interface Webhook {
  readonly event: string;
  readonly payload: unknown;
}

/**
 * Sends changes to an app one after the other, signed over the body (`shopware-shop-signature`), as Shopware's message queue
 * does (case 846). Failed webhooks are not sent again.
 */
export class Webhooks {
  readonly #app: InstalledApp;
  readonly #url: string;
  readonly #source: string;
  readonly #stop = new AbortController();
  #queue: Promise<void> = Promise.resolve();

  /** @param source address of the shop */
  constructor(app: InstalledApp, source: string) {
    this.#app = app;
    // Names under .localhost are the loopback address (RFC 6761, 6.3), which not every resolver knows.
    this.#url = app.url.replace(/(?<=^http:\/\/)[\w.-]+\.localhost(?=[:/])/, '127.0.0.1');
    this.#source = source;
  }

  send(change: Change): void {
    const webhooks =
      'order' in change
        ? orderWebhooks(change.before, change.order)
        : [written(change.entity, change.id, change.fields)];
    for (const webhook of webhooks) this.#queue = this.#queue.then(() => this.#deliver(webhook));
  }

  /** Aborts the current request. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#queue;
  }

  async #deliver(data: Webhook): Promise<void> {
    if (this.#stop.signal.aborted) return;
    const source = { url: this.#source };
    const body = JSON.stringify({ data, source, timestamp: Math.floor(Date.now() / 1_000) });
    const headers = {
      host: new URL(this.#app.url).host,
      'content-type': 'application/json',
      'shopware-shop-signature': createHmac('sha256', this.#app.secret).update(body).digest('hex'),
    };
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const answer = await request(this.#url, { method: 'POST', headers, body, signal });
      await answer.body.dump();
    } catch {
      // The app is not running.
    }
  }
}

/** `<entity>.written` (cases 846–848). */
function written(
  entity: string,
  primaryKey: string,
  fields: readonly string[],
  operation = 'update',
): Webhook {
  const updatedFields = [...fields, 'versionId', 'updatedAt', 'id'];
  const payload = [{ entity, operation, primaryKey, updatedFields, versionId: LIVE_VERSION }];
  return { event: `${entity}.written`, payload };
}

/** The write, then each state that the order, its payment or its delivery entered (case 851). */
function orderWebhooks(before: OrderRecord | null, order: OrderRecord): Webhook[] {
  const { id, orderNumber, body, state, deliveryState, transactions } = order;
  const payload = {
    order: { ...body, id, orderNumber, salesChannelId: SALES_CHANNEL_ID, apiAlias: 'order' },
  };
  if (before === null)
    return [written('order', id, ['orderNumber'], 'insert'), { event: 'checkout.order.placed', payload }];
  const stateBefore = new Map(before.transactions.map((transaction) => [transaction.id, transaction.state]));
  const entered = [
    ...(state === before.state ? [] : [`order.state.${state}`]),
    ...(deliveryState === before.deliveryState ? [] : [`order_delivery.state.${deliveryState}`]),
    ...transactions
      .filter((transaction) => stateBefore.get(transaction.id) !== transaction.state)
      .map((transaction) => `order_transaction.state.${transaction.state}`),
  ];
  return [
    written('order', id, ['stateId']),
    ...entered.map((name) => ({ event: `state_enter.${name}`, payload })),
  ];
}
