import type { Language } from '../session/language-record.ts';

/** For requests whose path contains `path`, and whose body contains `body` where one is said, `times` times. */
export interface Fault {
  readonly path: string;
  readonly body?: string;
  times: number;
  readonly kind: 'status' | 'reset' | 'garbage' | 'hang';
  readonly status: number;
}

export class Switches {
  maintenance = false;
  /** The sales channel is inactive: every access key is unknown. */
  inactive = false;
  /** Milliseconds before each answer. */
  latency = 0;
  /** Milliseconds between reading and writing a session or cart; parallel calls lose updates, as in Shopware. */
  raceGap = 4;
  /** Accounts and guests must confirm by e-mail. */
  doubleOptIn = false;
  doubleOptInGuest = false;
  /** For logins, recoveries and order links. */
  rateLimits = true;
  /** Trusts `X-Forwarded-For`. */
  trustForwardedFor = true;
  /** The default customer group sees net prices. */
  netShop = false;
  /** Orders to other countries than the shop's own are free of tax. */
  taxFreeAbroad = false;
  /** Requires a telephone number and consent to data protection. */
  strictForms = false;
  vatIdRequired = false;
  doubleOptInNewsletter = true;
  wishlist = true;
  reviews = true;
  /** Has the routes of 6.7 for withdrawals and cookie groups. */
  withdrawalRoute = true;
  cookieGroups = true;
  /** The sales channel has categories for the menus of footer and service. */
  otherMenus = true;
  /** Tells of a payment method whether it is asynchronous, as 6.6 does. */
  paymentKinds = true;
  /** Tells the picture of a `product_media` and the delivery time of a way to ship without being asked, as 6.6 does. */
  autoloads = true;
  /** The apps that bring ways to pay have no page to pay on. */
  appsPayOffline = false;
  /** Writes SEO paths in place of its editor's links, as 6.7 does. */
  resolvesPageLinks = true;
  /** Has the shop's own `/api/translations`. */
  translationsRoute = true;
  /** Downloads redirect to a public file. */
  publicDownloads = false;
  /** Seconds. */
  recoveryLifetime = 7200;
  /** Seconds. */
  adminTokenLifetime = 600;
  adminTokensRevoked = false;
  /** Languages of the sales channel in place of the demo shop's. */
  languages: Language[] = [];
  faults: Fault[] = [];
  readonly inactivePaymentMethods = new Set<string>();
  readonly inactiveShippingMethods = new Set<string>();
  readonly inactivePromotions = new Set<string>();
  readonly inactiveLandingPages = new Set<string>();

  copy(other: Switches): void {
    for (const [name, value] of Object.entries(other)) {
      const own: unknown = Reflect.get(this, name);
      if (own instanceof Set && value instanceof Set) {
        own.clear();
        for (const key of value) own.add(key);
      } else Reflect.set(this, name, Array.isArray(value) ? value.map((one) => ({ ...one })) : value);
    }
  }

  reset(): void {
    this.copy(new Switches());
  }
}
