import type { Language } from '../session/language-record.ts';

/** A fault for requests whose path contains `path`, until `times` of them have had it. */
export interface Fault {
  readonly path: string;
  times: number;
  readonly kind: 'status' | 'reset' | 'garbage' | 'hang';
  readonly status: number;
}

/** What tests and people can set while the sandbox runs. */
export class Switches {
  maintenance = false;
  /** The sales channel is switched off: every access key is unknown. */
  inactive = false;
  /** ms that every answer waits. */
  latency = 0;
  /** ms between reading and writing a session or a cart; within it parallel calls lose updates, as in Shopware. */
  raceGap = 4;
  /** Registration of accounts, or of guests, must be confirmed by e-mail. */
  doubleOptIn = false;
  doubleOptInGuest = false;
  /** Attempts at logins, recoveries and order links are counted. */
  rateLimits = true;
  /** `X-Forwarded-For` is believed, as by a Shopware that trusts its proxy. */
  trustForwardedFor = true;
  /** Addresses need a telephone number, registrations the tick for data protection. */
  strictForms = false;
  /** Businesses must have a VAT id. */
  vatIdRequired = false;
  /** Newsletter subscriptions must be confirmed by e-mail. */
  doubleOptInNewsletter = true;
  /** The shop has wishlists. */
  wishlist = true;
  /** Products can be reviewed. */
  reviews = true;
  /** The shop has the route for withdrawals of 6.7, and that for cookie groups. */
  withdrawalRoute = true;
  cookieGroups = true;
  /** The Admin API has the shop's own `/api/translations`. */
  translationsRoute = true;
  /** Bought files are public: the download answers with their address. */
  publicDownloads = false;
  /** Seconds for which the link of a password recovery is good. */
  recoveryLifetime = 7200;
  /** Seconds for which the Admin API's tokens are good. */
  adminTokenLifetime = 600;
  /** Every Admin API token is refused as expired. */
  adminTokensRevoked = false;
  /** Languages of the sales channel in place of the demo shop's. */
  languages: Language[] = [];
  faults: Fault[] = [];
  readonly inactivePaymentMethods = new Set<string>();
  readonly inactiveShippingMethods = new Set<string>();
  readonly inactivePromotions = new Set<string>();
  readonly inactiveLandingPages = new Set<string>();

  /** Sets everything as it is in another. */
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
