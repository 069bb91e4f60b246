import { DatabaseSync } from 'node:sqlite';
import type { CustomerRecord } from '../account/customer-record.ts';
import type { RecoveryRecord } from '../account/recovery-record.ts';
import type { SnippetRecord } from '../admin/snippet-record.ts';
import type { CartRecord } from '../cart/cart-record.ts';
import { ProductIndex } from '../catalog/product-index.ts';
import { displayGroup, isParent, type ProductRecord } from '../catalog/product-record.ts';
import { PropertyIndex } from '../catalog/property-index.ts';
import { ReviewIndex } from '../catalog/review-index.ts';
import type { ReviewRecord } from '../catalog/review-record.ts';
import { ProductSearch } from '../catalog/search.ts';
import { SeoIndex } from '../catalog/seo-index.ts';
import type { OrderRecord } from '../checkout/order-record.ts';
import type { PaymentRecord } from '../checkout/payment-record.ts';
import type { Mail } from '../controls/mail.ts';
import type { RecipientRecord } from '../forms/recipient-record.ts';
import { LargeCatalogue } from '../large/catalogue.ts';
import { LargeProductIndex } from '../large/products.ts';
import { LargeSeoIndex } from '../large/seo-paths.ts';
import type { LargeSize } from '../large/size.ts';
import type { FileRecord } from '../media/file-record.ts';
import type { ContextRecord } from '../session/context-record.ts';
import { STOREFRONT } from '../session/sales-channel-id.ts';
import type { CategoryTree } from '../shops/derive/category-tree.ts';
import type { Lang } from '../shops/model/text.ts';
import { orderEvents, type ShopEvent, written } from '../webhooks/events.ts';
import type { WishlistRecord } from '../wishlist/wishlist-record.ts';
import { demo } from './demo.ts';
import { Documents } from './documents.ts';
import { type Entity, stamp } from './entity.ts';
import { Limits } from './limits.ts';
import { Switches } from './switches.ts';

interface ProductState {
  readonly id: string;
  readonly stock: number;
  readonly active: boolean;
  readonly sales: number;
}

/** Increment when the stored form changes; older files are emptied. */
const FORMAT = 3;

export class Shop {
  readonly catalogue = demo.catalogue;
  /** What is generated around the demo shop; null for the demo shop alone. */
  readonly large: LargeCatalogue | null;
  readonly categories: CategoryTree;
  readonly properties: PropertyIndex;
  readonly products: ProductIndex;
  seo: SeoIndex;
  readonly search: ProductSearch;
  readonly switches = new Switches();
  readonly storefront: string;
  /** By entity id, since the start. */
  readonly changedAt = new Map<string, string>();
  /** Custom fields of the sales channel that staff changed, by language; since the start. */
  readonly channelFields = new Map<Lang, Entity>();
  /** Settings of the administration by key, e.g. `core.basicInformation.tosPage`. */
  readonly settings = new Map<string, unknown>(demo.settings);
  readonly limits = new Limits();
  readonly contexts: Documents<ContextRecord>;
  readonly carts: Documents<CartRecord>;
  readonly customers: Documents<CustomerRecord>;
  readonly orders: Documents<OrderRecord>;
  /** By customer id. */
  readonly wishlists: Documents<WishlistRecord>;
  /** By customer id. */
  readonly recoveries: Documents<RecoveryRecord>;
  /** By e-mail address in lower case. */
  readonly recipients: Documents<RecipientRecord>;
  readonly mails: Documents<Mail>;
  readonly payments: Documents<PaymentRecord>;
  readonly reviews: ReviewIndex;
  readonly files: Documents<FileRecord>;
  /** By file id, base64. */
  readonly fileContents: Documents<string>;
  /** By locale and key. */
  readonly snippets: Documents<SnippetRecord>;
  readonly #seed: (shop: Shop) => void;
  readonly #database: DatabaseSync;
  readonly #productStates: Documents<ProductState>;
  #listener: ((events: readonly ShopEvent[]) => void) | null = null;

  /**
   * @param file SQLite path, or `:memory:`
   * @param storefront base of links in mails, without a trailing slash
   * @param size of the catalogue that is generated around the demo shop; null for none
   */
  constructor(
    file: string,
    seed: (shop: Shop) => void,
    storefront = STOREFRONT,
    size: LargeSize | null = null,
  ) {
    this.#seed = seed;
    const large = size === null ? null : new LargeCatalogue(demo, size);
    this.large = large;
    this.categories = large?.categories ?? demo.categories;
    this.properties = large?.properties ?? new PropertyIndex(demo.catalogue.propertyGroups);
    this.products =
      large === null ? new ProductIndex(demo.products, demo.categories) : new LargeProductIndex(demo, large);
    this.seo = this.#paths();
    this.search = new ProductSearch(this);
    this.storefront = storefront;
    this.#database = new DatabaseSync(file);
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    this.contexts = new Documents(this.#database, 'context');
    this.carts = new Documents(this.#database, 'cart');
    this.customers = new Documents(this.#database, 'customer');
    this.orders = new Documents(this.#database, 'order');
    this.wishlists = new Documents(this.#database, 'wishlist');
    this.recoveries = new Documents(this.#database, 'recovery');
    this.recipients = new Documents(this.#database, 'recipient');
    this.mails = new Documents(this.#database, 'mail');
    this.payments = new Documents(this.#database, 'payment');
    this.reviews = new ReviewIndex(new Documents<ReviewRecord>(this.#database, 'review'));
    this.files = new Documents(this.#database, 'file');
    this.fileContents = new Documents(this.#database, 'file_content');
    this.snippets = new Documents(this.#database, 'snippet');
    this.#productStates = new Documents(this.#database, 'product_state');
    if (this.#database.prepare('PRAGMA user_version').get()?.['user_version'] !== FORMAT) {
      this.#forget();
      this.#database.exec(`PRAGMA user_version = ${FORMAT}`);
    }
    for (const state of this.#productStates.all()) {
      const product = this.products.byId(state.id);
      if (product !== undefined)
        Object.assign(product, { stock: state.stock, active: state.active, sales: state.sales });
    }
  }

  saveProduct(product: ProductRecord): void {
    const { id, stock, active, sales } = product;
    this.#productStates.put(id, { id, stock, active, sales });
  }

  /** Stores an order, and tells what has happened to it. */
  putOrder(order: OrderRecord): void {
    const before = this.#listener === null ? null : (this.orders.get(order.id) ?? null);
    this.orders.put(order.id, order);
    this.#listener?.(orderEvents(before, order));
  }

  /** Notes that staff wrote an entity, and tells it. @param fields that were changed */
  wrote(entity: string, id: string, fields: readonly string[]): void {
    this.changedAt.set(id, stamp());
    this.#listener?.([written(entity, id, fields)]);
  }

  /** Has somebody told what happens in the shop from now on. */
  listen(listener: (events: readonly ShopEvent[]) => void): void {
    this.#listener = listener;
  }

  /** In one transaction, demo customers included. */
  #forget(): void {
    this.#database.exec('BEGIN');
    for (const table of [
      this.contexts,
      this.carts,
      this.customers,
      this.orders,
      this.wishlists,
      this.recoveries,
      this.recipients,
      this.mails,
      this.payments,
      this.reviews,
      this.files,
      this.fileContents,
      this.snippets,
      this.#productStates,
    ])
      table.clear();
    this.#seed(this);
    this.#database.exec('COMMIT');
  }

  reset(): void {
    this.switches.reset();
    this.limits.clear();
    this.channelFields.clear();
    this.resetSettings();
    for (const product of this.products.all) {
      const stock = product.variant?.stock ?? product.demo.stock;
      const group = isParent(product) ? null : displayGroup(product, product.demo.listedSingly);
      Object.assign(product, { stock, active: true, sales: 0, displayGroup: group });
    }
    if (this.seo.changed) this.seo = this.#paths();
    this.#forget();
  }

  #paths(): SeoIndex {
    return this.large === null ? new SeoIndex(demo.paths) : new LargeSeoIndex(this.large);
  }

  /** Settings are what they were at the start. */
  resetSettings(): void {
    this.settings.clear();
    for (const [key, value] of demo.settings) this.settings.set(key, value);
  }

  close(): void {
    this.#database.close();
  }
}
