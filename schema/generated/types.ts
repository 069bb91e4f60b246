import type { StorefrontTheme } from '../theme-contract.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Calendar date, e.g. `2026-11-23`. */
  Date: { input: string; output: string; }
  /** ISO 8601 date and time with offset. */
  DateTime: { input: string; output: string; }
  /** Exact decimal number as a string, e.g. `129.00`. */
  Decimal: { input: string; output: string; }
  /** JSON value of an extension. Output only. */
  JSON: { input: unknown; output: unknown; }
  /** BCP 47 tag of a language of the shop, e.g. `de-DE`, `en-GB`, `fr-CH`. */
  Locale: { input: string; output: string; }
  /** JSON object for the payment plugin, e.g. a wallet token. At most 16 KB, 6 levels and 200 values. Reserved keys such as `orderId`, `finishUrl` and `tos` are rejected. */
  PaymentData: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
  /** Theme of the bundled storefront as a JSON object (`schema/theme-contract.ts`). Output only. */
  StorefrontTheme: { input: StorefrontTheme; output: StorefrontTheme; }
};

/** Private or business. */
export type AccountType =
  /** A business. */
  | 'BUSINESS'
  /** A private person. */
  | 'PRIVATE';

/** Input of `addPromotionCode`. */
export type AddPromotionCodeInput = {
  /** The code as entered. */
  readonly code: Scalars['String']['input'];
};

/** Input of `addToCart`. */
export type AddToCartInput = {
  /** Unique key of this change, at most 128 characters. A repeated key within 10 minutes adds only once. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 items. Quantities of one product are added up. If a quantity is below 1 or an id malformed, nothing is added. */
  readonly items: ReadonlyArray<CartItemInput>;
};

/** Products for the wishlist. */
export type AddToWishlistInput = {
  /** Product ids, at most 1000. A single product that is not sold is `PRODUCT_NOT_FOUND`; of several, those not sold are omitted. */
  readonly productIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** An address of a customer or of the session's guest. */
export type Address = Node & PostalAddress & {
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
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the default billing address. */
  readonly isDefaultBilling: Scalars['Boolean']['output'];
  /** Whether it is the default shipping address. */
  readonly isDefaultShipping: Scalars['Boolean']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** Phone number. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Salutation. */
  readonly salutation?: Maybe<Salutation>;
  /** State, canton or region. */
  readonly state?: Maybe<CountryState>;
  /** Street and number. */
  readonly street: Scalars['String']['output'];
  /** Postal code. */
  readonly zipcode?: Maybe<Scalars['String']['output']>;
};

/** Changed fields of an address. */
export type AddressChangesInput = {
  /** Second line. */
  readonly additional?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** Company. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** An id from `countries`. */
  readonly countryId?: InputMaybe<Scalars['ID']['input']>;
  /** First name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** An id from `salutations`. */
  readonly salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** An id from the `states` of the country. Cleared by a change of country. */
  readonly stateId?: InputMaybe<Scalars['ID']['input']>;
  /** Street and number. */
  readonly street?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly zipcode?: InputMaybe<Scalars['String']['input']>;
};

/** A postal address. Name and salutation default to the buyer's. */
export type AddressInput = {
  /** Second line. */
  readonly additional?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  readonly city: Scalars['String']['input'];
  /** Company. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** An id from `countries`. */
  readonly countryId: Scalars['ID']['input'];
  /** First name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** An id from `salutations`. */
  readonly salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** An id from the `states` of the country. */
  readonly stateId?: InputMaybe<Scalars['ID']['input']>;
  /** Street and number. */
  readonly street: Scalars['String']['input'];
  /** Postal code. */
  readonly zipcode?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of mutations that change addresses. */
export type AddressPayload = {
  readonly __typename?: 'AddressPayload';
  /** The created or updated address. */
  readonly address?: Maybe<Address>;
  /** All addresses of the customer. */
  readonly addresses: ReadonlyArray<Address>;
  /** Errors that the shopper can fix. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A page in another language. */
export type Alternate = {
  readonly __typename?: 'Alternate';
  /** The language. */
  readonly locale: Scalars['Locale']['output'];
  /** Path with language prefix. */
  readonly path: Scalars['String']['output'];
};

/** Restocking and delivery of a product. */
export type Availability = {
  readonly __typename?: 'Availability';
  /** Arrival of the minimum quantity if ordered now. Null if unknown, and for downloads. */
  readonly arrival?: Maybe<DeliveryDate>;
  /** Delivery time. */
  readonly delivery?: Maybe<DeliveryTime>;
  /** Restock date of a sold-out product. Null if unknown. */
  readonly restockDate?: Maybe<DeliveryDate>;
  /** Restock time in days. */
  readonly restockDays?: Maybe<Scalars['Int']['output']>;
};

/** A highlight of a product. */
export type Badge =
  /** Free shipping. */
  | 'FREE_SHIPPING'
  /** Recently released. */
  | 'NEW'
  /** Reduced price. */
  | 'SALE'
  /** Designed in Switzerland. */
  | 'SWISS_DESIGN'
  /** Top seller. */
  | 'TOPSELLER';

/** Bank transfer details from the custom fields `kontor_payment_*` of the payment method. */
export type BankTransfer = {
  readonly __typename?: 'BankTransfer';
  /** Street, postcode and city of the holder. */
  readonly address: ReadonlyArray<Scalars['String']['output']>;
  /** Amount. */
  readonly amount: Money;
  /** BIC of the bank. */
  readonly bic?: Maybe<Scalars['String']['output']>;
  /** Account holder. */
  readonly holder: Scalars['String']['output'];
  /** IBAN in groups of four characters. */
  readonly iban: Scalars['String']['output'];
  /** QR code for banking apps as SVG: QR-bill for Swiss accounts, otherwise EPC. Null if the currency or account has none. */
  readonly qrCode?: Maybe<Scalars['String']['output']>;
  /** Payment reference: a grouped QR reference or the order number. */
  readonly reference: Scalars['String']['output'];
};

/** A breadcrumb. */
export type Breadcrumb = {
  readonly __typename?: 'Breadcrumb';
  /** Name of the breadcrumb. */
  readonly label: Scalars['String']['output'];
  /** Path of the breadcrumb. Null for the page itself. */
  readonly path?: Maybe<Scalars['String']['output']>;
};

/** An item of a bundle. */
export type BundleItem = {
  readonly __typename?: 'BundleItem';
  /** The product. */
  readonly product: Product;
  /** Quantity. */
  readonly quantity: Scalars['Int']['output'];
};

/** Scope of caching. */
export type CacheScope =
  /** Cacheable for this shopper only. */
  | 'PRIVATE'
  /** Cacheable by shared caches, per language and currency. */
  | 'PUBLIC';

/** A captcha. */
export type Captcha = {
  readonly __typename?: 'Captcha';
  /** ALTCHA challenge (https://altcha.org), version 2, as JSON. Null with reCAPTCHA. */
  readonly challenge?: Maybe<Scalars['String']['output']>;
  /** Site key of reCAPTCHA v3. Null with ALTCHA. */
  readonly siteKey?: Maybe<Scalars['String']['output']>;
  /** Token to send with the form. Valid for ten minutes and one submission. */
  readonly token: Scalars['String']['output'];
};

/** A cart. */
export type Cart = Node & {
  readonly __typename?: 'Cart';
  /** Arrival of the last item. Null if unknown. */
  readonly arrival?: Maybe<DeliveryDate>;
  /** Progress to free shipping. Null if not available. */
  readonly freeShipping?: Maybe<FreeShipping>;
  /** Sum of the items before discounts. */
  readonly goodsTotal: Money;
  /** Hash of the content. Pass it to `placeOrder` to detect changes. */
  readonly hash: Scalars['String']['output'];
  /** Constant id, because a client has one cart. */
  readonly id: Scalars['ID']['output'];
  /** Whether no shipping method is available. `total` then excludes shipping. */
  readonly isShippingBlocked: Scalars['Boolean']['output'];
  /** Products, in the order in which they were added. */
  readonly items: ReadonlyArray<CartItem>;
  /** Notices since they were last read, of any client of the session. Each is delivered once. */
  readonly notices: ReadonlyArray<Notice>;
  /** Applied promotions. */
  readonly promotions: ReadonlyArray<Promotion>;
  /** Entered codes that do not apply yet. */
  readonly savedPromotions: ReadonlyArray<SavedPromotion>;
  /** Shipping costs. Not valid if `isShippingBlocked`. */
  readonly shipping: Money;
  /** Sum of the items after discounts. */
  readonly subtotal: Money;
  /** Tax state of the prices. */
  readonly taxState: TaxState;
  /** Taxes by rate. Included in the amounts if `taxState` is `GROSS`, added to `total` if `NET`. */
  readonly taxes: ReadonlyArray<Tax>;
  /** Amount to pay. */
  readonly total: Money;
  /** Number of pieces of all items, e.g. 3 for 2 pans and 1 lid. */
  readonly totalQuantity: Scalars['Int']['output'];
  /** Whether all items are downloads, so that nothing is shipped. */
  readonly virtual: Scalars['Boolean']['output'];
};

/** A line item of the cart. */
export type CartItem = {
  readonly __typename?: 'CartItem';
  /** Arrival. Null for downloads. */
  readonly arrival?: Maybe<DeliveryDate>;
  /** Price of all pieces before the reduction. Null if not reduced. */
  readonly compareAtTotal?: Maybe<Money>;
  /** Whether stock is short and no restock date is known. */
  readonly exceedsStock: Scalars['Boolean']['output'];
  /** Globally unique id. Not the id of the product. */
  readonly id: Scalars['ID']['output'];
  /** Picture of the product. */
  readonly image?: Maybe<Image>;
  /** Whether it is a download. */
  readonly isDownload: Scalars['Boolean']['output'];
  /** Name. */
  readonly label: Scalars['String']['output'];
  /** Selected options, e.g. size and colour. */
  readonly options: ReadonlyArray<Property>;
  /** Whether it can be ordered. */
  readonly orderable: Scalars['Boolean']['output'];
  /** Path of the product page with language prefix. Null if there is none. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** The product. Null for items of plugins, and if it is no longer sold. */
  readonly product?: Maybe<Product>;
  /** Id of the product. Null for items of plugins. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Allowed quantities. */
  readonly purchase: PurchaseRules;
  /** Number of pieces. */
  readonly quantity: Scalars['Int']['output'];
  /** Price of all pieces. */
  readonly totalPrice: Money;
  /** Price of one piece. */
  readonly unitPrice: Money;
};

/** A product and a quantity. */
export type CartItemInput = {
  /** Id of a purchasable product: a variant, not its parent. */
  readonly productId: Scalars['ID']['input'];
  /** Quantity, at least 1. */
  readonly quantity?: Scalars['Int']['input'];
};

/** Payload of mutations that change the cart. */
export type CartPayload = {
  readonly __typename?: 'CartPayload';
  /** The current cart, also if nothing changed. */
  readonly cart?: Maybe<Cart>;
  /** Why the change had no effect or a partial one. Same codes as in `cart.notices`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A category of the shop. */
export type Category = Node & {
  readonly __typename?: 'Category';
  /** Subcategories. */
  readonly children?: Maybe<ReadonlyArray<NavigationEntry>>;
  /** Custom fields of Shopware by name, null where not set. The operator publishes them with `CUSTOM_FIELDS`; any other name is an error. HTML is not sanitised. */
  readonly customFields?: Maybe<Scalars['JSON']['output']>;
  /** Description as sanitised HTML. */
  readonly descriptionHtml?: Maybe<Scalars['String']['output']>;
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Picture. */
  readonly image?: Maybe<Image>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Path with language prefix. */
  readonly path: Scalars['String']['output'];
  /** Products of the category. Null for categories without products, e.g. content pages. */
  readonly products?: Maybe<ProductConnection>;
};


/** A category of the shop. */
export type CategoryCustomFieldsArgs = {
  keys: ReadonlyArray<Scalars['String']['input']>;
};


/** A category of the shop. */
export type CategoryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilterInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sorting?: InputMaybe<Scalars['String']['input']>;
};

/** A category page. */
export type CategoryPage = {
  readonly __typename?: 'CategoryPage';
  /** Breadcrumbs, starting at home. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** The category. */
  readonly category: Category;
  /** Layout of the page. Null without one, or if it failed to load (see `errors`). */
  readonly cms?: Maybe<CmsPage>;
  /** Kind of entries listed on this page (custom field `kontor_entries`). */
  readonly entryKind?: Maybe<EntryKind>;
  /** Form on this page (custom field `kontor_form`). */
  readonly form?: Maybe<FormKind>;
  /** Whether it is the home page. */
  readonly home: Scalars['Boolean']['output'];
  /** Metadata for search engines and link previews. */
  readonly seo: Seo;
};

/** Input of `changeEmail`. */
export type ChangeEmailInput = {
  /** The new e-mail address. */
  readonly email: Scalars['String']['input'];
  /** Repetition of the new value. */
  readonly emailConfirmation: Scalars['String']['input'];
  /** The current password. */
  readonly password: Scalars['String']['input'];
};

/** Input of `changeOrderPayment`. */
export type ChangeOrderPaymentInput = {
  /** Id of the order. */
  readonly id: Scalars['ID']['input'];
  /** An id from `paymentMethods`. */
  readonly paymentMethodId: Scalars['ID']['input'];
};

/** Input of `changePassword`. */
export type ChangePasswordInput = {
  /** The new password. */
  readonly newPassword: Scalars['String']['input'];
  /** Repetition of the new password. */
  readonly newPasswordConfirmation: Scalars['String']['input'];
  /** The current password. */
  readonly password: Scalars['String']['input'];
};

/** Input of `changeProfile`. Absent fields stay unchanged. */
export type ChangeProfileInput = {
  /** Private or business. */
  readonly accountType?: InputMaybe<AccountType>;
  /** Company name. Required for a business. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** An id from `salutations`. */
  readonly salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** VAT ids of a business. */
  readonly vatIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** The checkout: cart, buyer, methods, and what prevents the order. */
export type Checkout = {
  readonly __typename?: 'Checkout';
  /** Billing address. */
  readonly billingAddress?: Maybe<Address>;
  /** Reasons that prevent the order. */
  readonly blockers: ReadonlyArray<Notice>;
  /** Whether the order can be placed. */
  readonly canOrder: Scalars['Boolean']['output'];
  /** The cart. */
  readonly cart: Cart;
  /** The buyer. Null if not identified. */
  readonly customer?: Maybe<Customer>;
  /** Constant id, because a session has one checkout. */
  readonly id: Scalars['ID']['output'];
  /** Selected payment method. */
  readonly paymentMethodId?: Maybe<Scalars['ID']['output']>;
  /** Payment methods. */
  readonly paymentMethods: ReadonlyArray<PaymentChoice>;
  /** Shipping address. */
  readonly shippingAddress?: Maybe<Address>;
  /** Selected shipping method. */
  readonly shippingMethodId?: Maybe<Scalars['ID']['output']>;
  /** Shipping methods. */
  readonly shippingMethods: ReadonlyArray<ShippingQuote>;
};

/** Payload of mutations that change the checkout. */
export type CheckoutPayload = {
  readonly __typename?: 'CheckoutPayload';
  /** The current checkout, also if nothing changed. Null without a session. */
  readonly checkout?: Maybe<Checkout>;
  /** Errors that the shopper can fix. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A block of a section. */
export type CmsBlock = {
  readonly __typename?: 'CmsBlock';
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** Presentation. */
  readonly layout: CmsLayout;
  /** Slots in reading order. */
  readonly slots: ReadonlyArray<CmsSlot>;
  /** Shopware's block type, e.g. `image-text`. */
  readonly type: Scalars['String']['output'];
};

/** Navigation around the page's category. */
export type CmsCategoryNavigation = CmsSlot & {
  readonly __typename?: 'CmsCategoryNavigation';
  /** Navigation items. */
  readonly entries?: Maybe<ReadonlyArray<NavigationEntry>>;
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
};

/** A teaser of recipes, posts or news. */
export type CmsEntries = CmsSlot & {
  readonly __typename?: 'CmsEntries';
  /** Newest entries. */
  readonly entries?: Maybe<ReadonlyArray<Entry>>;
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** Kind of entries. */
  readonly kind: EntryKind;
  /** Path of the full list with language prefix. */
  readonly path: Scalars['String']['output'];
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
  /** Headline. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** Frequently asked questions. */
export type CmsFaq = CmsSlot & {
  readonly __typename?: 'CmsFaq';
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** Questions and answers, in order. */
  readonly items: ReadonlyArray<FaqItem>;
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
};

/** A form. */
export type CmsForm = CmsSlot & {
  readonly __typename?: 'CmsForm';
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** The form. */
  readonly kind: FormKind;
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
  /** Shopware id of the element, for `FormPlaceInput`. */
  readonly slotId: Scalars['ID']['output'];
  /** Headline. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** A picture gallery or slider. */
export type CmsGallery = CmsSlot & {
  readonly __typename?: 'CmsGallery';
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** The pictures, in order. */
  readonly images: ReadonlyArray<Image>;
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
};

/** A picture with an optional link. */
export type CmsImage = CmsSlot & {
  readonly __typename?: 'CmsImage';
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** The picture. Null if not set. */
  readonly image?: Maybe<Image>;
  /** Link target. */
  readonly link?: Maybe<Link>;
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
};

/** Presentation of a section or block. */
export type CmsLayout = {
  readonly __typename?: 'CmsLayout';
  /** Background picture. */
  readonly background?: Maybe<Image>;
  /** Background colour in CSS. */
  readonly backgroundColor?: Maybe<Scalars['String']['output']>;
  /** CSS `background-size`: `cover`, `contain` or `auto`. */
  readonly backgroundMode?: Maybe<Scalars['String']['output']>;
  /** Brightness of that colour. Null without a colour and for a transparent one. */
  readonly backgroundTone?: Maybe<CmsTone>;
  /** CSS classes. */
  readonly cssClass?: Maybe<Scalars['String']['output']>;
  /** Screen sizes on which it is hidden. */
  readonly hiddenOn: ReadonlyArray<Viewport>;
  /** Top, right, bottom and left margin in CSS. */
  readonly margins?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** `boxed` or `full_width`. */
  readonly sizingMode?: Maybe<Scalars['String']['output']>;
};

/** The listing of the page's category. */
export type CmsListing = CmsSlot & {
  readonly __typename?: 'CmsListing';
  /** The category. */
  readonly categoryId: Scalars['ID']['output'];
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
};

/** A CMS layout of Shopware, as shown on one page. */
export type CmsPage = {
  readonly __typename?: 'CmsPage';
  /** Unique for the page and the layout, which several pages can share. */
  readonly id: Scalars['ID']['output'];
  /** Its sections, in order. */
  readonly sections: ReadonlyArray<CmsSection>;
  /** `landingpage`, `product_list`, `product_detail` or `page`. */
  readonly type: Scalars['String']['output'];
};

/** One product. */
export type CmsProductBox = CmsSlot & {
  readonly __typename?: 'CmsProductBox';
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** The product. Null if no longer sold. */
  readonly product?: Maybe<Product>;
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
};

/** A part of the product page: buy box, gallery, description and reviews, cross-selling, name or manufacturer logo. */
export type CmsProductPart = CmsSlot & {
  readonly __typename?: 'CmsProductPart';
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** Shopware's element type, e.g. `buy-box`. */
  readonly part: Scalars['String']['output'];
  /** The product of the element or of the page. Null without either. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
};

/** A product slider. */
export type CmsProductSlider = CmsSlot & {
  readonly __typename?: 'CmsProductSlider';
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** The products, in order. */
  readonly products: ReadonlyArray<Product>;
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
  /** Headline. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** A section of a layout. */
export type CmsSection = {
  readonly __typename?: 'CmsSection';
  /** Blocks of the main column. */
  readonly blocks: ReadonlyArray<CmsBlock>;
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** Presentation. */
  readonly layout: CmsLayout;
  /** Blocks of the sidebar. Empty for a section with one column. */
  readonly sidebar: ReadonlyArray<CmsBlock>;
};

/** Filters of the listing. */
export type CmsSidebarFilter = CmsSlot & {
  readonly __typename?: 'CmsSidebarFilter';
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
};

/** A slot of a block with its content. */
export type CmsSlot = {
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** Name of the slot, e.g. `left`. */
  readonly slot: Scalars['String']['output'];
};

/** HTML text. */
export type CmsText = CmsSlot & {
  readonly __typename?: 'CmsText';
  /** Sanitised HTML. */
  readonly html: Scalars['String']['output'];
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
};

/** Brightness of a background, which determines the text colour. */
export type CmsTone =
  /** White text. */
  | 'DARK'
  /** Dark text, also secondary. */
  | 'LIGHT'
  /** Black text. */
  | 'MEDIUM';

/** An element without a built-in type. */
export type CmsUnknown = CmsSlot & {
  readonly __typename?: 'CmsUnknown';
  /** Data from the shop's extension (docs/extending.md). Null without one. */
  readonly data?: Maybe<Scalars['JSON']['output']>;
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
  /** Shopware's element type. */
  readonly type: Scalars['String']['output'];
};

/** A video on YouTube or Vimeo. Load it after consent only. */
export type CmsVideo = CmsSlot & {
  readonly __typename?: 'CmsVideo';
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** Preview picture from the shop's media. */
  readonly poster?: Maybe<Image>;
  /** Provider. */
  readonly provider: VideoProvider;
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
  /** Title of the video. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Id of the video at the provider. */
  readonly videoId: Scalars['String']['output'];
};

/** A video from the shop's media. Shopware's settings for playback, size and cover are not exposed. */
export type CmsVideoFile = CmsSlot & {
  readonly __typename?: 'CmsVideoFile';
  /** Unique for the page and the layout. */
  readonly id: Scalars['ID']['output'];
  /** Name of the slot. */
  readonly slot: Scalars['String']['output'];
  /** Title of the video. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Path of the file, which supports byte ranges. */
  readonly url: Scalars['String']['output'];
};

/** Values from the link in a confirmation mail. */
export type ConfirmationInput = {
  /** `em` from the link. */
  readonly emailHash: Scalars['String']['input'];
  /** `hash` from the link. */
  readonly token: Scalars['String']['input'];
};

/** A cookie or service. */
export type ConsentEntry = {
  readonly __typename?: 'ConsentEntry';
  /** Lifetime in days. */
  readonly days?: Maybe<Scalars['Int']['output']>;
  /** Description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name of the cookie or service. */
  readonly key: Scalars['String']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
};

/** A consent group of cookies and services. */
export type ConsentGroup = {
  readonly __typename?: 'ConsentGroup';
  /** Description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Cookies and services. */
  readonly entries: ReadonlyArray<ConsentEntry>;
  /** Key, e.g. `statistics`. */
  readonly key: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Whether it is required. */
  readonly required: Scalars['Boolean']['output'];
};

/** A country. */
export type Country = {
  readonly __typename?: 'Country';
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Whether the shop delivers to it. */
  readonly isShippingAvailable: Scalars['Boolean']['output'];
  /** ISO 3166-1 alpha-2. */
  readonly isoCode: Scalars['String']['output'];
  /** Name in the language of the request. */
  readonly name: Scalars['String']['output'];
  /** Whether a state is required. */
  readonly requiresState: Scalars['Boolean']['output'];
  /** Whether a company needs a VAT id. */
  readonly requiresVatId: Scalars['Boolean']['output'];
  /** Whether a postcode is required. */
  readonly requiresZipcode: Scalars['Boolean']['output'];
  /** States or cantons. */
  readonly states: ReadonlyArray<CountryState>;
  /** Regular expression for VAT ids. Null if any is valid. */
  readonly vatIdPattern?: Maybe<Scalars['String']['output']>;
  /** Regular expression for postcodes. Null if any is valid. */
  readonly zipcodePattern?: Maybe<Scalars['String']['output']>;
};

/** A state or canton. */
export type CountryState = {
  readonly __typename?: 'CountryState';
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Name in the language of the request. */
  readonly name: Scalars['String']['output'];
};

/** Input of `createAddress`. */
export type CreateAddressInput = {
  /** The address. */
  readonly address: AddressInput;
  /** Whether to make it the default billing address. */
  readonly defaultBilling?: Scalars['Boolean']['input'];
  /** Whether to make it the default shipping address. */
  readonly defaultShipping?: Scalars['Boolean']['input'];
};

/** A cross-selling group. */
export type CrossSelling = {
  readonly __typename?: 'CrossSelling';
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Products, at most 24. */
  readonly products: ReadonlyArray<Product>;
  /** Headline. */
  readonly title: Scalars['String']['output'];
};

/** A currency of the shop. */
export type Currency = {
  readonly __typename?: 'Currency';
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** ISO 4217 code. */
  readonly isoCode: Scalars['String']['output'];
  /** Symbol, e.g. `€`. */
  readonly symbol: Scalars['String']['output'];
};

/** A customer or guest. */
export type Customer = Node & {
  readonly __typename?: 'Customer';
  /** Private or business. */
  readonly accountType: AccountType;
  /** All addresses, at most 100. */
  readonly addresses?: Maybe<ReadonlyArray<Address>>;
  /** Company name. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** Custom fields of Shopware by name, null where not set. The operator publishes them with `CUSTOM_FIELDS`; any other name is an error. HTML is not sanitised. */
  readonly customFields?: Maybe<Scalars['JSON']['output']>;
  /** Default billing address. */
  readonly defaultBillingAddress?: Maybe<Address>;
  /** Default payment method. */
  readonly defaultPaymentMethod?: Maybe<PaymentMethod>;
  /** Default shipping address. */
  readonly defaultShippingAddress?: Maybe<Address>;
  /** E-mail address. */
  readonly email: Scalars['String']['output'];
  /** First name. */
  readonly firstName: Scalars['String']['output'];
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is a guest. */
  readonly isGuest: Scalars['Boolean']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** Whether the newsletter is subscribed. Null if unknown. */
  readonly newsletter?: Maybe<NewsletterState>;
  /** Customer number. */
  readonly number?: Maybe<Scalars['String']['output']>;
  /** Orders, newest first. */
  readonly orders?: Maybe<OrderConnection>;
  /** Name of the customer group with a pending request. Null without one. */
  readonly requestedGroup?: Maybe<Scalars['String']['output']>;
  /** Salutation. */
  readonly salutation?: Maybe<Salutation>;
  /** VAT ids of a business. */
  readonly vatIds: ReadonlyArray<Scalars['String']['output']>;
};


/** A customer or guest. */
export type CustomerCustomFieldsArgs = {
  keys: ReadonlyArray<Scalars['String']['input']>;
};


/** A customer or guest. */
export type CustomerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Registration page of a customer group. */
export type CustomerGroupRegistration = {
  readonly __typename?: 'CustomerGroupRegistration';
  /** Whether only companies can register. */
  readonly companiesOnly: Scalars['Boolean']['output'];
  /** Id of the group. */
  readonly id: Scalars['ID']['output'];
  /** Sanitised HTML. */
  readonly introductionHtml?: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** Heading of the page. */
  readonly title: Scalars['String']['output'];
};

/** Payload of mutations that change the customer. */
export type CustomerPayload = {
  readonly __typename?: 'CustomerPayload';
  /** The updated customer. Null when no longer logged in. */
  readonly customer?: Maybe<Customer>;
  /** Errors that the shopper can fix. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** State of a shopper. */
export type CustomerState =
  /** Logged in. */
  | 'CUSTOMER'
  /** Guest with name and address, without an account. */
  | 'GUEST'
  /** Registered, not confirmed. */
  | 'INACTIVE'
  /** Anonymous visitor. */
  | 'VISITOR';

/** Input of `deleteCustomer`. */
export type DeleteCustomerInput = {
  /** Confirmation of the deletion. */
  readonly confirmed: Scalars['Boolean']['input'];
};

/** Range of delivery dates, calculated by Shopware's rules for products, carts and orders alike. */
export type DeliveryDate = {
  readonly __typename?: 'DeliveryDate';
  /** First day. */
  readonly earliest: Scalars['Date']['output'];
  /** Formatted range in the language of the request. */
  readonly formatted: Scalars['String']['output'];
  /** Last day. */
  readonly latest: Scalars['Date']['output'];
};

/** A delivery time. */
export type DeliveryTime = {
  readonly __typename?: 'DeliveryTime';
  /** Name of the delivery time. */
  readonly label: Scalars['String']['output'];
  /** Maximum days. */
  readonly maxDays?: Maybe<Scalars['Int']['output']>;
  /** Minimum days. */
  readonly minDays?: Maybe<Scalars['Int']['output']>;
};

/** Difficulty of a recipe. */
export type Difficulty =
  /** Easy. */
  | 'EASY'
  /** Hard. */
  | 'HARD'
  /** Medium. */
  | 'MEDIUM';

/** Payload of mutations without a result object. */
export type DonePayload = {
  readonly __typename?: 'DonePayload';
  /** Whether the operation succeeded. */
  readonly done: Scalars['Boolean']['output'];
  /** Errors that the shopper can fix. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A purchased file. */
export type Download = {
  readonly __typename?: 'Download';
  /** Whether the file is available, usually after payment. */
  readonly available: Scalars['Boolean']['output'];
  /** File name with extension. */
  readonly fileName: Scalars['String']['output'];
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Gateway path. Null without access. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** An e-mail address. */
export type EmailInput = {
  /** E-mail address. */
  readonly email: Scalars['String']['input'];
};

/** A recipe, blog post or news item, stored as a category with custom fields `kontor_*`. */
export type Entry = Node & {
  readonly __typename?: 'Entry';
  /** Author. */
  readonly author?: Maybe<Scalars['String']['output']>;
  /** Cover picture. */
  readonly cover?: Maybe<Image>;
  /** Shopware id of the category. */
  readonly id: Scalars['ID']['output'];
  /** Kind of the entry. */
  readonly kind: EntryKind;
  /** Path with language prefix. */
  readonly path: Scalars['String']['output'];
  /** Day of publication. */
  readonly publishedAt?: Maybe<Scalars['Date']['output']>;
  /** Recipe data. Null for other kinds. */
  readonly recipe?: Maybe<Recipe>;
  /** Tags. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** One or two sentences. */
  readonly teaser?: Maybe<Scalars['String']['output']>;
  /** Title. */
  readonly title: Scalars['String']['output'];
};

/** Recipes, blog posts or news. */
export type EntryConnection = {
  readonly __typename?: 'EntryConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<EntryEdge>;
  /** Entries. */
  readonly nodes: ReadonlyArray<Entry>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
  /** Tags of the newest 500 entries of the kind, most frequent first. Empty for a search. */
  readonly tags?: Maybe<ReadonlyArray<EntryTag>>;
  /** Total number of entries. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry with its cursor. */
export type EntryEdge = {
  readonly __typename?: 'EntryEdge';
  /** Cursor of this item. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Entry;
};

/** Kind of an entry. */
export type EntryKind =
  /** A blog post. */
  | 'BLOG'
  /** A news item. */
  | 'NEWS'
  /** A recipe. */
  | 'RECIPE';

/** The page of a recipe, blog post or news item. */
export type EntryPage = {
  readonly __typename?: 'EntryPage';
  /** Breadcrumbs, starting at home. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Layout of the page. Null without one, or if it failed to load (see `errors`). */
  readonly cms?: Maybe<CmsPage>;
  /** The entry. */
  readonly entry: Entry;
  /** Up to three recent entries of the same kind with the most common tags, newest first. */
  readonly more?: Maybe<ReadonlyArray<Entry>>;
  /** Metadata for search engines and link previews. */
  readonly seo: Seo;
};

/** A tag of entries. */
export type EntryTag = {
  readonly __typename?: 'EntryTag';
  /** Number of entries. */
  readonly count: Scalars['Int']['output'];
  /** Name of the tag. */
  readonly name: Scalars['String']['output'];
};

/** Error codes of `userErrors`, `errors` (`extensions.code`) and uploads. See docs/error-codes.md. Expect new values. */
export type ErrorCode =
  /** A default address cannot be deleted. */
  | 'ADDRESS_IS_DEFAULT'
  /** The address does not exist or is not accessible. */
  | 'ADDRESS_NOT_FOUND'
  /** E-mail address or password is wrong. */
  | 'BAD_CREDENTIALS'
  /** The operation, variables or headers are invalid. */
  | 'BAD_USER_INPUT'
  /** Batched operations are not supported. */
  | 'BATCHING_NOT_SUPPORTED'
  /** The shop does not bill to this country. */
  | 'BILLING_ADDRESS_BLOCKED'
  /** The billing address is incomplete. */
  | 'BILLING_ADDRESS_INVALID'
  /** The buyer's address is invalid. */
  | 'BUYER_ADDRESS_INVALID'
  /** The buyer's address needs a client key. */
  | 'BUYER_ADDRESS_REFUSED'
  /** The captcha is expired or used. Request a new one. */
  | 'CAPTCHA_EXPIRED'
  /** The captcha service rated the request as automated. */
  | 'CAPTCHA_REFUSED'
  /** Too many failed logins. Send a captcha answer with the login. */
  | 'CAPTCHA_REQUIRED'
  /** The captcha service does not respond. */
  | 'CAPTCHA_UNAVAILABLE'
  /** The captcha answer is wrong. Request a new captcha. */
  | 'CAPTCHA_WRONG'
  /** The cart differs from the one that the buyer saw. Show it again. */
  | 'CART_CHANGED'
  /** The cart is empty. */
  | 'CART_EMPTY'
  /** The order is blocked. See `cart.notices` and `checkout.blockers`. */
  | 'CART_INVALID'
  /** The line item is not in the cart. */
  | 'CART_ITEM_NOT_FOUND'
  /** Client name or version is invalid. */
  | 'CLIENT_HEADER_INVALID'
  /** The client key is unknown. */
  | 'CLIENT_KEY_UNKNOWN'
  /** The customer group is for companies. */
  | 'COMPANIES_ONLY'
  /** The country is not available. */
  | 'COUNTRY_NOT_FOUND'
  /** The currency is not available. */
  | 'CURRENCY_NOT_FOUND'
  /** The cursor is invalid or belongs to another list. */
  | 'CURSOR_INVALID'
  /** The buyer is unknown. Log in or call `setGuestCustomer`. */
  | 'CUSTOMER_MISSING'
  /** The privacy policy was not acknowledged. */
  | 'DATA_PROTECTION_NOT_ACCEPTED'
  /** The deletion was not confirmed. */
  | 'DELETION_NOT_CONFIRMED'
  /** The e-mail address is already confirmed. */
  | 'EMAIL_CONFIRMED_BEFORE'
  /** The e-mail address is invalid. */
  | 'EMAIL_INVALID'
  /** The e-mail address must be confirmed first. */
  | 'EMAIL_NOT_CONFIRMED'
  /** Another account has this e-mail address. */
  | 'EMAIL_TAKEN'
  /** The file name is not readable. */
  | 'FILE_NAME_MISSING'
  /** The file is not a picture. */
  | 'FILE_NOT_A_PICTURE'
  /** The file is larger than `maxMB` megabytes. */
  | 'FILE_TOO_LARGE'
  /** The file type is not allowed. */
  | 'FILE_TYPE_NOT_ALLOWED'
  /** The format is invalid. */
  | 'FORMAT_INVALID'
  /** A hidden field was filled in. */
  | 'FORM_REFUSED'
  /** Internal error. Report `requestId` to the operator. */
  | 'INTERNAL'
  /** The link is expired or used. */
  | 'LINK_EXPIRED'
  /** The link is unknown. */
  | 'LINK_INVALID'
  /** The language is not available. */
  | 'LOCALE_NOT_FOUND'
  /** The shop is in maintenance. Retry after `retryAfter` seconds. */
  | 'MAINTENANCE_MODE'
  /** The HTTP method is not allowed for this operation. */
  | 'METHOD_NOT_ALLOWED'
  /** None of the items is still sold. */
  | 'NOTHING_TO_REORDER'
  /** None of the accepted content types is available. */
  | 'NOT_ACCEPTABLE'
  /** The value is not one of the options. */
  | 'NOT_A_CHOICE'
  /** The value is not a date, or is in the future. */
  | 'NOT_DATE'
  /** The value is not an amount. */
  | 'NOT_DECIMAL'
  /** The referenced object does not exist. */
  | 'NOT_FOUND'
  /** The value is not an integer. */
  | 'NOT_INTEGER'
  /** No customer is logged in. */
  | 'NOT_LOGGED_IN'
  /** The value is not a phone number. */
  | 'NOT_PHONE'
  /** The change was not sent to Shopware. Send it again after `retryAfter` seconds. */
  | 'NOT_SENT_RETRY'
  /** The order is cancelled. */
  | 'ORDER_CANCELLED'
  /** The order can no longer be cancelled. */
  | 'ORDER_NOT_CANCELLABLE'
  /** The order does not exist or is not accessible. */
  | 'ORDER_NOT_FOUND'
  /** The order has nothing to pay. */
  | 'ORDER_NOT_PAYABLE'
  /** The order is already paid. */
  | 'ORDER_PAID'
  /** The order can no longer be changed. */
  | 'ORDER_UNCHANGEABLE'
  /** The origin is not allowed. */
  | 'ORIGIN_NOT_ALLOWED'
  /** The gateway is overloaded. Retry after `retryAfter` seconds. */
  | 'OVERLOADED'
  /** The current password is wrong. */
  | 'PASSWORD_WRONG'
  /** The payment method is not available for this cart or order. */
  | 'PAYMENT_METHOD_BLOCKED'
  /** The payment method does not exist. */
  | 'PAYMENT_METHOD_NOT_FOUND'
  /** The payment method of the order can no longer be changed. */
  | 'PAYMENT_METHOD_UNCHANGEABLE'
  /** The order was placed, but the payment did not start. Call `payOrder`. */
  | 'PAYMENT_NOT_STARTED'
  /** The hash does not match the document. */
  | 'PERSISTED_QUERY_HASH_MISMATCH'
  /** The persisted document does not exist. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** Only persisted documents are accepted. */
  | 'PERSISTED_QUERY_ONLY'
  /** The postcode is not valid in the country. */
  | 'POSTCODE_INVALID'
  /** The GET request lacks a header that rules out simple links. */
  | 'PREFLIGHT_NEEDED'
  /** The product was not added and Shopware gives no reason, for example for a parent of variants. */
  | 'PRODUCT_NOT_ADDED'
  /** The product does not exist or is no longer sold. */
  | 'PRODUCT_NOT_FOUND'
  /** The product is sold out. */
  | 'PRODUCT_OUT_OF_STOCK'
  /** Stock is lower than the requested quantity. */
  | 'PRODUCT_STOCK_REACHED'
  /** The promotion cannot be combined with the others. */
  | 'PROMOTION_EXCLUDED'
  /** The conditions are not met. The code is saved. */
  | 'PROMOTION_NOT_ELIGIBLE'
  /** The promotion code does not exist. */
  | 'PROMOTION_NOT_FOUND'
  /** The promotion does not reduce this cart. The code is saved. */
  | 'PROMOTION_WITHOUT_EFFECT'
  /** The quantity does not match the purchase steps. */
  | 'PURCHASE_STEPS_QUANTITY'
  /** The quantity is not a positive integer. */
  | 'QUANTITY_INVALID'
  /** The operation exceeds a limit. */
  | 'QUERY_TOO_COMPLEX'
  /** Too many requests. Retry after `retryAfter` seconds, or the parameter `seconds` in `userErrors`. */
  | 'RATE_LIMITED'
  /** An address has no region. */
  | 'REGION_MISSING'
  /** The repetition differs. */
  | 'REPETITION_DIFFERS'
  /** The request body is too large. */
  | 'REQUEST_TOO_LARGE'
  /** A required value is missing. */
  | 'REQUIRED'
  /** The return address is not on the operator's list. */
  | 'RETURN_URL_NOT_ALLOWED'
  /** The shop does not accept reviews. */
  | 'REVIEWS_UNAVAILABLE'
  /** The right of withdrawal was not waived for downloads. */
  | 'REVOCATION_NOT_WAIVED'
  /** An address has no salutation. */
  | 'SALUTATION_MISSING'
  /** The session and its login expired. Nothing was changed. */
  | 'SESSION_EXPIRED'
  /** The operation needs a session. */
  | 'SESSION_NEEDED'
  /** The shop does not ship to this country. */
  | 'SHIPPING_ADDRESS_BLOCKED'
  /** The shipping address is incomplete. */
  | 'SHIPPING_ADDRESS_INVALID'
  /** The shipping method is not available for this cart. */
  | 'SHIPPING_METHOD_BLOCKED'
  /** The shipping method does not exist. */
  | 'SHIPPING_METHOD_NOT_FOUND'
  /** Too many open streams. Retry after `retryAfter` seconds. */
  | 'STREAMS_EXHAUSTED'
  /** The terms were not accepted. */
  | 'TERMS_NOT_ACCEPTED'
  /** The number is too high. `max` if known. */
  | 'TOO_HIGH'
  /** The text is too long. `max` if known. */
  | 'TOO_LONG'
  /** The number is too low. `min` if known. */
  | 'TOO_LOW'
  /** The list has more than `max` entries. */
  | 'TOO_MANY'
  /** The text is too short. `min` if known. */
  | 'TOO_SHORT'
  /** Rejected by Shopware with an unknown code. See `upstreamCode` and `message`. */
  | 'UNKNOWN'
  /** The content type is not `application/json`. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** The shop does not accept files. */
  | 'UPLOADS_UNAVAILABLE'
  /** The uploaded file expired. Upload it again. */
  | 'UPLOAD_EXPIRED'
  /** The file could not be stored. */
  | 'UPLOAD_FAILED'
  /** Shopware did not respond in time. Retry after `retryAfter` seconds. */
  | 'UPSTREAM_TIMEOUT'
  /** Shopware is unavailable. Retry after `retryAfter` seconds. */
  | 'UPSTREAM_UNAVAILABLE'
  /** The VAT id is not valid in the country. */
  | 'VAT_ID_INVALID'
  /** A URL is not allowed here. */
  | 'WEB_ADDRESS_NOT_ALLOWED'
  /** The shop has no wishlist. */
  | 'WISHLIST_UNAVAILABLE'
  /** E-mail address, postcode or link do not match. */
  | 'WRONG_ORDER_CREDENTIALS';

/** A question and its answer. */
export type FaqItem = {
  readonly __typename?: 'FaqItem';
  /** Sanitised HTML. */
  readonly answerHtml: Scalars['String']['output'];
  /** The question. */
  readonly question: Scalars['String']['output'];
};

/** A filter. */
export type Filter = {
  /** Stable name, used as URL parameter. */
  readonly key: Scalars['String']['output'];
  /** Display name. */
  readonly label: Scalars['String']['output'];
};

/** A filter value in this list: a property option, manufacturer or category. */
export type FilterValue = {
  readonly __typename?: 'FilterValue';
  /** CSS colour. */
  readonly color?: Maybe<Scalars['String']['output']>;
  /** Number of products with this value and the other filters. Null if not available. Counted only if requested. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Picture of the material. */
  readonly image?: Maybe<Image>;
  /** Display name. */
  readonly label: Scalars['String']['output'];
  /** Whether it is selected. */
  readonly selected: Scalars['Boolean']['output'];
  /** Its id, for `ProductFilterInput`. */
  readonly value: Scalars['ID']['output'];
};

/** A form field. The gateway validates by the same rules. */
export type FormField = {
  readonly __typename?: 'FormField';
  /** Name of the checkbox that enables the field. Null if always enabled. */
  readonly enabledBy?: Maybe<Scalars['String']['output']>;
  /** Label in the language of the request. */
  readonly label: Scalars['String']['output'];
  /** Maximum length of each value. Null without a limit. */
  readonly maxLength?: Maybe<Scalars['Int']['output']>;
  /** Maximum number of values or files. */
  readonly maxValues: Scalars['Int']['output'];
  /** Accepted media types of a file. */
  readonly mediaTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Name in `fields`. */
  readonly name: Scalars['String']['output'];
  /** Whether it is required; with `enabledBy` only if that checkbox is checked. */
  readonly required: Scalars['Boolean']['output'];
  /** Type. */
  readonly type: FormFieldType;
};

/** A form value. */
export type FormFieldInput = {
  /** Name of the field. */
  readonly name: Scalars['String']['input'];
  /** The value. For a file, the key from `POST /upload`, which is valid for one form. */
  readonly value: Scalars['String']['input'];
};

/** Type of a form field. */
export type FormFieldType =
  /** A checkbox, `true` if checked. */
  | 'CHECKBOX'
  /** A date that is not in the future, e.g. `2026-11-23`. */
  | 'DATE'
  /** An amount, e.g. `129.50`. */
  | 'DECIMAL'
  /** An e-mail address. */
  | 'EMAIL'
  /** Files, each an entry of `fields` with a key from `POST /upload` as value. */
  | 'FILE'
  /** An integer from 1. */
  | 'INTEGER'
  /** Several texts, each an entry of `fields` with the same name. */
  | 'LIST'
  /** Multi-line text. */
  | 'MULTILINE'
  /** A phone number. */
  | 'PHONE'
  /** An id from `salutations`. */
  | 'SALUTATION'
  /** Single-line text. */
  | 'TEXT';

/** Form of the shop. */
export type FormKind =
  /** Request for a notification when a product is back in stock. Answered by staff. */
  | 'BACK_IN_STOCK'
  /** Request to cancel an order. Decided by staff. */
  | 'CANCELLATION'
  /** Contact. */
  | 'CONTACT'
  /** Question about a product or order. */
  | 'CUSTOM'
  /** Newsletter subscription. */
  | 'NEWSLETTER'
  /** Repair. */
  | 'REPAIR'
  /** Return. */
  | 'RETURN'
  /** Warranty claim. */
  | 'WARRANTY'
  /** Withdrawal from the contract. */
  | 'WITHDRAWAL';

/** Type of the page of a form. */
export type FormPlaceEntity =
  /** A category. */
  | 'CATEGORY'
  /** A landing page. */
  | 'LANDING_PAGE'
  /** A product. */
  | 'PRODUCT';

/** Position of a form in a layout. */
export type FormPlaceInput = {
  /** Type of that page. */
  readonly entity: FormPlaceEntity;
  /** Id of the category, landing page or product of the layout. */
  readonly navigationId: Scalars['ID']['input'];
  /** Id of the slot. */
  readonly slotId: Scalars['ID']['input'];
};

/** Progress to free shipping. */
export type FreeShipping = {
  readonly __typename?: 'FreeShipping';
  /** Cart value with free shipping. */
  readonly from: Money;
  /** Missing amount. 0.00 when reached. */
  readonly missing: Money;
  /** Whether it is reached. */
  readonly reached: Scalars['Boolean']['output'];
};

/** A reference to one object. */
export type IdInput = {
  /** Id of the object. */
  readonly id: Scalars['ID']['input'];
};

/** A picture with its size in pixels. */
export type Image = {
  readonly __typename?: 'Image';
  /** Alternative text. Empty for decorative pictures. */
  readonly alt: Scalars['String']['output'];
  /** Height of the original in pixels. Null if unknown. */
  readonly height?: Maybe<Scalars['Int']['output']>;
  /** Renditions as a `srcset` value. Null if only the original exists. */
  readonly srcset?: Maybe<Scalars['String']['output']>;
  /** URL of a rendition, usually a gateway path. Sizes are rounded up to 100 px, at most 1900 px; AVIF or WebP if supported. Returns the original without arguments or if it cannot be resized. */
  readonly url: Scalars['String']['output'];
  /** Width of the original in pixels. Null if unknown. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};


/** A picture with its size in pixels. */
export type ImageUrlArgs = {
  fit?: InputMaybe<ImageFit>;
  height?: InputMaybe<Scalars['Int']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** How a picture fits into a box. */
export type ImageFit =
  /** Fits entirely into the box. */
  | 'CONTAIN'
  /** Fills the box and is cropped. */
  | 'CROP';

/** An ingredient. */
export type Ingredient = {
  readonly __typename?: 'Ingredient';
  /** Amount for all servings. Null for "to taste". */
  readonly amount?: Maybe<Scalars['Float']['output']>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Path of the matching product. Null if there is none. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Id of that product for the cart. Null if a variant must be selected. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Key of the unit, e.g. `tablespoon`. Null for pieces. */
  readonly unit?: Maybe<Scalars['String']['output']>;
};

/** A group of ingredients. */
export type IngredientGroup = {
  readonly __typename?: 'IngredientGroup';
  /** The ingredients. */
  readonly ingredients: ReadonlyArray<Ingredient>;
  /** Name of the group. Null if there is one group. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** A landing page. */
export type LandingPage = Node & {
  readonly __typename?: 'LandingPage';
  /** Layout of the page. Null without one, or if it failed to load (see `errors`). */
  readonly cms?: Maybe<CmsPage>;
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Metadata for search engines and link previews. */
  readonly seo: Seo;
};

/** A language of the shop. */
export type Language = {
  readonly __typename?: 'Language';
  /** Tag for number, date and price formats, e.g. `de-CH`. */
  readonly formatLocale: Scalars['Locale']['output'];
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Name in that language. */
  readonly label: Scalars['String']['output'];
  /** Locale tag. */
  readonly locale: Scalars['Locale']['output'];
  /** Path prefix, e.g. `/en`. Usually empty for the default language. */
  readonly pathPrefix: Scalars['String']['output'];
};

/** A legal page. */
export type LegalPage = {
  readonly __typename?: 'LegalPage';
  /** Name. */
  readonly label: Scalars['String']['output'];
  /** Path with language prefix. */
  readonly path: Scalars['String']['output'];
  /** Role of the page. */
  readonly role: LegalRole;
};

/** Role of a legal page. */
export type LegalRole =
  /** Imprint. */
  | 'IMPRINT'
  /** Privacy policy. */
  | 'PRIVACY'
  /** Shipping and payment. */
  | 'SHIPPING'
  /** Terms and conditions. */
  | 'TERMS'
  /** Right of withdrawal. */
  | 'WITHDRAWAL'
  /** Form to withdraw from a contract, since Shopware 6.7. */
  | 'WITHDRAWAL_FORM';

/** A link. External links use http(s), mailto or tel; other protocols are removed. */
export type Link = {
  readonly __typename?: 'Link';
  /** Whether it opens in a new tab. */
  readonly newTab: Scalars['Boolean']['output'];
  /** Internal path with language prefix. Null for external links. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** External URL. Null for internal links. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** Input of `login`. */
export type LoginInput = {
  /** Captcha answer, as in `SendFormInput`. */
  readonly captchaAnswer?: InputMaybe<Scalars['String']['input']>;
  /** `token` of a captcha. Required after `CAPTCHA_REQUIRED`. */
  readonly captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email: Scalars['String']['input'];
  /** Password. */
  readonly password: Scalars['String']['input'];
};

/** A manufacturer. */
export type Manufacturer = {
  readonly __typename?: 'Manufacturer';
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Logo. */
  readonly image?: Maybe<Image>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Website; http(s) only. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** A parameter of a message, e.g. `quantity` = `5`. */
export type MessageParam = {
  readonly __typename?: 'MessageParam';
  /** Name of the parameter. */
  readonly name: Scalars['String']['output'];
  /** Value of the parameter, ready for display. */
  readonly value: Scalars['String']['output'];
};

/** An amount in one currency. */
export type Money = {
  readonly __typename?: 'Money';
  /** Amount with the decimals of the currency, e.g. `189.00`. */
  readonly amount: Scalars['Decimal']['output'];
  /** ISO 4217 code. */
  readonly currencyCode: Scalars['String']['output'];
  /** Formatted for the language of the request, e.g. `CHF 1’249.00`. */
  readonly formatted: Scalars['String']['output'];
};

/** Operations that change the session, cart or orders. Responses are never cached. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Adds a promotion code. A code that does not apply yet is reported in `userErrors` and saved. */
  readonly addPromotionCode: CartPayload;
  /** Adds products to the cart. Products that are unknown or not available are reported in `userErrors`, the others are added. */
  readonly addToCart: CartPayload;
  /** Adds products to the customer's wishlist, e.g. the list of a visitor after a login. */
  readonly addToWishlist: WishlistPayload;
  /** Cancels an order that is not yet in progress. */
  readonly cancelOrder: OrderPayload;
  /** Changes the customer's e-mail address. */
  readonly changeEmail: CustomerPayload;
  /** Changes the payment method of an unpaid order. */
  readonly changeOrderPayment: OrderPayload;
  /** Changes the customer's password. */
  readonly changePassword: CustomerPayload;
  /** Updates the customer's personal data. */
  readonly changeProfile: CustomerPayload;
  /** Removes all items. */
  readonly clearCart: CartPayload;
  /** Removes all products. */
  readonly clearWishlist: WishlistPayload;
  /** Confirms a newsletter subscription. */
  readonly confirmNewsletter: DonePayload;
  /** Confirms the e-mail address of a new account. */
  readonly confirmRegistration: SessionPayload;
  /** Creates an address. */
  readonly createAddress: AddressPayload;
  /** Creates a session in the language and currency of the request, or returns the existing one. Call it before parallel writes. */
  readonly createSession: SessionPayload;
  /** Deletes an address that is not a default. */
  readonly deleteAddress: AddressPayload;
  /** Deletes the account permanently. */
  readonly deleteCustomer: SessionPayload;
  /** Logs in and merges the current cart with the customer's. */
  readonly login: SessionPayload;
  /** Logs out and starts a new session. */
  readonly logout: SessionPayload;
  /** Opens an order without a login. Limited to a few attempts per token. */
  readonly orderByToken: OrderPayload;
  /** Starts the payment of an order, also after a failed payment. */
  readonly payOrder: PayOrderPayload;
  /** Places the order. A repeated idempotency key returns the same order. */
  readonly placeOrder: PlaceOrderPayload;
  /** Creates an account. With double opt-in, `state` is `INACTIVE` until the e-mail address is confirmed. */
  readonly register: SessionPayload;
  /** Removes a line item. */
  readonly removeFromCart: CartPayload;
  /** Removes a product from the wishlist. */
  readonly removeFromWishlist: WishlistPayload;
  /** Removes an applied promotion, or a code, applied or saved. */
  readonly removePromotion: CartPayload;
  /** Adds the items of an order to the cart and reports unavailable ones. */
  readonly reorder: ReorderPayload;
  /** Sends a password recovery mail if the account exists. The answer is always the same. */
  readonly requestPasswordRecovery: DonePayload;
  /** Sets a new password with a recovery link. */
  readonly resetPassword: DonePayload;
  /** Sends a form to the shop. */
  readonly sendForm: SendFormPayload;
  /** Sets the billing address of the order. */
  readonly setBillingAddress: CheckoutPayload;
  /** Sets the customer's default payment method. */
  readonly setDefaultPaymentMethod: CustomerPayload;
  /** Sets the buyer's data for an order without an account. A repeated call replaces it and keeps the cart. */
  readonly setGuestCustomer: CheckoutPayload;
  /** Subscribes or unsubscribes the customer. */
  readonly setNewsletter: CustomerPayload;
  /** Sets the payment method. */
  readonly setPaymentMethod: CheckoutPayload;
  /** Sets the shipping address of the order. */
  readonly setShippingAddress: CheckoutPayload;
  /** Sets the shipping method. */
  readonly setShippingMethod: CheckoutPayload;
  /** Submits a review of a logged-in customer (otherwise `NOT_LOGGED_IN`). It is published after approval. */
  readonly submitReview: DonePayload;
  /** Subscribes to the newsletter. The shop sends a confirmation link. */
  readonly subscribeNewsletter: DonePayload;
  /** Unsubscribes from the newsletter. */
  readonly unsubscribeNewsletter: DonePayload;
  /** Updates an address and its default roles. */
  readonly updateAddress: AddressPayload;
  /** Changes the quantity of a line item. */
  readonly updateCartItem: CartPayload;
  /** Changes language, currency and country of the session; absent fields stay unchanged. A guest with an address in another country must call `setGuestCustomer` again. Customers change the country with `setShippingAddress`. */
  readonly updateSession: SessionPayload;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationAddPromotionCodeArgs = {
  input: AddPromotionCodeInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationAddToWishlistArgs = {
  input: AddToWishlistInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationCancelOrderArgs = {
  input: IdInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationChangeOrderPaymentArgs = {
  input: ChangeOrderPaymentInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationChangeProfileArgs = {
  input: ChangeProfileInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationConfirmNewsletterArgs = {
  input: ConfirmationInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationConfirmRegistrationArgs = {
  input: ConfirmationInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationCreateAddressArgs = {
  input: CreateAddressInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationDeleteAddressArgs = {
  input: IdInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationDeleteCustomerArgs = {
  input: DeleteCustomerInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationOrderByTokenArgs = {
  input: OrderAccessInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationPayOrderArgs = {
  input: PayOrderInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationRemoveFromCartArgs = {
  input: IdInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationRemoveFromWishlistArgs = {
  input: IdInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationRemovePromotionArgs = {
  input: RemovePromotionInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationReorderArgs = {
  input: IdInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationRequestPasswordRecoveryArgs = {
  input: EmailInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationSendFormArgs = {
  input: SendFormInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationSetBillingAddressArgs = {
  input: IdInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationSetDefaultPaymentMethodArgs = {
  input: IdInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationSetGuestCustomerArgs = {
  input: SetGuestCustomerInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationSetNewsletterArgs = {
  input: SetNewsletterInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationSetPaymentMethodArgs = {
  input: IdInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationSetShippingAddressArgs = {
  input: IdInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationSetShippingMethodArgs = {
  input: IdInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationSubmitReviewArgs = {
  input: SubmitReviewInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationSubscribeNewsletterArgs = {
  input: SubscribeNewsletterInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationUnsubscribeNewsletterArgs = {
  input: EmailInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationUpdateCartItemArgs = {
  input: UpdateCartItemInput;
};


/** Operations that change the session, cart or orders. Responses are never cached. */
export type MutationUpdateSessionArgs = {
  input: UpdateSessionInput;
};

/** A menu item. */
export type NavigationEntry = {
  readonly __typename?: 'NavigationEntry';
  /** Category id. The item itself has no id, because its children depend on the menu. */
  readonly categoryId: Scalars['ID']['output'];
  /** Total number of children. */
  readonly childCount: Scalars['Int']['output'];
  /** Child items. */
  readonly children: ReadonlyArray<NavigationEntry>;
  /** Picture of the category. */
  readonly image?: Maybe<Image>;
  /** Display name. */
  readonly label: Scalars['String']['output'];
  /** Link target. Null for a folder. */
  readonly link?: Maybe<Link>;
};


/** A menu item. */
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

/** Newsletter status of a customer. */
export type NewsletterState =
  /** Not subscribed. */
  | 'NONE'
  /** Subscribed, not yet confirmed. */
  | 'PENDING'
  /** Subscribed and confirmed. */
  | 'SUBSCRIBED';

/** An object with a globally unique id. */
export type Node = {
  /** Globally unique id. Shopware's, unless it has a prefix such as `cart:`. */
  readonly id: Scalars['ID']['output'];
};

/** A message about the cart or session. Each notice is delivered once. */
export type Notice = {
  readonly __typename?: 'Notice';
  /** Id of the affected item. Not in `Cart.items` if it was removed or not added. Null for the whole cart. */
  readonly cartItemId?: Maybe<Scalars['ID']['output']>;
  /** Notice code. */
  readonly code: NoticeCode;
  /** Message in the language of the request. Shopware's message for unknown keys. */
  readonly message: Scalars['String']['output'];
  /** Parameters of the message. */
  readonly params: ReadonlyArray<MessageParam>;
  /** Severity. */
  readonly severity: NoticeSeverity;
  /** Key of Shopware or a plugin, e.g. `product-stock-reached`. */
  readonly upstreamCode?: Maybe<Scalars['String']['output']>;
};

/** Notice codes. Expect new values. */
export type NoticeCode =
  /** The shop does not bill to this country. */
  | 'BILLING_ADDRESS_BLOCKED'
  /** The billing address is incomplete. */
  | 'BILLING_ADDRESS_INVALID'
  /** The cart is empty. */
  | 'CART_EMPTY'
  /** The cart was merged with an earlier one. */
  | 'CART_MERGED'
  /** The buyer is unknown. */
  | 'CUSTOMER_MISSING'
  /** The quantity was raised to the minimum. */
  | 'MIN_ORDER_QUANTITY'
  /** No payment method is available. */
  | 'PAYMENT_METHOD_BLOCKED'
  /** The payment method was replaced. Read the checkout again. */
  | 'PAYMENT_METHOD_CHANGED'
  /** A product is no longer sold and was removed. */
  | 'PRODUCT_NOT_FOUND'
  /** A product is sold out and was removed. */
  | 'PRODUCT_OUT_OF_STOCK'
  /** The quantity was reduced to the available stock. */
  | 'PRODUCT_STOCK_REACHED'
  /** A promotion was applied. */
  | 'PROMOTION_ADDED'
  /** The code was already applied. */
  | 'PROMOTION_ALREADY_ADDED'
  /** The promotion cannot be combined with the others. */
  | 'PROMOTION_EXCLUDED'
  /** The conditions are not met. The code is saved. */
  | 'PROMOTION_NOT_ELIGIBLE'
  /** The promotion code does not exist. */
  | 'PROMOTION_NOT_FOUND'
  /** A promotion no longer applies. */
  | 'PROMOTION_REMOVED'
  /** Promotions do not apply to a cart without a value. */
  | 'PROMOTION_WITHOUT_EFFECT'
  /** The quantity was adjusted to the purchase steps. */
  | 'PURCHASE_STEPS_QUANTITY'
  /** An address has no region. */
  | 'REGION_MISSING'
  /** An address has no salutation. */
  | 'SALUTATION_MISSING'
  /** The session and its login expired. The customer's cart returns with the next login. */
  | 'SESSION_EXPIRED'
  /** The shop does not ship to this country. */
  | 'SHIPPING_ADDRESS_BLOCKED'
  /** The shipping address is incomplete. */
  | 'SHIPPING_ADDRESS_INVALID'
  /** No shipping method is available. */
  | 'SHIPPING_METHOD_BLOCKED'
  /** The shipping method was replaced. Read the checkout again. */
  | 'SHIPPING_METHOD_CHANGED'
  /** An unknown message of Shopware. See `upstreamCode` and `message`. */
  | 'UNKNOWN';

/** Severity of a notice. */
export type NoticeSeverity =
  /** Something failed or blocks the order, see `Checkout.blockers`. */
  | 'DANGER'
  /** Information. */
  | 'INFO'
  /** Success. */
  | 'SUCCESS'
  /** Something was changed. */
  | 'WARNING';

/** A nutrition value. */
export type Nutrient = {
  readonly __typename?: 'Nutrient';
  /** Amount with unit. */
  readonly amount: Scalars['String']['output'];
  /** `energy`, `fat`, `carbohydrates`, `protein`, `cholesterol`, `salt`, `sugar`, `fiber` or `transFat`. */
  readonly key: Scalars['String']['output'];
};

/** An option of a group, e.g. a size or a colour. */
export type Option = {
  readonly __typename?: 'Option';
  /** CSS colour. */
  readonly color?: Maybe<Scalars['String']['output']>;
  /** The group. */
  readonly group: OptionGroup;
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Picture of the material. */
  readonly image?: Maybe<Image>;
  /** Display name. */
  readonly label: Scalars['String']['output'];
};

/** How options are displayed. */
export type OptionDisplay =
  /** Colour swatches. */
  | 'COLOR'
  /** Pictures. */
  | 'IMAGE'
  /** Select list. */
  | 'SELECT'
  /** Text. */
  | 'TEXT';

/** A filter with several values: a property group, manufacturers or categories. */
export type OptionFilter = Filter & {
  readonly __typename?: 'OptionFilter';
  /** How options are displayed. */
  readonly display: OptionDisplay;
  /** `properties:<group id>`, `manufacturer` or `categories`: their values go into the fields `properties`, `manufacturers` and `categories` of `ProductFilterInput`. */
  readonly key: Scalars['String']['output'];
  /** Display name. */
  readonly label: Scalars['String']['output'];
  /** Total number of values. */
  readonly valueCount: Scalars['Int']['output'];
  /** Values. */
  readonly values: ReadonlyArray<FilterValue>;
};


/** A filter with several values: a property group, manufacturers or categories. */
export type OptionFilterValuesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An option group, e.g. size or colour. */
export type OptionGroup = {
  readonly __typename?: 'OptionGroup';
  /** How options are displayed. */
  readonly display: OptionDisplay;
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
};

/** An order. */
export type Order = Node & {
  readonly __typename?: 'Order';
  /** Arrival as announced with the order. */
  readonly arrival?: Maybe<DeliveryDate>;
  /** Bank transfer details. Null if paid, cancelled or without a bank account. */
  readonly bankTransfer?: Maybe<BankTransfer>;
  /** Billing address. */
  readonly billingAddress?: Maybe<OrderAddress>;
  /** Whether it can be cancelled now. */
  readonly canCancel: Scalars['Boolean']['output'];
  /** Whether the payment method can be changed now. */
  readonly canChangePayment: Scalars['Boolean']['output'];
  /** Whether the order can be paid at the provider now: unpaid, with no payment pending, refunded or charged back. */
  readonly canPay: Scalars['Boolean']['output'];
  /** Whether cancellation can be requested with the form `CANCELLATION`: it cannot be cancelled directly and nothing was shipped. */
  readonly canRequestCancellation: Scalars['Boolean']['output'];
  /** Whether a return can be announced with the form `RETURN`: a physical item was shipped. */
  readonly canReturn: Scalars['Boolean']['output'];
  /** Comment of the shopper. */
  readonly comment?: Maybe<Scalars['String']['output']>;
  /** Date and time of the order. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** ISO 4217 code of all amounts. */
  readonly currencyCode: Scalars['String']['output'];
  /** Custom fields of Shopware by name, null where not set. The operator publishes them with `CUSTOM_FIELDS`; any other name is an error. HTML is not sanitised. */
  readonly customFields?: Maybe<Scalars['JSON']['output']>;
  /** Deliveries of the order. Empty for orders of downloads. */
  readonly deliveries: ReadonlyArray<OrderDelivery>;
  /** Delivery status. */
  readonly deliveryStatus?: Maybe<OrderStatus>;
  /** Invoices and other sent documents. */
  readonly documents: ReadonlyArray<OrderDocument>;
  /** E-mail address of the buyer. */
  readonly email: Scalars['String']['output'];
  /** Sum of the items before discounts and credits. */
  readonly goodsTotal: Money;
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Items of the order. */
  readonly items: ReadonlyArray<OrderItem>;
  /** Order number. */
  readonly number: Scalars['String']['output'];
  /** Whether the whole amount is paid. */
  readonly paid: Scalars['Boolean']['output'];
  /** Payment method. */
  readonly paymentMethod?: Maybe<PaymentMethod>;
  /** Outcome of the last payment attempt: `OPEN` until the provider reports one, `PENDING` for states of plugins. */
  readonly paymentOutcome: PaymentOutcome;
  /** Payment status. */
  readonly paymentStatus: OrderStatus;
  /** Whether the payment happens on the provider's page. */
  readonly requiresRedirect: Scalars['Boolean']['output'];
  /** Shipping costs. */
  readonly shipping: Money;
  /** Shipping address. */
  readonly shippingAddress?: Maybe<OrderAddress>;
  /** Shipping method. */
  readonly shippingMethod?: Maybe<ShippingMethod>;
  /** Order status. */
  readonly status: OrderStatus;
  /** Sum of the items after discounts. */
  readonly subtotal: Money;
  /** Tax state of the prices. */
  readonly taxState: TaxState;
  /** Taxes by rate. Included in the amounts if `taxState` is `GROSS`, added to `total` if `NET`. */
  readonly taxes: ReadonlyArray<Tax>;
  /** Token for access without a login (`orderByToken`). Store it like a password. Null for holders of the token, and for orders without one. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Total amount. */
  readonly total: Money;
  /** Tracking links of all `deliveries`. */
  readonly trackingUrls: ReadonlyArray<Scalars['String']['output']>;
};


/** An order. */
export type OrderCustomFieldsArgs = {
  keys: ReadonlyArray<Scalars['String']['input']>;
};

/** Access to an order without a login: token, e-mail address and postcode. */
export type OrderAccessInput = {
  /** E-mail address of the order. */
  readonly email: Scalars['String']['input'];
  /** `Order.token`, also part of the link in the mails of the order. */
  readonly token: Scalars['String']['input'];
  /** Postcode of the billing address. */
  readonly zipcode: Scalars['String']['input'];
};

/** An address at the time of the order. */
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
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** Phone number. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Salutation. */
  readonly salutation?: Maybe<Salutation>;
  /** State, canton or region. */
  readonly state?: Maybe<CountryState>;
  /** Street and number. */
  readonly street: Scalars['String']['output'];
  /** Postal code. */
  readonly zipcode?: Maybe<Scalars['String']['output']>;
};

/** A page of orders by cursor. */
export type OrderConnection = {
  readonly __typename?: 'OrderConnection';
  /** Orders with their cursors. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** Orders, newest first. */
  readonly nodes: ReadonlyArray<Order>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
  /** Total number of orders. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A delivery of an order. */
export type OrderDelivery = {
  readonly __typename?: 'OrderDelivery';
  /** Arrival as announced with the order. */
  readonly arrival?: Maybe<DeliveryDate>;
  /** Shipping costs. */
  readonly cost: Money;
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Parcels. Empty until a tracking code exists. */
  readonly parcels: ReadonlyArray<Parcel>;
  /** Shipping address. */
  readonly shippingAddress?: Maybe<OrderAddress>;
  /** Shipping method. */
  readonly shippingMethod?: Maybe<ShippingMethod>;
  /** Status of the delivery. */
  readonly status: OrderStatus;
};

/** A document of an order, such as an invoice. */
export type OrderDocument = {
  readonly __typename?: 'OrderDocument';
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Name in the language of the request. */
  readonly name: Scalars['String']['output'];
  /** Gateway path. Accessible only to those who may view the order. */
  readonly url: Scalars['String']['output'];
};

/** An edge of the order connection. */
export type OrderEdge = {
  readonly __typename?: 'OrderEdge';
  /** Cursor of this item. */
  readonly cursor: Scalars['String']['output'];
  /** The order. */
  readonly node: Order;
};

/** An order item. */
export type OrderItem = {
  readonly __typename?: 'OrderItem';
  /** Purchased files. */
  readonly downloads: ReadonlyArray<Download>;
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Picture of the product. */
  readonly image?: Maybe<Image>;
  /** Name. */
  readonly label: Scalars['String']['output'];
  /** Selected options, e.g. size and colour. */
  readonly options: ReadonlyArray<Property>;
  /** The product. Null for other items, and if it is no longer sold. */
  readonly product?: Maybe<Product>;
  /** Id of the product. Null for other items and deleted products. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Product number. Null for other items. */
  readonly productNumber?: Maybe<Scalars['String']['output']>;
  /** Number of pieces. */
  readonly quantity: Scalars['Int']['output'];
  /** Price of all pieces. */
  readonly totalPrice: Money;
  /** Type of the item. */
  readonly type: OrderItemType;
  /** Price of one piece. */
  readonly unitPrice: Money;
};

/** Type of an order item. */
export type OrderItemType =
  /** A credit. */
  | 'CREDIT'
  /** A custom item of the shop. */
  | 'CUSTOM'
  /** A product. */
  | 'PRODUCT'
  /** A promotion. */
  | 'PROMOTION';

/** Payload of mutations that change an order. */
export type OrderPayload = {
  readonly __typename?: 'OrderPayload';
  /** The order. Null if not accessible. */
  readonly order?: Maybe<Order>;
  /** Errors that the shopper can fix. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Status of an order, its payment or a delivery. */
export type OrderStatus = {
  readonly __typename?: 'OrderStatus';
  /** Code of the status in Shopware, e.g. `in_progress`. */
  readonly code: Scalars['String']['output'];
  /** Label in the language of the request. */
  readonly label: Scalars['String']['output'];
};

/** A page. */
export type Page = CategoryPage | EntryPage | LandingPage | ProductPage | RedirectPage;

/** Position of a page in a [Relay connection](https://relay.dev/graphql/connections.htm). Cursors are opaque and valid for their list only. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor of the last item. Null without items. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether a next page exists. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether a previous page exists. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item. Null without items. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** A parcel. */
export type Parcel = {
  readonly __typename?: 'Parcel';
  /** Tracking code of the carrier. */
  readonly trackingCode: Scalars['String']['output'];
  /** Tracking page. Null if the shipping method has none. */
  readonly trackingUrl?: Maybe<Scalars['String']['output']>;
};

/** Input of `payOrder`. */
export type PayOrderInput = {
  /** Access without a login. */
  readonly access?: InputMaybe<OrderAccessInput>;
  /** Return address after a failed or cancelled payment, with `error-code` appended. Defaults to `returnUrl`. */
  readonly errorUrl?: InputMaybe<Scalars['String']['input']>;
  /** Id of an order of this session, or of the one that `access` opens. */
  readonly id: Scalars['ID']['input'];
  /** Data for the payment plugin, e.g. a wallet token. */
  readonly paymentData?: InputMaybe<Scalars['PaymentData']['input']>;
  /** Return address after the payment: a page or deep link allowed by the shop (`RETURN_URL_NOT_ALLOWED`). Defaults to the shop's page. `order={id}` is appended. Read the result from `Order.paymentOutcome`. */
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `payOrder`. */
export type PayOrderPayload = {
  readonly __typename?: 'PayOrderPayload';
  /** The order. */
  readonly order?: Maybe<Order>;
  /** Payment page of the provider. Null if there is none. */
  readonly paymentUrl?: Maybe<Scalars['String']['output']>;
  /** Errors that the shopper can fix. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A payment method for a cart. */
export type PaymentChoice = {
  readonly __typename?: 'PaymentChoice';
  /** Whether it cannot be selected for this cart. */
  readonly blocked: Scalars['Boolean']['output'];
  /** The method. */
  readonly method: PaymentMethod;
};

/** A payment method. */
export type PaymentMethod = {
  readonly __typename?: 'PaymentMethod';
  /** Code, e.g. `payment_prepayment`, independent of the language. Null if not set. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Logo. */
  readonly image?: Maybe<Image>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Whether orders are shipped after the buyer's bank transfer. */
  readonly prepaid: Scalars['Boolean']['output'];
  /** Whether the payment happens on the provider's page. */
  readonly requiresRedirect: Scalars['Boolean']['output'];
};

/** Outcome of a payment, independent of the plugin. */
export type PaymentOutcome =
  /** Authorised, to be captured later. */
  | 'AUTHORIZED'
  /** Cancelled by the buyer or the shop. */
  | 'CANCELLED'
  /** Failed. `canPay` shows whether a retry is possible. */
  | 'FAILED'
  /** Not paid, no payment pending. */
  | 'OPEN'
  /** Paid. */
  | 'PAID'
  /** Partially paid. */
  | 'PARTIALLY_PAID'
  /** Waiting for the provider. */
  | 'PENDING'
  /** Fully or partially refunded, or charged back. */
  | 'REFUNDED';

/** Input of `placeOrder`. */
export type PlaceOrderInput = {
  /** `Cart.hash` of the cart that the shopper saw. */
  readonly cartHash: Scalars['String']['input'];
  /** Comment of the shopper. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** Return address after a failed or cancelled payment, with `error-code` appended. Defaults to `returnUrl`. */
  readonly errorUrl?: InputMaybe<Scalars['String']['input']>;
  /** Unique key of this order, 8 to 128 characters, valid for a day. */
  readonly idempotencyKey: Scalars['String']['input'];
  /** Data for the payment plugin, e.g. a wallet token. */
  readonly paymentData?: InputMaybe<Scalars['PaymentData']['input']>;
  /** Return address after the payment: a page or deep link allowed by the shop (`RETURN_URL_NOT_ALLOWED`). Defaults to the shop's page. `order={id}` is appended. Read the result from `Order.paymentOutcome`. */
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether the waiver of withdrawal was acknowledged. Required for downloads. */
  readonly revocationWaived?: Scalars['Boolean']['input'];
  /** Whether the terms were accepted. Ignored if the shop has none. */
  readonly termsAccepted: Scalars['Boolean']['input'];
};

/** Payload of `placeOrder`. */
export type PlaceOrderPayload = {
  readonly __typename?: 'PlaceOrderPayload';
  /** The cart with notices, if it must be corrected first. */
  readonly cart?: Maybe<Cart>;
  /** The order. Null if it was not placed. */
  readonly order?: Maybe<Order>;
  /** Payment page of the provider. Null if there is none. */
  readonly paymentUrl?: Maybe<Scalars['String']['output']>;
  /** Errors that the shopper can fix. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A postal address. */
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
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** Phone number. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Salutation. */
  readonly salutation?: Maybe<Salutation>;
  /** State, canton or region. */
  readonly state?: Maybe<CountryState>;
  /** Street and number. */
  readonly street: Scalars['String']['output'];
  /** Postal code. */
  readonly zipcode?: Maybe<Scalars['String']['output']>;
};

/** A price of a product. */
export type Price = {
  readonly __typename?: 'Price';
  /** Previous price of one piece. Null if not reduced. */
  readonly compareAtPrice?: Maybe<Money>;
  /** Reduction in percent, rounded. Null if not reduced. */
  readonly discountPercent?: Maybe<Scalars['Int']['output']>;
  /** Whether other variants cost more. Always false for `Product.price`. */
  readonly isFromPrice: Scalars['Boolean']['output'];
  /** Lowest price of the last 30 days. Null if the shop does not state it. */
  readonly lowestPrice30Days?: Maybe<Money>;
  /** Price of a reference unit, e.g. 1 kg. */
  readonly referencePrice?: Maybe<ReferencePrice>;
  /** Tax state of the price. */
  readonly taxState: TaxState;
  /** Prices by quantity. Empty if there is one price, and for `Product.fromPrice`. */
  readonly tiers: ReadonlyArray<PriceTier>;
  /** Price of one piece at the minimum quantity. */
  readonly unitPrice: Money;
};

/** A price for a range of quantities. */
export type PriceTier = {
  readonly __typename?: 'PriceTier';
  /** Maximum quantity. Null for the last tier. */
  readonly maxQuantity?: Maybe<Scalars['Int']['output']>;
  /** Minimum quantity. */
  readonly minQuantity: Scalars['Int']['output'];
  /** Price of one piece. */
  readonly unitPrice: Money;
};

/** A product, or a variant of one. Lists contain one variant in place of all, or the variants separately. */
export type Product = Node & {
  readonly __typename?: 'Product';
  /** Up to four available products of the same category if this one is unavailable. */
  readonly alternatives?: Maybe<ReadonlyArray<Product>>;
  /** Restocking and delivery. */
  readonly availability?: Maybe<Availability>;
  /** Whether it can be bought now. */
  readonly available: Scalars['Boolean']['output'];
  /** Average rating, 1.0 to 5.0. Null without reviews. */
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  /** Badges. */
  readonly badges: ReadonlyArray<Badge>;
  /** Items of a bundle. Empty for other products. */
  readonly bundle?: Maybe<ReadonlyArray<BundleItem>>;
  /** First picture. */
  readonly cover?: Maybe<Image>;
  /** Cross-selling groups, at most ten. */
  readonly crossSellings?: Maybe<ReadonlyArray<CrossSelling>>;
  /** Custom fields of Shopware by name, null where not set. The operator publishes them with `CUSTOM_FIELDS`; any other name is an error. HTML is not sanitised. */
  readonly customFields?: Maybe<Scalars['JSON']['output']>;
  /** Description as sanitised HTML. */
  readonly descriptionHtml?: Maybe<Scalars['String']['output']>;
  /** EAN or other barcode. */
  readonly ean?: Maybe<Scalars['String']['output']>;
  /** Short text of the shop. */
  readonly facts?: Maybe<Scalars['String']['output']>;
  /** Frequently asked questions. */
  readonly faq: ReadonlyArray<FaqItem>;
  /** Price of one piece for lists. A product that represents several variants has the lowest of their prices, which in Shopware includes those of larger quantities. */
  readonly fromPrice: Price;
  /** Whether it is a variant or the parent of variants. */
  readonly hasVariants: Scalars['Boolean']['output'];
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is a download. */
  readonly isDownload: Scalars['Boolean']['output'];
  /** Options to show in lists, e.g. `Rot`, `L`, if the shop lists variants separately. Empty if lists contain one variant in place of all. */
  readonly listedOptions?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The manufacturer. */
  readonly manufacturer?: Maybe<Manufacturer>;
  /** All pictures, including the cover. */
  readonly media?: Maybe<ReadonlyArray<Image>>;
  /** Name, without the options. */
  readonly name: Scalars['String']['output'];
  /** Product number. */
  readonly number: Scalars['String']['output'];
  /** Options of the variant, e.g. `20 cm`, in the order of their groups. Empty without variants. */
  readonly options?: Maybe<ReadonlyArray<Option>>;
  /** Id of the parent that all variants share. Null without variants. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** Path of the product page with language prefix. */
  readonly path: Scalars['String']['output'];
  /** Price of this product or variant. */
  readonly price: Price;
  /** Properties such as material and care. */
  readonly properties?: Maybe<ReadonlyArray<Property>>;
  /** Allowed quantities. */
  readonly purchase: PurchaseRules;
  /** Release date. */
  readonly releaseDate?: Maybe<Scalars['DateTime']['output']>;
  /** Number of reviews. Null if unknown. */
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  /** Reviews, newest first. */
  readonly reviews?: Maybe<ReviewConnection>;
  /** Shipping costs of the minimum quantity. Null if they depend on the cart, and for downloads. */
  readonly shipping?: Maybe<ShippingOffer>;
  /** Specifications such as weight and size. */
  readonly specifications?: Maybe<ReadonlyArray<Property>>;
  /** Remaining pieces if stock is limited. 0 with `available` if it must be restocked first. Otherwise null. */
  readonly stock?: Maybe<Scalars['Int']['output']>;
  /** Line for lists: `facts`, or the manufacturer and the sizes of all variants, e.g. `Tarso, 20 · 24 · 28 cm`. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** Colours of all variants. */
  readonly swatches?: Maybe<ReadonlyArray<Option>>;
  /** The variant with all of these options. Null if there is no single match. */
  readonly variant?: Maybe<Product>;
  /** Choices between variants, relative to this one. Empty without variants. */
  readonly variantChoices?: Maybe<ReadonlyArray<VariantChoice>>;
  /** All variants of the product, including this one. At most 500; empty without variants. */
  readonly variants?: Maybe<ProductConnection>;
};


/** A product, or a variant of one. Lists contain one variant in place of all, or the variants separately. */
export type ProductCustomFieldsArgs = {
  keys: ReadonlyArray<Scalars['String']['input']>;
};


/** A product, or a variant of one. Lists contain one variant in place of all, or the variants separately. */
export type ProductReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  locale?: InputMaybe<Scalars['Locale']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};


/** A product, or a variant of one. Lists contain one variant in place of all, or the variants separately. */
export type ProductVariantArgs = {
  options: ReadonlyArray<Scalars['ID']['input']>;
};


/** A product, or a variant of one. Lists contain one variant in place of all, or the variants separately. */
export type ProductVariantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Products of a list. */
export type ProductConnection = {
  readonly __typename?: 'ProductConnection';
  /** Number of active filter values. */
  readonly appliedCount: Scalars['Int']['output'];
  /** Products with their cursors. */
  readonly edges: ReadonlyArray<ProductEdge>;
  /** Total number of filters. */
  readonly filterCount?: Maybe<Scalars['Int']['output']>;
  /** Available filters with their current values. Empty for lists without filters. */
  readonly filters?: Maybe<ReadonlyArray<Filter>>;
  /** Products. */
  readonly nodes: ReadonlyArray<Product>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
  /** Key of the current sorting. Null for lists with a fixed order. */
  readonly sorting?: Maybe<Scalars['String']['output']>;
  /** Available sortings. Empty for lists with a fixed order. */
  readonly sortings: ReadonlyArray<Sorting>;
  /** Total number of products. */
  readonly totalCount: Scalars['Int']['output'];
};


/** Products of a list. */
export type ProductConnectionFiltersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A product with its cursor. */
export type ProductEdge = {
  readonly __typename?: 'ProductEdge';
  /** Cursor of this item. */
  readonly cursor: Scalars['String']['output'];
  /** The product. */
  readonly node: Product;
};

/** Filters. Values of one property group are combined with OR, groups with AND. */
export type ProductFilterInput = {
  /** Category ids, for a search only. */
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Only products with free shipping. */
  readonly freeShipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** Manufacturer ids. A value that the filters of the list do not offer is `BAD_USER_INPUT`, here and below. */
  readonly manufacturers?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Highest price in the currency of the request. */
  readonly maxPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Lowest price in the currency of the request. */
  readonly minPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Property option ids. */
  readonly properties?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Minimum rating, 1 to 5. */
  readonly rating?: InputMaybe<Scalars['Int']['input']>;
};

/** A product page. */
export type ProductPage = {
  readonly __typename?: 'ProductPage';
  /** Breadcrumbs, starting at home. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Layout of the page. Null for the built-in layout, or if it failed to load (see `errors`). */
  readonly cms?: Maybe<CmsPage>;
  /** The product. */
  readonly product: Product;
  /** Metadata for search engines and link previews. */
  readonly seo: Seo;
};

/** An icon. */
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
  /** A truck. */
  | 'TRUCK';

/** An applied promotion. */
export type Promotion = {
  readonly __typename?: 'Promotion';
  /** The entered code. Null for automatic promotions. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Discount, negative. */
  readonly discount: Money;
  /** Globally unique id. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly label: Scalars['String']['output'];
};

/** A property with its values. */
export type Property = {
  readonly __typename?: 'Property';
  /** Stable name. */
  readonly key: Scalars['String']['output'];
  /** Display name. */
  readonly label: Scalars['String']['output'];
  /** Unit of the values, e.g. `kg`. */
  readonly unit?: Maybe<Scalars['String']['output']>;
  /** Values. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** Allowed quantities. */
export type PurchaseRules = {
  readonly __typename?: 'PurchaseRules';
  /** Maximum quantity. */
  readonly max: Scalars['Int']['output'];
  /** Minimum quantity. */
  readonly min: Scalars['Int']['output'];
  /** Step between quantities. */
  readonly step: Scalars['Int']['output'];
};

/** Read operations. */
export type Query = {
  readonly __typename?: 'Query';
  /** Best-selling products, by Shopware's sorting `topseller`. Empty without that sorting. */
  readonly bestsellers?: Maybe<ReadonlyArray<Product>>;
  /** A captcha for one form submission. Null if the shop uses another check. */
  readonly captcha?: Maybe<Captcha>;
  /** The shopper's cart. Empty without a session; the query does not create one. */
  readonly cart?: Maybe<Cart>;
  /** Data of the checkout. `blockers` explains a missing cart or buyer. */
  readonly checkout?: Maybe<Checkout>;
  /** Language, currency and country of this response. */
  readonly context?: Maybe<ResponseContext>;
  /** Countries of customers. */
  readonly countries?: Maybe<ReadonlyArray<Country>>;
  /** Currencies of the shop. */
  readonly currencies?: Maybe<ReadonlyArray<Currency>>;
  /** The logged-in customer. Null for guests and visitors. */
  readonly customer?: Maybe<Customer>;
  /** Registration page of a customer group. Null if the group does not accept registrations. */
  readonly customerGroupRegistration?: Maybe<CustomerGroupRegistration>;
  /** Recipes, blog posts or news, newest first. */
  readonly entries?: Maybe<EntryConnection>;
  /** Fields of a form. Empty for `NEWSLETTER`, see `subscribeNewsletter`. */
  readonly formFields?: Maybe<ReadonlyArray<FormField>>;
  /** Whether `resetPassword` accepts a token. False for expired, used and unknown ones. */
  readonly isPasswordResetTokenValid?: Maybe<Scalars['Boolean']['output']>;
  /** Languages of the shop. */
  readonly languages?: Maybe<ReadonlyArray<Language>>;
  /** Products of a category, filtered and sorted. */
  readonly listing?: Maybe<ProductConnection>;
  /** A menu of the shop. */
  readonly navigation?: Maybe<ReadonlyArray<NavigationEntry>>;
  /** An object by id. Null if not found. Orders, addresses, customers and carts are found by their owner only, and need a fragment on their type. */
  readonly node?: Maybe<Node>;
  /** Objects by id, in the given order, otherwise as `node`. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** An order of the session's customer or guest. Null if not accessible. */
  readonly order?: Maybe<Order>;
  /** The page at a path: product, category, landing page, entry or redirect. Null for a 404. Language prefix and leading slash are optional. */
  readonly page?: Maybe<Page>;
  /** Payment methods that a customer can choose as default. */
  readonly paymentMethods?: Maybe<ReadonlyArray<PaymentMethod>>;
  /** A product by id. The parent of variants returns its first purchasable variant. Null if not sold. */
  readonly product?: Maybe<Product>;
  /** A product by its product number, or else by its EAN. The parent of variants returns its first purchasable variant. Null if not sold. */
  readonly productByNumber?: Maybe<Product>;
  /** Salutations. */
  readonly salutations?: Maybe<ReadonlyArray<Salutation>>;
  /** Products that match a search term. An empty term matches nothing. */
  readonly search?: Maybe<ProductConnection>;
  /** Entries that contain every word in title, teaser or tags, title matches first. Searches the newest hundred of each kind. */
  readonly searchEntries?: Maybe<EntryConnection>;
  /** The shopper's session. */
  readonly session?: Maybe<Session>;
  /** Identity of the shop, from the custom fields `kontor_shop_*` of the sales channel. Unset fields are null or empty; the name defaults to the sales channel. */
  readonly shop?: Maybe<Shop>;
  /** Suggestions for a partial search term. */
  readonly suggest?: Maybe<SearchSuggestions>;
  /** Message texts of the backend that override built-in ones. */
  readonly translations?: Maybe<ReadonlyArray<Translation>>;
  /** The customer's wishlist, newest first. Empty without a login. */
  readonly wishlist?: Maybe<Wishlist>;
};


/** Read operations. */
export type QueryBestsellersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryCustomerGroupRegistrationArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind: EntryKind;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


/** Read operations. */
export type QueryFormFieldsArgs = {
  kind: FormKind;
};


/** Read operations. */
export type QueryIsPasswordResetTokenValidArgs = {
  token: Scalars['String']['input'];
};


/** Read operations. */
export type QueryListingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  categoryId: Scalars['ID']['input'];
  filter?: InputMaybe<ProductFilterInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sorting?: InputMaybe<Scalars['String']['input']>;
};


/** Read operations. */
export type QueryNavigationArgs = {
  below?: InputMaybe<Scalars['ID']['input']>;
  depth?: InputMaybe<Scalars['Int']['input']>;
  kind: NavigationKind;
};


/** Read operations. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryOrderArgs = {
  access?: InputMaybe<OrderAccessInput>;
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryPageArgs = {
  path: Scalars['String']['input'];
};


/** Read operations. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryProductByNumberArgs = {
  number: Scalars['String']['input'];
};


/** Read operations. */
export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilterInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sorting?: InputMaybe<Scalars['String']['input']>;
  term: Scalars['String']['input'];
};


/** Read operations. */
export type QuerySearchEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
};


/** Read operations. */
export type QuerySuggestArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
};

/** A price range. */
export type RangeFilter = Filter & {
  readonly __typename?: 'RangeFilter';
  /** `price`: `minPrice` and `maxPrice` of `ProductFilterInput`. */
  readonly key: Scalars['String']['output'];
  /** Display name. */
  readonly label: Scalars['String']['output'];
  /** Highest price of the listing. */
  readonly max: Scalars['Decimal']['output'];
  /** Lowest price of the listing. */
  readonly min: Scalars['Decimal']['output'];
  /** Selected maximum. */
  readonly selectedMax?: Maybe<Scalars['Decimal']['output']>;
  /** Selected minimum. */
  readonly selectedMin?: Maybe<Scalars['Decimal']['output']>;
};

/** A minimum rating. */
export type RatingFilter = Filter & {
  readonly __typename?: 'RatingFilter';
  /** Number of products with at least 1, 2, 3, 4 and 5 stars and the other filters. Null if not available. */
  readonly counts?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** `rating`, as in `ProductFilterInput`. */
  readonly key: Scalars['String']['output'];
  /** Display name. */
  readonly label: Scalars['String']['output'];
  /** Best rating in the listing. */
  readonly maxRating: Scalars['Int']['output'];
  /** Selected minimum. */
  readonly selectedRating?: Maybe<Scalars['Int']['output']>;
};

/** Data of a recipe. */
export type Recipe = {
  readonly __typename?: 'Recipe';
  /** Minutes. */
  readonly cookTimeMinutes?: Maybe<Scalars['Int']['output']>;
  /** Difficulty. */
  readonly difficulty?: Maybe<Difficulty>;
  /** Ingredients. */
  readonly ingredients: ReadonlyArray<IngredientGroup>;
  /** Steps, in order. */
  readonly instructions: ReadonlyArray<Scalars['String']['output']>;
  /** Nutrition per serving. */
  readonly nutrition: ReadonlyArray<Nutrient>;
  /** Number of servings. */
  readonly servings: Scalars['Int']['output'];
  /** Unit of the servings, e.g. `persons`. Null for persons. */
  readonly servingsLabel?: Maybe<Scalars['String']['output']>;
};

/** A redirect. */
export type RedirectPage = {
  readonly __typename?: 'RedirectPage';
  /** Target path with language prefix. */
  readonly path: Scalars['String']['output'];
  /** Whether the redirect is permanent (301) or temporary (302). */
  readonly permanent: Scalars['Boolean']['output'];
};

/** Price of a reference unit. */
export type ReferencePrice = {
  readonly __typename?: 'ReferencePrice';
  /** Price of `quantity` of `unit`. */
  readonly price: Money;
  /** E.g. 1. */
  readonly quantity: Scalars['Float']['output'];
  /** E.g. `Kilogramm`. */
  readonly unit: Scalars['String']['output'];
};

/** Input of `register`. */
export type RegisterInput = {
  /** Whether the privacy policy was acknowledged. */
  readonly acceptedDataProtection: Scalars['Boolean']['input'];
  /** Private or business. */
  readonly accountType?: AccountType;
  /** Billing address, also used for shipping unless another is given. */
  readonly billingAddress: AddressInput;
  /** Company name. Required for a business. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** Id of a customer group that accepts registrations. */
  readonly customerGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail address for the login. */
  readonly email: Scalars['String']['input'];
  /** First name. */
  readonly firstName: Scalars['String']['input'];
  /** Last name. */
  readonly lastName: Scalars['String']['input'];
  /** Password. The shop defines the minimum length. */
  readonly password: Scalars['String']['input'];
  /** An id from `salutations`. */
  readonly salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Shipping address, if different. */
  readonly shippingAddress?: InputMaybe<AddressInput>;
  /** VAT ids of a business. */
  readonly vatIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** The promotion to remove: exactly one of the fields. */
export type RemovePromotionInput =
  /** An entered code, case-insensitive. */
  { readonly code: Scalars['String']['input']; readonly id?: never; }
  |  /** Id of an applied promotion, from `Cart.promotions`. */
  { readonly code?: never; readonly id: Scalars['ID']['input']; };

/** Payload of `reorder`. */
export type ReorderPayload = {
  readonly __typename?: 'ReorderPayload';
  /** The cart. Null if nothing was added. */
  readonly cart?: Maybe<Cart>;
  /** Names of the items that could not be added. */
  readonly missing: ReadonlyArray<Scalars['String']['output']>;
  /** Errors that the shopper can fix. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `resetPassword`. */
export type ResetPasswordInput = {
  /** The new password. The shop defines the minimum length. */
  readonly password: Scalars['String']['input'];
  /** Repetition of the new value. */
  readonly passwordConfirmation: Scalars['String']['input'];
  /** `hash` from the link. */
  readonly token: Scalars['String']['input'];
};

/** Language, currency and country of a response. Set by `kontor-locale` and `kontor-currency`, or the GET parameters `locale` and `currency`. Queries with session data use the session's currency. */
export type ResponseContext = {
  readonly __typename?: 'ResponseContext';
  /** Country for taxes and shipping. Null if the shop has none. */
  readonly country?: Maybe<Country>;
  /** Currency of all prices. */
  readonly currency: Currency;
  /** Language of texts and number formats. */
  readonly language: Language;
};

/** A review. */
export type Review = {
  readonly __typename?: 'Review';
  /** Name of the reviewer. */
  readonly author?: Maybe<Scalars['String']['output']>;
  /** Date of the review. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Language of the review. Null if the shop no longer has it. */
  readonly locale?: Maybe<Scalars['Locale']['output']>;
  /** 1 to 5. */
  readonly points: Scalars['Int']['output'];
  /** Reply of the shop. */
  readonly shopFeedback?: Maybe<Scalars['String']['output']>;
  /** Plain text. */
  readonly text: Scalars['String']['output'];
  /** Headline. */
  readonly title: Scalars['String']['output'];
};

/** Reviews of a product. */
export type ReviewConnection = {
  readonly __typename?: 'ReviewConnection';
  /** Reviews with their cursors. */
  readonly edges: ReadonlyArray<ReviewEdge>;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars, regardless of the arguments. */
  readonly histogram: ReadonlyArray<Scalars['Int']['output']>;
  /** Reviews. */
  readonly nodes: ReadonlyArray<Review>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
  /** Total number of reviews that match the arguments. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A review with its cursor. */
export type ReviewEdge = {
  readonly __typename?: 'ReviewEdge';
  /** Cursor of this item. */
  readonly cursor: Scalars['String']['output'];
  /** The review. */
  readonly node: Review;
};

/** A salutation. */
export type Salutation = {
  readonly __typename?: 'Salutation';
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Shopware's key, e.g. `mrs`. */
  readonly key: Scalars['String']['output'];
  /** Display name. */
  readonly label: Scalars['String']['output'];
};

/** A saved promotion code. */
export type SavedPromotion = {
  readonly __typename?: 'SavedPromotion';
  /** The code as entered. */
  readonly code: Scalars['String']['output'];
  /** Reason in the language of the request. */
  readonly message: Scalars['String']['output'];
};

/** Suggestions for a partial search term. */
export type SearchSuggestions = {
  readonly __typename?: 'SearchSuggestions';
  /** Matching products. */
  readonly products: ReadonlyArray<Product>;
  /** Total number of matching products. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Input of `sendForm`. */
export type SendFormInput = {
  /** ALTCHA payload (challenge and solution as Base64 JSON) or reCAPTCHA token. */
  readonly captchaAnswer: Scalars['String']['input'];
  /** `token` of the captcha. */
  readonly captchaToken: Scalars['String']['input'];
  /** Values by field name. Unknown names are `BAD_USER_INPUT`. */
  readonly fields: ReadonlyArray<FormFieldInput>;
  /** The form. */
  readonly kind: FormKind;
  /** Position of the form in a layout, which determines its receivers. Null outside layouts. */
  readonly place?: InputMaybe<FormPlaceInput>;
  /** Hidden field that must stay empty. */
  readonly website?: Scalars['String']['input'];
};

/** Payload of `sendForm`. */
export type SendFormPayload = {
  readonly __typename?: 'SendFormPayload';
  /** Whether a copy was mailed to the sender: for withdrawals, and for customers' returns and cancellations. */
  readonly acknowledged: Scalars['Boolean']['output'];
  /** Confirmation text of the shop, plain text. Null if not set. */
  readonly confirmation?: Maybe<Scalars['String']['output']>;
  /** Time of submission. Null if not sent. */
  readonly receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Formatted time in the shop's time zone, with the zone. */
  readonly receivedTime?: Maybe<Scalars['String']['output']>;
  /** Reference number. Null if not sent. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** Whether it was sent. */
  readonly sent: Scalars['Boolean']['output'];
  /** Errors that the shopper can fix. `field` is the name of the form field. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Metadata of a page for search engines and link previews. */
export type Seo = {
  readonly __typename?: 'Seo';
  /** The page in every language of the shop. */
  readonly alternates?: Maybe<ReadonlyArray<Alternate>>;
  /** Canonical path without host. */
  readonly canonicalPath: Scalars['String']['output'];
  /** One or two sentences. Null if not set. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Picture for link previews. */
  readonly image?: Maybe<Image>;
  /** Keywords. */
  readonly keywords?: Maybe<Scalars['String']['output']>;
  /** Document title. */
  readonly title: Scalars['String']['output'];
};

/** A shopper's session. */
export type Session = {
  readonly __typename?: 'Session';
  /** Country for taxes and shipping. */
  readonly country?: Maybe<Country>;
  /** Currency of prices. */
  readonly currency: Currency;
  /** The customer or guest. Null for a visitor. */
  readonly customer?: Maybe<Customer>;
  /** Whether the login expired or ended on another device. Delivered once. */
  readonly expired: Scalars['Boolean']['output'];
  /** Constant id, because a client has one session. */
  readonly id: Scalars['ID']['output'];
  /** Whether staff act for the customer. */
  readonly imitated: Scalars['Boolean']['output'];
  /** Language of this request. */
  readonly locale: Scalars['Locale']['output'];
  /** State of the shopper. */
  readonly state: CustomerState;
  /** Tax state of prices. */
  readonly taxState: TaxState;
};

/** Payload of mutations that change the session. */
export type SessionPayload = {
  readonly __typename?: 'SessionPayload';
  /** The current cart, with notices about merged items. Null if it is unchanged. */
  readonly cart?: Maybe<Cart>;
  /** The current session. Null if nothing changed. */
  readonly session?: Maybe<Session>;
  /** Errors that the shopper can fix. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `setGuestCustomer`. */
export type SetGuestCustomerInput = {
  /** Private or business. */
  readonly accountType?: AccountType;
  /** Billing address, also used for shipping unless another is given. */
  readonly billingAddress: AddressInput;
  /** Company name. Required for a business. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for the confirmation. */
  readonly email: Scalars['String']['input'];
  /** First name. */
  readonly firstName: Scalars['String']['input'];
  /** Last name. */
  readonly lastName: Scalars['String']['input'];
  /** An id from `salutations`. */
  readonly salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Shipping address, if different. */
  readonly shippingAddress?: InputMaybe<AddressInput>;
  /** VAT ids of a business. */
  readonly vatIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Input of `setNewsletter`. */
export type SetNewsletterInput = {
  /** Whether to subscribe. */
  readonly subscribed: Scalars['Boolean']['input'];
};

/** A shipping method. */
export type ShippingMethod = {
  readonly __typename?: 'ShippingMethod';
  /** Code, e.g. `shipping_standard`, independent of the language. Null if not set. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Delivery time. */
  readonly delivery?: Maybe<DeliveryTime>;
  /** Description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Shopware id. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
};

/** Shipping costs within the country of the sales channel, by the default shipping method. */
export type ShippingOffer = {
  readonly __typename?: 'ShippingOffer';
  /** ISO 3166-1 alpha-2. */
  readonly country: Scalars['String']['output'];
  /** Maximum delivery time in days. Null if unknown. */
  readonly maxDays?: Maybe<Scalars['Int']['output']>;
  /** Minimum delivery time in days. Null if unknown. */
  readonly minDays?: Maybe<Scalars['Int']['output']>;
  /** Costs, taxed like the product's price. */
  readonly price: Money;
};

/** A shipping method with the price for this cart. */
export type ShippingQuote = {
  readonly __typename?: 'ShippingQuote';
  /** Arrival of this cart. Null if unknown or blocked. */
  readonly arrival?: Maybe<DeliveryDate>;
  /** Whether it cannot be selected for this cart. */
  readonly blocked: Scalars['Boolean']['output'];
  /** The method. */
  readonly method: ShippingMethod;
  /** Price for this cart. Null if unavailable or blocked. */
  readonly price?: Maybe<Money>;
};

/** Identity of the shop. */
export type Shop = {
  readonly __typename?: 'Shop';
  /** Lines of the postal address. */
  readonly address: ReadonlyArray<Scalars['String']['output']>;
  /** One or two sentences about the shop. */
  readonly claim?: Maybe<Scalars['String']['output']>;
  /** Groups of cookies and services for consent. Empty if the shop has none. */
  readonly consentGroups?: Maybe<ReadonlyArray<ConsentGroup>>;
  /** Country of the sales channel, ISO 3166-1 alpha-2. Null if unknown. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Cart value with free shipping, in the currency of the request. Null if it depends on the cart. */
  readonly freeShippingFrom?: Maybe<Money>;
  /** Description of the home page for search engines. */
  readonly homeDescription?: Maybe<Scalars['String']['output']>;
  /** Title of the home page for search engines. */
  readonly homeTitle?: Maybe<Scalars['String']['output']>;
  /** Square icon for tabs and home screens. */
  readonly icon?: Maybe<Image>;
  /** Legal entity. */
  readonly legalEntity?: Maybe<Scalars['String']['output']>;
  /** Legal pages of the shop. */
  readonly legalPages?: Maybe<ReadonlyArray<LegalPage>>;
  /** Logo. */
  readonly logo?: Maybe<Image>;
  /** Name in the header. */
  readonly name: Scalars['String']['output'];
  /** Text about the newsletter. */
  readonly newsletter?: Maybe<Scalars['String']['output']>;
  /** Lines of the opening hours. */
  readonly openingHours: ReadonlyArray<Scalars['String']['output']>;
  /** Logos of payment methods, with the name as alternative text. Methods without a logo are absent. */
  readonly paymentLogos?: Maybe<ReadonlyArray<Image>>;
  /** Names of the payment methods. */
  readonly paymentMethods?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Phone number as displayed. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Promises by position. */
  readonly promises: ShopPromises;
  /** Return period in days from arrival. Null if not set. */
  readonly returnDays?: Maybe<Scalars['Int']['output']>;
  /** Heading of the shop's replies to reviews. Null for the default. */
  readonly reviewAnswer?: Maybe<Scalars['String']['output']>;
  /** Social profiles. */
  readonly social: ReadonlyArray<ShopLink>;
  /** Theme of the bundled storefront, from the custom fields `kontor_theme_*`. Null if not set. May change without notice. */
  readonly theme?: Maybe<Scalars['StorefrontTheme']['output']>;
  /** Suffix of document titles. Defaults to the name. */
  readonly titleSuffix: Scalars['String']['output'];
  /** Year of the copyright. Defaults to the current one. */
  readonly year?: Maybe<Scalars['Int']['output']>;
};

/** A link with a label. */
export type ShopLink = {
  readonly __typename?: 'ShopLink';
  /** Label. */
  readonly label: Scalars['String']['output'];
  /** URL. */
  readonly url: Scalars['String']['output'];
};

/** A promise of the shop. */
export type ShopPromise = {
  readonly __typename?: 'ShopPromise';
  /** Icon. */
  readonly icon?: Maybe<PromiseIcon>;
  /** Text. */
  readonly text: Scalars['String']['output'];
  /** Link to details: a path with language prefix or a URL. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** Promises by position. */
export type ShopPromises = {
  readonly __typename?: 'ShopPromises';
  /** Below the totals of the cart. */
  readonly basket: ReadonlyArray<ShopPromise>;
  /** Below the button to buy. */
  readonly checkout: ReadonlyArray<ShopPromise>;
  /** In the footer. */
  readonly footer: ReadonlyArray<ShopPromise>;
  /** Above the header. */
  readonly header: ReadonlyArray<ShopPromise>;
  /** Next to the price of a product. */
  readonly product: ReadonlyArray<ShopPromise>;
};

/** A sorting. */
export type Sorting = {
  readonly __typename?: 'Sorting';
  /** Shopware's key, e.g. `price-asc`. */
  readonly key: Scalars['String']['output'];
  /** Display name. */
  readonly label: Scalars['String']['output'];
};

/** A review. */
export type SubmitReviewInput = {
  /** 1 to 5 stars. */
  readonly points: Scalars['Int']['input'];
  /** Id of the product or of one of its variants. */
  readonly productId: Scalars['ID']['input'];
  /** Text, 40 to 5000 characters. */
  readonly text: Scalars['String']['input'];
  /** Headline, 5 to 255 characters. */
  readonly title: Scalars['String']['input'];
};

/** Input of `subscribeNewsletter`. */
export type SubscribeNewsletterInput = {
  /** E-mail address. */
  readonly email: Scalars['String']['input'];
  /** First name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Hidden field that must stay empty. */
  readonly website?: Scalars['String']['input'];
};

/** Server-sent events (GraphQL over SSE, distinct connections). The current state comes first, then the state after each change. Reconnect if a stream ends without `complete`. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** The session's cart after each change by any client of the session. `SESSION_NEEDED` without a session. Completes whenever the session token changes: at login, logout, registration and `setGuestCustomer`. */
  readonly cartChanged: Cart;
  /** An order of this session after each change. Changes by the shop need webhooks. Null and completed if the session may not read it. */
  readonly orderChanged?: Maybe<Order>;
};


/** Server-sent events (GraphQL over SSE, distinct connections). The current state comes first, then the state after each change. Reconnect if a stream ends without `complete`. */
export type SubscriptionOrderChangedArgs = {
  id: Scalars['ID']['input'];
};

/** A tax amount. */
export type Tax = {
  readonly __typename?: 'Tax';
  /** Amount. */
  readonly amount: Money;
  /** Rate in percent. */
  readonly rate: Scalars['Float']['output'];
};

/** Tax state of prices. */
export type TaxState =
  /** Prices include tax. */
  | 'GROSS'
  /** Prices exclude tax. */
  | 'NET'
  /** Tax-free. */
  | 'TAX_FREE';

/** A yes-or-no filter. */
export type ToggleFilter = Filter & {
  readonly __typename?: 'ToggleFilter';
  /** Whether any product matches. */
  readonly available: Scalars['Boolean']['output'];
  /** Number of matching products, see `FilterValue.count`. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** `shipping-free`: `freeShipping` of `ProductFilterInput`. */
  readonly key: Scalars['String']['output'];
  /** Display name. */
  readonly label: Scalars['String']['output'];
  /** Whether it is selected. */
  readonly selected: Scalars['Boolean']['output'];
};

/** A message text of the backend. */
export type Translation = {
  readonly __typename?: 'Translation';
  /** Message key. */
  readonly key: Scalars['String']['output'];
  /** Text with placeholders. */
  readonly text: Scalars['String']['output'];
};

/** Input of `updateAddress`. */
export type UpdateAddressInput = {
  /** Changed fields. Absent fields stay unchanged, null clears an optional field. */
  readonly address?: InputMaybe<AddressChangesInput>;
  /** Whether to make it the default billing address. */
  readonly defaultBilling?: Scalars['Boolean']['input'];
  /** Whether to make it the default shipping address. */
  readonly defaultShipping?: Scalars['Boolean']['input'];
  /** An id from `Customer.addresses`. */
  readonly id: Scalars['ID']['input'];
};

/** Input of `updateCartItem`. */
export type UpdateCartItemInput = {
  /** Id of an item of the cart. */
  readonly id: Scalars['ID']['input'];
  /** Quantity, at least 1. */
  readonly quantity: Scalars['Int']['input'];
};

/** Input of `updateSession`. Absent fields stay unchanged. */
export type UpdateSessionInput = {
  /** Country for taxes and shipping: an id from `countries`. */
  readonly countryId?: InputMaybe<Scalars['ID']['input']>;
  /** Currency of prices and cart: an id from `currencies`. */
  readonly currencyId?: InputMaybe<Scalars['ID']['input']>;
  /** Language of mails and documents: one of `languages`. */
  readonly locale?: InputMaybe<Scalars['Locale']['input']>;
};

/** An error that the shopper can fix. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** Error code. */
  readonly code: ErrorCode;
  /** Path of the input field, e.g. `["billingAddress", "zipcode"]`. Null if no single field applies. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Message in the language of the request. Shopware's message for unknown codes. */
  readonly message: Scalars['String']['output'];
  /** Parameters of the message. */
  readonly params: ReadonlyArray<MessageParam>;
  /** Code of Shopware or a plugin, e.g. `VIOLATION::ZIP_CODE_INVALID`. */
  readonly upstreamCode?: Maybe<Scalars['String']['output']>;
};

/** A choice between variants. */
export type VariantChoice = {
  readonly __typename?: 'VariantChoice';
  /** Name of the group, e.g. size or colour. */
  readonly group: OptionGroup;
  /** Options, in order. */
  readonly options: ReadonlyArray<VariantOption>;
};

/** An option relative to the current variant. */
export type VariantOption = {
  readonly __typename?: 'VariantOption';
  /** Whether that variant can be bought. */
  readonly available: Scalars['Boolean']['output'];
  /** Whether a variant with this and the other selected options exists. */
  readonly combinable: Scalars['Boolean']['output'];
  /** First picture of the variant at `nearestPath`. Null if it has none. */
  readonly cover?: Maybe<Image>;
  /** Path of that variant, or of the variant with this option and most other selected options. */
  readonly nearestPath?: Maybe<Scalars['String']['output']>;
  /** The option. */
  readonly option: Option;
  /** Path of that variant. Null if there is none. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Whether the current variant has it. */
  readonly selected: Scalars['Boolean']['output'];
};

/** Video provider. */
export type VideoProvider =
  /** vimeo.com. */
  | 'VIMEO'
  /** youtube-nocookie.com. */
  | 'YOUTUBE';

/** A range of screen sizes. */
export type Viewport =
  /** From lg. */
  | 'DESKTOP'
  /** Below md. */
  | 'MOBILE'
  /** md to lg. */
  | 'TABLET';

/** A wishlist. */
export type Wishlist = {
  readonly __typename?: 'Wishlist';
  /** The same id for every customer, because a customer has one wishlist. */
  readonly id: Scalars['ID']['output'];
  /** Ids of all products on the list. */
  readonly productIds?: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** Products, newest first. */
  readonly products?: Maybe<ProductConnection>;
};


/** A wishlist. */
export type WishlistProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Payload of mutations that change the wishlist. */
export type WishlistPayload = {
  readonly __typename?: 'WishlistPayload';
  /** Errors that the shopper can fix. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The current list, also if nothing changed. Null without a session. */
  readonly wishlist?: Maybe<Wishlist>;
};
