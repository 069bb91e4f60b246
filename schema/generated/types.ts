export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 8601 date and time with offset. */
  DateTime: { input: string; output: string; }
  /** Exact decimal number as text, e.g. `129.00`; never a float, so that no rappen is lost. */
  Decimal: { input: string; output: string; }
  /** JSON of a shape that the shop's own code decides; only ever answered. */
  JSON: { input: unknown; output: unknown; }
  /** A BCP 47 tag that the shop is configured for, e.g. `de-DE`, `en-GB`, `fr-CH`. */
  Locale: { input: string; output: string; }
  /**
   * What a frontend hands to the payment method's plugin in Shopware, e.g. a wallet's token: a JSON object under the names that
   * the plugin documents, up to 16 KB, 6 levels and 200 values. What Shopware itself reads (`orderId`, `finishUrl`, `tos` …) cannot be in it.
   */
  PaymentData: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
};

/** Private person or business. */
export type AccountType =
  /** A business. */
  | 'BUSINESS'
  /** A private person. */
  | 'PRIVATE';

/** What to put into the cart in one step. */
export type AddItemsToCartInput = {
  /** A value of the client's own making for this change alone, at most 128 characters; the same one within 10 minutes adds only once, whatever is to be added. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100; a product that is named twice is added with the sum. If one is no id or has no positive quantity, nothing is added. */
  readonly items: ReadonlyArray<CartItemInput>;
};

/** The code to enter. */
export type AddPromotionCodeInput = {
  /** As the shopper typed it. */
  readonly code: Scalars['String']['input'];
};

/** What to put into the cart. */
export type AddToCartInput = {
  /** A value of the client's own making for this change alone, at most 128 characters; the same one within 10 minutes adds only once, whatever is to be added. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of a product that can be bought (a variant, not its parent). */
  readonly productId: Scalars['ID']['input'];
  /** Pieces, a positive whole number. */
  readonly quantity?: Scalars['Int']['input'];
};

/** An address of a customer's book, or one that the guest of this session gave. */
export type Address = PostalAddress & {
  readonly __typename?: 'Address';
  /** Second line. */
  readonly additional?: Maybe<Scalars['String']['output']>;
  /** City. */
  readonly city: Scalars['String']['output'];
  /** Company. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** Country. */
  readonly country?: Maybe<Country>;
  /** First name. */
  readonly firstName: Scalars['String']['output'];
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether bills go there unless said otherwise. */
  readonly isDefaultBilling: Scalars['Boolean']['output'];
  /** Whether goods go there unless said otherwise. */
  readonly isDefaultShipping: Scalars['Boolean']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** Phone number. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Form of address. */
  readonly salutation?: Maybe<Salutation>;
  /** State or canton. */
  readonly state?: Maybe<CountryState>;
  /** Street and number. */
  readonly street: Scalars['String']['output'];
  /** Postal code. */
  readonly zipcode?: Maybe<Scalars['String']['output']>;
};

/** What changes of an address. */
export type AddressChangesInput = {
  /** Second line. */
  readonly additional?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** Company. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** Id out of `countries`. */
  readonly countryId?: InputMaybe<Scalars['ID']['input']>;
  /** First name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Id out of `salutations`. */
  readonly salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Id out of the country's `states`; gone with another country. */
  readonly stateId?: InputMaybe<Scalars['ID']['input']>;
  /** Street and number. */
  readonly street?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly zipcode?: InputMaybe<Scalars['String']['input']>;
};

/** An address of the customer. */
export type AddressIdInput = {
  /** Id out of `addresses`. */
  readonly id: Scalars['ID']['input'];
};

/** An address. Name and form of address are taken from the buyer when absent. */
export type AddressInput = {
  /** Second line. */
  readonly additional?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  readonly city: Scalars['String']['input'];
  /** Company. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** Id out of `countries`. */
  readonly countryId: Scalars['ID']['input'];
  /** First name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Id out of `salutations`. */
  readonly salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Id out of the country's `states`. */
  readonly stateId?: InputMaybe<Scalars['ID']['input']>;
  /** Street and number. */
  readonly street: Scalars['String']['input'];
  /** Postal code. */
  readonly zipcode?: InputMaybe<Scalars['String']['input']>;
};

/** The address book after a change. */
export type AddressPayload = {
  readonly __typename?: 'AddressPayload';
  /** The address that was added or changed. */
  readonly address?: Maybe<Address>;
  /** The whole book as it is now. */
  readonly addresses: ReadonlyArray<Address>;
  /** What can be mended. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A page in another language. */
export type Alternate = {
  readonly __typename?: 'Alternate';
  /** The language. */
  readonly locale: Scalars['Locale']['output'];
  /** Path of that page, prefix included. */
  readonly path: Scalars['String']['output'];
};

/**
 * What an answer is in. The header `kontor-locale` (or the parameter `locale` of a GET) decides the language, `kontor-currency` (`currency`) the
 * currency; without them the shop's first ones hold. Where something of the session is asked for, a query is in the session's currency.
 */
export type AnswerContext = {
  readonly __typename?: 'AnswerContext';
  /** Country that taxes and shipping are calculated for: the session's where there is one, else the shop's; null where the shop names none. */
  readonly country?: Maybe<Country>;
  /** Currency of every price in the answer. */
  readonly currency: Currency;
  /** Language of texts, and how numbers are written. */
  readonly language: Language;
};

/** Whether and when something can be had. */
export type Availability = {
  readonly __typename?: 'Availability';
  /** When the smallest quantity arrives if it is ordered now; null where the shop does not say, and for downloads. */
  readonly arrival?: Maybe<DeliveryDate>;
  /** Whether it can be bought now. */
  readonly available: Scalars['Boolean']['output'];
  /** How long the delivery takes. */
  readonly delivery?: Maybe<DeliveryTime>;
  /** Day on which it is back, where it is sold out and the shop knows; null otherwise. */
  readonly restockDate?: Maybe<DeliveryDate>;
  /** Days until it is back. */
  readonly restockDays?: Maybe<Scalars['Int']['output']>;
  /** Pieces left where the stock is the limit; 0 with `available` where it is sold on and must come in first. */
  readonly stock?: Maybe<Scalars['Int']['output']>;
};

/** What distinguishes a product. */
export type Badge =
  /** Delivered free of charge. */
  | 'FREE_SHIPPING'
  /** Recently released. */
  | 'NEW'
  /** Cheaper than it was. */
  | 'SALE'
  /** Designed in Switzerland. */
  | 'SWISS_DESIGN'
  /** Much bought. */
  | 'TOPSELLER';

/** What to transfer and where to, as the shop says in the custom fields `kontor_payment_*` of the payment method. */
export type BankTransfer = {
  readonly __typename?: 'BankTransfer';
  /** Where they are: street, and postcode with town. */
  readonly address: ReadonlyArray<Scalars['String']['output']>;
  /** What to transfer. */
  readonly amount: Money;
  /** Code of the bank. */
  readonly bic?: Maybe<Scalars['String']['output']>;
  /** The same for the app of a bank to read; null where currency and account have no such code. */
  readonly code?: Maybe<TransferCode>;
  /** Whose account it is. */
  readonly holder: Scalars['String']['output'];
  /** IBAN in groups of four characters. */
  readonly iban: Scalars['String']['output'];
  /** What to name so that the money finds the order: a QR reference in groups, or the number of the order. */
  readonly reference: Scalars['String']['output'];
};

/** A step of the way to a page. */
export type Breadcrumb = {
  readonly __typename?: 'Breadcrumb';
  /** Name of the step. */
  readonly label: Scalars['String']['output'];
  /** Path of the step; null for the page itself. */
  readonly path?: Maybe<Scalars['String']['output']>;
};

/** A part of a bundle. */
export type BundleItem = {
  readonly __typename?: 'BundleItem';
  /** The product. */
  readonly product: ProductCard;
  /** Pieces of it. */
  readonly quantity: Scalars['Int']['output'];
};

/** Who may keep an answer. */
export type CacheScope =
  /** For the asking shopper alone. */
  | 'PRIVATE'
  /** The same for everybody in this language and currency. */
  | 'PUBLIC';

/** How the shop tells people from programs. */
export type Captcha = {
  readonly __typename?: 'Captcha';
  /**
   * A challenge of ALTCHA (https://altcha.org), version 2, as JSON, which the shopper's device solves by work, with `altcha-lib` or some
   * lines of its own (docs/other-frontends.md, "Send forms"); null with reCAPTCHA.
   */
  readonly challenge?: Maybe<Scalars['String']['output']>;
  /** Site key of reCAPTCHA v3, where the shop uses it; null otherwise. */
  readonly siteKey?: Maybe<Scalars['String']['output']>;
  /** To be sent back with the form; good for ten minutes and one sending. */
  readonly token: Scalars['String']['output'];
};

/** What a shopper is about to buy. */
export type Cart = {
  readonly __typename?: 'Cart';
  /** When all of it has arrived; null where the shop does not say. */
  readonly arrival?: Maybe<DeliveryDate>;
  /** Pieces of good items. */
  readonly count: Scalars['Int']['output'];
  /** How far it is to free shipping; null where the shop has none, or charges for it all the same. */
  readonly freeShipping?: Maybe<FreeShipping>;
  /** Sum of the items before discounts. */
  readonly goodsTotal: Money;
  /** Catches a change between what was shown and what is ordered; give it to `placeOrder`. */
  readonly hash: Scalars['String']['output'];
  /** The same for whoever asks: a session has one cart. */
  readonly id: Scalars['ID']['output'];
  /** Products, in the order in which they were put in. */
  readonly items: ReadonlyArray<CartItem>;
  /** What happened since notices were last asked for; each is delivered once, in the first answer that asks for them. */
  readonly notices: ReadonlyArray<Notice>;
  /** Promotions that apply. */
  readonly promotions: ReadonlyArray<Promotion>;
  /** Codes that were entered and take nothing off this cart; they apply once their conditions are met. */
  readonly savedPromotions: ReadonlyArray<SavedPromotion>;
  /** Shipping costs; without meaning while `shippingBlocked`. */
  readonly shipping: Money;
  /** Whether no way to ship fits, so that `shipping` is unknown and `total` without it. */
  readonly shippingBlocked: Scalars['Boolean']['output'];
  /** Sum of the items, promotions taken off. */
  readonly subtotal: Money;
  /** How its prices are taxed. */
  readonly taxState: TaxState;
  /** Taxes by rate: within the sums where `taxState` is `GROSS`, added in `total` where it is `NET`. */
  readonly taxes: ReadonlyArray<Tax>;
  /** What is to be paid. */
  readonly total: Money;
  /** Whether everything in it is a download: there is then nothing to ship, although the checkout has ways for it. */
  readonly virtual: Scalars['Boolean']['output'];
};

/** A product in the cart. */
export type CartItem = {
  readonly __typename?: 'CartItem';
  /** When it arrives; null for downloads. */
  readonly arrival?: Maybe<DeliveryDate>;
  /** How long the delivery takes. */
  readonly delivery?: Maybe<DeliveryTime>;
  /** Whether it is a download. */
  readonly download: Scalars['Boolean']['output'];
  /** Whether the shop has fewer in stock and does not know when more arrive. */
  readonly exceedsStock: Scalars['Boolean']['output'];
  /** Whether it can be ordered. */
  readonly good: Scalars['Boolean']['output'];
  /** Id of the line item. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly image?: Maybe<Image>;
  /** Name. */
  readonly label: Scalars['String']['output'];
  /** Chosen options: size, colour. */
  readonly options: ReadonlyArray<Property>;
  /** Path of the product's page, prefix included; null when it has none. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Id of the product. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Quantities in which it is sold. */
  readonly purchase: PurchaseRules;
  /** Pieces. */
  readonly quantity: Scalars['Int']['output'];
  /** Price of all pieces. */
  readonly total: Money;
  /** Price of one piece. */
  readonly unit: Money;
};

/** Pieces of a product. */
export type CartItemInput = {
  /** Id of a product that can be bought (a variant, not its parent). */
  readonly productId: Scalars['ID']['input'];
  /** Pieces, a positive whole number. */
  readonly quantity?: Scalars['Int']['input'];
};

/** The cart after a change. */
export type CartPayload = {
  readonly __typename?: 'CartPayload';
  /** The whole cart as it is now; null when the shop could not change it. */
  readonly cart?: Maybe<Cart>;
  /** Why the change, or a part of it, has no effect. Where `cart.notices` tells the same, it has the same code. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A category of the shop. */
export type Category = Node & {
  readonly __typename?: 'Category';
  /** Categories below it. */
  readonly children?: Maybe<ReadonlyArray<NavigationEntry>>;
  /** Sanitised HTML. */
  readonly descriptionHtml?: Maybe<Scalars['String']['output']>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly image?: Maybe<Image>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Path of its page, prefix included. */
  readonly path: Scalars['String']['output'];
};

/** A category's page: a listing, or content. */
export type CategoryPage = {
  readonly __typename?: 'CategoryPage';
  /** Way to it, home first. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** The category. */
  readonly category: Category;
  /** Its layout; null without one, and where `errors` says that it could not be read. */
  readonly cms?: Maybe<CmsPage>;
  /** What its children are, where it is the list of recipes, posts or news (custom field `kontor_entries`). */
  readonly entryKind?: Maybe<EntryKind>;
  /** Which of Kontor's forms stands on it (custom field `kontor_form`). */
  readonly form?: Maybe<FormKind>;
  /** Whether it is the shop's home page. */
  readonly home: Scalars['Boolean']['output'];
  /** Products of the category, so that a listing's page is one request; null for a page without products. */
  readonly listing?: Maybe<Listing>;
  /** For search engines. */
  readonly seo: Seo;
};


/** A category's page: a listing, or content. */
export type CategoryPageListingArgs = {
  input?: InputMaybe<ListingInput>;
};

/** A new e-mail address. */
export type ChangeEmailInput = {
  /** The new address. */
  readonly email: Scalars['String']['input'];
  /** The same again. */
  readonly emailConfirmation: Scalars['String']['input'];
  /** The password of the account. */
  readonly password: Scalars['String']['input'];
};

/** Another way to pay an order. */
export type ChangeOrderPaymentInput = {
  /** Id of the order. */
  readonly orderId: Scalars['ID']['input'];
  /** Id out of `paymentMethods`. */
  readonly paymentMethodId: Scalars['ID']['input'];
};

/** A new password. */
export type ChangePasswordInput = {
  /** The new one. */
  readonly newPassword: Scalars['String']['input'];
  /** The new one again. */
  readonly newPasswordConfirmation: Scalars['String']['input'];
  /** The password until now. */
  readonly password: Scalars['String']['input'];
};

/** What changes of who the customer is; what is absent stays as it is. */
export type ChangeProfileInput = {
  /** Private person or business. */
  readonly accountType?: InputMaybe<AccountType>;
  /** Company; needed for a business. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Id out of `salutations`. */
  readonly salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** VAT ids of a business. */
  readonly vatIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** The way to an order. */
export type Checkout = {
  readonly __typename?: 'Checkout';
  /** Where the bill goes. */
  readonly billingAddress?: Maybe<Address>;
  /** What stands in the way; empty when the order can be placed. */
  readonly blockers: ReadonlyArray<Notice>;
  /** Whether the order can be placed as it is. */
  readonly canOrder: Scalars['Boolean']['output'];
  /** What is about to be bought. */
  readonly cart: Cart;
  /** Who buys; null until they said so. */
  readonly customer?: Maybe<Customer>;
  /** The same for whoever asks: a session has one checkout. */
  readonly id: Scalars['ID']['output'];
  /** Chosen way to pay. */
  readonly paymentMethodId?: Maybe<Scalars['ID']['output']>;
  /** Ways to pay. */
  readonly paymentMethods: ReadonlyArray<PaymentChoice>;
  /** Where the goods go. */
  readonly shippingAddress?: Maybe<Address>;
  /** Chosen way to travel. */
  readonly shippingMethodId?: Maybe<Scalars['ID']['output']>;
  /** Ways for the goods to travel. */
  readonly shippingMethods: ReadonlyArray<ShippingQuote>;
};

/** The checkout after a change. */
export type CheckoutPayload = {
  readonly __typename?: 'CheckoutPayload';
  /** Everything as it is now; null when the shop could not change it. */
  readonly checkout?: Maybe<Checkout>;
  /** What can be mended. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A row of slots. */
export type CmsBlock = {
  readonly __typename?: 'CmsBlock';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** How it is laid out. */
  readonly layout: CmsLayout;
  /** In reading order: by column from left to right, then from top to bottom. */
  readonly slots: ReadonlyArray<CmsSlot>;
  /** Shopware's block type, e.g. `image-text`. */
  readonly type: Scalars['String']['output'];
};

/** The categories around the page's own. */
export type CmsCategoryNavigation = CmsSlot & {
  readonly __typename?: 'CmsCategoryNavigation';
  /** Entries of the navigation. */
  readonly entries?: Maybe<ReadonlyArray<NavigationEntry>>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
};

/** A teaser of recipes, posts or news. */
export type CmsEntries = CmsSlot & {
  readonly __typename?: 'CmsEntries';
  /** The newest of them. */
  readonly entries?: Maybe<ReadonlyArray<Entry>>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** What they are. */
  readonly kind: EntryKind;
  /** Path of the list of all of them, prefix included. */
  readonly path: Scalars['String']['output'];
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
  /** Headline. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** Questions and answers. */
export type CmsFaq = CmsSlot & {
  readonly __typename?: 'CmsFaq';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** In order. */
  readonly items: ReadonlyArray<FaqItem>;
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
};

/** A form. */
export type CmsForm = CmsSlot & {
  readonly __typename?: 'CmsForm';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Which one. */
  readonly kind: FormKind;
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
  /** Headline. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** Several pictures, as gallery or slider. */
export type CmsGallery = CmsSlot & {
  readonly __typename?: 'CmsGallery';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** The pictures, in order. */
  readonly images: ReadonlyArray<Image>;
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
};

/** A heading in a text of a layout. */
export type CmsHeading = {
  readonly __typename?: 'CmsHeading';
  /** Id of its element in the text's HTML, once on the page: what stands behind `#`, percent-encoded, in an address that leads there. */
  readonly anchor: Scalars['String']['output'];
  /** Its words, without tags. */
  readonly text: Scalars['String']['output'];
};

/** A picture, perhaps linked. */
export type CmsImage = CmsSlot & {
  readonly __typename?: 'CmsImage';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** The picture; null when none is set. */
  readonly image?: Maybe<Image>;
  /** Where it leads. */
  readonly link?: Maybe<Link>;
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
};

/** How a section or block is laid out. */
export type CmsLayout = {
  readonly __typename?: 'CmsLayout';
  /** Picture of the ground. */
  readonly background?: Maybe<Image>;
  /** CSS colour of the ground. */
  readonly backgroundColor?: Maybe<Scalars['String']['output']>;
  /** CSS `background-size`: `cover`, `contain` or `auto`. */
  readonly backgroundMode?: Maybe<Scalars['String']['output']>;
  /** How light that colour is; null without one, and for one that is told by its name or can be seen through. */
  readonly backgroundTone?: Maybe<CmsTone>;
  /** Classes that the shop gave it. */
  readonly cssClass?: Maybe<Scalars['String']['output']>;
  /** Screens on which it is hidden. */
  readonly hiddenOn: ReadonlyArray<Viewport>;
  /** Margins top, right, bottom, left as CSS lengths. */
  readonly margins?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** `boxed` or `full_width`. */
  readonly sizingMode?: Maybe<Scalars['String']['output']>;
};

/** The listing of the category that the page belongs to. */
export type CmsListing = CmsSlot & {
  readonly __typename?: 'CmsListing';
  /** The category whose products are listed. */
  readonly categoryId: Scalars['ID']['output'];
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
};

/** A layout of Shopware's Shopping Experiences. */
export type CmsPage = {
  readonly __typename?: 'CmsPage';
  /** The headings of the second level in its texts, in order, for a list of contents; empty where there are fewer than five. */
  readonly contents: ReadonlyArray<CmsHeading>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Its sections, in order. */
  readonly sections: ReadonlyArray<CmsSection>;
  /** `landingpage`, `product_list`, `product_detail` or `page`. */
  readonly type: Scalars['String']['output'];
};

/** One product. */
export type CmsProductBox = CmsSlot & {
  readonly __typename?: 'CmsProductBox';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** The product; null when it is not sold any more. */
  readonly product?: Maybe<ProductCard>;
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
};

/** A part of the product page: buy box, pictures, description and reviews, cross-selling, name, or maker's logo. */
export type CmsProductPart = CmsSlot & {
  readonly __typename?: 'CmsProductPart';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Shopware's element type, e.g. `buy-box`. */
  readonly part: Scalars['String']['output'];
  /** The product that it is about: the one that the layout names, else that of the page; null without either. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
};

/** A row of products. */
export type CmsProductSlider = CmsSlot & {
  readonly __typename?: 'CmsProductSlider';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** The products, in order. */
  readonly products: ReadonlyArray<ProductCard>;
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
  /** Headline. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** A horizontal part of a layout. */
export type CmsSection = {
  readonly __typename?: 'CmsSection';
  /** Blocks of the main column, in order. */
  readonly blocks: ReadonlyArray<CmsBlock>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** How it is laid out. */
  readonly layout: CmsLayout;
  /** Blocks of the sidebar, in order. */
  readonly sidebar: ReadonlyArray<CmsBlock>;
  /** How it is divided. */
  readonly type: CmsSectionType;
};

/** How a section is divided. */
export type CmsSectionType =
  /** One column. */
  | 'DEFAULT'
  /** Sidebar and main column. */
  | 'SIDEBAR';

/** The filters of the page's listing. */
export type CmsSidebarFilter = CmsSlot & {
  readonly __typename?: 'CmsSidebarFilter';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
};

/** A place in a block and what stands in it. */
export type CmsSlot = {
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Name of the place, e.g. `left`. */
  readonly slot: Scalars['String']['output'];
};

/** Sanitised HTML text. */
export type CmsText = CmsSlot & {
  readonly __typename?: 'CmsText';
  /** HTML without anything that runs. */
  readonly html: Scalars['String']['output'];
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
};

/** How light a ground is: which text is legible on it. */
export type CmsTone =
  /** White text. */
  | 'DARK'
  /** Dark text, of second rank too. */
  | 'LIGHT'
  /** Black text. */
  | 'MEDIUM';

/** An element that this version does not know, or one of the shop's own. */
export type CmsUnknown = CmsSlot & {
  readonly __typename?: 'CmsUnknown';
  /** What the shop's own code reads from the element (docs/extending.md); null where it knows nothing of it. */
  readonly data?: Maybe<Scalars['JSON']['output']>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
  /** Shopware's element type. */
  readonly type: Scalars['String']['output'];
};

/** A video of YouTube or Vimeo; nothing is asked of them before the visitor agrees. */
export type CmsVideo = CmsSlot & {
  readonly __typename?: 'CmsVideo';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Picture shown before it plays, out of the shop's own media. */
  readonly poster?: Maybe<Image>;
  /** Who serves it. */
  readonly provider: VideoProvider;
  /** Name of the place. */
  readonly slot: Scalars['String']['output'];
  /** What it shows. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** The provider's id of the video. */
  readonly videoId: Scalars['String']['output'];
};

/** What the link of the newsletter's mail carries. */
export type ConfirmNewsletterInput = {
  /** `em` of the link. */
  readonly em: Scalars['String']['input'];
  /** `hash` of the link. */
  readonly hash: Scalars['String']['input'];
};

/** What the link of the confirmation mail carries. */
export type ConfirmRegistrationInput = {
  /** `em` of the link. */
  readonly em: Scalars['String']['input'];
  /** `hash` of the link. */
  readonly hash: Scalars['String']['input'];
};

/** A cookie or service. */
export type ConsentEntry = {
  readonly __typename?: 'ConsentEntry';
  /** Days for which it is kept. */
  readonly days?: Maybe<Scalars['Int']['output']>;
  /** What it is for. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name of the cookie or service. */
  readonly key: Scalars['String']['output'];
  /** As it is shown. */
  readonly name: Scalars['String']['output'];
};

/** A group of cookies and services. */
export type ConsentGroup = {
  readonly __typename?: 'ConsentGroup';
  /** What it is for. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** What is in it. */
  readonly entries: ReadonlyArray<ConsentEntry>;
  /** Its key, e.g. `statistics`. */
  readonly key: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Whether the shop does not work without it. */
  readonly required: Scalars['Boolean']['output'];
};

/** How round corners are. */
export type Corners =
  /** Not at all. */
  | 'NONE'
  /** Clearly. */
  | 'ROUND'
  /** A little. */
  | 'SMALL';

/** A country that the shop knows. */
export type Country = {
  readonly __typename?: 'Country';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** ISO 3166-1 alpha-2. */
  readonly iso: Scalars['String']['output'];
  /** Name in the language of the request. */
  readonly name: Scalars['String']['output'];
  /** Whether the shop delivers there. */
  readonly shippingAvailable: Scalars['Boolean']['output'];
  /** Whether an address needs a state. */
  readonly stateRequired: Scalars['Boolean']['output'];
  /** Its states or cantons. */
  readonly states: ReadonlyArray<CountryState>;
  /** Regular expression for VAT ids; null where any is accepted. */
  readonly vatIdPattern?: Maybe<Scalars['String']['output']>;
  /** Whether a business must give a VAT id. */
  readonly vatIdRequired: Scalars['Boolean']['output'];
  /** Regular expression for postal codes; null where any is accepted. */
  readonly zipcodePattern?: Maybe<Scalars['String']['output']>;
  /** Whether an address needs a postal code. */
  readonly zipcodeRequired: Scalars['Boolean']['output'];
};

/** A state or canton. */
export type CountryState = {
  readonly __typename?: 'CountryState';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Name in the language of the request. */
  readonly name: Scalars['String']['output'];
};

/** A new address. */
export type CreateAddressInput = {
  /** The address. */
  readonly address: AddressInput;
  /** Whether bills go there from now on. */
  readonly defaultBilling?: Scalars['Boolean']['input'];
  /** Whether goods go there from now on. */
  readonly defaultShipping?: Scalars['Boolean']['input'];
};

/** A row of products that go with another. */
export type CrossSelling = {
  readonly __typename?: 'CrossSelling';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** The products, 24 at most. */
  readonly products: ReadonlyArray<ProductCard>;
  /** Headline. */
  readonly title: Scalars['String']['output'];
};

/** A currency of the shop. */
export type Currency = {
  readonly __typename?: 'Currency';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** ISO 4217 code. */
  readonly isoCode: Scalars['String']['output'];
  /** Sign, e.g. `€`. */
  readonly symbol: Scalars['String']['output'];
};

/** Who buys. */
export type Customer = {
  readonly __typename?: 'Customer';
  /** Private person or business. */
  readonly accountType: AccountType;
  /** Company of a business. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** Where bills go. */
  readonly defaultBillingAddress?: Maybe<Address>;
  /** How they like to pay. */
  readonly defaultPaymentMethod?: Maybe<PaymentMethod>;
  /** Where goods go. */
  readonly defaultShippingAddress?: Maybe<Address>;
  /** E-mail address. */
  readonly email: Scalars['String']['output'];
  /** First name. */
  readonly firstName: Scalars['String']['output'];
  /** Whether without an account. */
  readonly guest: Scalars['Boolean']['output'];
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** Whether they get the newsletter; null where that was not asked. */
  readonly newsletter?: Maybe<NewsletterState>;
  /** Customer number. */
  readonly number?: Maybe<Scalars['String']['output']>;
  /** Name of the customer group whose acceptance is pending; null without one. */
  readonly requestedGroup?: Maybe<Scalars['String']['output']>;
  /** Form of address. */
  readonly salutation?: Maybe<Salutation>;
  /** VAT ids of a business. */
  readonly vatIds: ReadonlyArray<Scalars['String']['output']>;
};

/** What a customer group asks of those who register for it. */
export type CustomerGroupRegistration = {
  readonly __typename?: 'CustomerGroupRegistration';
  /** Whether only businesses may register. */
  readonly companiesOnly: Scalars['Boolean']['output'];
  /** Shopware's id of the group. */
  readonly id: Scalars['ID']['output'];
  /** Its text, sanitised. */
  readonly introductionHtml?: Maybe<Scalars['String']['output']>;
  /** For search engines. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** Heading of its page. */
  readonly title: Scalars['String']['output'];
};

/** The customer after a change. */
export type CustomerPayload = {
  readonly __typename?: 'CustomerPayload';
  /** The customer as they are now; null when not logged in any more. */
  readonly customer?: Maybe<Customer>;
  /** What can be mended. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a visitor is to the shop. */
export type CustomerState =
  /** Logged in. */
  | 'CUSTOMER'
  /** Has given name and address for an order, without an account. */
  | 'GUEST'
  /** Registered, but not confirmed yet. */
  | 'INACTIVE'
  /** Nobody in particular. */
  | 'VISITOR';

/** Closing an account. */
export type DeleteCustomerInput = {
  /** That it is meant. */
  readonly confirmed: Scalars['Boolean']['input'];
};

/** Days between which a delivery arrives, by Shopware's rule; the same for product, cart and order. */
export type DeliveryDate = {
  readonly __typename?: 'DeliveryDate';
  /** First day, e.g. `2026-11-23`. */
  readonly earliest: Scalars['String']['output'];
  /** Both as they are written in the language of the request. */
  readonly formatted: Scalars['String']['output'];
  /** Last day, e.g. `2026-11-26`. */
  readonly latest: Scalars['String']['output'];
};

/** How long a delivery takes. */
export type DeliveryTime = {
  readonly __typename?: 'DeliveryTime';
  /** As the shop words it. */
  readonly label: Scalars['String']['output'];
  /** Days at most. */
  readonly maxDays?: Maybe<Scalars['Int']['output']>;
  /** Days at least. */
  readonly minDays?: Maybe<Scalars['Int']['output']>;
};

/** Room between things. */
export type Density =
  /** Much. */
  | 'COMFORTABLE'
  /** Little: more on a screen. */
  | 'COMPACT';

/** How difficult a recipe is. */
export type Difficulty =
  /** Easy. */
  | 'EASY'
  /** Hard. */
  | 'HARD'
  /** Medium. */
  | 'MEDIUM';

/** Whether it was done. */
export type DonePayload = {
  readonly __typename?: 'DonePayload';
  /** Whether it was. */
  readonly done: Scalars['Boolean']['output'];
  /** What can be mended. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A file that was bought. */
export type Download = {
  readonly __typename?: 'Download';
  /** Whether it may be fetched: usually as soon as the order is paid. */
  readonly accessGranted: Scalars['Boolean']['output'];
  /** Name of the file, extension included. */
  readonly fileName: Scalars['String']['output'];
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Path at this gateway; null without access. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** A recipe, a blog post or a news item: a category with the custom fields `kontor_*`. */
export type Entry = Node & {
  readonly __typename?: 'Entry';
  /** Who wrote it. */
  readonly author?: Maybe<Scalars['String']['output']>;
  /** Its picture. */
  readonly cover?: Maybe<Image>;
  /** Shopware's id of the category. */
  readonly id: Scalars['ID']['output'];
  /** What it is. */
  readonly kind: EntryKind;
  /** Path of its page, prefix included. */
  readonly path: Scalars['String']['output'];
  /** Day on which it appeared, ISO 8601. */
  readonly publishedAt?: Maybe<Scalars['String']['output']>;
  /** How it is cooked; null for anything but a recipe. */
  readonly recipe?: Maybe<Recipe>;
  /** What it is about, in words. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** One or two sentences. */
  readonly teaser?: Maybe<Scalars['String']['output']>;
  /** Its title. */
  readonly title: Scalars['String']['output'];
};

/** What an entry is. */
export type EntryKind =
  /** A blog post. */
  | 'BLOG'
  /** A news item. */
  | 'NEWS'
  /** A recipe. */
  | 'RECIPE';

/** A part of a list of entries. */
export type EntryList = {
  readonly __typename?: 'EntryList';
  /** The newest first. */
  readonly entries: ReadonlyArray<Entry>;
  /** Which part it is; `total` is exact. */
  readonly pageInfo: ListPart;
  /** What the newest 500 of all entries of the kind are about, the most frequent first. */
  readonly tags?: Maybe<ReadonlyArray<EntryTag>>;
};

/** The page of a recipe, a blog post or a news item. */
export type EntryPage = {
  readonly __typename?: 'EntryPage';
  /** Way to it, home first. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Its layout; null without one, and where `errors` says that it could not be read. */
  readonly cms?: Maybe<CmsPage>;
  /** What it is about. */
  readonly entry: Entry;
  /** Others of its kind, the newest first, without itself. */
  readonly more?: Maybe<ReadonlyArray<Entry>>;
  /** For search engines. */
  readonly seo: Seo;
};

/** What entries are about. */
export type EntryTag = {
  readonly __typename?: 'EntryTag';
  /** How many entries are about it. */
  readonly count: Scalars['Int']['output'];
  /** In words. */
  readonly name: Scalars['String']['output'];
};

/**
 * Why something is refused, for programs: the same words in `userErrors`, in `extensions.code` of an entry of `errors`, and where
 * files are uploaded. docs/error-codes.md says which of them comes where, and with which sentence. Be ready for new ones.
 */
export type ErrorCode =
  /** A default address cannot be deleted. */
  | 'ADDRESS_IS_DEFAULT'
  /** There is no such address, or it is not this customer's. */
  | 'ADDRESS_NOT_FOUND'
  /** E-mail address or password is wrong; which of them is not told. */
  | 'BAD_CREDENTIALS'
  /** The operation, its variables or its headers are wrong. */
  | 'BAD_USER_INPUT'
  /** An array of operations was sent. */
  | 'BATCHING_NOT_SUPPORTED'
  /** The shop does not bill to this country. */
  | 'BILLING_ADDRESS_BLOCKED'
  /** The billing address is incomplete. */
  | 'BILLING_ADDRESS_INVALID'
  /** The buyer's address is none. */
  | 'BUYER_ADDRESS_INVALID'
  /** A buyer's address came without a client's key. */
  | 'BUYER_ADDRESS_REFUSED'
  /** The captcha is too old or was used: ask for another. */
  | 'CAPTCHA_EXPIRED'
  /** The captcha's service takes the buyer for a program. */
  | 'CAPTCHA_REFUSED'
  /** Too many logins failed for this account: request a `captcha` and send its answer with the login. */
  | 'CAPTCHA_REQUIRED'
  /** The captcha's service does not answer. */
  | 'CAPTCHA_UNAVAILABLE'
  /** The answer to the captcha is wrong: ask for another. */
  | 'CAPTCHA_WRONG'
  /** The cart is another than the buyer saw: show it anew. */
  | 'CART_CHANGED'
  /** There is nothing in the cart. */
  | 'CART_EMPTY'
  /** Something stands in the way of the order: read `cart.notices` and `checkout.blockers`. */
  | 'CART_INVALID'
  /** The line item is not in the cart. */
  | 'CART_ITEM_NOT_FOUND'
  /** Name or version of a client cannot be read. */
  | 'CLIENT_HEADER_INVALID'
  /** The client's key is not known. */
  | 'CLIENT_KEY_UNKNOWN'
  /** The customer group is for businesses. */
  | 'COMPANIES_ONLY'
  /** The shop does not know the country. */
  | 'COUNTRY_NOT_FOUND'
  /** The shop does not have the currency. */
  | 'CURRENCY_NOT_FOUND'
  /** The cursor is none, or of another list. */
  | 'CURSOR_INVALID'
  /** Nobody has said yet who orders: log in, or `identifyGuest`. */
  | 'CUSTOMER_MISSING'
  /** The privacy policy was not acknowledged. */
  | 'DATA_PROTECTION_NOT_ACCEPTED'
  /** The deletion was not confirmed. */
  | 'DELETION_NOT_CONFIRMED'
  /** The e-mail address was confirmed before. */
  | 'EMAIL_CONFIRMED_BEFORE'
  /** A text is no e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address must be confirmed first, by the link in a mail. */
  | 'EMAIL_NOT_CONFIRMED'
  /** Another account has this e-mail address. */
  | 'EMAIL_TAKEN'
  /** The file has no readable name. */
  | 'FILE_NAME_MISSING'
  /** The file is no picture. */
  | 'FILE_NOT_A_PICTURE'
  /** The file has more than `maxMB` megabytes. */
  | 'FILE_TOO_LARGE'
  /** Files of this type are not taken. */
  | 'FILE_TYPE_NOT_ALLOWED'
  /** A value has another form than it must have. */
  | 'FORMAT_INVALID'
  /** What only a program fills in was filled in. */
  | 'FORM_REFUSED'
  /** An error of the gateway's own; tell the operator `requestId`. */
  | 'INTERNAL'
  /** A text needs another number of characters. */
  | 'LENGTH_WRONG'
  /** The link of a mail is too old or was used. */
  | 'LINK_EXPIRED'
  /** The link of a mail is not known. */
  | 'LINK_INVALID'
  /** The shop does not have the language. */
  | 'LOCALE_NOT_FOUND'
  /** The shop is in maintenance: come again after `retryAfter` seconds. */
  | 'MAINTENANCE_MODE'
  /** A mutation came by GET, or anything by another method than GET and POST. */
  | 'METHOD_NOT_ALLOWED'
  /** Fewer pieces than are sold at once. */
  | 'MIN_ORDER_QUANTITY'
  /** The change was not sent to Shopware: send it again. */
  | 'NOTHING_CHANGED'
  /** Nothing in the order is sold any more. */
  | 'NOTHING_TO_REORDER'
  /** No accepted content type can be served. */
  | 'NOT_ACCEPTABLE'
  /** None of the values on offer. */
  | 'NOT_A_CHOICE'
  /** A value is no date up to today. */
  | 'NOT_DATE'
  /** A value is no amount. */
  | 'NOT_DECIMAL'
  /** What an id names does not exist, and no other code says what it should be. */
  | 'NOT_FOUND'
  /** A value is no whole number. */
  | 'NOT_INTEGER'
  /** No customer is logged in. */
  | 'NOT_LOGGED_IN'
  /** A value is no telephone number. */
  | 'NOT_PHONE'
  /** The order is cancelled. */
  | 'ORDER_CANCELLED'
  /** The order can no longer be cancelled. */
  | 'ORDER_NOT_CANCELLABLE'
  /** There is no such order, or it is not this buyer's. */
  | 'ORDER_NOT_FOUND'
  /** There is nothing to pay for the order now. */
  | 'ORDER_NOT_PAYABLE'
  /** The order is paid already. */
  | 'ORDER_PAID'
  /** The order can no longer be changed. */
  | 'ORDER_UNCHANGEABLE'
  /** Pages of this origin may not ask. */
  | 'ORIGIN_NOT_ALLOWED'
  /** The gateway is overloaded: come again after `retryAfter` seconds. */
  | 'OVERLOADED'
  /** The present password is another. */
  | 'PASSWORD_WRONG'
  /** The payment method does not fit this cart or order. */
  | 'PAYMENT_METHOD_BLOCKED'
  /** There is no such payment method. */
  | 'PAYMENT_METHOD_NOT_FOUND'
  /** The payment method of the order can no longer be changed. */
  | 'PAYMENT_METHOD_UNCHANGEABLE'
  /** The order is placed, but its payment did not begin: `payOrder`. */
  | 'PAYMENT_NOT_STARTED'
  /** The hash is that of another text. */
  | 'PERSISTED_QUERY_HASH_MISMATCH'
  /** No document has this id. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** Only persisted documents are answered. */
  | 'PERSISTED_QUERY_ONLY'
  /** The postcode does not fit the country. */
  | 'POSTCODE_INVALID'
  /** A GET needs a header that no link sends. */
  | 'PREFLIGHT_NEEDED'
  /** The product is not in the cart, and Shopware does not say why: so it is with a product of which a variant must be chosen. */
  | 'PRODUCT_NOT_ADDED'
  /** The product does not exist, or is no longer sold. */
  | 'PRODUCT_NOT_FOUND'
  /** The product is sold out. */
  | 'PRODUCT_OUT_OF_STOCK'
  /** Fewer pieces are there than were asked for. */
  | 'PRODUCT_STOCK_REACHED'
  /** The promotion cannot be combined with the others. */
  | 'PROMOTION_EXCLUDED'
  /** The conditions of the promotion are not met; the code is kept. */
  | 'PROMOTION_NOT_ELIGIBLE'
  /** There is no such promotion code. */
  | 'PROMOTION_NOT_FOUND'
  /** The promotion takes nothing off this cart; the code is kept. */
  | 'PROMOTION_WITHOUT_EFFECT'
  /** The product is sold in steps. */
  | 'PURCHASE_STEPS_QUANTITY'
  /** A quantity is no positive whole number. */
  | 'QUANTITY_INVALID'
  /** The operation is beyond a limit. */
  | 'QUERY_TOO_COMPLEX'
  /** Too much at a time: come again after `seconds`. */
  | 'RATE_LIMITED'
  /** An address has no region. */
  | 'REGION_MISSING'
  /** The repetition of a value differs from it. */
  | 'REPETITION_DIFFERS'
  /** The request has too many bytes. */
  | 'REQUEST_TOO_LARGE'
  /** A value is missing. */
  | 'REQUIRED'
  /** The address is not one that the operator allows buyers to be sent to. */
  | 'RETURN_URL_NOT_ALLOWED'
  /** The shop takes no reviews. */
  | 'REVIEWS_UNAVAILABLE'
  /** The cart has downloads, and the right of withdrawal was not waived. */
  | 'REVOCATION_NOT_WAIVED'
  /** An address has no salutation. */
  | 'SALUTATION_MISSING'
  /** The session ended, and with it the login: nothing was changed. */
  | 'SESSION_EXPIRED'
  /** It belongs to a session, and there is none yet. */
  | 'SESSION_NEEDED'
  /** The shop does not ship to this country. */
  | 'SHIPPING_ADDRESS_BLOCKED'
  /** The shipping address is incomplete. */
  | 'SHIPPING_ADDRESS_INVALID'
  /** The shipping method does not fit this cart. */
  | 'SHIPPING_METHOD_BLOCKED'
  /** There is no such shipping method. */
  | 'SHIPPING_METHOD_NOT_FOUND'
  /** Too many streams are open; wait for `Retry-After`. */
  | 'STREAMS_EXHAUSTED'
  /** The shop has terms, and they were not accepted. */
  | 'TERMS_NOT_ACCEPTED'
  /** A number is too high; `max` where it is known. */
  | 'TOO_HIGH'
  /** A text has too many characters; `max` where it is known. */
  | 'TOO_LONG'
  /** A number is too low; `min` where it is known. */
  | 'TOO_LOW'
  /** A list has too many entries; `max` of them are allowed. */
  | 'TOO_MANY'
  /** A text has too few characters; `min` where it is known. */
  | 'TOO_SHORT'
  /** Shopware refuses it with a code that Kontor does not know: see `upstreamCode` and `message`. */
  | 'UNKNOWN'
  /** The request has another content type than `application/json`. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** The shop cannot take files. */
  | 'UPLOADS_UNAVAILABLE'
  /** A file is no longer there: upload it again. */
  | 'UPLOAD_EXPIRED'
  /** The file could not be stored. */
  | 'UPLOAD_FAILED'
  /** Shopware takes too long. */
  | 'UPSTREAM_TIMEOUT'
  /** Shopware does not answer, or with an error. */
  | 'UPSTREAM_UNAVAILABLE'
  /** The VAT id does not fit the country. */
  | 'VAT_ID_INVALID'
  /** A web address stands where none may. */
  | 'WEB_ADDRESS_NOT_ALLOWED'
  /** There is nothing on the wishlist. */
  | 'WISHLIST_EMPTY'
  /** The shop has no wishlist. */
  | 'WISHLIST_UNAVAILABLE'
  /** E-mail address, postcode or link do not match an order. */
  | 'WRONG_ORDER_CREDENTIALS';

/** A question and its answer. */
export type FaqItem = {
  readonly __typename?: 'FaqItem';
  /** Sanitised HTML. */
  readonly answerHtml: Scalars['String']['output'];
  /** The question. */
  readonly question: Scalars['String']['output'];
};

/**
 * Something that a listing can be filtered by. Fields of one name have other types in other filters (`max`, `selected`): give them aliases
 * where one selection has several.
 */
export type Filter = {
  /** Stable name: the parameter in the address. */
  readonly key: Scalars['String']['output'];
  /** As it is shown. */
  readonly label: Scalars['String']['output'];
};

/** A property option, a maker or a category that listings can be filtered by. */
export type FilterOption = {
  readonly __typename?: 'FilterOption';
  /** CSS colour. */
  readonly color?: Maybe<Scalars['String']['output']>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Picture of the material. */
  readonly image?: Maybe<Image>;
  /** As it is shown. */
  readonly label: Scalars['String']['output'];
};

/** One value of a filter, as it stands beside this listing. */
export type FilterValue = {
  readonly __typename?: 'FilterValue';
  /** Products (not their variants) that the list has with it and with what is chosen in the other filters; null where they cannot be counted. Counted only when somebody asks. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** What is chosen with it. */
  readonly option: FilterOption;
  /** Whether it is chosen. */
  readonly selected: Scalars['Boolean']['output'];
};

/** A file of a typeface. */
export type FontFile = {
  readonly __typename?: 'FontFile';
  /** Its path: WOFF2. */
  readonly url: Scalars['String']['output'];
  /** Weights that it is for, as in CSS: `400`, or `100 900` for a range. */
  readonly weights: Scalars['String']['output'];
};

/** A field of a form. The gateway refuses by the same rules, so that a frontend can tell before anything is sent. */
export type FormField = {
  readonly __typename?: 'FormField';
  /** Name of the box with which it is asked for, and without which it counts for nothing; null for one that is always asked for. */
  readonly askedWith?: Maybe<Scalars['String']['output']>;
  /** As the shop's mail calls it, in the language of the request. */
  readonly label: Scalars['String']['output'];
  /** Most characters, of each value where there are several; null where the type says enough. */
  readonly maxLength?: Maybe<Scalars['Int']['output']>;
  /** Most values or files. */
  readonly maxValues: Scalars['Int']['output'];
  /** Media types of its files; empty for anything but `FILE`. */
  readonly mediaTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Its name in `fields` or `uploads`. */
  readonly name: Scalars['String']['output'];
  /** Whether it must be filled in; with `askedWith` only where that box is ticked. */
  readonly required: Scalars['Boolean']['output'];
  /** How it is filled in. */
  readonly type: FormFieldType;
};

/** A value of a form. */
export type FormFieldInput = {
  /** Name of the field. */
  readonly name: Scalars['String']['input'];
  /** What was typed. */
  readonly value: Scalars['String']['input'];
};

/** How a field of a form is filled in. */
export type FormFieldType =
  /** A box: `true` when ticked. */
  | 'CHECKBOX'
  /** A day that is not in the future, as `2026-11-23`. */
  | 'DATE'
  /** An amount, e.g. `129.50`. */
  | 'DECIMAL'
  /** An e-mail address. */
  | 'EMAIL'
  /** Files, each an entry of `uploads`. */
  | 'FILE'
  /** A whole number from 1 on. */
  | 'INTEGER'
  /** Several texts, each an entry of `fields` under the same name. */
  | 'LIST'
  /** Lines of text. */
  | 'MULTILINE'
  /** A telephone number. */
  | 'PHONE'
  /** An id out of `salutations`. */
  | 'SALUTATION'
  /** A line of text. */
  | 'TEXT';

/** Which of Kontor's forms. */
export type FormKind =
  /** Wish to be told when something sold out is back; staff answer it, Shopware has no such list. */
  | 'BACK_IN_STOCK'
  /** Wish to cancel an order that Shopware cannot cancel by itself; staff decide. */
  | 'CANCELLATION'
  /** A message to the shop. */
  | 'CONTACT'
  /** A message about a certain article or order. */
  | 'CUSTOM'
  /** Subscription to the newsletter. */
  | 'NEWSLETTER'
  /** Something to be repaired. */
  | 'REPAIR'
  /** Goods going back. */
  | 'RETURN'
  /** A claim under warranty. */
  | 'WARRANTY'
  /** Withdrawal from a contract. */
  | 'WITHDRAWAL';

/** What the page of a form is about. */
export type FormPlaceEntity =
  /** A category. */
  | 'CATEGORY'
  /** A landing page. */
  | 'LANDING_PAGE'
  /** A product. */
  | 'PRODUCT';

/** The element of a layout in which a form stands. */
export type FormPlaceInput = {
  /** What that is. */
  readonly entity: FormPlaceEntity;
  /** Id of the category, landing page or product whose page shows the layout. */
  readonly navigationId: Scalars['ID']['input'];
  /** Id of the slot. */
  readonly slotId: Scalars['ID']['input'];
};

/** A file of a form. */
export type FormUploadInput = {
  /** Key out of the answer of `POST /upload`. */
  readonly key: Scalars['String']['input'];
  /** Name of the field. */
  readonly name: Scalars['String']['input'];
};

/** How far it is to free shipping. */
export type FreeShipping = {
  readonly __typename?: 'FreeShipping';
  /** Sum from which shipping is free. */
  readonly from: Money;
  /** What is missing; 0.00 once reached. */
  readonly missing: Money;
  /** Whether it is reached. */
  readonly reached: Scalars['Boolean']['output'];
};

/** Who buys without an account. */
export type IdentifyGuestInput = {
  /** Private person or business. */
  readonly accountType?: AccountType;
  /** Where the bill goes, and the goods unless said otherwise. */
  readonly billingAddress: AddressInput;
  /** Company; needed for a business. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** Where the confirmation goes. */
  readonly email: Scalars['String']['input'];
  /** First name. */
  readonly firstName: Scalars['String']['input'];
  /** Last name. */
  readonly lastName: Scalars['String']['input'];
  /** Id out of `salutations`. */
  readonly salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the goods go, if elsewhere. */
  readonly shippingAddress?: InputMaybe<AddressInput>;
  /** VAT ids of a business. */
  readonly vatIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A picture and its measures in pixels. */
export type Image = {
  readonly __typename?: 'Image';
  /** What the picture shows, for people who do not see it; empty for decoration. */
  readonly alt: Scalars['String']['output'];
  /** Height of the original in pixels; null when the shop does not tell. */
  readonly height?: Maybe<Scalars['Int']['output']>;
  /** The renditions as the value of a `srcset` attribute, addresses as in `url`; null when there is only the original. */
  readonly srcset?: Maybe<Scalars['String']['output']>;
  /**
   * Address of a rendition, mostly a path of this gateway (put it behind the shop's address elsewhere): sides are rounded up to the next 100, at most 1900; AVIF or WebP where the client takes it. The
   * original without an argument, and where it cannot be resized.
   */
  readonly url: Scalars['String']['output'];
  /** Width of the original in pixels; null when the shop does not tell. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};


/** A picture and its measures in pixels. */
export type ImageUrlArgs = {
  fit?: InputMaybe<ImageFit>;
  height?: InputMaybe<Scalars['Int']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** How a picture is fitted into the wanted box. */
export type ImageFit =
  /** Fits into the box whole. */
  | 'CONTAIN'
  /** Fills the box, cut at the edges. */
  | 'CROP';

/** An ingredient. */
export type Ingredient = {
  readonly __typename?: 'Ingredient';
  /** How much for all servings; null for as much as one likes. */
  readonly amount?: Maybe<Scalars['Float']['output']>;
  /** What it is. */
  readonly name: Scalars['String']['output'];
  /** Path of a product of the shop that it is; null otherwise. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Id of that product, for the cart; null where a variant of it has to be chosen first. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Key of the unit, e.g. `tablespoon`; null for pieces without a word. */
  readonly unit?: Maybe<Scalars['String']['output']>;
};

/** Ingredients that belong together. */
export type IngredientGroup = {
  readonly __typename?: 'IngredientGroup';
  /** The ingredients. */
  readonly ingredients: ReadonlyArray<Ingredient>;
  /** What they are for; null for the only group. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** A landing page. */
export type LandingPage = {
  readonly __typename?: 'LandingPage';
  /** Its layout; null without one, and where `errors` says that it could not be read. */
  readonly cms?: Maybe<CmsPage>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** For search engines. */
  readonly seo: Seo;
};

/** A language of the shop. */
export type Language = {
  readonly __typename?: 'Language';
  /** Tag by which its numbers, dates and prices are written: German of a Swiss shop is `de-CH`. */
  readonly formatLocale: Scalars['Locale']['output'];
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Its own name for itself. */
  readonly label: Scalars['String']['output'];
  /** Its tag. */
  readonly locale: Scalars['Locale']['output'];
  /** Prefix of its paths, the path of its domain: empty for the default language as a rule, else `/en`. */
  readonly pathPrefix: Scalars['String']['output'];
};

/** A page that the law asks for. */
export type LegalPage = {
  readonly __typename?: 'LegalPage';
  /** Its name. */
  readonly label: Scalars['String']['output'];
  /** Its path, language prefix included. */
  readonly path: Scalars['String']['output'];
  /** What it is. */
  readonly role: LegalRole;
};

/** What a page is in the eyes of the law. */
export type LegalRole =
  /** Who runs the shop. */
  | 'IMPRINT'
  /** Data protection. */
  | 'PRIVACY'
  /** Shipping and payment. */
  | 'SHIPPING'
  /** General terms. */
  | 'TERMS'
  /** The right of withdrawal. */
  | 'WITHDRAWAL';

/** Where something leads. Only http(s), mailto and tel leave the shop; a target with another protocol is dropped. */
export type Link = {
  readonly __typename?: 'Link';
  /** Whether it opens in a new tab. */
  readonly newTab: Scalars['Boolean']['output'];
  /** Path within the shop, prefix included; null for an outside address. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Outside address; null within the shop. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** Where a part of a list stands in the whole. */
export type ListPart = {
  readonly __typename?: 'ListPart';
  /** Whether a next page exists. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** Entries a page. */
  readonly limit: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Entries in all, also on a page beyond the last one. */
  readonly total: Scalars['Int']['output'];
};

/** A part of the products that a category has or a search found. */
export type Listing = {
  readonly __typename?: 'Listing';
  /** Number of filter values in force. */
  readonly appliedCount: Scalars['Int']['output'];
  /** How many filters there are. */
  readonly filterCount: Scalars['Int']['output'];
  /** Filters that can be set, with what is set; they are looked up only when somebody asks. */
  readonly filters: ReadonlyArray<Filter>;
  /** Where that page stands. */
  readonly pageInfo: ListPart;
  /** One page of them. */
  readonly products: ReadonlyArray<ProductCard>;
  /** Key of the sorting in force. */
  readonly sorting: Scalars['String']['output'];
  /** Sortings to choose from. */
  readonly sortings: ReadonlyArray<Sorting>;
};


/** A part of the products that a category has or a search found. */
export type ListingFiltersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Which part of a listing is wanted. Ids of one property group widen, different groups narrow. */
export type ListingInput = {
  /** Ids of categories (search only). */
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Only what is delivered free of charge. */
  readonly freeShipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** Products a page, 1 to 100; 10 when absent. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of makers; what is no id filters nothing, here and below. */
  readonly manufacturers?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Highest price in the currency of the request. */
  readonly maxPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Lowest price in the currency of the request. */
  readonly minPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Page, from 1. */
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of property options. */
  readonly properties?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Least number of stars, 1 to 5; more than 5 finds nothing. */
  readonly rating?: InputMaybe<Scalars['Int']['input']>;
  /** Key out of `sortings`; as the shop sorts it for any other. */
  readonly sorting?: InputMaybe<Scalars['String']['input']>;
};

/** Who logs in. */
export type LoginInput = {
  /** Answer to that captcha, as in `SendFormInput`. */
  readonly captchaAnswer?: InputMaybe<Scalars['String']['input']>;
  /** `token` of a captcha, after `CAPTCHA_REQUIRED`. */
  readonly captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email: Scalars['String']['input'];
  /** Password. */
  readonly password: Scalars['String']['input'];
};

/** The session after somebody came or went. */
export type LoginPayload = {
  readonly __typename?: 'LoginPayload';
  /** The cart as it is now, merges told in its notices; null when nothing changed. */
  readonly cart?: Maybe<Cart>;
  /** The session as it is now; null when nothing changed. */
  readonly session?: Maybe<Session>;
  /** What can be mended. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Who makes it. */
export type Manufacturer = {
  readonly __typename?: 'Manufacturer';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Logo. */
  readonly image?: Maybe<Image>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Website; http(s) only. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** A visitor's list. */
export type MergeWishlistInput = {
  /** Ids of its products, at most 1000. */
  readonly productIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** An amount in one currency. */
export type Money = {
  readonly __typename?: 'Money';
  /** Amount with the currency's decimals, e.g. `189.00`. */
  readonly amount: Scalars['Decimal']['output'];
  /** ISO 4217 code. */
  readonly currency: Scalars['String']['output'];
  /** As it is written in the language of the request, e.g. `CHF 1’249.00`. */
  readonly formatted: Scalars['String']['output'];
};

/** What changes the shopper's session, cart or order. Answers are never cached. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Puts pieces of several products into the cart in one step; each that cannot be had is told in `userErrors`, the others are in it. */
  readonly addItemsToCart: CartPayload;
  /** Enters a promotion code. One that takes nothing off now is told in `userErrors`; where it may apply later it is kept as a saved promotion. */
  readonly addPromotionCode: CartPayload;
  /** Puts pieces of a product into the cart. */
  readonly addToCart: CartPayload;
  /** Puts a product on the customer's wishlist. */
  readonly addToWishlist: WishlistPayload;
  /** Calls an order off that is not under way yet. */
  readonly cancelOrder: OrderPayload;
  /** Changes the e-mail address. */
  readonly changeEmail: CustomerPayload;
  /** Pays an unpaid order in another way. */
  readonly changeOrderPayment: OrderPayload;
  /** Changes the password. */
  readonly changePassword: CustomerPayload;
  /** Changes who the customer is. */
  readonly changeProfile: CustomerPayload;
  /** Empties the cart. */
  readonly clearCart: CartPayload;
  /** Takes everything off it. */
  readonly clearWishlist: WishlistPayload;
  /** Confirms the newsletter by that link. */
  readonly confirmNewsletter: DonePayload;
  /** Confirms an e-mail address by the link that was sent to it. */
  readonly confirmRegistration: LoginPayload;
  /** Adds an address. */
  readonly createAddress: AddressPayload;
  /**
   * Begins a session before anything is in it, in the language and currency of the request, and answers with it; one that
   * exists is answered as it is. For clients that send several first changes at once: without a session each would begin its own.
   */
  readonly createSession: SessionPayload;
  /** Removes an address that is no default. */
  readonly deleteAddress: AddressPayload;
  /** Closes the account for good. */
  readonly deleteCustomer: LoginPayload;
  /** Says who buys, without an account; asking again replaces what was said and keeps the cart. */
  readonly identifyGuest: CheckoutPayload;
  /** Logs in; the cart that was filled before is merged with the one of the account. */
  readonly login: LoginPayload;
  /** Logs out; what follows is a new session. */
  readonly logout: LoginPayload;
  /** Adds a visitor's list to the customer's; what is on both counts once, and what is not sold any more is left out. */
  readonly mergeWishlist: WishlistPayload;
  /** Shows an order to whoever knows its link, the e-mail address and the postcode of its bill. */
  readonly openOrder: OrderPayload;
  /** Begins (again) to pay an order of this session, or of a link. */
  readonly payOrder: PayOrderPayload;
  /** Orders what is in the cart. The same idempotency key gives the same order, however often it is asked. */
  readonly placeOrder: PlaceOrderPayload;
  /** Opens an account. With double opt-in the customer must confirm first: `state` then is `INACTIVE`. */
  readonly register: LoginPayload;
  /** Takes a line item out. */
  readonly removeFromCart: CartPayload;
  /** Takes a product off it. */
  readonly removeFromWishlist: WishlistPayload;
  /** Takes a promotion out. */
  readonly removePromotion: CartPayload;
  /** Takes a promotion code out, whether it applies or is only saved. */
  readonly removePromotionCode: CartPayload;
  /** Puts what was ordered into the cart again; what is not sold any more is told. */
  readonly reorder: ReorderPayload;
  /** Sends a link to set a new password, if the address has an account; the answer is the same if not. */
  readonly requestPasswordRecovery: DonePayload;
  /** Sets a new password by that link. */
  readonly resetPassword: DonePayload;
  /** Sends one of the forms to the shop. */
  readonly sendForm: SendFormPayload;
  /** Sends the bill of this order to an address of the customer. */
  readonly setBillingAddress: CheckoutPayload;
  /** Changes the country that taxes and shipping are calculated for. A guest whose address is elsewhere is asked anew who they are; the cart stays. A customer chooses among their addresses instead (`setShippingAddress`). */
  readonly setCountry: SessionPayload;
  /** Changes the currency of prices and cart. */
  readonly setCurrency: SessionPayload;
  /** Makes an address the one for bills. */
  readonly setDefaultBillingAddress: AddressPayload;
  /** Chooses how the customer likes to pay. */
  readonly setDefaultPaymentMethod: CustomerPayload;
  /** Makes an address the one for goods. */
  readonly setDefaultShippingAddress: AddressPayload;
  /** Stores the shopper's language, so that mails and documents are written in it. */
  readonly setLocale: SessionPayload;
  /** Subscribes to the newsletter with the customer's address, or ends that. */
  readonly setNewsletter: CustomerPayload;
  /** Chooses how they are paid. */
  readonly setPaymentMethod: CheckoutPayload;
  /** Sends the goods of this order to an address of the customer. */
  readonly setShippingAddress: CheckoutPayload;
  /** Chooses how the goods travel. */
  readonly setShippingMethod: CheckoutPayload;
  /** Writes a review of a logged-in customer's (`NOT_LOGGED_IN` else); it is shown once the shop has accepted it. */
  readonly submitReview: SubmitReviewPayload;
  /** Asks for the newsletter; the shop then sends a link to confirm. */
  readonly subscribeNewsletter: DonePayload;
  /** Ends the newsletter. */
  readonly unsubscribeNewsletter: DonePayload;
  /** Changes an address. */
  readonly updateAddress: AddressPayload;
  /** Sets the quantity of a line item. */
  readonly updateCartItem: CartPayload;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationAddItemsToCartArgs = {
  input: AddItemsToCartInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationAddPromotionCodeArgs = {
  input: AddPromotionCodeInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationAddToWishlistArgs = {
  input: WishlistProductInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationCancelOrderArgs = {
  input: OrderIdInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationChangeOrderPaymentArgs = {
  input: ChangeOrderPaymentInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationChangeProfileArgs = {
  input: ChangeProfileInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationConfirmNewsletterArgs = {
  input: ConfirmNewsletterInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationConfirmRegistrationArgs = {
  input: ConfirmRegistrationInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationCreateAddressArgs = {
  input: CreateAddressInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationDeleteAddressArgs = {
  input: AddressIdInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationDeleteCustomerArgs = {
  input: DeleteCustomerInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationIdentifyGuestArgs = {
  input: IdentifyGuestInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationMergeWishlistArgs = {
  input: MergeWishlistInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationOpenOrderArgs = {
  input: OrderLinkInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationPayOrderArgs = {
  input: PayOrderInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationRemoveFromCartArgs = {
  input: RemoveFromCartInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationRemoveFromWishlistArgs = {
  input: WishlistProductInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationRemovePromotionArgs = {
  input: RemovePromotionInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationRemovePromotionCodeArgs = {
  input: RemovePromotionCodeInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationReorderArgs = {
  input: OrderIdInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationRequestPasswordRecoveryArgs = {
  input: RequestPasswordRecoveryInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSendFormArgs = {
  input: SendFormInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSetBillingAddressArgs = {
  input: AddressIdInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSetCountryArgs = {
  input: SetCountryInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSetCurrencyArgs = {
  input: SetCurrencyInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSetDefaultBillingAddressArgs = {
  input: AddressIdInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSetDefaultPaymentMethodArgs = {
  input: SetDefaultPaymentMethodInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSetDefaultShippingAddressArgs = {
  input: AddressIdInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSetLocaleArgs = {
  input: SetLocaleInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSetNewsletterArgs = {
  input: SetNewsletterInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSetPaymentMethodArgs = {
  input: SetPaymentMethodInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSetShippingAddressArgs = {
  input: AddressIdInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSetShippingMethodArgs = {
  input: SetShippingMethodInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSubmitReviewArgs = {
  input: SubmitReviewInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationSubscribeNewsletterArgs = {
  input: SubscribeNewsletterInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationUnsubscribeNewsletterArgs = {
  input: UnsubscribeNewsletterInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};


/** What changes the shopper's session, cart or order. Answers are never cached. */
export type MutationUpdateCartItemArgs = {
  input: UpdateCartItemInput;
};

/** An entry of a menu. */
export type NavigationEntry = {
  readonly __typename?: 'NavigationEntry';
  /** Shopware's id of its category; an entry itself has none: what stands below it depends on the menu. */
  readonly categoryId: Scalars['ID']['output'];
  /** How many entries there are in `children` without `first`. */
  readonly childCount: Scalars['Int']['output'];
  /** Entries below it. */
  readonly children: ReadonlyArray<NavigationEntry>;
  /** Its picture. */
  readonly image?: Maybe<Image>;
  /** As it is shown. */
  readonly label: Scalars['String']['output'];
  /** Where it leads; null for a folder. */
  readonly link?: Maybe<Link>;
};


/** An entry of a menu. */
export type NavigationEntryChildrenArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A menu of the shop. */
export type NavigationKind =
  /** Columns of the footer. */
  | 'FOOTER'
  /** Main menu. */
  | 'MAIN'
  /** Service and legal links. */
  | 'SERVICE';

/** Whether a customer gets the newsletter. */
export type NewsletterState =
  /** No. */
  | 'NONE'
  /** Asked for, not confirmed yet. */
  | 'PENDING'
  /** Yes. */
  | 'SUBSCRIBED';

/** Something public that has an id of its own, the same wherever it stands. */
export type Node = {
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
};

/** What happened to the cart or the session without being an error; each is delivered in the first answer that asks for notices. */
export type Notice = {
  readonly __typename?: 'Notice';
  /** What happened. */
  readonly code: NoticeCode;
  /** The line item it speaks of. */
  readonly lineItemId?: Maybe<Scalars['ID']['output']>;
  /** The sentence in the language of the request; Shopware's own for keys that Kontor does not know. */
  readonly message: Scalars['String']['output'];
  /** Values for the message. */
  readonly params: ReadonlyArray<Param>;
  /** How much it matters. */
  readonly severity: NoticeSeverity;
  /** Shopware's own key where it is a message of Shopware's, e.g. `product-stock-reached`; plugins have keys of their own. */
  readonly upstreamCode?: Maybe<Scalars['String']['output']>;
};

/** What a notice says, for programs. Be ready for new ones. */
export type NoticeCode =
  /** The shop does not bill to this country. */
  | 'BILLING_ADDRESS_BLOCKED'
  /** The billing address is incomplete. */
  | 'BILLING_ADDRESS_INVALID'
  /** There is nothing in the cart. */
  | 'CART_EMPTY'
  /** The cart of an earlier visit was put together with this one. */
  | 'CART_MERGED'
  /** Nobody has said yet who orders. */
  | 'CUSTOMER_MISSING'
  /** The quantity was raised to what is sold at once. */
  | 'MIN_ORDER_QUANTITY'
  /** No payment method fits. */
  | 'PAYMENT_METHOD_BLOCKED'
  /** Another payment method was chosen, because the one before does not fit: read the checkout anew. */
  | 'PAYMENT_METHOD_CHANGED'
  /** A product is no longer sold, and was taken out. */
  | 'PRODUCT_NOT_FOUND'
  /** A product is sold out, and was taken out. */
  | 'PRODUCT_OUT_OF_STOCK'
  /** Fewer pieces are there; the quantity was lowered. */
  | 'PRODUCT_STOCK_REACHED'
  /** A promotion applies from now on. */
  | 'PROMOTION_ADDED'
  /** The code applied before. */
  | 'PROMOTION_ALREADY_ADDED'
  /** The promotion cannot be combined with the others. */
  | 'PROMOTION_EXCLUDED'
  /** The conditions of the promotion are not met; the code is kept. */
  | 'PROMOTION_NOT_ELIGIBLE'
  /** There is no such promotion code. */
  | 'PROMOTION_NOT_FOUND'
  /** A promotion no longer applies. */
  | 'PROMOTION_REMOVED'
  /** Promotions take nothing off a cart without a price. */
  | 'PROMOTION_WITHOUT_EFFECT'
  /** The product is sold in steps; the quantity was changed. */
  | 'PURCHASE_STEPS_QUANTITY'
  /** An address has no region. */
  | 'REGION_MISSING'
  /** An address has no salutation. */
  | 'SALUTATION_MISSING'
  /** The session ended, and with it the login; the cart of a customer comes back with the next. */
  | 'SESSION_EXPIRED'
  /** The shop does not ship to this country. */
  | 'SHIPPING_ADDRESS_BLOCKED'
  /** The shipping address is incomplete. */
  | 'SHIPPING_ADDRESS_INVALID'
  /** No shipping method fits. */
  | 'SHIPPING_METHOD_BLOCKED'
  /** Another shipping method was chosen, because the one before does not fit: read the checkout anew. */
  | 'SHIPPING_METHOD_CHANGED'
  /** A message of Shopware's that Kontor does not know: see `upstreamCode` and `message`. */
  | 'UNKNOWN';

/** How much a notice matters. */
export type NoticeSeverity =
  /** Something failed, or stands in the way of the order; `Checkout.blockers` tells the latter. */
  | 'DANGER'
  /** Good to know. */
  | 'INFO'
  /** Something went well. */
  | 'SUCCESS'
  /** Something was changed. */
  | 'WARNING';

/** Something that is in a serving. */
export type Nutrient = {
  readonly __typename?: 'Nutrient';
  /** How much, unit included. */
  readonly amount: Scalars['String']['output'];
  /** `energy`, `fat`, `carbohydrates`, `protein`, `cholesterol`, `salt`, `sugar`, `fiber` or `transFat`. */
  readonly key: Scalars['String']['output'];
};

/** One option of a group. */
export type Option = {
  readonly __typename?: 'Option';
  /** CSS colour. */
  readonly color?: Maybe<Scalars['String']['output']>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Picture of the material. */
  readonly image?: Maybe<Image>;
  /** As it is shown. */
  readonly label: Scalars['String']['output'];
};

/** How options are shown. */
export type OptionDisplay =
  /** As coloured discs. */
  | 'COLOR'
  /** As pictures. */
  | 'IMAGE'
  /** As a list to choose from. */
  | 'SELECT'
  /** As words. */
  | 'TEXT';

/** A choice of several: a property group, makers, categories. */
export type OptionFilter = Filter & {
  readonly __typename?: 'OptionFilter';
  /** How its options are shown. */
  readonly display: OptionDisplay;
  /** `properties:<group id>`, `manufacturer` or `categories`. */
  readonly key: Scalars['String']['output'];
  /** As it is shown. */
  readonly label: Scalars['String']['output'];
  /** How many values there are. */
  readonly valueCount: Scalars['Int']['output'];
  /** What can be chosen. */
  readonly values: ReadonlyArray<FilterValue>;
};


/** A choice of several: a property group, makers, categories. */
export type OptionFilterValuesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What variants differ in: size, colour. */
export type OptionGroup = {
  readonly __typename?: 'OptionGroup';
  /** How its options are shown. */
  readonly display: OptionDisplay;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** As it is shown. */
  readonly name: Scalars['String']['output'];
};

/** An order. */
export type Order = {
  readonly __typename?: 'Order';
  /** When it arrives, as it was told with the order. */
  readonly arrival?: Maybe<DeliveryDate>;
  /** Where the bill goes. */
  readonly billingAddress?: Maybe<OrderAddress>;
  /** Whether it can be called off now. */
  readonly canCancel: Scalars['Boolean']['output'];
  /** Whether another way to pay can be chosen now. */
  readonly canChangePayment: Scalars['Boolean']['output'];
  /** Whether the buyer may be asked to pay now: nobody has paid, nothing is under way, refunded or charged back. */
  readonly canPay: Scalars['Boolean']['output'];
  /** Whether staff can be asked to stop it by the form `CANCELLATION`: it cannot be called off here (any more, or ever: the shop decides), and nothing of it has been sent. */
  readonly canRequestCancellation: Scalars['Boolean']['output'];
  /** Whether something of it can be announced to come back by the form `RETURN`: something that is no download has been sent. */
  readonly canReturn: Scalars['Boolean']['output'];
  /** What the shopper added. */
  readonly comment?: Maybe<Scalars['String']['output']>;
  /** ISO 4217 code of all its amounts. */
  readonly currency: Scalars['String']['output'];
  /** When it was placed. */
  readonly date: Scalars['DateTime']['output'];
  /**
   * Code of the link that opens a guest's order with e-mail address and postcode (`openOrder`): keep it where the system keeps
   * passwords. Null for whoever opened the order by it, and where the shop has none.
   */
  readonly deepLinkCode?: Maybe<Scalars['String']['output']>;
  /** The parts in which it travels; empty for downloads. */
  readonly deliveries: ReadonlyArray<OrderDelivery>;
  /** Where its delivery stands. */
  readonly deliveryStatus?: Maybe<StateLabel>;
  /** Invoices and other papers that the shop has sent. */
  readonly documents: ReadonlyArray<OrderDocument>;
  /** Mail address the confirmation went to. */
  readonly email: Scalars['String']['output'];
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** What was ordered. */
  readonly items: ReadonlyArray<OrderItem>;
  /** Order number. */
  readonly number: Scalars['String']['output'];
  /** Whether it is paid. */
  readonly paid: Scalars['Boolean']['output'];
  /** How it is paid. */
  readonly paymentMethod?: Maybe<PaymentMethod>;
  /** Where its payment stands. */
  readonly paymentStatus: StateLabel;
  /** Whether paying leads to the payment provider's own page. */
  readonly paysElsewhere: Scalars['Boolean']['output'];
  /** Shipping costs. */
  readonly shipping: Money;
  /** Where the goods go. */
  readonly shippingAddress?: Maybe<OrderAddress>;
  /** How it travels. */
  readonly shippingMethod?: Maybe<ShippingMethod>;
  /** Where it stands. */
  readonly status: StateLabel;
  /** Sum of the items. */
  readonly subtotal: Money;
  /** How its prices are taxed. */
  readonly taxState: TaxState;
  /** Taxes by rate: within the sums where `taxState` is `GROSS`, added in `total` where it is `NET`. */
  readonly taxes: ReadonlyArray<Tax>;
  /** What is or was to be paid. */
  readonly total: Money;
  /** Where the parcels can be followed: the links of all `deliveries`. */
  readonly trackingUrls: ReadonlyArray<Scalars['String']['output']>;
  /** What to transfer and where to; null once it is paid or called off, and where the payment method names no account. */
  readonly transfer?: Maybe<BankTransfer>;
};

/** An address as it was when the order was placed. */
export type OrderAddress = PostalAddress & {
  readonly __typename?: 'OrderAddress';
  /** Second line. */
  readonly additional?: Maybe<Scalars['String']['output']>;
  /** City. */
  readonly city: Scalars['String']['output'];
  /** Company. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** Country. */
  readonly country?: Maybe<Country>;
  /** First name. */
  readonly firstName: Scalars['String']['output'];
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** Phone number. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Form of address. */
  readonly salutation?: Maybe<Salutation>;
  /** State or canton. */
  readonly state?: Maybe<CountryState>;
  /** Street and number. */
  readonly street: Scalars['String']['output'];
  /** Postal code. */
  readonly zipcode?: Maybe<Scalars['String']['output']>;
};

/** A part of the customer's orders, by cursors. */
export type OrderConnection = {
  readonly __typename?: 'OrderConnection';
  /** The same with the cursor of each. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** Newest first. */
  readonly nodes: ReadonlyArray<Order>;
  /** Which part it is. */
  readonly pageInfo: PageInfo;
  /** Orders in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A part of an order that travels by itself. */
export type OrderDelivery = {
  readonly __typename?: 'OrderDelivery';
  /** When it arrives, as it was told with the order. */
  readonly arrival?: Maybe<DeliveryDate>;
  /** What the shipping costs. */
  readonly cost: Money;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Its parcels; empty until the shop has handed one over, or where it tells no code. */
  readonly parcels: ReadonlyArray<Parcel>;
  /** Where it goes. */
  readonly shippingAddress?: Maybe<OrderAddress>;
  /** How it travels. */
  readonly shippingMethod?: Maybe<ShippingMethod>;
  /** Where it stands. */
  readonly status: StateLabel;
};

/** An invoice, a delivery note or the like. */
export type OrderDocument = {
  readonly __typename?: 'OrderDocument';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** What it is, in the language of the request. */
  readonly name: Scalars['String']['output'];
  /** Path at this gateway; answers only to those who may see the order. */
  readonly url: Scalars['String']['output'];
};

/** An order in a connection. */
export type OrderEdge = {
  readonly __typename?: 'OrderEdge';
  /** Its place in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The order. */
  readonly node: Order;
};

/** An order of the customer. */
export type OrderIdInput = {
  /** Its id. */
  readonly orderId: Scalars['ID']['input'];
};

/** A line of an order. */
export type OrderItem = {
  readonly __typename?: 'OrderItem';
  /** Files that were bought with it. */
  readonly downloads: ReadonlyArray<Download>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly image?: Maybe<Image>;
  /** Name. */
  readonly label: Scalars['String']['output'];
  /** Product number; null where it is no product. */
  readonly number?: Maybe<Scalars['String']['output']>;
  /** Chosen options: size, colour. */
  readonly options: ReadonlyArray<Property>;
  /** Path of the product; null where it is none, or is not sold any more. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Id of the product; null where it is none, or has been deleted. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Pieces. */
  readonly quantity: Scalars['Int']['output'];
  /** Price of all pieces. */
  readonly total: Money;
  /** What it is. */
  readonly type: OrderItemType;
  /** Price of one piece. */
  readonly unit: Money;
};

/** What a line of an order is. */
export type OrderItemType =
  /** Money given back. */
  | 'CREDIT'
  /** Something that the shop added. */
  | 'CUSTOM'
  /** A product. */
  | 'PRODUCT'
  /** A promotion. */
  | 'PROMOTION';

/** What the holder of an order's link knows. */
export type OrderLinkInput = {
  /** Code out of the link. */
  readonly deepLinkCode: Scalars['String']['input'];
  /** E-mail address that the order was placed with. */
  readonly email: Scalars['String']['input'];
  /** Postcode of the bill. */
  readonly zipcode: Scalars['String']['input'];
};

/** A part of the customer's orders. */
export type OrderList = {
  readonly __typename?: 'OrderList';
  /** Newest first. */
  readonly orders: ReadonlyArray<Order>;
  /** Which part it is. */
  readonly pageInfo: ListPart;
};

/** An order after a change. */
export type OrderPayload = {
  readonly __typename?: 'OrderPayload';
  /** The order; null when it is not to be seen. */
  readonly order?: Maybe<Order>;
  /** What can be mended. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Where the payment of an order stands. */
export type OrderPayment = {
  readonly __typename?: 'OrderPayment';
  /** Whether the buyer may be asked to pay now. */
  readonly canPay: Scalars['Boolean']['output'];
  /** Shopware's id of the order. */
  readonly orderId: Scalars['ID']['output'];
  /** What has become of it; `PENDING` also for states that plugins of the shop add. */
  readonly outcome: PaymentOutcome;
  /** Whether the order is paid. */
  readonly paid: Scalars['Boolean']['output'];
  /** Shopware's own state. */
  readonly status: StateLabel;
  /** What is or was to be paid. */
  readonly total: Money;
};

/** What stands under a path. */
export type Page = CategoryPage | EntryPage | LandingPage | ProductPage | RedirectPage;

/**
 * Where a part of a connection stands, by the [cursor connections](https://relay.dev/graphql/connections.htm) of Relay. A cursor is a place in its list,
 * opaque and for that list alone: where something new comes before it, the next part begins with the last entry of the one before.
 */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor of the last entry; null without entries. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is something before. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry; null without entries. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** A value that belongs into a message, e.g. `quantity` = `5`. */
export type Param = {
  readonly __typename?: 'Param';
  /** Name of the placeholder. */
  readonly name: Scalars['String']['output'];
  /** Its value, ready to be shown. */
  readonly value: Scalars['String']['output'];
};

/** A parcel on its way. */
export type Parcel = {
  readonly __typename?: 'Parcel';
  /** Code of the carrier. */
  readonly trackingCode: Scalars['String']['output'];
  /** Where it can be followed; null where the shipping method has no such page. */
  readonly trackingUrl?: Maybe<Scalars['String']['output']>;
};

/** The order to pay. */
export type PayOrderInput = {
  /** The same for a payment that failed or was called off, with Shopware's `error-code` added; without it `returnUrl`. */
  readonly errorUrl?: InputMaybe<Scalars['String']['input']>;
  /** For those who hold the order's link and are not logged in. */
  readonly link?: InputMaybe<OrderLinkInput>;
  /** Id of an order of this session, or of one that `link` opens. */
  readonly orderId: Scalars['ID']['input'];
  /** What the payment method's plugin needs beforehand, e.g. a wallet's token. */
  readonly paymentData?: InputMaybe<Scalars['PaymentData']['input']>;
  /**
   * Where the payment provider sends the buyer back to, a page or a deep link of an app; the shop's own page without it. `order={id}` is added.
   * It must lie under an address that the shop allows (`RETURN_URL_NOT_ALLOWED`). It says nothing of the payment: ask `orderPayment`.
   */
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Where to pay. */
export type PayOrderPayload = {
  readonly __typename?: 'PayOrderPayload';
  /** The order. */
  readonly order?: Maybe<Order>;
  /** The payment provider's page to go to; null when nothing is to be done there. */
  readonly paymentUrl?: Maybe<Scalars['String']['output']>;
  /** What can be mended. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A way to pay for a cart. */
export type PaymentChoice = {
  readonly __typename?: 'PaymentChoice';
  /** Whether it cannot be chosen for this cart. */
  readonly blocked: Scalars['Boolean']['output'];
  /** The way. */
  readonly method: PaymentMethod;
};

/** A way to pay. */
export type PaymentMethod = {
  readonly __typename?: 'PaymentMethod';
  /** What it means. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Its sign. */
  readonly image?: Maybe<Image>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Whether paying leads to the payment provider's own page. */
  readonly paysElsewhere: Scalars['Boolean']['output'];
  /** Shopware's technical name, e.g. `payment_prepayment`, by which to know it in every language; null where it has none. */
  readonly technicalName?: Maybe<Scalars['String']['output']>;
};

/** What has become of a payment, whatever plugin it goes through. */
export type PaymentOutcome =
  /** The provider has promised it; the shop takes it later. */
  | 'AUTHORIZED'
  /** It was called off, by the buyer or the shop. */
  | 'CANCELLED'
  /** It failed; `canPay` says whether it can be tried again. */
  | 'FAILED'
  /** Nothing is paid and nothing under way. */
  | 'OPEN'
  /** Paid. */
  | 'PAID'
  /** A part has been paid. */
  | 'PARTIALLY_PAID'
  /** Under way: the provider has not said yes or no. */
  | 'PENDING'
  /** All or a part of it was given back, or charged back. */
  | 'REFUNDED';

/** Shape of a picture, width to height. */
export type PictureFrame =
  /** 4 : 5. */
  | 'PORTRAIT'
  /** 1 : 1. */
  | 'SQUARE'
  /** 3 : 4. */
  | 'TALL';

/** What to order. */
export type PlaceOrderInput = {
  /** `Cart.hash` of what the shopper saw. */
  readonly cartHash: Scalars['String']['input'];
  /** What the shopper adds. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** The same for a payment that failed or was called off, with Shopware's `error-code` added; without it `returnUrl`. */
  readonly errorUrl?: InputMaybe<Scalars['String']['input']>;
  /** A value of the client's own making, 8 to 128 characters; the same one yields the same order for a day. */
  readonly idempotencyKey: Scalars['String']['input'];
  /** What the payment method's plugin needs beforehand, e.g. a wallet's token. */
  readonly paymentData?: InputMaybe<Scalars['PaymentData']['input']>;
  /**
   * Where the payment provider sends the buyer back to, a page or a deep link of an app; the shop's own page without it. `order={id}` is added.
   * It must lie under an address that the shop allows (`RETURN_URL_NOT_ALLOWED`). It says nothing of the payment: ask `orderPayment`.
   */
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
  /** For downloads: that the waiver of the right of withdrawal was acknowledged. */
  readonly revocationWaived?: Scalars['Boolean']['input'];
  /** That the general terms were accepted; not asked in a shop without such a page. */
  readonly termsAccepted: Scalars['Boolean']['input'];
};

/** The order, or why there is none. */
export type PlaceOrderPayload = {
  readonly __typename?: 'PlaceOrderPayload';
  /** The cart, with its notices, when it must be mended first. */
  readonly cart?: Maybe<Cart>;
  /** The order; null when none was made. */
  readonly order?: Maybe<Order>;
  /** The payment provider's page to go to; null when there is none. */
  readonly paymentUrl?: Maybe<Scalars['String']['output']>;
  /** What can be mended. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Where a bill or goods go. */
export type PostalAddress = {
  /** Second line. */
  readonly additional?: Maybe<Scalars['String']['output']>;
  /** City. */
  readonly city: Scalars['String']['output'];
  /** Company. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** Country. */
  readonly country?: Maybe<Country>;
  /** First name. */
  readonly firstName: Scalars['String']['output'];
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** Phone number. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Form of address. */
  readonly salutation?: Maybe<Salutation>;
  /** State or canton. */
  readonly state?: Maybe<CountryState>;
  /** Street and number. */
  readonly street: Scalars['String']['output'];
  /** Postal code. */
  readonly zipcode?: Maybe<Scalars['String']['output']>;
};

/** What something costs. */
export type Price = {
  readonly __typename?: 'Price';
  /** Reduction in percent, rounded; null when it is not reduced. */
  readonly discountPercent?: Maybe<Scalars['Int']['output']>;
  /** Whether it starts there: variants or tiers cost differently. */
  readonly from: Scalars['Boolean']['output'];
  /** The price before; null when it is not reduced. */
  readonly list?: Maybe<Money>;
  /** Price of a common unit, e.g. 1 kg. */
  readonly reference?: Maybe<ReferencePrice>;
  /** Lowest price of the last 30 days. */
  readonly regulation?: Maybe<Money>;
  /** How it is taxed; which words stand beside it. */
  readonly taxState: TaxState;
  /** Prices by quantity; empty when there is only one. */
  readonly tiers: ReadonlyArray<PriceTier>;
  /** Price of one piece at the smallest quantity. */
  readonly unit: Money;
};

/** Price from a quantity on. */
export type PriceTier = {
  readonly __typename?: 'PriceTier';
  /** Smallest quantity. */
  readonly from: Scalars['Int']['output'];
  /** Largest quantity; null for the last tier: from `from` on. */
  readonly to?: Maybe<Scalars['Int']['output']>;
  /** Price of one piece. */
  readonly unit: Money;
};

/** A product as it stands on its own page. */
export type Product = Node & ProductSummary & {
  readonly __typename?: 'Product';
  /** Of something that cannot be bought now up to four products of its category that can; else empty. */
  readonly alternatives?: Maybe<ReadonlyArray<ProductCard>>;
  /** Whether and when it can be had. */
  readonly availability?: Maybe<Availability>;
  /** What distinguishes it. */
  readonly badges: ReadonlyArray<Badge>;
  /** What is in a bundle; empty for other products. */
  readonly bundle?: Maybe<ReadonlyArray<BundleItem>>;
  /** Its first picture. */
  readonly cover?: Maybe<Image>;
  /** Products that go with it, in ten rows at most. */
  readonly crossSellings?: Maybe<ReadonlyArray<CrossSelling>>;
  /** Sanitised HTML. */
  readonly descriptionHtml?: Maybe<Scalars['String']['output']>;
  /** Barcode. */
  readonly ean?: Maybe<Scalars['String']['output']>;
  /** One line of facts. */
  readonly facts?: Maybe<Scalars['String']['output']>;
  /** Questions and answers. */
  readonly faq: ReadonlyArray<FaqItem>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is delivered as a download. */
  readonly isDownload: Scalars['Boolean']['output'];
  /** Its maker. */
  readonly manufacturer?: Maybe<Manufacturer>;
  /** All its pictures, the first one included. */
  readonly media: ReadonlyArray<Image>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Product number. */
  readonly number: Scalars['String']['output'];
  /** Id of the product whose variant it is. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** Path of its page, prefix included. */
  readonly path: Scalars['String']['output'];
  /** What it costs. */
  readonly price: Price;
  /** Material, care and the like. */
  readonly properties: ReadonlyArray<Property>;
  /** Quantities in which it is sold. */
  readonly purchase: PurchaseRules;
  /** What buyers say; null without reviews. */
  readonly rating?: Maybe<Rating>;
  /** Day of release. */
  readonly releaseDate?: Maybe<Scalars['DateTime']['output']>;
  /** Reviews, the newest first. */
  readonly reviews?: Maybe<ReviewList>;
  /** What its smallest quantity costs to send when bought alone; null where that depends on the cart, and for downloads. */
  readonly shipping?: Maybe<ShippingOffer>;
  /** Weight, measures and the like. */
  readonly specifications: ReadonlyArray<Property>;
  /** What makes it the variant that it is, e.g. `20 cm`; empty where there is no choice. */
  readonly variant: ReadonlyArray<Scalars['String']['output']>;
  /** Choices that lead to its sister variants; empty where there is none. */
  readonly variantChoices?: Maybe<ReadonlyArray<VariantChoice>>;
};


/** A product as it stands on its own page. */
export type ProductReviewsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  locale?: InputMaybe<Scalars['Locale']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};

/** A product as it stands in a list. */
export type ProductCard = ProductSummary & {
  readonly __typename?: 'ProductCard';
  /** Whether it can be bought now. */
  readonly available: Scalars['Boolean']['output'];
  /** What distinguishes it. */
  readonly badges: ReadonlyArray<Badge>;
  /** Its first picture. */
  readonly cover?: Maybe<Image>;
  /** One line of facts: that of the shop, else its maker and the range of sizes in which it comes, as far as they are known, e.g. `Tarso, 20–28 cm`. */
  readonly facts?: Maybe<Scalars['String']['output']>;
  /** Whether it comes in variants. */
  readonly hasVariants: Scalars['Boolean']['output'];
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Pieces left where the stock is the limit; 0 of something that is sold on and must come in first; else null. */
  readonly lowStock?: Maybe<Scalars['Int']['output']>;
  /** Maker's name. */
  readonly manufacturer?: Maybe<Scalars['String']['output']>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Path of its page, prefix included. */
  readonly path: Scalars['String']['output'];
  /** Its price. */
  readonly price: Price;
  /** What buyers say; null without reviews. */
  readonly rating?: Maybe<Rating>;
  /** Colours it comes in. */
  readonly swatches?: Maybe<ReadonlyArray<Swatch>>;
  /** Which variant it is, e.g. `Rot`, `L`, where variants are listed singly; else empty. */
  readonly variant: ReadonlyArray<Scalars['String']['output']>;
};

/** A part of a list of products, by cursors. */
export type ProductConnection = {
  readonly __typename?: 'ProductConnection';
  /** The same with the cursor of each. */
  readonly edges: ReadonlyArray<ProductEdge>;
  /** The products. */
  readonly nodes: ReadonlyArray<ProductCard>;
  /** Which part it is. */
  readonly pageInfo: PageInfo;
  /** Products in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A product in a connection. */
export type ProductEdge = {
  readonly __typename?: 'ProductEdge';
  /** Its place in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The product. */
  readonly node: ProductCard;
};

/** A part of a list of products. */
export type ProductList = {
  readonly __typename?: 'ProductList';
  /** Which part it is; `total` is exact. */
  readonly pageInfo: ListPart;
  /** The products of this page. */
  readonly products: ReadonlyArray<ProductCard>;
};

/** A product's own page. */
export type ProductPage = {
  readonly __typename?: 'ProductPage';
  /** Way to it, home first. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** The layout that the shop gave it; null for the built-in one, which stands for Shopware's default layout, and where `errors` says that it could not be read. */
  readonly cms?: Maybe<CmsPage>;
  /** The product. */
  readonly product: Product;
  /** For search engines. */
  readonly seo: Seo;
};

/** What a product says of itself wherever it stands: in a list and on its own page, under the same id. */
export type ProductSummary = {
  /** What distinguishes it. */
  readonly badges: ReadonlyArray<Badge>;
  /** Its first picture. */
  readonly cover?: Maybe<Image>;
  /** One line of facts. */
  readonly facts?: Maybe<Scalars['String']['output']>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Path of its page, prefix included. */
  readonly path: Scalars['String']['output'];
  /** Its price. */
  readonly price: Price;
  /** What buyers say; null without reviews. */
  readonly rating?: Maybe<Rating>;
  /** Which variant it is, e.g. `Rot`, `L`; empty where there is no choice, or the list shows its variants as one. */
  readonly variant: ReadonlyArray<Scalars['String']['output']>;
};

/** A drawing that goes with a promise. */
export type PromiseIcon =
  /** A parcel. */
  | 'BOX'
  /** A card for payments. */
  | 'CARD'
  /** A tick. */
  | 'CHECK'
  /** A clock. */
  | 'CLOCK'
  /** An arrow back. */
  | 'RETURN'
  /** A shield. */
  | 'SHIELD'
  /** A wrench. */
  | 'TOOL'
  /** A lorry. */
  | 'TRUCK';

/** A promotion in the cart. */
export type Promotion = {
  readonly __typename?: 'Promotion';
  /** Code that was entered; null for one that applies by itself. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** What it takes off, negative. */
  readonly discount: Money;
  /** Id of the line item. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly label: Scalars['String']['output'];
};

/** A named value. */
export type Property = {
  readonly __typename?: 'Property';
  /** Stable name. */
  readonly key: Scalars['String']['output'];
  /** As it is shown. */
  readonly label: Scalars['String']['output'];
  /** Unit of the values, e.g. `kg`. */
  readonly unit?: Maybe<Scalars['String']['output']>;
  /** Its values. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** Quantities in which something is sold. */
export type PurchaseRules = {
  readonly __typename?: 'PurchaseRules';
  /** Largest quantity. */
  readonly max: Scalars['Int']['output'];
  /** Smallest quantity. */
  readonly min: Scalars['Int']['output'];
  /** Step between quantities. */
  readonly step: Scalars['Int']['output'];
};

/** What is asked of the shop. */
export type Query = {
  readonly __typename?: 'Query';
  /** Address book of the customer, or the addresses that the guest of this session gave; empty for everybody else. */
  readonly addresses?: Maybe<ReadonlyArray<Address>>;
  /** Where to find an entity in every language of the shop. */
  readonly alternates?: Maybe<ReadonlyArray<Alternate>>;
  /** What sells best, by Shopware's sorting `topseller`; empty where the shop has no such sorting. */
  readonly bestsellers?: Maybe<ReadonlyArray<ProductCard>>;
  /** A captcha for one sending of a form; null where the shop uses another check. */
  readonly captcha?: Maybe<Captcha>;
  /** The shopper's cart; empty when they have none. Asking makes no session. */
  readonly cart?: Maybe<Cart>;
  /** Everything that the checkout shows; for somebody without a cart or without a name its `blockers` say so. */
  readonly checkout?: Maybe<Checkout>;
  /** Groups of cookies and services that a visitor may allow or refuse; empty where the shop has none. */
  readonly consentGroups?: Maybe<ReadonlyArray<ConsentGroup>>;
  /** In which language and currency this answer is, and for which country. */
  readonly context?: Maybe<AnswerContext>;
  /** Countries in which the shop's customers live. */
  readonly countries?: Maybe<ReadonlyArray<Country>>;
  /** Currencies of the shop. */
  readonly currencies?: Maybe<ReadonlyArray<Currency>>;
  /** The logged-in customer; null for everybody else. */
  readonly customer?: Maybe<Customer>;
  /** What a customer group asks of those who register for it; null when nobody can. */
  readonly customerGroupRegistration?: Maybe<CustomerGroupRegistration>;
  /** Recipes, blog posts or news, the newest first. */
  readonly entries?: Maybe<EntryList>;
  /** What a form asks for, in the order of the shop's mail; empty for `NEWSLETTER`, which `subscribeNewsletter` takes. */
  readonly formFields?: Maybe<ReadonlyArray<FormField>>;
  /** Sum of goods from which shipping is free of charge, in the currency of the request; null where that depends on the cart. */
  readonly freeShippingFrom?: Maybe<Money>;
  /** Languages of the shop. */
  readonly languages?: Maybe<ReadonlyArray<Language>>;
  /** Pages that the law asks for: categories that the shop has marked, else the layouts in Shopware's basic information. */
  readonly legalPages?: Maybe<ReadonlyArray<LegalPage>>;
  /** Products of a category, filtered and sorted. */
  readonly listing?: Maybe<Listing>;
  /** Products of a category as a connection: `listing` with cursors in place of pages. */
  readonly listingConnection?: Maybe<ProductConnection>;
  /** One of the shop's menus. */
  readonly navigation?: Maybe<ReadonlyArray<NavigationEntry>>;
  /** A product, a category, a recipe, a post or a news item by its id; null when there is none, or it is shown under another id, as a product that comes in variants is. */
  readonly node?: Maybe<Node>;
  /** An order of this session's customer or guest; null when it is not theirs or does not exist. */
  readonly order?: Maybe<Order>;
  /** The same as a connection: with cursors in place of pages. */
  readonly orderConnection?: Maybe<OrderConnection>;
  /**
   * Where the payment of an order stands, to be asked when the buyer comes back, and again while it is `PENDING`. Null when the order
   * is neither this session's nor opened by the link; a link counts as an attempt to guess (`RATE_LIMITED`).
   */
  readonly orderPayment?: Maybe<OrderPayment>;
  /** Orders of the customer, or of the guest of this session, newest first; null for everybody else. */
  readonly orders?: Maybe<OrderList>;
  /**
   * What stands under a path (language prefix included or not, leading slash or not): a product, a category, a landing page, or
   * where it moved; null when there is nothing (404).
   */
  readonly page?: Maybe<Page>;
  /** Whether the link of a password recovery can still be used; false for expired, used and unknown ones alike. */
  readonly passwordRecoveryUsable?: Maybe<Scalars['Boolean']['output']>;
  /** Ways to pay that a customer can prefer. */
  readonly paymentMethods?: Maybe<ReadonlyArray<PaymentMethod>>;
  /** A product by Shopware's id; a variant parent answers with its first buyable variant; null when it is not sold. */
  readonly product?: Maybe<Product>;
  /** Cards of products by id, in the order asked; those that are not sold any more are left out. At most 100. */
  readonly products?: Maybe<ReadonlyArray<ProductCard>>;
  /** Forms of address. */
  readonly salutations?: Maybe<ReadonlyArray<Salutation>>;
  /** Products that fit a search term; an empty term finds nothing. */
  readonly search?: Maybe<Listing>;
  /** Products that fit a search term as a connection: `search` with cursors in place of pages. */
  readonly searchConnection?: Maybe<ProductConnection>;
  /** Recipes, posts and news that hold every word of a term in title, teaser or tags, those with it in their title first; of the newest hundred of each. */
  readonly searchEntries?: Maybe<ReadonlyArray<Entry>>;
  /** The shopper's session: who they are, in which language and currency they buy. */
  readonly session?: Maybe<Session>;
  /**
   * Whose shop it is, as its owner says in Shopware: custom fields `kontor_shop_*` of the sales channel. What is not said there is
   * null or empty; the name is then the sales channel's.
   */
  readonly shop?: Maybe<Shop>;
  /** A few products that fit what was typed so far. */
  readonly suggest?: Maybe<Suggestions>;
  /** The backend's message texts that override the built-in ones. */
  readonly translations?: Maybe<ReadonlyArray<Translation>>;
  /** The variant of a product that has all of these options; null where none is sold, or several have them. */
  readonly variant?: Maybe<Product>;
  /** The customer's wishlist, newest first; empty without a login (a visitor's list lives in the browser). */
  readonly wishlist?: Maybe<Wishlist>;
};


/** What is asked of the shop. */
export type QueryAlternatesArgs = {
  foreignKey: Scalars['ID']['input'];
  routeName: Scalars['String']['input'];
};


/** What is asked of the shop. */
export type QueryBestsellersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What is asked of the shop. */
export type QueryCustomerGroupRegistrationArgs = {
  id: Scalars['ID']['input'];
};


/** What is asked of the shop. */
export type QueryEntriesArgs = {
  kind: EntryKind;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  tag?: InputMaybe<Scalars['String']['input']>;
};


/** What is asked of the shop. */
export type QueryFormFieldsArgs = {
  kind: FormKind;
};


/** What is asked of the shop. */
export type QueryListingArgs = {
  categoryId: Scalars['ID']['input'];
  input?: InputMaybe<ListingInput>;
};


/** What is asked of the shop. */
export type QueryListingConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  categoryId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  input?: InputMaybe<ListingInput>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What is asked of the shop. */
export type QueryNavigationArgs = {
  below?: InputMaybe<Scalars['ID']['input']>;
  depth?: InputMaybe<Scalars['Int']['input']>;
  kind: NavigationKind;
};


/** What is asked of the shop. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What is asked of the shop. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What is asked of the shop. */
export type QueryOrderConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What is asked of the shop. */
export type QueryOrderPaymentArgs = {
  link?: InputMaybe<OrderLinkInput>;
  orderId: Scalars['ID']['input'];
};


/** What is asked of the shop. */
export type QueryOrdersArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What is asked of the shop. */
export type QueryPageArgs = {
  path: Scalars['String']['input'];
};


/** What is asked of the shop. */
export type QueryPasswordRecoveryUsableArgs = {
  hash: Scalars['String']['input'];
};


/** What is asked of the shop. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** What is asked of the shop. */
export type QueryProductsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** What is asked of the shop. */
export type QuerySearchArgs = {
  input?: InputMaybe<ListingInput>;
  term: Scalars['String']['input'];
};


/** What is asked of the shop. */
export type QuerySearchConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  input?: InputMaybe<ListingInput>;
  last?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
};


/** What is asked of the shop. */
export type QuerySearchEntriesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
};


/** What is asked of the shop. */
export type QuerySuggestArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
};


/** What is asked of the shop. */
export type QueryVariantArgs = {
  options: ReadonlyArray<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};

/** A range of prices. */
export type RangeFilter = Filter & {
  readonly __typename?: 'RangeFilter';
  /** `price`. */
  readonly key: Scalars['String']['output'];
  /** As it is shown. */
  readonly label: Scalars['String']['output'];
  /** Highest price of the listing. */
  readonly max: Scalars['Decimal']['output'];
  /** Lowest price of the listing. */
  readonly min: Scalars['Decimal']['output'];
  /** Chosen upper end. */
  readonly selectedMax?: Maybe<Scalars['Decimal']['output']>;
  /** Chosen lower end. */
  readonly selectedMin?: Maybe<Scalars['Decimal']['output']>;
};

/** What buyers say in stars. */
export type Rating = {
  readonly __typename?: 'Rating';
  /** 1.0 to 5.0. */
  readonly average: Scalars['Float']['output'];
  /** Number of reviews, where known. */
  readonly count?: Maybe<Scalars['Int']['output']>;
};

/** A least number of stars. */
export type RatingFilter = Filter & {
  readonly __typename?: 'RatingFilter';
  /** Products with at least 1, 2, 3, 4 and 5 stars that the list has with what is chosen in the other filters; null as with `FilterValue.count`. */
  readonly counts?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** `rating`. */
  readonly key: Scalars['String']['output'];
  /** As it is shown. */
  readonly label: Scalars['String']['output'];
  /** Best rating in the listing. */
  readonly max: Scalars['Int']['output'];
  /** Chosen number of stars. */
  readonly selected?: Maybe<Scalars['Int']['output']>;
};

/** How something is cooked. */
export type Recipe = {
  readonly __typename?: 'Recipe';
  /** Minutes. */
  readonly cookTimeMinutes?: Maybe<Scalars['Int']['output']>;
  /** How difficult it is. */
  readonly difficulty?: Maybe<Difficulty>;
  /** What goes into it. */
  readonly ingredients: ReadonlyArray<IngredientGroup>;
  /** Steps, in order. */
  readonly instructions: ReadonlyArray<Scalars['String']['output']>;
  /** What is in one serving. */
  readonly nutrition: ReadonlyArray<Nutrient>;
  /** For how many the amounts are. */
  readonly servings: Scalars['Int']['output'];
  /** How the servings are called, e.g. `persons`; null for persons. */
  readonly servingsLabel?: Maybe<Scalars['String']['output']>;
};

/** The page lives elsewhere. */
export type RedirectPage = {
  readonly __typename?: 'RedirectPage';
  /** Path to go to, prefix included. */
  readonly path: Scalars['String']['output'];
  /** Whether for good (301) or for now (302). */
  readonly permanent: Scalars['Boolean']['output'];
};

/** Price of a common unit. */
export type ReferencePrice = {
  readonly __typename?: 'ReferencePrice';
  /** Price of `quantity` of `unit`. */
  readonly price: Money;
  /** E.g. 1. */
  readonly quantity: Scalars['Float']['output'];
  /** E.g. `Kilogramm`. */
  readonly unit: Scalars['String']['output'];
};

/** Who opens an account. */
export type RegisterInput = {
  /** That the data protection rules were read. */
  readonly acceptedDataProtection: Scalars['Boolean']['input'];
  /** Private person or business. */
  readonly accountType?: AccountType;
  /** Where bills go, and goods unless said otherwise. */
  readonly billingAddress: AddressInput;
  /** Company; needed for a business. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** Id of a customer group that takes registrations. */
  readonly customerGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail address, the name for logging in. */
  readonly email: Scalars['String']['input'];
  /** First name. */
  readonly firstName: Scalars['String']['input'];
  /** Last name. */
  readonly lastName: Scalars['String']['input'];
  /** Password; how long it must be the shop says. */
  readonly password: Scalars['String']['input'];
  /** Id out of `salutations`. */
  readonly salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Where goods go, if elsewhere. */
  readonly shippingAddress?: InputMaybe<AddressInput>;
  /** VAT ids of a business. */
  readonly vatIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What to take out. */
export type RemoveFromCartInput = {
  /** Id of the line item. */
  readonly id: Scalars['ID']['input'];
};

/** The code to take out. */
export type RemovePromotionCodeInput = {
  /** As it was entered; capitals make no difference. */
  readonly code: Scalars['String']['input'];
};

/** The promotion to take out. */
export type RemovePromotionInput = {
  /** Id of the promotion's line item. */
  readonly id: Scalars['ID']['input'];
};

/** The cart with what was ordered before. */
export type ReorderPayload = {
  readonly __typename?: 'ReorderPayload';
  /** The cart; null when nothing was added. */
  readonly cart?: Maybe<Cart>;
  /** What could not be added, by its name. */
  readonly missing: ReadonlyArray<Scalars['String']['output']>;
  /** What can be mended. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Who forgot the password. */
export type RequestPasswordRecoveryInput = {
  /** E-mail address of the account. */
  readonly email: Scalars['String']['input'];
};

/** A new password. */
export type ResetPasswordInput = {
  /** `hash` of the link. */
  readonly hash: Scalars['String']['input'];
  /** The new password. */
  readonly password: Scalars['String']['input'];
  /** The same again. */
  readonly passwordConfirmation: Scalars['String']['input'];
};

/** What a buyer says. */
export type Review = {
  readonly __typename?: 'Review';
  /** Name that the buyer gave. */
  readonly author?: Maybe<Scalars['String']['output']>;
  /** When. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Language in which it was written, with the shop's answer; null where the shop no longer has it. */
  readonly locale?: Maybe<Scalars['Locale']['output']>;
  /** 1 to 5. */
  readonly points: Scalars['Float']['output'];
  /** The shop's answer. */
  readonly shopFeedback?: Maybe<Scalars['String']['output']>;
  /** Plain text. */
  readonly text: Scalars['String']['output'];
  /** Headline. */
  readonly title: Scalars['String']['output'];
};

/** Reviews of a product. */
export type ReviewList = {
  readonly __typename?: 'ReviewList';
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: ReadonlyArray<Scalars['Int']['output']>;
  /** Where that page stands. */
  readonly pageInfo: ListPart;
  /** One page of them. */
  readonly reviews: ReadonlyArray<Review>;
};

/** A form of address. */
export type Salutation = {
  readonly __typename?: 'Salutation';
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Shopware's key, e.g. `mrs`. */
  readonly key: Scalars['String']['output'];
  /** As it is shown. */
  readonly label: Scalars['String']['output'];
};

/** A promotion code that waits for its conditions. */
export type SavedPromotion = {
  readonly __typename?: 'SavedPromotion';
  /** Code as it was entered. */
  readonly code: Scalars['String']['output'];
  /** What has become of it, in the language of the request. */
  readonly message: Scalars['String']['output'];
};

/** What was filled into a form. */
export type SendFormInput = {
  /** ALTCHA's payload (challenge and solution as JSON, in Base64), or reCAPTCHA's own token. */
  readonly captchaAnswer: Scalars['String']['input'];
  /** `token` of the captcha. */
  readonly captchaToken: Scalars['String']['input'];
  /** Values by the name of the field, as `formFields` tells them; of a list several of one name. A name that the form does not have is BAD_USER_INPUT. */
  readonly fields: ReadonlyArray<FormFieldInput>;
  /** Which form. */
  readonly kind: FormKind;
  /** Where the form stands, so that those receive it whom the shop has named there; null for a form outside any layout. */
  readonly place?: InputMaybe<FormPlaceInput>;
  /** Keys of files that `POST /upload` answered with, by the name of the field; each is good for one form. */
  readonly uploads?: ReadonlyArray<FormUploadInput>;
  /** A field that people do not see; whoever fills it is a program. */
  readonly website?: Scalars['String']['input'];
};

/** Whether a form arrived. */
export type SendFormPayload = {
  readonly __typename?: 'SendFormPayload';
  /** Whether an acknowledgement was mailed to whoever sent it: for withdrawals, and to customers for returns and cancellations of theirs (docs/decisions/0010). */
  readonly acknowledged: Scalars['Boolean']['output'];
  /** What the shop says to it, as set where the form stands; plain text, null for nothing. */
  readonly confirmation?: Maybe<Scalars['String']['output']>;
  /** When it arrived; null when nothing was sent. */
  readonly receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The same as the language of the request writes it, in the time of the shop's country, which is named with it. */
  readonly receivedTime?: Maybe<Scalars['String']['output']>;
  /** Number that the shop knows it by; null when nothing was sent. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** Whether it did. */
  readonly sent: Scalars['Boolean']['output'];
  /** What can be mended; `field` is the name of the form's field. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What search engines and link previews are told of a page. */
export type Seo = {
  readonly __typename?: 'Seo';
  /** The same page in each language of the shop. */
  readonly alternates?: Maybe<ReadonlyArray<Alternate>>;
  /** Path of the page's one address, without host. */
  readonly canonicalPath: Scalars['String']['output'];
  /** One or two sentences; null when the shop has none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Picture for link previews. */
  readonly image?: Maybe<Image>;
  /** Keywords as the shop wrote them. */
  readonly keywords?: Maybe<Scalars['String']['output']>;
  /** Title of the document. */
  readonly title: Scalars['String']['output'];
};

/** A shopper's session. */
export type Session = {
  readonly __typename?: 'Session';
  /** Pieces in the cart. */
  readonly cartCount: Scalars['Int']['output'];
  /** Country that taxes and shipping are calculated for. */
  readonly country?: Maybe<Country>;
  /** Currency of prices. */
  readonly currency: Currency;
  /** The customer or guest; null for a visitor. */
  readonly customer?: Maybe<Customer>;
  /** Whether a login ended without a logout here: it expired, or was ended on another device. Told once. */
  readonly expired: Scalars['Boolean']['output'];
  /** The same for whoever asks: a client has one session at a time. */
  readonly id: Scalars['ID']['output'];
  /** Language of this request. */
  readonly locale: Scalars['Locale']['output'];
  /** What the shopper is to the shop. */
  readonly state: CustomerState;
  /** How prices are taxed for them. */
  readonly taxState: TaxState;
};

/** The session after a change. */
export type SessionPayload = {
  readonly __typename?: 'SessionPayload';
  /** The cart, recalculated; null when the shopper has none. */
  readonly cart?: Maybe<Cart>;
  /** The session as it is now. */
  readonly session?: Maybe<Session>;
  /** What can be mended. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The wanted country. */
export type SetCountryInput = {
  /** Id out of `countries`. */
  readonly countryId: Scalars['ID']['input'];
};

/** The wanted currency. */
export type SetCurrencyInput = {
  /** Id out of `currencies`. */
  readonly currencyId: Scalars['ID']['input'];
};

/** A way to pay. */
export type SetDefaultPaymentMethodInput = {
  /** Id out of `paymentMethods`. */
  readonly id: Scalars['ID']['input'];
};

/** The wanted language. */
export type SetLocaleInput = {
  /** One of `languages`. */
  readonly locale: Scalars['Locale']['input'];
};

/** Newsletter or not. */
export type SetNewsletterInput = {
  /** Whether it is wanted. */
  readonly subscribed: Scalars['Boolean']['input'];
};

/** The way to pay. */
export type SetPaymentMethodInput = {
  /** Id out of `paymentMethods`. */
  readonly id: Scalars['ID']['input'];
};

/** The way to travel. */
export type SetShippingMethodInput = {
  /** Id out of `shippingMethods`. */
  readonly id: Scalars['ID']['input'];
};

/** A way for goods to travel. */
export type ShippingMethod = {
  readonly __typename?: 'ShippingMethod';
  /** How long it takes. */
  readonly delivery?: Maybe<DeliveryTime>;
  /** What it means. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Shopware's id. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Shopware's technical name, e.g. `shipping_standard`, by which to know it in every language; null where it has none. */
  readonly technicalName?: Maybe<Scalars['String']['output']>;
};

/** What it costs to send something within the country of the sales channel, by its default shipping method. */
export type ShippingOffer = {
  readonly __typename?: 'ShippingOffer';
  /** ISO 3166-1 alpha-2. */
  readonly country: Scalars['String']['output'];
  /** Days until it arrives, at most; null where no days are said. */
  readonly maxDays?: Maybe<Scalars['Int']['output']>;
  /** Days until it arrives, at least; null where no days are said. */
  readonly minDays?: Maybe<Scalars['Int']['output']>;
  /** What it costs; taxed as the product's price is. */
  readonly price: Money;
};

/** A way for the goods of a cart to travel. */
export type ShippingQuote = {
  readonly __typename?: 'ShippingQuote';
  /** When this cart has arrived by it; null where the shop does not say, and where it is blocked. */
  readonly arrival?: Maybe<DeliveryDate>;
  /** Whether it cannot be chosen for this cart. */
  readonly blocked: Scalars['Boolean']['output'];
  /** The way. */
  readonly method: ShippingMethod;
  /** What it costs for this cart; null where its price list has nothing for it, or it is blocked. */
  readonly price?: Maybe<Money>;
};

/** Whose shop it is. */
export type Shop = {
  readonly __typename?: 'Shop';
  /** One or two sentences of what it sells. */
  readonly claim?: Maybe<Scalars['String']['output']>;
  /** Where to reach it. */
  readonly contact: ShopContact;
  /** Country of the sales channel, ISO 3166-1 alpha-2; null where Shopware tells none. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** Description of the home page for search engines. */
  readonly homeDescription?: Maybe<Scalars['String']['output']>;
  /** Title of the home page for search engines. */
  readonly homeTitle?: Maybe<Scalars['String']['output']>;
  /** Square picture, for browsers' tabs and home screens. */
  readonly icon?: Maybe<Image>;
  /** Who owns it by law. */
  readonly legalEntity?: Maybe<Scalars['String']['output']>;
  /** Picture that stands for the name. */
  readonly logo?: Maybe<Image>;
  /** Its name as it stands in the header. */
  readonly name: Scalars['String']['output'];
  /** What the newsletter brings, and how often. */
  readonly newsletter?: Maybe<Scalars['String']['output']>;
  /** Names of the ways to pay, in the shop's order. */
  readonly paymentMethods?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What it promises, by the place where that is shown. */
  readonly promises: ShopPromises;
  /** Days in which goods can be returned, counted from their arrival; null where nothing is said. */
  readonly returnDays?: Maybe<Scalars['Int']['output']>;
  /** What stands before the shop's answer to a review; null for the usual words with its name. */
  readonly reviewAnswer?: Maybe<Scalars['String']['output']>;
  /** Its profiles elsewhere. */
  readonly social: ReadonlyArray<ShopLink>;
  /** What it looks like, as its owner says in the custom fields `kontor_theme_*`; null where nothing is said. */
  readonly theme?: Maybe<ShopTheme>;
  /** What the titles of documents end in; the name where nothing else is said. */
  readonly titleSuffix: Scalars['String']['output'];
  /** Year of the copyright. */
  readonly year?: Maybe<Scalars['Int']['output']>;
};

/** Where to reach a shop. */
export type ShopContact = {
  readonly __typename?: 'ShopContact';
  /** Postal address, a line each. */
  readonly address: ReadonlyArray<Scalars['String']['output']>;
  /** E-mail address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Opening hours, a line each. */
  readonly hours: ReadonlyArray<Scalars['String']['output']>;
  /** Telephone number as it is written. */
  readonly phone?: Maybe<Scalars['String']['output']>;
};

/** A link with its words. */
export type ShopLink = {
  readonly __typename?: 'ShopLink';
  /** Its words. */
  readonly label: Scalars['String']['output'];
  /** Address elsewhere. */
  readonly url: Scalars['String']['output'];
};

/** A line in which a shop promises something. */
export type ShopPromise = {
  readonly __typename?: 'ShopPromise';
  /** Drawing that goes with it. */
  readonly icon?: Maybe<PromiseIcon>;
  /** The promise. */
  readonly text: Scalars['String']['output'];
  /** Where more is said of it: a path of the shop, language prefix included, or an address elsewhere. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** What a shop promises, by the place where that is shown. */
export type ShopPromises = {
  readonly __typename?: 'ShopPromises';
  /** Below the sums of the cart. */
  readonly basket: ReadonlyArray<ShopPromise>;
  /** Below the button that orders. */
  readonly checkout: ReadonlyArray<ShopPromise>;
  /** In the footer. */
  readonly footer: ReadonlyArray<ShopPromise>;
  /** Above the header. */
  readonly header: ReadonlyArray<ShopPromise>;
  /** Beside the price of a product. */
  readonly product: ReadonlyArray<ShopPromise>;
};

/** What a shop looks like. What its owner does not say is null: a frontend then looks as it does by itself. */
export type ShopTheme = {
  readonly __typename?: 'ShopTheme';
  /** Corners of controls, pictures and boxes. */
  readonly corners?: Maybe<Corners>;
  /** Colours by night; null where no colour is said. */
  readonly dark?: Maybe<ThemeColors>;
  /** Picture that stands for the name by night; null where the shop's logo does at any time. */
  readonly darkLogo?: Maybe<Image>;
  /** Room between things. */
  readonly density?: Maybe<Density>;
  /** Files of the shop's own typeface; they come before `typeface`. */
  readonly fontFiles: ReadonlyArray<FontFile>;
  /** Colours by day; null where no colour is said. */
  readonly light?: Maybe<ThemeColors>;
  /** What happens where a picture of a product has another shape. */
  readonly pictureFit?: Maybe<ImageFit>;
  /** Shape of the pictures of products. */
  readonly pictureFrame?: Maybe<PictureFrame>;
  /** Ground of pictures that do not fill their frame, `#rrggbb`. */
  readonly pictureGround?: Maybe<Scalars['String']['output']>;
  /** Legible on pictures and on their ground, `#rrggbb`. */
  readonly pictureText?: Maybe<Scalars['String']['output']>;
  /** Typeface, and what stands in for the shop's own files until these have loaded. */
  readonly typeface?: Maybe<Typeface>;
};

/** An order of products. */
export type Sorting = {
  readonly __typename?: 'Sorting';
  /** Shopware's key, e.g. `price-asc`. */
  readonly key: Scalars['String']['output'];
  /** As it is shown. */
  readonly label: Scalars['String']['output'];
};

/** A state and how it is called. */
export type StateLabel = {
  readonly __typename?: 'StateLabel';
  /** Shopware's technical name, e.g. `in_progress`. */
  readonly key: Scalars['String']['output'];
  /** In the language of the request. */
  readonly label: Scalars['String']['output'];
};

/** A review. */
export type SubmitReviewInput = {
  /** 1 to 5 stars. */
  readonly points: Scalars['Int']['input'];
  /** Id of the product or of one of its variants. */
  readonly productId: Scalars['ID']['input'];
  /** What the buyer says, 40 to 5000 characters. */
  readonly text: Scalars['String']['input'];
  /** Headline, 5 to 255 characters. */
  readonly title: Scalars['String']['input'];
};

/** Whether a review arrived. */
export type SubmitReviewPayload = {
  readonly __typename?: 'SubmitReviewPayload';
  /** Whether it did; it is shown once the shop has accepted it. */
  readonly sent: Scalars['Boolean']['output'];
  /** What can be mended. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Who wants the newsletter. */
export type SubscribeNewsletterInput = {
  /** E-mail address. */
  readonly email: Scalars['String']['input'];
  /** First name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** A field that people do not see. */
  readonly website?: Scalars['String']['input'];
};

/**
 * What is told as it changes, as server-sent events (GraphQL over SSE, distinct connections): the state of now, then the state
 * after each change. A stream that ends without `complete` is to be opened anew; after `complete` nothing more comes.
 */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** The cart of this session, whoever changes it: another tab, another device of this session. Without a session `SESSION_NEEDED`; completed by login and logout. */
  readonly cartChanged: Cart;
  /** An order of this session, as buyer and shop change it; what the shop changes needs webhooks of Shopware. Null and completed when it is not theirs. */
  readonly orderChanged?: Maybe<Order>;
};


/**
 * What is told as it changes, as server-sent events (GraphQL over SSE, distinct connections): the state of now, then the state
 * after each change. A stream that ends without `complete` is to be opened anew; after `complete` nothing more comes.
 */
export type SubscriptionOrderChangedArgs = {
  id: Scalars['ID']['input'];
};

/** What fits to what was typed so far. */
export type Suggestions = {
  readonly __typename?: 'Suggestions';
  /** A few products. */
  readonly products: ReadonlyArray<ProductCard>;
  /** Products in all. */
  readonly total: Scalars['Int']['output'];
};

/** A colour that a product comes in. */
export type Swatch = {
  readonly __typename?: 'Swatch';
  /** CSS colour. */
  readonly color?: Maybe<Scalars['String']['output']>;
  /** Picture of the material. */
  readonly image?: Maybe<Image>;
  /** Name of the colour. */
  readonly label: Scalars['String']['output'];
};

/** A tax in a sum. */
export type Tax = {
  readonly __typename?: 'Tax';
  /** Amount. */
  readonly amount: Money;
  /** Percent. */
  readonly rate: Scalars['Float']['output'];
};

/** How prices are shown and taxed. */
export type TaxState =
  /** Prices include tax. */
  | 'GROSS'
  /** Tax is added. */
  | 'NET'
  /** No tax. */
  | 'TAX_FREE';

/**
 * Colours as `#rrggbb`. Those that a shop lacks are derived from those that it says; texts have a contrast of 4.5 : 1 on the grounds
 * at least, controls and the accent 3 : 1.
 */
export type ThemeColors = {
  readonly __typename?: 'ThemeColors';
  /** Ground of the one button that matters. */
  readonly accent: Scalars['String']['output'];
  /** The same below the pointer. */
  readonly activeAccent: Scalars['String']['output'];
  /** Borders of controls. */
  readonly control: Scalars['String']['output'];
  /** Errors. */
  readonly danger: Scalars['String']['output'];
  /** Ground of the page. */
  readonly ground: Scalars['String']['output'];
  /** Lines that only divide. */
  readonly line: Scalars['String']['output'];
  /** Links in running text. */
  readonly link: Scalars['String']['output'];
  /** Text of third rank, such as counts and notes. */
  readonly mutedText: Scalars['String']['output'];
  /** Text on the accent. */
  readonly onAccent: Scalars['String']['output'];
  /** Ground of quiet areas, such as chips. */
  readonly quietGround: Scalars['String']['output'];
  /** Text of second rank. */
  readonly secondaryText: Scalars['String']['output'];
  /** Ground of what is disabled or not yet there. */
  readonly strongGround: Scalars['String']['output'];
  /** What went well, or is in stock. */
  readonly success: Scalars['String']['output'];
  /** Text. */
  readonly text: Scalars['String']['output'];
  /** What asks for attention. */
  readonly warning: Scalars['String']['output'];
};

/** Something that is or is not. */
export type ToggleFilter = Filter & {
  readonly __typename?: 'ToggleFilter';
  /** Whether anything in the listing has it. */
  readonly available: Scalars['Boolean']['output'];
  /** Products that the list has with it, as `FilterValue.count`. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** `shipping-free`. */
  readonly key: Scalars['String']['output'];
  /** As it is shown. */
  readonly label: Scalars['String']['output'];
  /** Whether it is chosen. */
  readonly selected: Scalars['Boolean']['output'];
};

/** A code that the app of a bank reads. */
export type TransferCode = {
  readonly __typename?: 'TransferCode';
  /** By which standard. */
  readonly kind: TransferCodeKind;
  /** Drawing in SVG, black on white, with its quiet zone. */
  readonly svg: Scalars['String']['output'];
};

/** Standards of codes for transfers. */
export type TransferCodeKind =
  /** QR Code of the European Payments Council for transfers in euros. */
  | 'EPC'
  /** Swiss QR Code of the QR-bill. */
  | 'SWISS_QR';

/** A message text of the backend. */
export type Translation = {
  readonly __typename?: 'Translation';
  /** Message key. */
  readonly key: Scalars['String']['output'];
  /** The text, placeholders included. */
  readonly text: Scalars['String']['output'];
};

/** A typeface that needs no file of the shop's. */
export type Typeface =
  /** Archivo, a grotesque that Kontor brings along. */
  | 'ARCHIVO'
  /** The system's typeface without serifs. */
  | 'SANS'
  /** The system's typeface with serifs. */
  | 'SERIF';

/** Who wants it no more. */
export type UnsubscribeNewsletterInput = {
  /** E-mail address. */
  readonly email: Scalars['String']['input'];
};

/** A changed address. */
export type UpdateAddressInput = {
  /** What changes; what is absent stays as it is, null empties a field that may be empty. */
  readonly address: AddressChangesInput;
  /** Id out of `addresses`. */
  readonly id: Scalars['ID']['input'];
};

/** The wanted quantity. */
export type UpdateCartItemInput = {
  /** Id of the line item. */
  readonly id: Scalars['ID']['input'];
  /** Pieces, a positive whole number. */
  readonly quantity: Scalars['Int']['input'];
};

/** What a person at the keyboard can mend. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** Why it is refused. */
  readonly code: ErrorCode;
  /** Path of the input field, e.g. `["billingAddress", "zipcode"]`; null when no single field is meant. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The sentence in the language of the request; Shopware's own for codes that Kontor does not know. */
  readonly message: Scalars['String']['output'];
  /** Values for the message. */
  readonly params: ReadonlyArray<Param>;
  /** Shopware's own code where it is Shopware that refuses, e.g. `VIOLATION::ZIP_CODE_INVALID`; plugins have codes of their own. */
  readonly upstreamCode?: Maybe<Scalars['String']['output']>;
};

/** A choice between variants, as it stands beside one of them. */
export type VariantChoice = {
  readonly __typename?: 'VariantChoice';
  /** What is chosen: size, colour. */
  readonly group: OptionGroup;
  /** What can be chosen, in order. */
  readonly options: ReadonlyArray<VariantOption>;
};

/** One option of a choice, as it stands beside the shown variant. */
export type VariantOption = {
  readonly __typename?: 'VariantOption';
  /** Whether that variant can be bought now. */
  readonly available: Scalars['Boolean']['output'];
  /** Whether a variant with it and the other chosen options exists. */
  readonly combinable: Scalars['Boolean']['output'];
  /** First picture of the variant at `nearestPath`; null where it has none of its own. */
  readonly cover?: Maybe<Image>;
  /** Path of that variant or, where none exists, of one with this option that keeps most of the other chosen ones. */
  readonly nearestPath?: Maybe<Scalars['String']['output']>;
  /** The option. */
  readonly option: Option;
  /** Path of that variant; null where none exists. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Whether the shown variant has it. */
  readonly selected: Scalars['Boolean']['output'];
};

/** Who serves a video. */
export type VideoProvider =
  /** vimeo.com. */
  | 'VIMEO'
  /** youtube-nocookie.com. */
  | 'YOUTUBE';

/** A class of screens: mobile below md, tablet md to lg, desktop from lg. */
export type Viewport =
  /** From lg. */
  | 'DESKTOP'
  /** Below md. */
  | 'MOBILE'
  /** md to lg. */
  | 'TABLET';

/** What a customer would like to have. */
export type Wishlist = {
  readonly __typename?: 'Wishlist';
  /** The same for whoever asks: a customer has one. */
  readonly id: Scalars['ID']['output'];
  /** Ids of all products on it, however many pages. */
  readonly productIds?: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** Its products, newest first. */
  readonly products?: Maybe<ProductList>;
};


/** What a customer would like to have. */
export type WishlistProductsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};

/** The wishlist after a change. */
export type WishlistPayload = {
  readonly __typename?: 'WishlistPayload';
  /** What can be mended. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The list as it is now; null when the shop could not change it. */
  readonly wishlist?: Maybe<Wishlist>;
};

/** A product. */
export type WishlistProductInput = {
  /** Its id. */
  readonly productId: Scalars['ID']['input'];
};
