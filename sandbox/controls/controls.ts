import { displayGroup, type ProductRecord } from '../catalog/product-record.ts';
import type { DocumentRecord } from '../checkout/order-record.ts';
import { extraLanguage } from '../session/language.ts';
import type { Language } from '../session/language-record.ts';
import { demo } from '../shop/demo.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { type Fault, Switches } from '../shop/switches.ts';
import { paymentMethodId, productId } from '../shops/derive/ids.ts';
import type { Lang } from '../shops/model/text.ts';
import { changeCustomer, expireRecoveries, expireSessions } from './account-controls.ts';
import type { Mail } from './mail.ts';
import { makeDocument, type OrderWork, workOnOrder } from './order-controls.ts';
import { RequestLog } from './request-log.ts';
import {
  acceptReviews,
  changeSnippet,
  type UploadedFile,
  uploadedFiles,
  writeChannelFields,
} from './staff-controls.ts';

export type Switchable = 'payment-method' | 'shipping-method' | 'promotion' | 'landing-page';

export class Controls {
  readonly requests = new RequestLog();
  readonly #shop: Shop;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  setMaintenance(on: boolean): void {
    this.#shop.switches.maintenance = on;
  }

  /** @param ms delay of every answer */
  setLatency(ms: number): void {
    this.#shop.switches.latency = ms;
  }

  /** Unknown names are ignored. */
  set(values: Entity): void {
    const { switches } = this.#shop;
    for (const [name, value] of Object.entries(values)) {
      const known: unknown = Reflect.get(switches, name);
      if (['boolean', 'number'].includes(typeof known) && typeof value === typeof known)
        Reflect.set(switches, name, value);
    }
  }

  /** Fails the next requests whose path contains `path`. `status` (default 500) is for the kind "status". */
  addFault(fault: {
    path: string;
    body?: string;
    times?: number;
    kind: Fault['kind'];
    status?: number;
  }): void {
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

  /** By id, key or number; false if unknown. */
  setProduct(name: string, change: { stock?: number; active?: boolean; price?: number }): boolean {
    const product = this.product(name);
    if (product === undefined) return false;
    Object.assign(product, change);
    this.#shop.saveProduct(product);
    this.#shop.wrote('product', product.id, Object.keys(change));
    return true;
  }

  /** Has the variants of a product (by id, key or number) listed singly, or one for all of them again. */
  listVariants(name: string, singly: boolean): void {
    for (const variant of this.product(name)?.children ?? [])
      variant.displayGroup = displayGroup(variant, singly);
  }

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

  renamePath(foreignKey: string, lang: Lang, path: string): boolean {
    const old = this.#shop.seo.rename(foreignKey, lang, path);
    const current = this.#shop.seo.all.findLast((one) => one.path === path && one.lang === lang);
    for (const one of [old, current])
      if (one !== undefined) this.#shop.wrote('seo_url', one.id, ['seoPathInfo']);
    return old !== undefined;
  }

  /** Orders of the demo shop are not counted. */
  stored(): { contexts: number; carts: number; orders: number } {
    const { contexts, carts, orders } = this.#shop;
    return {
      contexts: contexts.count(),
      carts: carts.count(),
      orders: orders.count() - demo.orders.length,
    };
  }

  mails(): Mail[] {
    return this.#shop.mails.all();
  }

  reset(): void {
    this.#shop.reset();
    this.requests.clear();
  }

  /** Returns a function that restores switches, faults and products; other changes stay. */
  snapshot(): () => void {
    const { switches, products, channelFields } = this.#shop;
    const saved = new Switches();
    saved.copy(switches);
    const offers = products.all.map(({ id, stock, active, price, displayGroup: group }) => ({
      id,
      stock,
      active,
      price,
      group,
    }));
    return () => {
      switches.copy(saved);
      channelFields.clear();
      this.#shop.resetSettings();
      for (const { id, stock, active, price, group } of offers) {
        const now = products.byId(id);
        if (now !== undefined) now.displayGroup = group;
        if (now?.stock !== stock || now.active !== active || now.price !== price)
          this.setProduct(id, { stock, active, price });
      }
    };
  }

  /** As only the Admin API can. */
  dropSalutation(addressId: string): void {
    for (const customer of this.#shop.customers.all()) {
      const addresses = customer.addresses.map((address) =>
        address.id === addressId ? { ...address, salutationId: null } : address,
      );
      this.#shop.customers.put(customer.id, { ...customer, addresses });
    }
  }

  expireSessions(which: { token?: string; email?: string } = {}): number {
    return expireSessions(this.#shop, which);
  }

  expireRecoveries(email?: string): number {
    return expireRecoveries(this.#shop, email);
  }

  changeCustomer(name: string, change: { active?: boolean; group?: 'accept' | 'decline' }): boolean {
    return changeCustomer(this.#shop, name, change);
  }

  workOnOrder(name: string, work: OrderWork): boolean {
    return workOnOrder(this.#shop, name, work);
  }

  makeDocument(
    name: string,
    type: DocumentRecord['type'],
    more: { sent?: boolean; hasFile?: boolean } = {},
  ): { document: string; code: string } {
    return makeDocument(this.#shop, name, type, more);
  }

  acceptReviews(id?: string, comment?: string): number {
    return acceptReviews(this.#shop, id, comment);
  }

  files(): UploadedFile[] {
    return uploadedFiles(this.#shop);
  }

  fileContent(id: string): { type: string; content: Buffer } | undefined {
    const file = this.#shop.files.get(id)?.file;
    const content = this.#shop.fileContents.get(id) ?? '';
    return file ? { type: file.mimeType, content: Buffer.from(content, 'base64') } : undefined;
  }

  changeSnippet(locale: string, key: string, value: string): void {
    changeSnippet(this.#shop, locale, key, value);
  }

  /** Sets what staff set in the administration, e.g. `core.basicInformation.tosPage`. */
  setSetting(key: string, value: unknown): void {
    this.#shop.settings.set(key, value);
  }

  /** Writes the custom fields of the sales channel in a language, in place of those it had there. */
  writeChannelFields(lang: Lang, fields: Entity): void {
    writeChannelFields(this.#shop, lang, fields);
  }

  /** Makes counted attempts older. */
  passAttempts(seconds: number): void {
    this.#shop.limits.age(seconds);
  }

  forgetAttempts(): void {
    this.#shop.limits.clear();
  }

  paymentMethodId(key: string): string {
    return paymentMethodId(key);
  }
}

export function productChange(body: unknown): { stock?: number; active?: boolean } {
  if (!isObject(body)) return {};
  const { stock, active } = body;
  return {
    ...(typeof stock === 'number' ? { stock } : {}),
    ...(typeof active === 'boolean' ? { active } : {}),
  };
}
