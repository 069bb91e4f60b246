import { paymentMethodId, productId } from '../../demo/derive/ids.ts';
import type { Lang } from '../../demo/model/text.ts';
import { displayGroup, type ProductRecord } from '../catalog/product-record.ts';
import type { DocumentRecord } from '../checkout/order-record.ts';
import { extraLanguage } from '../session/language.ts';
import type { Language } from '../session/language-record.ts';
import { demo } from '../shop/demo.ts';
import { type Entity, isObject, stamp } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { type Fault, Switches } from '../shop/switches.ts';
import { changeCustomer, expireRecoveries, expireSessions } from './account-controls.ts';
import type { Mail } from './mail.ts';
import { makeDocument, type OrderWork, workOnOrder } from './order-controls.ts';
import { RequestLog } from './request-log.ts';
import { acceptReviews, changeSnippet, type UploadedFile, uploadedFiles } from './staff-controls.ts';

/** Which kind of thing {@link Controls.setActive} switches. */
export type Switchable = 'payment-method' | 'shipping-method' | 'promotion' | 'landing-page';

/** What tests and people may do to a running sandbox. */
export class Controls {
  readonly requests = new RequestLog();
  readonly #shop: Shop;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  /** Every Store API call is answered with 503 while it is on. */
  setMaintenance(on: boolean): void {
    this.#shop.switches.maintenance = on;
  }

  /** @param ms that every answer waits */
  setLatency(ms: number): void {
    this.#shop.switches.latency = ms;
  }

  /** Sets any of the plain switches by name; unknown names are left alone. */
  set(values: Entity): void {
    const { switches } = this.#shop;
    for (const [name, value] of Object.entries(values)) {
      const known: unknown = Reflect.get(switches, name);
      if (['boolean', 'number'].includes(typeof known) && typeof value === typeof known)
        Reflect.set(switches, name, value);
    }
  }

  /**
   * The next requests whose path contains `path` fail.
   * @param fault `status` is for the kind "status"; default 500
   */
  addFault(fault: { path: string; times?: number; kind: Fault['kind']; status?: number }): void {
    this.#shop.switches.faults.push({ times: 1, status: 500, ...fault });
  }

  clearFaults(): void {
    this.#shop.switches.faults = [];
  }

  /** The product with this id, key or number. */
  product(name: string): ProductRecord | undefined {
    const { products } = this.#shop;
    return (
      products.byId(name) ??
      products.byId(productId(name)) ??
      products.all.find(({ number }) => number === name)
    );
  }

  /** Changes stock or activity of a product (by id, key or number); false for an unknown one. */
  setProduct(name: string, change: { stock?: number; active?: boolean }): boolean {
    const product = this.product(name);
    if (product === undefined) return false;
    Object.assign(product, change);
    this.#shop.saveProduct(product);
    this.#shop.changedAt.set(product.id, stamp());
    return true;
  }

  /** Has the variants of a product (by id, key or number) listed singly, or one for all of them again. */
  listVariants(name: string, singly: boolean): void {
    for (const variant of this.product(name)?.children ?? [])
      variant.displayGroup = displayGroup(variant, singly);
  }

  /** Switches a method, a promotion (by key) or a landing page (by id) on or off. */
  setActive(kind: Switchable, key: string, active: boolean): void {
    const { switches } = this.#shop;
    const inactive = {
      'payment-method': switches.inactivePaymentMethods,
      'shipping-method': switches.inactiveShippingMethods,
      promotion: switches.inactivePromotions,
      'landing-page': switches.inactiveLandingPages,
    }[kind];
    if (active) inactive.delete(key);
    else inactive.add(key);
  }

  /** Gives the sales channel other languages and domains, each with the texts of one of the demo shop; none for its own. */
  setLanguages(languages: readonly Omit<Language, 'id'>[]): void {
    this.#shop.switches.languages = languages.map(extraLanguage);
  }

  /** Gives an entity another path; the old one becomes a superseded one. */
  renamePath(foreignKey: string, lang: Lang, path: string): boolean {
    const old = this.#shop.seo.rename(foreignKey, lang, path);
    const current = this.#shop.seo.all.findLast((one) => one.path === path && one.lang === lang);
    for (const one of [old, current]) if (one !== undefined) this.#shop.changedAt.set(one.id, stamp());
    return old !== undefined;
  }

  /** How many contexts and carts are stored, and orders beside those of the demo shop. */
  stored(): { contexts: number; carts: number; orders: number } {
    const { contexts, carts, orders } = this.#shop;
    return {
      contexts: contexts.count(),
      carts: carts.count(),
      orders: orders.count() - demo.orders.length,
    };
  }

  /** The mails sent, oldest first. */
  mails(): Mail[] {
    return this.#shop.mails.all();
  }

  /** Forgets everything: carts, customers, orders, mails, stock, switches, the request log. */
  reset(): void {
    this.#shop.reset();
    this.requests.clear();
  }

  /**
   * Remembers the switches, faults included, and what there is of each product.
   * @returns what sets all of that back; what shoppers did meanwhile stays
   */
  snapshot(): () => void {
    const { switches, products } = this.#shop;
    const saved = new Switches();
    saved.copy(switches);
    const offers = products.all.map(({ id, stock, active, displayGroup: group }) => ({
      id,
      stock,
      active,
      group,
    }));
    return () => {
      switches.copy(saved);
      for (const { id, stock, active, group } of offers) {
        const now = products.byId(id);
        if (now !== undefined) now.displayGroup = group;
        if (now?.stock !== stock || now.active !== active) this.setProduct(id, { stock, active });
      }
    };
  }

  /** Removes the salutation of an address, as only the Admin API can. */
  dropSalutation(addressId: string): void {
    for (const customer of this.#shop.customers.all()) {
      const addresses = customer.addresses.map((address) =>
        address.id === addressId ? { ...address, salutationId: null } : address,
      );
      this.#shop.customers.put(customer.id, { ...customer, addresses });
    }
  }

  /** Lets sessions run out: that with a token, those of a customer, or all; returns how many. */
  expireSessions(which: { token?: string; email?: string } = {}): number {
    return expireSessions(this.#shop, which);
  }

  /** Lets the links of password recoveries run out: a customer's, or all; returns how many. */
  expireRecoveries(email?: string): number {
    return expireRecoveries(this.#shop, email);
  }

  /** Switches a customer (by id, number or e-mail address) off or on, or decides on a requested group. */
  changeCustomer(name: string, change: { active?: boolean; group?: 'accept' | 'decline' }): boolean {
    return changeCustomer(this.#shop, name, change);
  }

  /** Does the work of the shop's staff on an order, by its id or number. */
  workOnOrder(name: string, work: OrderWork): boolean {
    return workOnOrder(this.#shop, name, work);
  }

  /** Makes a paper of an order, by its id or number; empty texts where there is none. */
  makeDocument(
    name: string,
    type: DocumentRecord['type'],
    more: { sent?: boolean; hasFile?: boolean } = {},
  ): { document: string; code: string } {
    return makeDocument(this.#shop, name, type, more);
  }

  /** Accepts a pending review by its id, or all of them, with or without an answer; returns how many. */
  acceptReviews(id?: string, comment?: string): number {
    return acceptReviews(this.#shop, id, comment);
  }

  /** The files that were uploaded, private ones included. */
  files(): UploadedFile[] {
    return uploadedFiles(this.#shop);
  }

  /** What an uploaded file holds; undefined for an unknown one. */
  fileContent(id: string): { type: string; content: Buffer } | undefined {
    const file = this.#shop.files.get(id)?.file;
    const content = this.#shop.fileContents.get(id) ?? '';
    return file ? { type: file.mimeType, content: Buffer.from(content, 'base64') } : undefined;
  }

  /** Changes a text of the shop in one locale, such as "fr-CH". */
  changeSnippet(locale: string, key: string, value: string): void {
    changeSnippet(this.#shop, locale, key, value);
  }

  /** Counted attempts become so many seconds older. */
  passAttempts(seconds: number): void {
    this.#shop.limits.age(seconds);
  }

  /** Forgets counted attempts, so that nobody has to wait. */
  forgetAttempts(): void {
    this.#shop.limits.clear();
  }

  /** The id of a payment method by its key. */
  paymentMethodId(key: string): string {
    return paymentMethodId(key);
  }
}

/** A change of a product as it comes over HTTP. */
export function productChange(body: unknown): { stock?: number; active?: boolean } {
  if (!isObject(body)) return {};
  const { stock, active } = body;
  return {
    ...(typeof stock === 'number' ? { stock } : {}),
    ...(typeof active === 'boolean' ? { active } : {}),
  };
}
