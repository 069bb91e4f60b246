/** An address of a demo customer; names that it leaves out are the customer's. */
export interface DemoAddress {
  readonly key: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly company?: string;
  readonly street: string;
  readonly extra?: string;
  readonly zipcode: string;
  readonly city: string;
  /** ISO code. */
  readonly country: string;
  /** Code of the canton. */
  readonly canton?: string;
  readonly phone?: string;
}

/** A customer who comes with the demo shop. */
export interface DemoCustomer {
  readonly key: string;
  readonly email: string;
  readonly salutation: 'mr' | 'mrs' | 'not_specified';
  readonly firstName: string;
  readonly lastName: string;
  readonly language: 'de' | 'en' | 'fr';
  readonly company?: string;
  readonly vatIds?: readonly string[];
  /** The first is the one for bills. */
  readonly addresses: readonly [DemoAddress, ...DemoAddress[]];
  /** Key of the address for goods; the one for bills when absent. */
  readonly shipTo?: string;
  readonly guest?: boolean;
  /** Was switched off by the shop. */
  readonly deactivated?: boolean;
  /** Has not opened the link of the double opt-in. */
  readonly unconfirmed?: boolean;
  /** Belongs to the group for restaurants, or asks to. */
  readonly restaurant?: 'member' | 'requested';
  /** Keys of products, the latest last. */
  readonly wishlist?: readonly string[];
  readonly newsletter?: boolean;
}

/** The password of every demo customer. */
export const DEMO_PASSWORD = 'kontor-demo';

/** Customers in the states that an account can have. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    key: 'anna',
    email: 'anna@example.ch',
    salutation: 'mrs',
    firstName: 'Anna',
    lastName: 'Berger',
    language: 'de',
    addresses: [
      {
        key: 'home',
        street: 'Weststrasse 14',
        zipcode: '8003',
        city: 'Zürich',
        country: 'CH',
        canton: 'ZH',
        phone: '+41 44 555 01 14',
      },
      {
        key: 'office',
        company: 'Atelier Berger',
        street: 'Klybeckstrasse 70',
        extra: 'Hof, 2. Stock',
        zipcode: '4057',
        city: 'Basel',
        country: 'CH',
        canton: 'BS',
      },
      {
        key: 'parents',
        firstName: 'Reto und Silvia',
        street: 'Obere Gasse 3',
        zipcode: '7000',
        city: 'Chur',
        country: 'CH',
        canton: 'GR',
      },
      { key: 'holidays', street: '12 rue du Lac', zipcode: '74500', city: 'Évian-les-Bains', country: 'FR' },
    ],
    shipTo: 'home',
    wishlist: ['pot-linea', 'knife-santoku', 'board-ahorn', 'mortar-granit', 'spice-set', 'book-brot'],
    newsletter: true,
  },
  {
    key: 'linde',
    email: 'gasthof@example.ch',
    salutation: 'mr',
    firstName: 'Beat',
    lastName: 'Lindenmann',
    language: 'de',
    company: 'Gasthof Linde AG',
    vatIds: ['CHE-123.456.788 MWST'],
    addresses: [
      {
        key: 'inn',
        company: 'Gasthof Linde AG',
        street: 'Dorfplatz 1',
        zipcode: '3550',
        city: 'Langnau im Emmental',
        country: 'CH',
        canton: 'BE',
        phone: '+41 34 555 02 20',
      },
      {
        key: 'kitchen',
        company: 'Gasthof Linde AG',
        street: 'Dorfplatz 1',
        extra: 'Küche, Eingang Hof',
        zipcode: '3550',
        city: 'Langnau im Emmental',
        country: 'CH',
        canton: 'BE',
      },
    ],
    shipTo: 'kitchen',
    restaurant: 'member',
  },
  {
    key: 'canteen',
    email: 'cantine@example.ch',
    salutation: 'mrs',
    firstName: 'Claire',
    lastName: 'Favre',
    language: 'fr',
    company: 'Cantine du Port Sàrl',
    addresses: [
      {
        key: 'canteen',
        company: 'Cantine du Port Sàrl',
        street: 'Quai du Mont-Blanc 8',
        zipcode: '1201',
        city: 'Genève',
        country: 'CH',
        canton: 'GE',
      },
    ],
    restaurant: 'requested',
  },
  {
    key: 'unconfirmed',
    email: 'wartet@example.ch',
    salutation: 'not_specified',
    firstName: 'Robin',
    lastName: 'Wartet',
    language: 'de',
    addresses: [{ key: 'home', street: 'Seeweg 2', zipcode: '6003', city: 'Luzern', country: 'CH' }],
    unconfirmed: true,
  },
  {
    key: 'deactivated',
    email: 'gesperrt@example.ch',
    salutation: 'mr',
    firstName: 'Georg',
    lastName: 'Sperr',
    language: 'de',
    addresses: [{ key: 'home', street: 'Torgasse 9', zipcode: '9000', city: 'St. Gallen', country: 'CH' }],
    deactivated: true,
  },
  {
    key: 'guest',
    email: 'gast@example.ch',
    salutation: 'mrs',
    firstName: 'Gerda',
    lastName: 'Gast',
    language: 'de',
    addresses: [{ key: 'home', street: 'Kramgasse 20', zipcode: '3011', city: 'Bern', country: 'CH' }],
    guest: true,
  },
];
