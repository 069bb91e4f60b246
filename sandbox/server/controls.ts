import { type OrderWork, workOnOrder } from '../rules/orders/work.ts';
import { seed } from '../rules/seed.ts';
import { demo } from '../shops/demo.ts';
import { productId } from '../shops/derive/ids.ts';
import type { Lang } from '../shops/model/text.ts';
import { extraLanguage, SALES_CHANNEL_ID } from '../state/channel.ts';
import type { Entity } from '../state/entity.ts';
import { displayGroup, type ProductRecord } from '../state/products.ts';
import type { Language, Mail } from '../state/records.ts';
import type { Shop } from '../state/shop.ts';
import { type Fault, Switches } from '../state/switches.ts';

type Values<T, V> = { [K in keyof T as T[K] extends V ? K : never]?: T[K] };

/** Changes a sandbox for tests, as staff or the passing of time would. */
export class Controls {
  /** Number of requests to both APIs by path. */
  readonly requests = new Map<string, number>();
  readonly #shop: Shop;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  set(values: Values<Switches, boolean | number>): void {
    Object.assign(this.#shop.switches, values);
  }

  /** Fails the next requests whose path contains `path`; once, and with status 500, by default. */
  addFault(fault: Omit<Fault, 'times' | 'status'> & { times?: number; status?: number }): void {
    this.#shop.switches.faults.push({ times: 1, status: 500, ...fault });
  }

  clearFaults(): void {
    this.#shop.switches.faults = [];
  }

  /** By id, key or number. */
  product(name: string): ProductRecord | undefined {
    const { products } = this.#shop;
    return (
      products.byId(name) ??
      products.byId(productId(name)) ??
      products.all.find(({ number }) => number === name)
    );
  }

  /** @param name id, key or number */
  setProduct(name: string, change: { stock?: number; active?: boolean; price?: number }): void {
    const product = this.product(name);
    if (product === undefined) return;
    Object.assign(product, change);
    this.#shop.onChange({ entity: 'product', id: product.id, fields: Object.keys(change) });
  }

  /** Lists each variant of a product, or only one. */
  listVariants(name: string, singly: boolean): void {
    for (const variant of this.product(name)?.children ?? [])
      variant.displayGroup = displayGroup(variant, singly);
  }

  setActive(
    kind: 'payment-method' | 'shipping-method' | 'promotion' | 'landing-page',
    key: string,
    active: boolean,
  ): void {
    const { inactive } = this.#shop.switches;
    if (active) inactive.delete(`${kind}:${key}`);
    else inactive.add(`${kind}:${key}`);
  }

  /** Replaces the languages and domains of the sales channel; the demo shop's for none. */
  setLanguages(languages: readonly Omit<Language, 'id'>[]): void {
    this.#shop.switches.languages = languages.map(extraLanguage);
  }

  /** Gives an entity another SEO path. */
  renamePath(foreignKey: string, lang: Lang, path: string): void {
    for (const { id } of this.#shop.seo.rename(foreignKey, lang, path))
      this.#shop.onChange({ entity: 'seo_url', id: id, fields: ['seoPathInfo'] });
  }

  /** Numbers of stored records; orders of the demo shop do not count. */
  stored(): { contexts: number; carts: number; orders: number } {
    const { contexts, carts, orders } = this.#shop;
    return { contexts: contexts.size, carts: carts.size, orders: orders.size - demo.orders.length };
  }

  mails(): readonly Mail[] {
    return this.#shop.mails;
  }

  /** Number of requests whose path contains a text. */
  countRequests(part: string): number {
    return [...this.requests].reduce((sum, [path, count]) => sum + (path.includes(part) ? count : 0), 0);
  }

  /** Restores the state after the start. */
  reset(): void {
    this.#shop.reset();
    seed(this.#shop);
    this.requests.clear();
  }

  /** Returns a function that restores switches, settings and products. */
  snapshot(): () => void {
    const shop = this.#shop;
    const saved = structuredClone({ ...shop.switches });
    const products = shop.products.all.map((product) => {
      const { stock, active, price } = product;
      return { product, fields: { stock, active, price }, group: product.displayGroup };
    });
    return () => {
      shop.switches = Object.assign(new Switches(), saved);
      shop.channelFields.clear();
      shop.resetSettings();
      for (const { product, fields, group } of products) {
        product.displayGroup = group;
        const isChanged = Object.entries(fields).some(
          ([name, value]) => Reflect.get(product, name) !== value,
        );
        if (isChanged) this.setProduct(product.id, fields);
      }
    };
  }

  /** Ends sessions: all, or those of a token or a customer. */
  expireSessions({ token, email }: { token?: string; email?: string } = {}): void {
    const { contexts } = this.#shop;
    for (const session of contexts.all())
      if (
        (token === undefined || session.token === token) &&
        (email === undefined || session.customerId === this.#customerId(email))
      )
        contexts.set(session.token, { ...session, expired: true });
  }

  /** Ends the link of a password recovery. */
  expireRecoveries(email: string): void {
    const { recoveries } = this.#shop;
    for (const recovery of recoveries.where('customerId', this.#customerId(email)))
      recoveries.set(recovery.customerId, { ...recovery, createdAt: '2000-01-01T00:00:00.000+00:00' });
  }

  #customerId(email: string): string {
    const found = this.#shop.customers.all().filter((customer) => customer.email === email);
    return (found.findLast(({ guest }) => !guest) ?? found.at(-1))?.id ?? '';
  }

  /** Accepts the group that a customer has requested, or (de)activates the customer. */
  changeCustomer(email: string, change: { active?: boolean; group?: 'accept' }): void {
    const { customers } = this.#shop;
    const customer = customers.get(this.#customerId(email));
    if (customer === undefined) return;
    const { active, groupId, requestedGroupId } = customer;
    customers.set(customer.id, {
      ...customer,
      active: change.active ?? active,
      groupId: change.group === undefined ? groupId : (requestedGroupId ?? groupId),
    });
  }

  /** @param name id or number of an order */
  workOnOrder(name: string, work: OrderWork): void {
    const { orders } = this.#shop;
    workOnOrder(this.#shop, orders.get(name)?.id ?? orders.where('orderNumber', name)[0]?.id ?? '', work);
  }

  /** Accepts all pending reviews; returns their number. */
  acceptReviews(): number {
    const pending = this.#shop.reviews.where('status', false);
    for (const review of pending) {
      this.#shop.reviews.set(review.id, { ...review, status: true });
      this.#shop.onChange({ entity: 'product_review', id: review.id, fields: ['status'] });
    }
    return pending.length;
  }

  files(): { readonly id: string; readonly mimeType: string; readonly content: Buffer }[] {
    return this.#shop.files.all().flatMap(({ id, file }) => (file === null ? [] : { id, ...file }));
  }

  /** @param key of the administration, e.g. `core.basicInformation.tosPage` */
  setSetting(key: string, value: unknown): void {
    this.#shop.settings.set(key, value);
  }

  /** Replaces the custom fields of the sales channel in a language. */
  writeChannelFields(lang: Lang, fields: Entity): void {
    this.#shop.channelFields.set(lang, fields);
    this.#shop.onChange({ entity: 'sales_channel', id: SALES_CHANNEL_ID, fields: ['customFields'] });
  }

  /** Ends all waits of the rate limits. */
  forgetAttempts(): void {
    this.#shop.attempts.clear();
  }
}
