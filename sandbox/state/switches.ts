import type { Language } from './records.ts';

/** Fails `times` requests whose path contains `path` and whose body contains `body`, if that is set. */
export interface Fault {
  readonly path: string;
  readonly body?: string;
  times: number;
  readonly kind: 'status' | 'reset';
  readonly status: number;
}

/** Behaviour that tests change. */
export class Switches {
  maintenance = false;
  /** Milliseconds before each answer. */
  latency = 0;
  /** Milliseconds between reading and writing a session or cart: parallel calls lose updates, as in Shopware. */
  raceGap = 4;
  doubleOptIn = false;
  doubleOptInGuest = false;
  doubleOptInNewsletter = true;
  /** For logins, recoveries, forms and order links. */
  rateLimits = true;
  /** The default customer group sees net prices. */
  netShop = false;
  /** Orders to other countries than the shop's are free of tax. */
  taxFreeAbroad = false;
  /** Requires a telephone number and consent to data protection. */
  strictForms = false;
  wishlist = true;
  /** The route of 6.7 for withdrawals exists. */
  withdrawalRoute = true;
  /** The sales channel has categories for the menus of footer and service. */
  otherMenus = true;
  /** Payment methods have the field `asynchronous`, as in 6.6. */
  paymentKinds = true;
  /** The picture of a `product_media` and the delivery time of a shipping method load without an association, as in 6.6. */
  autoloads = true;
  /** The apps that bring payment methods have no page to pay on. */
  appsPayOffline = false;
  /** Links of the editor to pages of the shop become SEO paths, as in 6.7. */
  resolvesPageLinks = true;
  /** Downloads redirect to a public file. */
  publicDownloads = false;
  /** Languages of the sales channel instead of the demo shop's. */
  languages: Language[] = [];
  faults: Fault[] = [];
  /** `payment-method:<key>`, `shipping-method:<key>`, `promotion:<key>`, `landing-page:<id>`. */
  inactive = new Set<string>();
}
