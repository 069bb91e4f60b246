import { demo } from '../shops/demo.ts';
import type { CategoryTree } from '../shops/derive/catalogue.ts';
import { pathMaker, type SeoPath } from '../shops/derive/seo-paths.ts';
import type { DemoShop } from '../shops/load.ts';
import type { Lang } from '../shops/model/text.ts';
import { type Entity, stamp } from './entity.ts';
import { ProductIndex } from './products.ts';
import type {
  CartRecord,
  ContextRecord,
  CustomerRecord,
  FileRecord,
  Mail,
  OrderRecord,
  PaymentRecord,
  RecipientRecord,
  RecoveryRecord,
  ReviewRecord,
} from './records.ts';
import { Switches } from './switches.ts';

class Collection<T extends object> extends Map<string, T> {
  all(): T[] {
    return [...this.values()];
  }

  where<K extends keyof T>(field: K, value: T[K]): T[] {
    return this.all().filter((record) => record[field] === value);
  }
}

/** `isCanonical` is null once a newer path has replaced it (case 665). */
type Path = Omit<SeoPath, 'isCanonical'> & { isCanonical: SeoPath['isCanonical'] };

export class SeoIndex {
  readonly all: Path[] = [];
  readonly #current = new Map<string, Path>();
  readonly #make: ReturnType<typeof pathMaker>;

  constructor(paths: readonly SeoPath[]) {
    this.#make = pathMaker(paths.filter(({ isCanonical }) => isCanonical === true));
    for (const path of paths) this.#add({ ...path });
  }

  #add(path: Path): void {
    this.all.push(path);
    if (path.isCanonical === true) this.#current.set(`${path.lang}:${path.foreignKey}`, path);
  }

  /** Keeps the old path as a superseded one. Returns both, or nothing for an unknown entity. */
  rename(foreignKey: string, lang: Lang, path: string): Path[] {
    const old = this.byKey(foreignKey, lang);
    if (old === undefined) return [];
    old.isCanonical = null;
    const current = { ...this.#make(old, path, 'neu') };
    this.#add(current);
    return [old, current];
  }

  byKey(foreignKey: string, lang: Lang): Path | undefined {
    return this.#current.get(`${lang}:${foreignKey}`);
  }
}

/** A change of the shop: an order before and after it, or fields of another entity. */
export type Change =
  | { readonly order: OrderRecord; readonly before: OrderRecord | null }
  | { readonly entity: string; readonly id: string; readonly fields: readonly string[] };

/** All state of a sandbox, in memory. */
export class Shop {
  readonly catalogue: DemoShop['catalogue'];
  readonly categories: CategoryTree;
  readonly products: ProductIndex;
  /** Base of links in mails, without a trailing slash. */
  readonly storefront: string;
  /** Attempts by route, name and address, with the time of the last in ms. */
  readonly attempts = new Map<string, { readonly count: number; readonly last: number }>();
  readonly contexts = new Collection<ContextRecord>();
  readonly carts = new Collection<CartRecord>();
  readonly customers = new Collection<CustomerRecord>();
  readonly orders = new Collection<OrderRecord>();
  /** Product ids by customer id, the latest last. */
  readonly wishlists = new Collection<readonly string[]>();
  readonly recoveries = new Collection<RecoveryRecord>();
  readonly recipients = new Collection<RecipientRecord>();
  readonly payments = new Collection<PaymentRecord>();
  readonly reviews = new Collection<ReviewRecord>();
  readonly files = new Collection<FileRecord>();
  readonly mails: Mail[] = [];
  /** Custom fields of the sales channel that staff changed, by language. */
  readonly channelFields = new Map<Lang, Entity>();
  /** Settings of the administration by key, e.g. `core.basicInformation.tosPage`. */
  readonly settings = new Map<string, unknown>();
  switches = new Switches();
  seo: SeoIndex;
  /** Receives every change that Shopware sends as webhooks. */
  onChange: (change: Change) => void = () => undefined;
  readonly #paths: DemoShop['paths'];

  /** @param source the demo shop, with further categories and products if any */
  constructor(source: DemoShop, storefront: string) {
    this.catalogue = source.catalogue;
    this.categories = source.categories;
    this.products = new ProductIndex(source.products, source.categories);
    this.storefront = storefront;
    this.#paths = source.paths;
    this.seo = new SeoIndex(source.paths);
    this.resetSettings();
  }

  putOrder(order: OrderRecord): void {
    const before = this.orders.get(order.id) ?? null;
    this.orders.set(order.id, order);
    this.onChange({ order, before });
  }

  sendMail(to: string, subject: string, text: string, from = demo.name): void {
    this.mails.push({ from, to, subject, text, sentAt: stamp() });
  }

  isInactive(kind: 'payment-method' | 'shipping-method' | 'promotion' | 'landing-page', key: string) {
    return this.switches.inactive.has(`${kind}:${key}`);
  }

  resetSettings(): void {
    this.settings.clear();
    for (const [key, value] of Object.entries(demo.settings)) this.settings.set(key, value);
  }

  /** Empties everything except the catalogue. */
  reset(): void {
    for (const records of Object.values(this)) if (records instanceof Map) records.clear();
    this.mails.length = 0;
    this.switches = new Switches();
    this.resetSettings();
    this.products.reset();
    this.seo = new SeoIndex(this.#paths);
  }
}
