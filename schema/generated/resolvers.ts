import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
  /** A BCP 47 tag that the shop is configured for, e.g. `de-DE`, `en-GB`, `fr-CH`. */
  Locale: { input: string; output: string; }
};

/** Private person or business. */
export type AccountType =
  /** A business. */
  | 'BUSINESS'
  /** A private person. */
  | 'PRIVATE';

/** The code to enter. */
export type AddPromotionCodeInput = {
  /** As the shopper typed it. */
  code: Scalars['String']['input'];
};

/** What to put into the cart. */
export type AddToCartInput = {
  /** A value of the client's own making, at most 128 characters; the same one within 10 minutes adds only once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of a product that can be bought (a variant, not its parent). */
  productId: Scalars['ID']['input'];
  /** Pieces, a positive whole number. */
  quantity?: Scalars['Int']['input'];
};

/** Where somebody lives. */
export type Address = {
  __typename?: 'Address';
  /** Second line. */
  additional?: Maybe<Scalars['String']['output']>;
  /** City. */
  city: Scalars['String']['output'];
  /** Company. */
  company?: Maybe<Scalars['String']['output']>;
  /** Country. */
  country?: Maybe<Country>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Whether bills go there unless said otherwise. */
  isDefaultBilling: Scalars['Boolean']['output'];
  /** Whether goods go there unless said otherwise. */
  isDefaultShipping: Scalars['Boolean']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Form of address. */
  salutation?: Maybe<Salutation>;
  /** State or canton. */
  state?: Maybe<CountryState>;
  /** Street and number. */
  street: Scalars['String']['output'];
  /** Postal code. */
  zipcode?: Maybe<Scalars['String']['output']>;
};

/** An address of the customer. */
export type AddressIdInput = {
  /** Id out of `addresses`. */
  id: Scalars['ID']['input'];
};

/** An address. Name and form of address are taken from the buyer when absent. */
export type AddressInput = {
  /** Second line. */
  additional?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city: Scalars['String']['input'];
  /** Company. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Id out of `countries`. */
  countryId: Scalars['ID']['input'];
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Id out of `salutations`. */
  salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Id out of the country's `states`. */
  stateId?: InputMaybe<Scalars['ID']['input']>;
  /** Street and number. */
  street: Scalars['String']['input'];
  /** Postal code. */
  zipcode?: InputMaybe<Scalars['String']['input']>;
};

/** The address book after a change. */
export type AddressPayload = {
  __typename?: 'AddressPayload';
  /** The address that was added or changed. */
  address?: Maybe<Address>;
  /** The whole book as it is now. */
  addresses: Array<Address>;
  /** What can be mended. */
  userErrors: Array<UserError>;
};

/** A page in another language. */
export type Alternate = {
  __typename?: 'Alternate';
  /** The language. */
  locale: Scalars['Locale']['output'];
  /** Path of that page, prefix included. */
  path: Scalars['String']['output'];
};

/** Whether and when something can be had. */
export type Availability = {
  __typename?: 'Availability';
  /** Whether it can be bought now. */
  available: Scalars['Boolean']['output'];
  /** How long the delivery takes. */
  delivery?: Maybe<DeliveryTime>;
  /** Days until it is back. */
  restockDays?: Maybe<Scalars['Int']['output']>;
  /** Pieces left where the stock is the limit; 0 with `available` where it is sold on and must come in first. */
  stock?: Maybe<Scalars['Int']['output']>;
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

/** A step of the way to a page. */
export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  /** Name of the step. */
  label: Scalars['String']['output'];
  /** Path of the step; null for the page itself. */
  path?: Maybe<Scalars['String']['output']>;
};

/** A part of a bundle. */
export type BundleItem = {
  __typename?: 'BundleItem';
  /** The product. */
  product: ProductCard;
  /** Pieces of it. */
  quantity: Scalars['Int']['output'];
};

/** Who may keep an answer. */
export type CacheScope =
  /** For the asking shopper alone. */
  | 'PRIVATE'
  /** The same for everybody in this language and currency. */
  | 'PUBLIC';

/** How the shop tells people from programs. */
export type Captcha = {
  __typename?: 'Captcha';
  /** Picture of the characters to type, as a data URL; null with reCAPTCHA. */
  image?: Maybe<Scalars['String']['output']>;
  /** Words to be read aloud instead of the picture; null with reCAPTCHA. */
  question?: Maybe<Scalars['String']['output']>;
  /** Site key of reCAPTCHA v3, where the shop uses it; null otherwise. */
  siteKey?: Maybe<Scalars['String']['output']>;
  /** Sealed answer, to be sent back with the form; good for ten minutes and one sending. */
  token: Scalars['String']['output'];
};

/** What a shopper is about to buy. */
export type Cart = {
  __typename?: 'Cart';
  /** Pieces of good items. */
  count: Scalars['Int']['output'];
  /** How far it is to free shipping; null where the shop has none. */
  freeShipping?: Maybe<FreeShipping>;
  /** Catches a change between what was shown and what is ordered; give it to `placeOrder`. */
  hash: Scalars['String']['output'];
  /** Products, in the order in which they were put in. */
  items: Array<CartItem>;
  /** What happened since the last answer; each is delivered once. */
  notices: Array<Notice>;
  /** Promotions that apply. */
  promotions: Array<Promotion>;
  /** Codes that were entered and take nothing off this cart; they apply once their conditions are met. */
  savedPromotions: Array<SavedPromotion>;
  /** Shipping costs; without meaning while `shippingBlocked`. */
  shipping: Money;
  /** Whether no way to ship fits, so that `shipping` is unknown and `total` without it. */
  shippingBlocked: Scalars['Boolean']['output'];
  /** Sum of the items, promotions taken off. */
  subtotal: Money;
  /** Taxes by rate. */
  taxes: Array<Tax>;
  /** What is to be paid. */
  total: Money;
  /** Whether everything in it is a download. */
  virtual: Scalars['Boolean']['output'];
};

/** A product in the cart. */
export type CartItem = {
  __typename?: 'CartItem';
  /** How long the delivery takes. */
  delivery?: Maybe<DeliveryTime>;
  /** Whether it is a download. */
  download: Scalars['Boolean']['output'];
  /** Whether it can be ordered. */
  good: Scalars['Boolean']['output'];
  /** Id of the line item. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** Name. */
  label: Scalars['String']['output'];
  /** Chosen options: size, colour. */
  options: Array<Property>;
  /** Path of the product's page, prefix included; null when it has none. */
  path?: Maybe<Scalars['String']['output']>;
  /** Id of the product. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Quantities in which it is sold. */
  purchase: PurchaseRules;
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** Price of all pieces. */
  total: Money;
  /** Price of one piece. */
  unit: Money;
};

/** The cart after a change. */
export type CartPayload = {
  __typename?: 'CartPayload';
  /** The whole cart as it is now; null when the shop could not change it. */
  cart?: Maybe<Cart>;
  /** Why the change, or a part of it, has no effect. Where `cart.notices` tells the same, it has the same code. */
  userErrors: Array<UserError>;
};

/** A category of the shop. */
export type Category = {
  __typename?: 'Category';
  /** Categories below it. */
  children: Array<NavigationEntry>;
  /** Sanitised HTML. */
  descriptionHtml?: Maybe<Scalars['String']['output']>;
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Path of its page, prefix included. */
  path: Scalars['String']['output'];
};

/** A category's page: a listing, or content. */
export type CategoryPage = {
  __typename?: 'CategoryPage';
  /** Way to it, home first. */
  breadcrumbs: Array<Breadcrumb>;
  /** The category. */
  category: Category;
  /** Its layout. */
  cms?: Maybe<CmsPage>;
  /** What its children are, where it is the list of recipes, posts or news (custom field `kontor_entries`). */
  entryKind?: Maybe<EntryKind>;
  /** Which of Kontor's forms stands on it (custom field `kontor_form`). */
  form?: Maybe<FormKind>;
  /** Whether it is the shop's home page. */
  home: Scalars['Boolean']['output'];
  /** Products of the category, so that a listing's page is one request; null for a page without products. */
  listing?: Maybe<Listing>;
  /** For search engines. */
  seo: Seo;
};


/** A category's page: a listing, or content. */
export type CategoryPageListingArgs = {
  input?: InputMaybe<ListingInput>;
};

/** A new e-mail address. */
export type ChangeEmailInput = {
  /** The new address. */
  email: Scalars['String']['input'];
  /** The same again. */
  emailConfirmation: Scalars['String']['input'];
  /** The password of the account. */
  password: Scalars['String']['input'];
};

/** Another way to pay an order. */
export type ChangeOrderPaymentInput = {
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** Id out of `paymentMethods`. */
  paymentMethodId: Scalars['ID']['input'];
};

/** A new password. */
export type ChangePasswordInput = {
  /** The new one. */
  newPassword: Scalars['String']['input'];
  /** The new one again. */
  newPasswordConfirmation: Scalars['String']['input'];
  /** The password until now. */
  password: Scalars['String']['input'];
};

/** Who the customer is. */
export type ChangeProfileInput = {
  /** Private person or business. */
  accountType: AccountType;
  /** Company; needed for a business. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /** Id out of `salutations`. */
  salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** VAT ids of a business. */
  vatIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The way to an order. */
export type Checkout = {
  __typename?: 'Checkout';
  /** Where the bill goes. */
  billingAddress?: Maybe<Address>;
  /** What stands in the way; empty when the order can be placed. */
  blockers: Array<Notice>;
  /** Whether the order can be placed as it is. */
  canOrder: Scalars['Boolean']['output'];
  /** What is about to be bought. */
  cart: Cart;
  /** Who buys; null until they said so. */
  customer?: Maybe<Customer>;
  /** Chosen way to pay. */
  paymentMethodId?: Maybe<Scalars['ID']['output']>;
  /** Ways to pay. */
  paymentMethods: Array<PaymentMethod>;
  /** Where the goods go. */
  shippingAddress?: Maybe<Address>;
  /** Chosen way to travel. */
  shippingMethodId?: Maybe<Scalars['ID']['output']>;
  /** Ways for the goods to travel. */
  shippingMethods: Array<ShippingMethod>;
};

/** The checkout after a change. */
export type CheckoutPayload = {
  __typename?: 'CheckoutPayload';
  /** Everything as it is now; null when the shop could not change it. */
  checkout?: Maybe<Checkout>;
  /** What can be mended. */
  userErrors: Array<UserError>;
};

/** A row of slots. */
export type CmsBlock = {
  __typename?: 'CmsBlock';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** How it is laid out. */
  layout: CmsLayout;
  /** Its slots, sorted by their names. */
  slots: Array<CmsSlot>;
  /** Shopware's block type, e.g. `image-text`. */
  type: Scalars['String']['output'];
};

/** The categories around the page's own. */
export type CmsCategoryNavigation = CmsSlot & {
  __typename?: 'CmsCategoryNavigation';
  /** Entries of the navigation. */
  entries: Array<NavigationEntry>;
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Name of the place. */
  slot: Scalars['String']['output'];
};

/** A teaser of recipes, posts or news. */
export type CmsEntries = CmsSlot & {
  __typename?: 'CmsEntries';
  /** The newest of them. */
  entries: Array<Entry>;
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** What they are. */
  kind: EntryKind;
  /** Path of the list of all of them, prefix included. */
  path: Scalars['String']['output'];
  /** Name of the place. */
  slot: Scalars['String']['output'];
  /** Headline. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Questions and answers. */
export type CmsFaq = CmsSlot & {
  __typename?: 'CmsFaq';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** In order. */
  items: Array<FaqItem>;
  /** Name of the place. */
  slot: Scalars['String']['output'];
};

/** A form. */
export type CmsForm = CmsSlot & {
  __typename?: 'CmsForm';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Which one. */
  kind: FormKind;
  /** Name of the place. */
  slot: Scalars['String']['output'];
  /** Headline. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Several pictures, as gallery or slider. */
export type CmsGallery = CmsSlot & {
  __typename?: 'CmsGallery';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** The pictures, in order. */
  images: Array<Image>;
  /** Name of the place. */
  slot: Scalars['String']['output'];
};

/** A picture, perhaps linked. */
export type CmsImage = CmsSlot & {
  __typename?: 'CmsImage';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** The picture; null when none is set. */
  image?: Maybe<Image>;
  /** Where it leads. */
  link?: Maybe<Link>;
  /** Name of the place. */
  slot: Scalars['String']['output'];
};

/** How a section or block is laid out. */
export type CmsLayout = {
  __typename?: 'CmsLayout';
  /** Picture of the ground. */
  background?: Maybe<Image>;
  /** CSS colour of the ground. */
  backgroundColor?: Maybe<Scalars['String']['output']>;
  /** CSS `background-size`: `cover`, `contain` or `auto`. */
  backgroundMode?: Maybe<Scalars['String']['output']>;
  /** Classes that the shop gave it. */
  cssClass?: Maybe<Scalars['String']['output']>;
  /** Screens on which it is hidden. */
  hiddenOn: Array<Viewport>;
  /** Margins top, right, bottom, left as CSS lengths. */
  margins?: Maybe<Array<Scalars['String']['output']>>;
  /** `boxed` or `full_width`. */
  sizingMode?: Maybe<Scalars['String']['output']>;
};

/** The listing of the category that the page belongs to. */
export type CmsListing = CmsSlot & {
  __typename?: 'CmsListing';
  /** The category whose products are listed. */
  categoryId: Scalars['ID']['output'];
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Name of the place. */
  slot: Scalars['String']['output'];
};

/** A layout of Shopware's Shopping Experiences. */
export type CmsPage = {
  __typename?: 'CmsPage';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Its sections, in order. */
  sections: Array<CmsSection>;
  /** `landingpage`, `product_list`, `product_detail` or `page`. */
  type: Scalars['String']['output'];
};

/** One product. */
export type CmsProductBox = CmsSlot & {
  __typename?: 'CmsProductBox';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** The product; null when it is not sold any more. */
  product?: Maybe<ProductCard>;
  /** Name of the place. */
  slot: Scalars['String']['output'];
};

/** A part of the product page: buy box, pictures, description and reviews, cross-selling, name, or maker's logo. */
export type CmsProductPart = CmsSlot & {
  __typename?: 'CmsProductPart';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Shopware's element type, e.g. `buy-box`. */
  part: Scalars['String']['output'];
  /** The product that it is about: the one that the layout names, else that of the page; null without either. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Name of the place. */
  slot: Scalars['String']['output'];
};

/** A row of products. */
export type CmsProductSlider = CmsSlot & {
  __typename?: 'CmsProductSlider';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** The products, in order. */
  products: Array<ProductCard>;
  /** Name of the place. */
  slot: Scalars['String']['output'];
  /** Headline. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A horizontal part of a layout. */
export type CmsSection = {
  __typename?: 'CmsSection';
  /** Blocks of the main column, in order. */
  blocks: Array<CmsBlock>;
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** How it is laid out. */
  layout: CmsLayout;
  /** Blocks of the sidebar, in order. */
  sidebar: Array<CmsBlock>;
  /** How it is divided. */
  type: CmsSectionType;
};

/** How a section is divided. */
export type CmsSectionType =
  /** One column. */
  | 'DEFAULT'
  /** Sidebar and main column. */
  | 'SIDEBAR';

/** The filters of the page's listing. */
export type CmsSidebarFilter = CmsSlot & {
  __typename?: 'CmsSidebarFilter';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Name of the place. */
  slot: Scalars['String']['output'];
};

/** A place in a block and what stands in it. */
export type CmsSlot = {
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Name of the place, e.g. `left`. */
  slot: Scalars['String']['output'];
};

/** Sanitised HTML text. */
export type CmsText = CmsSlot & {
  __typename?: 'CmsText';
  /** HTML without anything that runs. */
  html: Scalars['String']['output'];
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Name of the place. */
  slot: Scalars['String']['output'];
};

/** An element that this version does not know. */
export type CmsUnknown = CmsSlot & {
  __typename?: 'CmsUnknown';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Name of the place. */
  slot: Scalars['String']['output'];
  /** Shopware's element type. */
  type: Scalars['String']['output'];
};

/** A video of YouTube or Vimeo; nothing is asked of them before the visitor agrees. */
export type CmsVideo = CmsSlot & {
  __typename?: 'CmsVideo';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Picture shown before it plays, out of the shop's own media. */
  poster?: Maybe<Image>;
  /** Who serves it. */
  provider: VideoProvider;
  /** Name of the place. */
  slot: Scalars['String']['output'];
  /** What it shows. */
  title?: Maybe<Scalars['String']['output']>;
  /** The provider's id of the video. */
  videoId: Scalars['String']['output'];
};

/** What the link of the newsletter's mail carries. */
export type ConfirmNewsletterInput = {
  /** `em` of the link. */
  em: Scalars['String']['input'];
  /** `hash` of the link. */
  hash: Scalars['String']['input'];
};

/** What the link of the confirmation mail carries. */
export type ConfirmRegistrationInput = {
  /** `em` of the link. */
  em: Scalars['String']['input'];
  /** `hash` of the link. */
  hash: Scalars['String']['input'];
};

/** A cookie or service. */
export type ConsentEntry = {
  __typename?: 'ConsentEntry';
  /** Days for which it is kept. */
  days?: Maybe<Scalars['Int']['output']>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** Name of the cookie or service. */
  key: Scalars['String']['output'];
  /** As it is shown. */
  name: Scalars['String']['output'];
};

/** A group of cookies and services. */
export type ConsentGroup = {
  __typename?: 'ConsentGroup';
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** What is in it. */
  entries: Array<ConsentEntry>;
  /** Its key, e.g. `statistics`. */
  key: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Whether the shop does not work without it. */
  required: Scalars['Boolean']['output'];
};

/** A country that the shop knows. */
export type Country = {
  __typename?: 'Country';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** ISO 3166-1 alpha-2. */
  iso: Scalars['String']['output'];
  /** Name in the language of the request. */
  name: Scalars['String']['output'];
  /** Whether the shop delivers there. */
  shippingAvailable: Scalars['Boolean']['output'];
  /** Whether an address needs a state. */
  stateRequired: Scalars['Boolean']['output'];
  /** Its states or cantons. */
  states: Array<CountryState>;
  /** Regular expression for VAT ids; null where any is accepted. */
  vatIdPattern?: Maybe<Scalars['String']['output']>;
  /** Whether a business must give a VAT id. */
  vatIdRequired: Scalars['Boolean']['output'];
  /** Regular expression for postal codes; null where any is accepted. */
  zipcodePattern?: Maybe<Scalars['String']['output']>;
  /** Whether an address needs a postal code. */
  zipcodeRequired: Scalars['Boolean']['output'];
};

/** A state or canton. */
export type CountryState = {
  __typename?: 'CountryState';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Name in the language of the request. */
  name: Scalars['String']['output'];
};

/** A new address. */
export type CreateAddressInput = {
  /** The address. */
  address: AddressInput;
  /** Whether bills go there from now on. */
  defaultBilling?: Scalars['Boolean']['input'];
  /** Whether goods go there from now on. */
  defaultShipping?: Scalars['Boolean']['input'];
};

/** A row of products that go with another. */
export type CrossSelling = {
  __typename?: 'CrossSelling';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** The products. */
  products: Array<ProductCard>;
  /** Headline. */
  title: Scalars['String']['output'];
};

/** A currency of the shop. */
export type Currency = {
  __typename?: 'Currency';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** ISO 4217 code. */
  isoCode: Scalars['String']['output'];
  /** Sign, e.g. `€`. */
  symbol: Scalars['String']['output'];
};

/** Who buys. */
export type Customer = {
  __typename?: 'Customer';
  /** Private person or business. */
  accountType: AccountType;
  /** Company of a business. */
  company?: Maybe<Scalars['String']['output']>;
  /** Where bills go. */
  defaultBillingAddress?: Maybe<Address>;
  /** How they like to pay. */
  defaultPaymentMethod?: Maybe<PaymentMethod>;
  /** Where goods go. */
  defaultShippingAddress?: Maybe<Address>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Whether without an account. */
  guest: Scalars['Boolean']['output'];
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Whether they get the newsletter; null where that was not asked. */
  newsletter?: Maybe<NewsletterState>;
  /** Customer number. */
  number?: Maybe<Scalars['String']['output']>;
  /** Name of the customer group whose acceptance is pending; null without one. */
  requestedGroup?: Maybe<Scalars['String']['output']>;
  /** Form of address. */
  salutation?: Maybe<Salutation>;
  /** VAT ids of a business. */
  vatIds: Array<Scalars['String']['output']>;
};

/** What a customer group asks of those who register for it. */
export type CustomerGroupRegistration = {
  __typename?: 'CustomerGroupRegistration';
  /** Whether only businesses may register. */
  companiesOnly: Scalars['Boolean']['output'];
  /** Shopware's id of the group. */
  id: Scalars['ID']['output'];
  /** Its text, sanitised. */
  introductionHtml?: Maybe<Scalars['String']['output']>;
  /** For search engines. */
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** Heading of its page. */
  title: Scalars['String']['output'];
};

/** The customer after a change. */
export type CustomerPayload = {
  __typename?: 'CustomerPayload';
  /** The customer as they are now; null when not logged in any more. */
  customer?: Maybe<Customer>;
  /** What can be mended. */
  userErrors: Array<UserError>;
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
  confirmed: Scalars['Boolean']['input'];
};

/** How long a delivery takes. */
export type DeliveryTime = {
  __typename?: 'DeliveryTime';
  /** As the shop words it. */
  label: Scalars['String']['output'];
  /** Days at most. */
  maxDays?: Maybe<Scalars['Int']['output']>;
  /** Days at least. */
  minDays?: Maybe<Scalars['Int']['output']>;
};

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
  __typename?: 'DonePayload';
  /** Whether it was. */
  done: Scalars['Boolean']['output'];
  /** What can be mended. */
  userErrors: Array<UserError>;
};

/** A file that was bought. */
export type Download = {
  __typename?: 'Download';
  /** Whether it may be fetched: usually as soon as the order is paid. */
  accessGranted: Scalars['Boolean']['output'];
  /** Name of the file, extension included. */
  fileName: Scalars['String']['output'];
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Path at this gateway; null without access. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A recipe, a blog post or a news item: a category with the custom fields `kontor_*`. */
export type Entry = {
  __typename?: 'Entry';
  /** Who wrote it. */
  author?: Maybe<Scalars['String']['output']>;
  /** Its picture. */
  cover?: Maybe<Image>;
  /** Shopware's id of the category. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: EntryKind;
  /** Path of its page, prefix included. */
  path: Scalars['String']['output'];
  /** Day on which it appeared, ISO 8601. */
  publishedAt?: Maybe<Scalars['String']['output']>;
  /** How it is cooked; null for anything but a recipe. */
  recipe?: Maybe<Recipe>;
  /** What it is about, in words. */
  tags: Array<Scalars['String']['output']>;
  /** One or two sentences. */
  teaser?: Maybe<Scalars['String']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
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
  __typename?: 'EntryList';
  /** The newest first. */
  entries: Array<Entry>;
  /** Which part it is; `total` is exact. */
  pageInfo: PageInfo;
};

/** The page of a recipe, a blog post or a news item. */
export type EntryPage = {
  __typename?: 'EntryPage';
  /** Way to it, home first. */
  breadcrumbs: Array<Breadcrumb>;
  /** Its layout. */
  cms?: Maybe<CmsPage>;
  /** What it is about. */
  entry: Entry;
  /** Others of its kind, the newest first, without itself. */
  more: Array<Entry>;
  /** For search engines. */
  seo: Seo;
};

/** A question and its answer. */
export type FaqItem = {
  __typename?: 'FaqItem';
  /** Sanitised HTML. */
  answerHtml: Scalars['String']['output'];
  /** The question. */
  question: Scalars['String']['output'];
};

/** Something that a listing can be filtered by. */
export type Filter = {
  /** Stable name: the parameter in the address. */
  key: Scalars['String']['output'];
  /** As it is shown. */
  label: Scalars['String']['output'];
};

/** One value of a filter. */
export type FilterOption = {
  __typename?: 'FilterOption';
  /** CSS colour. */
  color?: Maybe<Scalars['String']['output']>;
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Picture of the material. */
  image?: Maybe<Image>;
  /** As it is shown. */
  label: Scalars['String']['output'];
  /** Whether it is chosen. */
  selected: Scalars['Boolean']['output'];
};

/** A value of a form. */
export type FormFieldInput = {
  /** Name of the field. */
  name: Scalars['String']['input'];
  /** What was typed. */
  value: Scalars['String']['input'];
};

/** Which of Kontor's forms. */
export type FormKind =
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
  entity: FormPlaceEntity;
  /** Id of the category, landing page or product whose page shows the layout. */
  navigationId: Scalars['ID']['input'];
  /** Id of the slot. */
  slotId: Scalars['ID']['input'];
};

/** A file of a form. */
export type FormUploadInput = {
  /** Key out of the answer of `POST /upload`. */
  key: Scalars['String']['input'];
  /** Name of the field. */
  name: Scalars['String']['input'];
};

/** How far it is to free shipping. */
export type FreeShipping = {
  __typename?: 'FreeShipping';
  /** Sum from which shipping is free. */
  from: Money;
  /** What is missing; 0.00 once reached. */
  missing: Money;
  /** Whether it is reached. */
  reached: Scalars['Boolean']['output'];
};

/** Who buys without an account. */
export type IdentifyGuestInput = {
  /** Private person or business. */
  accountType?: AccountType;
  /** Where the bill goes, and the goods unless said otherwise. */
  billingAddress: AddressInput;
  /** Company; needed for a business. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Where the confirmation goes. */
  email: Scalars['String']['input'];
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /** Id out of `salutations`. */
  salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the goods go, if elsewhere. */
  shippingAddress?: InputMaybe<AddressInput>;
  /** VAT ids of a business. */
  vatIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A picture and its measures in pixels. */
export type Image = {
  __typename?: 'Image';
  /** What the picture shows, for people who do not see it; empty for decoration. */
  alt: Scalars['String']['output'];
  /** Height of the original in pixels; null when the shop does not tell. */
  height?: Maybe<Scalars['Int']['output']>;
  /** The renditions as the value of a `srcset` attribute; null when there is only the original. */
  srcset?: Maybe<Scalars['String']['output']>;
  /**
   * Address of a rendition: sides are rounded up to the next 100, at most 1900; AVIF or WebP where the client takes it. The
   * original without an argument, and where it cannot be resized.
   */
  url: Scalars['String']['output'];
  /** Width of the original in pixels; null when the shop does not tell. */
  width?: Maybe<Scalars['Int']['output']>;
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
  __typename?: 'Ingredient';
  /** How much for all servings; null for as much as one likes. */
  amount?: Maybe<Scalars['Float']['output']>;
  /** What it is. */
  name: Scalars['String']['output'];
  /** Path of a product of the shop that it is; null otherwise. */
  path?: Maybe<Scalars['String']['output']>;
  /** Key of the unit, e.g. `tablespoon`; null for pieces without a word. */
  unit?: Maybe<Scalars['String']['output']>;
};

/** Ingredients that belong together. */
export type IngredientGroup = {
  __typename?: 'IngredientGroup';
  /** The ingredients. */
  ingredients: Array<Ingredient>;
  /** What they are for; null for the only group. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A landing page. */
export type LandingPage = {
  __typename?: 'LandingPage';
  /** Its layout. */
  cms?: Maybe<CmsPage>;
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** For search engines. */
  seo: Seo;
};

/** A language of the shop. */
export type Language = {
  __typename?: 'Language';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Its own name for itself. */
  label: Scalars['String']['output'];
  /** Its tag. */
  locale: Scalars['Locale']['output'];
  /** Prefix of its paths: empty for the default language, else `/en`. */
  pathPrefix: Scalars['String']['output'];
};

/** A page that the law asks for. */
export type LegalPage = {
  __typename?: 'LegalPage';
  /** Its name. */
  label: Scalars['String']['output'];
  /** Its path, language prefix included. */
  path: Scalars['String']['output'];
  /** What it is. */
  role: LegalRole;
};

/** What a page is in the eyes of the law. */
export type LegalRole =
  /** Who runs the shop. */
  | 'IMPRINT'
  /** Data protection. */
  | 'PRIVACY'
  /** General terms. */
  | 'TERMS'
  /** The right of withdrawal. */
  | 'WITHDRAWAL';

/** Where something leads. Only http(s), mailto and tel leave the shop; a target with another protocol is dropped. */
export type Link = {
  __typename?: 'Link';
  /** Whether it opens in a new tab. */
  newTab: Scalars['Boolean']['output'];
  /** Path within the shop, prefix included; null for an outside address. */
  path?: Maybe<Scalars['String']['output']>;
  /** Outside address; null within the shop. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A part of the products that a category has or a search found. */
export type Listing = {
  __typename?: 'Listing';
  /** Number of filter values in force. */
  appliedCount: Scalars['Int']['output'];
  /** Filters that can be set, with what is set. */
  filters: Array<Filter>;
  /** Where that page stands. */
  pageInfo: PageInfo;
  /** One page of them. */
  products: Array<ProductCard>;
  /** Key of the sorting in force. */
  sorting: Scalars['String']['output'];
  /** Sortings to choose from. */
  sortings: Array<Sorting>;
};

/** Which part of a listing is wanted. Ids of one property group widen, different groups narrow. */
export type ListingInput = {
  /** Ids of categories (search only). */
  categories?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only what is delivered free of charge. */
  freeShipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** Products a page, 1 to 100; 10 when absent. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of makers; what is no id filters nothing, here and below. */
  manufacturers?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Highest price in the currency of the request. */
  maxPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Lowest price in the currency of the request. */
  minPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Page, from 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of property options. */
  properties?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Least number of stars, 1 to 5. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** Key out of `sortings`. */
  sorting?: InputMaybe<Scalars['String']['input']>;
};

/** Who logs in. */
export type LoginInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** The session after somebody came or went. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** The cart as it is now, merges told in its notices; null when nothing changed. */
  cart?: Maybe<Cart>;
  /** The session as it is now; null when nothing changed. */
  session?: Maybe<Session>;
  /** What can be mended. */
  userErrors: Array<UserError>;
};

/** Who makes it. */
export type Manufacturer = {
  __typename?: 'Manufacturer';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Logo. */
  image?: Maybe<Image>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Website; http(s) only. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A visitor's list. */
export type MergeWishlistInput = {
  /** Ids of its products, at most 1000. */
  productIds: Array<Scalars['ID']['input']>;
};

/** An amount in one currency. */
export type Money = {
  __typename?: 'Money';
  /** Amount with the currency's decimals, e.g. `189.00`. */
  amount: Scalars['Decimal']['output'];
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
  /** As it is written in the language of the request, e.g. `CHF 1’249.00`. */
  formatted: Scalars['String']['output'];
};

/** What changes the shopper's session, cart or order. Answers are never cached. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Enters a promotion code. One that takes nothing off now is told in `userErrors`; where it may apply later it is kept as a saved promotion. */
  addPromotionCode: CartPayload;
  /** Puts pieces of a product into the cart. */
  addToCart: CartPayload;
  /** Puts a product on the customer's wishlist. */
  addToWishlist: WishlistPayload;
  /** Calls an order off that is not under way yet. */
  cancelOrder: OrderPayload;
  /** Changes the e-mail address. */
  changeEmail: CustomerPayload;
  /** Pays an unpaid order in another way. */
  changeOrderPayment: OrderPayload;
  /** Changes the password. */
  changePassword: CustomerPayload;
  /** Changes who the customer is. */
  changeProfile: CustomerPayload;
  /** Empties the cart. */
  clearCart: CartPayload;
  /** Takes everything off it. */
  clearWishlist: WishlistPayload;
  /** Confirms the newsletter by that link. */
  confirmNewsletter: DonePayload;
  /** Confirms an e-mail address by the link that was sent to it. */
  confirmRegistration: LoginPayload;
  /** Adds an address. */
  createAddress: AddressPayload;
  /** Removes an address that is no default. */
  deleteAddress: AddressPayload;
  /** Closes the account for good. */
  deleteCustomer: LoginPayload;
  /** Says who buys, without an account; asking again replaces what was said and keeps the cart. */
  identifyGuest: CheckoutPayload;
  /** Logs in; the cart that was filled before is merged with the one of the account. */
  login: LoginPayload;
  /** Logs out; what follows is a new session. */
  logout: LoginPayload;
  /** Adds a visitor's list to the customer's; what is on both counts once. */
  mergeWishlist: WishlistPayload;
  /** Shows an order to whoever knows its link, the e-mail address and the postcode of its bill. */
  openOrder: OrderPayload;
  /** Begins (again) to pay an order of this session. */
  payOrder: PayOrderPayload;
  /** Orders what is in the cart. The same idempotency key gives the same order, however often it is asked. */
  placeOrder: PlaceOrderPayload;
  /** Opens an account. With double opt-in the customer must confirm first: `state` then is `INACTIVE`. */
  register: LoginPayload;
  /** Takes a line item out. */
  removeFromCart: CartPayload;
  /** Takes a product off it. */
  removeFromWishlist: WishlistPayload;
  /** Takes a promotion out. */
  removePromotion: CartPayload;
  /** Takes a promotion code out, whether it applies or is only saved. */
  removePromotionCode: CartPayload;
  /** Puts what was ordered into the cart again; what is not sold any more is told. */
  reorder: ReorderPayload;
  /** Sends a link to set a new password, if the address has an account; the answer is the same if not. */
  requestPasswordRecovery: DonePayload;
  /** Sets a new password by that link. */
  resetPassword: DonePayload;
  /** Sends one of the forms to the shop. */
  sendForm: SendFormPayload;
  /** Sends the bill of this order to an address of the customer. */
  setBillingAddress: CheckoutPayload;
  /** Changes the country that taxes and shipping are calculated for. A guest whose address is elsewhere is asked anew who they are; the cart stays. A customer chooses among their addresses instead (`setShippingAddress`). */
  setCountry: SessionPayload;
  /** Changes the currency of prices and cart. */
  setCurrency: SessionPayload;
  /** Makes an address the one for bills. */
  setDefaultBillingAddress: AddressPayload;
  /** Chooses how the customer likes to pay. */
  setDefaultPaymentMethod: CustomerPayload;
  /** Makes an address the one for goods. */
  setDefaultShippingAddress: AddressPayload;
  /** Stores the shopper's language, so that mails and documents are written in it. */
  setLocale: SessionPayload;
  /** Subscribes to the newsletter with the customer's address, or ends that. */
  setNewsletter: CustomerPayload;
  /** Chooses how they are paid. */
  setPaymentMethod: CheckoutPayload;
  /** Sends the goods of this order to an address of the customer. */
  setShippingAddress: CheckoutPayload;
  /** Chooses how the goods travel. */
  setShippingMethod: CheckoutPayload;
  /** Writes a review; it is shown once the shop has accepted it. */
  submitReview: SubmitReviewPayload;
  /** Asks for the newsletter; the shop then sends a link to confirm. */
  subscribeNewsletter: DonePayload;
  /** Ends the newsletter. */
  unsubscribeNewsletter: DonePayload;
  /** Changes an address. */
  updateAddress: AddressPayload;
  /** Sets the quantity of a line item. */
  updateCartItem: CartPayload;
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
  __typename?: 'NavigationEntry';
  /** Entries below it. */
  children: Array<NavigationEntry>;
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** As it is shown. */
  label: Scalars['String']['output'];
  /** Where it leads; null for a folder. */
  link?: Maybe<Link>;
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

/** What happened to the cart or the session without being an error; each is delivered once. */
export type Notice = {
  __typename?: 'Notice';
  /** Shopware's message key, e.g. `product-stock-reached`. */
  code: Scalars['String']['output'];
  /** The line item it speaks of. */
  lineItemId?: Maybe<Scalars['ID']['output']>;
  /** The sentence in the language of the request; Shopware's own for keys that Kontor does not know. */
  message: Scalars['String']['output'];
  /** Values for the message. */
  params: Array<Param>;
  /** How much it matters. */
  severity: NoticeSeverity;
};

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
  __typename?: 'Nutrient';
  /** How much, unit included. */
  amount: Scalars['String']['output'];
  /** `energy`, `fat`, `carbohydrates`, `protein`, `cholesterol`, `salt`, `sugar`, `fiber` or `transFat`. */
  key: Scalars['String']['output'];
};

/** One option of a choice. */
export type Option = {
  __typename?: 'Option';
  /** Whether that variant can be bought now. */
  available: Scalars['Boolean']['output'];
  /** CSS colour. */
  color?: Maybe<Scalars['String']['output']>;
  /** Whether a variant with it and the other chosen options exists. */
  combinable: Scalars['Boolean']['output'];
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Picture of the material. */
  image?: Maybe<Image>;
  /** As it is shown. */
  label: Scalars['String']['output'];
  /** Path of that variant; null where none exists. */
  path?: Maybe<Scalars['String']['output']>;
  /** Whether the shown variant has it. */
  selected: Scalars['Boolean']['output'];
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
  __typename?: 'OptionFilter';
  /** How its options are shown. */
  display: OptionDisplay;
  /** `properties:<group id>`, `manufacturer` or `categories`. */
  key: Scalars['String']['output'];
  /** As it is shown. */
  label: Scalars['String']['output'];
  /** What can be chosen. */
  options: Array<FilterOption>;
};

/** A choice between variants: size, colour. */
export type OptionGroup = {
  __typename?: 'OptionGroup';
  /** How its options are shown. */
  display: OptionDisplay;
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** As it is shown. */
  name: Scalars['String']['output'];
  /** The options, in order. */
  options: Array<Option>;
};

/** An order. */
export type Order = {
  __typename?: 'Order';
  /** Where the bill goes. */
  billingAddress?: Maybe<Address>;
  /** Whether it can be called off now. */
  canCancel: Scalars['Boolean']['output'];
  /** Whether another way to pay can be chosen now. */
  canChangePayment: Scalars['Boolean']['output'];
  /** Whether the buyer may be asked to pay now: nobody has paid, nothing is under way, refunded or charged back. */
  canPay: Scalars['Boolean']['output'];
  /** What the shopper added. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When it was placed. */
  date: Scalars['DateTime']['output'];
  /** Where its delivery stands. */
  deliveryStatus?: Maybe<StateLabel>;
  /** Invoices and other papers that the shop has sent. */
  documents: Array<OrderDocument>;
  /** Mail address the confirmation went to. */
  email: Scalars['String']['output'];
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** What was ordered. */
  items: Array<OrderItem>;
  /** Order number. */
  number: Scalars['String']['output'];
  /** Whether it is paid. */
  paid: Scalars['Boolean']['output'];
  /** How it is paid. */
  paymentMethod?: Maybe<PaymentMethod>;
  /** Where its payment stands. */
  paymentStatus: StateLabel;
  /** Whether paying leads to the payment provider's own page. */
  paysElsewhere: Scalars['Boolean']['output'];
  /** Shipping costs. */
  shipping: Money;
  /** Where the goods go. */
  shippingAddress?: Maybe<Address>;
  /** How it travels. */
  shippingMethod?: Maybe<ShippingMethod>;
  /** Where it stands. */
  status: StateLabel;
  /** Sum of the items. */
  subtotal: Money;
  /** Taxes by rate. */
  taxes: Array<Tax>;
  /** What is or was to be paid. */
  total: Money;
  /** Where the parcels can be followed. */
  trackingUrls: Array<Scalars['String']['output']>;
};

/** An invoice, a delivery note or the like. */
export type OrderDocument = {
  __typename?: 'OrderDocument';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** What it is, in the language of the request. */
  name: Scalars['String']['output'];
  /** Path at this gateway; answers only to those who may see the order. */
  url: Scalars['String']['output'];
};

/** An order of the customer. */
export type OrderIdInput = {
  /** Its id. */
  orderId: Scalars['ID']['input'];
};

/** A line of an order. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** Files that were bought with it. */
  downloads: Array<Download>;
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** Name. */
  label: Scalars['String']['output'];
  /** Chosen options: size, colour. */
  options: Array<Property>;
  /** Path of the product; null where it is none, or is not sold any more. */
  path?: Maybe<Scalars['String']['output']>;
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** Price of all pieces. */
  total: Money;
  /** What it is. */
  type: OrderItemType;
  /** Price of one piece. */
  unit: Money;
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
  deepLinkCode: Scalars['String']['input'];
  /** E-mail address that the order was placed with. */
  email: Scalars['String']['input'];
  /** Postcode of the bill. */
  zipcode: Scalars['String']['input'];
};

/** A part of the customer's orders. */
export type OrderList = {
  __typename?: 'OrderList';
  /** Newest first. */
  orders: Array<Order>;
  /** Which part it is. */
  pageInfo: PageInfo;
};

/** An order after a change. */
export type OrderPayload = {
  __typename?: 'OrderPayload';
  /** The order; null when it is not to be seen. */
  order?: Maybe<Order>;
  /** What can be mended. */
  userErrors: Array<UserError>;
};

/** What stands under a path. */
export type Page = CategoryPage | EntryPage | LandingPage | ProductPage | RedirectPage;

/** Where a part of a list stands in the whole. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Whether a next page exists. */
  hasMore: Scalars['Boolean']['output'];
  /** Entries a page. */
  limit: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Entries in all. */
  total: Scalars['Int']['output'];
};

/** A value that belongs into a message, e.g. `quantity` = `5`. */
export type Param = {
  __typename?: 'Param';
  /** Name of the placeholder. */
  name: Scalars['String']['output'];
  /** Its value, ready to be shown. */
  value: Scalars['String']['output'];
};

/** The order to pay. */
export type PayOrderInput = {
  /** For those who hold the order's link and are not logged in. */
  link?: InputMaybe<OrderLinkInput>;
  /** Id of an order of this session, or of one that `link` opens. */
  orderId: Scalars['ID']['input'];
};

/** Where to pay. */
export type PayOrderPayload = {
  __typename?: 'PayOrderPayload';
  /** The order. */
  order?: Maybe<Order>;
  /** The payment provider's page to go to; null when nothing is to be done there. */
  paymentUrl?: Maybe<Scalars['String']['output']>;
  /** What can be mended. */
  userErrors: Array<UserError>;
};

/** A way to pay. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** Whether it cannot be chosen for this cart. */
  blocked: Scalars['Boolean']['output'];
  /** What it means. */
  description?: Maybe<Scalars['String']['output']>;
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Its sign. */
  image?: Maybe<Image>;
  /** Name. */
  name: Scalars['String']['output'];
};

/** What to order. */
export type PlaceOrderInput = {
  /** `Cart.hash` of what the shopper saw. */
  cartHash: Scalars['String']['input'];
  /** What the shopper adds. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** A value of the client's own making, 8 to 128 characters; the same one yields the same order for a day. */
  idempotencyKey: Scalars['String']['input'];
  /** For downloads: that the waiver of the right of withdrawal was acknowledged. */
  revocationWaived?: Scalars['Boolean']['input'];
  /** That the general terms were accepted. */
  termsAccepted: Scalars['Boolean']['input'];
};

/** The order, or why there is none. */
export type PlaceOrderPayload = {
  __typename?: 'PlaceOrderPayload';
  /** The cart, with its notices, when it must be mended first. */
  cart?: Maybe<Cart>;
  /** The order; null when none was made. */
  order?: Maybe<Order>;
  /** The payment provider's page to go to; null when there is none. */
  paymentUrl?: Maybe<Scalars['String']['output']>;
  /** What can be mended. */
  userErrors: Array<UserError>;
};

/** What something costs. */
export type Price = {
  __typename?: 'Price';
  /** Reduction in percent, rounded; null when it is not reduced. */
  discountPercent?: Maybe<Scalars['Int']['output']>;
  /** Whether it starts there: variants or tiers cost differently. */
  from: Scalars['Boolean']['output'];
  /** The price before; null when it is not reduced. */
  list?: Maybe<Money>;
  /** Price of a common unit, e.g. 1 kg. */
  reference?: Maybe<ReferencePrice>;
  /** Lowest price of the last 30 days. */
  regulation?: Maybe<Money>;
  /** Prices by quantity; empty when there is only one. */
  tiers: Array<PriceTier>;
  /** Price of one piece at the smallest quantity. */
  unit: Money;
};

/** Price from a quantity on. */
export type PriceTier = {
  __typename?: 'PriceTier';
  /** Smallest quantity. */
  from: Scalars['Int']['output'];
  /** Largest quantity; null for the last tier: from `from` on. */
  to?: Maybe<Scalars['Int']['output']>;
  /** Price of one piece. */
  unit: Money;
};

/** A product as it stands on its own page. */
export type Product = {
  __typename?: 'Product';
  /** Whether and when it can be had. */
  availability: Availability;
  /** What distinguishes it. */
  badges: Array<Badge>;
  /** What is in a bundle; empty for other products. */
  bundle: Array<BundleItem>;
  /** Its first picture. */
  cover?: Maybe<Image>;
  /** Products that go with it. */
  crossSellings: Array<CrossSelling>;
  /** Sanitised HTML. */
  descriptionHtml?: Maybe<Scalars['String']['output']>;
  /** Barcode. */
  ean?: Maybe<Scalars['String']['output']>;
  /** One line of facts. */
  facts?: Maybe<Scalars['String']['output']>;
  /** Questions and answers. */
  faq: Array<FaqItem>;
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Whether it is delivered as a download. */
  isDownload: Scalars['Boolean']['output'];
  /** Its maker. */
  manufacturer?: Maybe<Manufacturer>;
  /** All its pictures, the first one included. */
  media: Array<Image>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Product number. */
  number: Scalars['String']['output'];
  /** Choices that lead to its sister variants. */
  optionGroups: Array<OptionGroup>;
  /** Id of the product whose variant it is. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Path of its page, prefix included. */
  path: Scalars['String']['output'];
  /** What it costs. */
  price: Price;
  /** Material, care and the like. */
  properties: Array<Property>;
  /** Quantities in which it is sold. */
  purchase: PurchaseRules;
  /** What buyers say; null without reviews. */
  rating?: Maybe<Rating>;
  /** Day of release. */
  releaseDate?: Maybe<Scalars['DateTime']['output']>;
  /** Reviews, the newest first. */
  reviews: ReviewList;
  /** Weight, measures and the like. */
  specifications: Array<Property>;
  /** What makes it the variant that it is, e.g. `20 cm`; empty where there is no choice. */
  variant: Array<Scalars['String']['output']>;
};


/** A product as it stands on its own page. */
export type ProductReviewsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};

/** A product as it stands in a list. */
export type ProductCard = {
  __typename?: 'ProductCard';
  /** Whether it can be bought now. */
  available: Scalars['Boolean']['output'];
  /** What distinguishes it. */
  badges: Array<Badge>;
  /** Its first picture. */
  cover?: Maybe<Image>;
  /** One line of facts. */
  facts?: Maybe<Scalars['String']['output']>;
  /** Whether it comes in variants. */
  hasVariants: Scalars['Boolean']['output'];
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Pieces left if that is worth saying: few, or 0 of something that is sold on and must come in first; else null. */
  lowStock?: Maybe<Scalars['Int']['output']>;
  /** Maker's name. */
  manufacturer?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Path of its page, prefix included. */
  path: Scalars['String']['output'];
  /** Its price. */
  price: Price;
  /** What buyers say; null without reviews. */
  rating?: Maybe<Rating>;
  /** Colours it comes in. */
  swatches: Array<Swatch>;
};

/** A product's own page. */
export type ProductPage = {
  __typename?: 'ProductPage';
  /** Way to it, home first. */
  breadcrumbs: Array<Breadcrumb>;
  /** The layout that the shop gave it; null for the built-in one, which stands for Shopware's default layout. */
  cms?: Maybe<CmsPage>;
  /** The product. */
  product: Product;
  /** For search engines. */
  seo: Seo;
};

/** A promotion in the cart. */
export type Promotion = {
  __typename?: 'Promotion';
  /** Code that was entered; null for one that applies by itself. */
  code?: Maybe<Scalars['String']['output']>;
  /** What it takes off, negative. */
  discount: Money;
  /** Id of the line item. */
  id: Scalars['ID']['output'];
  /** Name. */
  label: Scalars['String']['output'];
};

/** A named value. */
export type Property = {
  __typename?: 'Property';
  /** Stable name. */
  key: Scalars['String']['output'];
  /** As it is shown. */
  label: Scalars['String']['output'];
  /** Unit of the values, e.g. `kg`. */
  unit?: Maybe<Scalars['String']['output']>;
  /** Its values. */
  values: Array<Scalars['String']['output']>;
};

/** Quantities in which something is sold. */
export type PurchaseRules = {
  __typename?: 'PurchaseRules';
  /** Largest quantity. */
  max: Scalars['Int']['output'];
  /** Smallest quantity. */
  min: Scalars['Int']['output'];
  /** Step between quantities. */
  step: Scalars['Int']['output'];
};

/** What is asked of the shop. */
export type Query = {
  __typename?: 'Query';
  /** Address book of the customer, or the addresses that the guest of this session gave; empty for everybody else. */
  addresses: Array<Address>;
  /** Where to find an entity in every language of the shop. */
  alternates: Array<Alternate>;
  /** A captcha for one sending of a form; null where the shop uses another check. */
  captcha: Captcha;
  /** The shopper's cart; empty when they have none. Asking makes no session. */
  cart: Cart;
  /** Everything that the checkout shows; for somebody without a cart or without a name its `blockers` say so. */
  checkout: Checkout;
  /** Groups of cookies and services that a visitor may allow or refuse; empty where the shop has none. */
  consentGroups: Array<ConsentGroup>;
  /** Countries in which the shop's customers live. */
  countries: Array<Country>;
  /** Currencies of the shop. */
  currencies: Array<Currency>;
  /** The logged-in customer; null for everybody else. */
  customer?: Maybe<Customer>;
  /** What a customer group asks of those who register for it; null when nobody can. */
  customerGroupRegistration?: Maybe<CustomerGroupRegistration>;
  /** Recipes, blog posts or news, the newest first. */
  entries: EntryList;
  /** Sum of goods from which shipping is free of charge, in the currency of the request; null where that depends on the cart. */
  freeShippingFrom?: Maybe<Money>;
  /** Languages of the shop. */
  languages: Array<Language>;
  /** Pages that the law asks for, as far as the shop has marked them. */
  legalPages: Array<LegalPage>;
  /** Products of a category, filtered and sorted. */
  listing: Listing;
  /** One of the shop's menus. */
  navigation: Array<NavigationEntry>;
  /** An order of this session's customer or guest; null when it is not theirs or does not exist. */
  order?: Maybe<Order>;
  /** Orders of the customer, or of the guest of this session, newest first; `NOT_LOGGED_IN` for everybody else. */
  orders: OrderList;
  /**
   * What stands under a path (language prefix included or not, leading slash or not): a product, a category, a landing page, or
   * where it moved; null when there is nothing (404).
   */
  page?: Maybe<Page>;
  /** Whether the link of a password recovery can still be used; false for expired, used and unknown ones alike. */
  passwordRecoveryUsable: Scalars['Boolean']['output'];
  /** Ways to pay that a customer can prefer. */
  paymentMethods: Array<PaymentMethod>;
  /** A product by Shopware's id; a variant parent answers with its first buyable variant; null when it is not sold. */
  product?: Maybe<Product>;
  /** Cards of products by id, in the order asked; those that are not sold any more are left out. At most 100. */
  products: Array<ProductCard>;
  /** Forms of address. */
  salutations: Array<Salutation>;
  /** Products that fit a search term; an empty term finds nothing. */
  search: Listing;
  /** The shopper's session: who they are, in which language and currency they buy. */
  session: Session;
  /** A few products that fit what was typed so far. */
  suggest: Suggestions;
  /** The backend's message texts that override the built-in ones. */
  translations: Array<Translation>;
  /** The customer's wishlist, newest first; empty without a login (a visitor's list lives in the browser). */
  wishlist: Wishlist;
};


/** What is asked of the shop. */
export type QueryAlternatesArgs = {
  foreignKey: Scalars['ID']['input'];
  routeName: Scalars['String']['input'];
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
};


/** What is asked of the shop. */
export type QueryListingArgs = {
  categoryId: Scalars['ID']['input'];
  input?: InputMaybe<ListingInput>;
};


/** What is asked of the shop. */
export type QueryNavigationArgs = {
  depth?: InputMaybe<Scalars['Int']['input']>;
  kind: NavigationKind;
};


/** What is asked of the shop. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What is asked of the shop. */
export type QueryOrdersArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
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
  ids: Array<Scalars['ID']['input']>;
};


/** What is asked of the shop. */
export type QuerySearchArgs = {
  input?: InputMaybe<ListingInput>;
  term: Scalars['String']['input'];
};


/** What is asked of the shop. */
export type QuerySuggestArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
};


/** What is asked of the shop. */
export type QueryWishlistArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};

/** A range of prices. */
export type RangeFilter = Filter & {
  __typename?: 'RangeFilter';
  /** `price`. */
  key: Scalars['String']['output'];
  /** As it is shown. */
  label: Scalars['String']['output'];
  /** Highest price of the listing. */
  max: Scalars['Decimal']['output'];
  /** Lowest price of the listing. */
  min: Scalars['Decimal']['output'];
  /** Chosen upper end. */
  selectedMax?: Maybe<Scalars['Decimal']['output']>;
  /** Chosen lower end. */
  selectedMin?: Maybe<Scalars['Decimal']['output']>;
};

/** What buyers say in stars. */
export type Rating = {
  __typename?: 'Rating';
  /** 1.0 to 5.0. */
  average: Scalars['Float']['output'];
  /** Number of reviews, where known. */
  count?: Maybe<Scalars['Int']['output']>;
};

/** A least number of stars. */
export type RatingFilter = Filter & {
  __typename?: 'RatingFilter';
  /** `rating`. */
  key: Scalars['String']['output'];
  /** As it is shown. */
  label: Scalars['String']['output'];
  /** Best rating in the listing. */
  max: Scalars['Int']['output'];
  /** Chosen number of stars. */
  selected?: Maybe<Scalars['Int']['output']>;
};

/** How something is cooked. */
export type Recipe = {
  __typename?: 'Recipe';
  /** Minutes. */
  cookTimeMinutes?: Maybe<Scalars['Int']['output']>;
  /** How difficult it is. */
  difficulty?: Maybe<Difficulty>;
  /** What goes into it. */
  ingredients: Array<IngredientGroup>;
  /** Steps, in order. */
  instructions: Array<Scalars['String']['output']>;
  /** What is in one serving. */
  nutrition: Array<Nutrient>;
  /** For how many the amounts are. */
  servings: Scalars['Int']['output'];
  /** How the servings are called, e.g. `persons`; null for persons. */
  servingsLabel?: Maybe<Scalars['String']['output']>;
};

/** The page lives elsewhere. */
export type RedirectPage = {
  __typename?: 'RedirectPage';
  /** Path to go to, prefix included. */
  path: Scalars['String']['output'];
  /** Whether for good (301) or for now (302). */
  permanent: Scalars['Boolean']['output'];
};

/** Price of a common unit. */
export type ReferencePrice = {
  __typename?: 'ReferencePrice';
  /** Price of `quantity` of `unit`. */
  price: Money;
  /** E.g. 1. */
  quantity: Scalars['Float']['output'];
  /** E.g. `Kilogramm`. */
  unit: Scalars['String']['output'];
};

/** Who opens an account. */
export type RegisterInput = {
  /** That the data protection rules were read. */
  acceptedDataProtection: Scalars['Boolean']['input'];
  /** Private person or business. */
  accountType?: AccountType;
  /** Where bills go, and goods unless said otherwise. */
  billingAddress: AddressInput;
  /** Company; needed for a business. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Id of a customer group that takes registrations. */
  customerGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail address, the name for logging in. */
  email: Scalars['String']['input'];
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /** Password; how long it must be the shop says. */
  password: Scalars['String']['input'];
  /** Id out of `salutations`. */
  salutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Where goods go, if elsewhere. */
  shippingAddress?: InputMaybe<AddressInput>;
  /** VAT ids of a business. */
  vatIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What to take out. */
export type RemoveFromCartInput = {
  /** Id of the line item. */
  id: Scalars['ID']['input'];
};

/** The code to take out. */
export type RemovePromotionCodeInput = {
  /** As it was entered; capitals make no difference. */
  code: Scalars['String']['input'];
};

/** The promotion to take out. */
export type RemovePromotionInput = {
  /** Id of the promotion's line item. */
  id: Scalars['ID']['input'];
};

/** The cart with what was ordered before. */
export type ReorderPayload = {
  __typename?: 'ReorderPayload';
  /** The cart; null when nothing was added. */
  cart?: Maybe<Cart>;
  /** What could not be added, by its name. */
  missing: Array<Scalars['String']['output']>;
  /** What can be mended. */
  userErrors: Array<UserError>;
};

/** Who forgot the password. */
export type RequestPasswordRecoveryInput = {
  /** E-mail address of the account. */
  email: Scalars['String']['input'];
};

/** A new password. */
export type ResetPasswordInput = {
  /** `hash` of the link. */
  hash: Scalars['String']['input'];
  /** The new password. */
  password: Scalars['String']['input'];
  /** The same again. */
  passwordConfirmation: Scalars['String']['input'];
};

/** What a buyer says. */
export type Review = {
  __typename?: 'Review';
  /** Name that the buyer gave. */
  author?: Maybe<Scalars['String']['output']>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** 1 to 5. */
  points: Scalars['Float']['output'];
  /** The shop's answer. */
  shopFeedback?: Maybe<Scalars['String']['output']>;
  /** Plain text. */
  text: Scalars['String']['output'];
  /** Headline. */
  title: Scalars['String']['output'];
};

/** Reviews of a product. */
export type ReviewList = {
  __typename?: 'ReviewList';
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  histogram: Array<Scalars['Int']['output']>;
  /** Where that page stands. */
  pageInfo: PageInfo;
  /** One page of them. */
  reviews: Array<Review>;
};

/** A form of address. */
export type Salutation = {
  __typename?: 'Salutation';
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Shopware's key, e.g. `mrs`. */
  key: Scalars['String']['output'];
  /** As it is shown. */
  label: Scalars['String']['output'];
};

/** A promotion code that waits for its conditions. */
export type SavedPromotion = {
  __typename?: 'SavedPromotion';
  /** Code as it was entered. */
  code: Scalars['String']['output'];
  /** What has become of it, in the language of the request. */
  message: Scalars['String']['output'];
};

/** What was filled into a form. */
export type SendFormInput = {
  /** What was typed for the captcha, or reCAPTCHA's own token. */
  captchaAnswer: Scalars['String']['input'];
  /** `token` of the captcha. */
  captchaToken: Scalars['String']['input'];
  /** Values by the name of the field, e.g. `invoiceNumber`; lists as several values. */
  fields: Array<FormFieldInput>;
  /** Which form. */
  kind: FormKind;
  /** Where the form stands, so that those receive it whom the shop has named there; null for a form outside any layout. */
  place?: InputMaybe<FormPlaceInput>;
  /** Keys of files that `POST /upload` answered with. */
  uploads?: Array<FormUploadInput>;
  /** A field that people do not see; whoever fills it is a program. */
  website?: Scalars['String']['input'];
};

/** Whether a form arrived. */
export type SendFormPayload = {
  __typename?: 'SendFormPayload';
  /** Whether an acknowledgement was mailed to whoever sent it. Only withdrawals are acknowledged (docs/decisions/0010). */
  acknowledged: Scalars['Boolean']['output'];
  /** What the shop says to it, as set where the form stands; plain text, null for nothing. */
  confirmation?: Maybe<Scalars['String']['output']>;
  /** When it arrived; null when nothing was sent. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number that the shop knows it by; null when nothing was sent. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Whether it did. */
  sent: Scalars['Boolean']['output'];
  /** What can be mended; `field` is the name of the form's field. */
  userErrors: Array<UserError>;
};

/** What search engines and link previews are told of a page. */
export type Seo = {
  __typename?: 'Seo';
  /** The same page in each language of the shop. */
  alternates: Array<Alternate>;
  /** Path of the page's one address, without host. */
  canonicalPath: Scalars['String']['output'];
  /** One or two sentences; null when the shop has none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Picture for link previews. */
  image?: Maybe<Image>;
  /** Keywords as the shop wrote them. */
  keywords?: Maybe<Scalars['String']['output']>;
  /** Title of the document. */
  title: Scalars['String']['output'];
};

/** A shopper's session. */
export type Session = {
  __typename?: 'Session';
  /** Pieces in the cart. */
  cartCount: Scalars['Int']['output'];
  /** Country that taxes and shipping are calculated for. */
  country?: Maybe<Country>;
  /** Currency of prices. */
  currency: Currency;
  /** The customer or guest; null for a visitor. */
  customer?: Maybe<Customer>;
  /** Whether a login ended without a logout here: it expired, or was ended on another device. Told once. */
  expired: Scalars['Boolean']['output'];
  /** Language of this request. */
  locale: Scalars['Locale']['output'];
  /** What the shopper is to the shop. */
  state: CustomerState;
  /** How prices are taxed for them. */
  taxState: TaxState;
};

/** The session after a change. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** The cart, recalculated; null when the shopper has none. */
  cart?: Maybe<Cart>;
  /** The session as it is now. */
  session?: Maybe<Session>;
  /** What can be mended. */
  userErrors: Array<UserError>;
};

/** The wanted country. */
export type SetCountryInput = {
  /** Id out of `countries`. */
  countryId: Scalars['ID']['input'];
};

/** The wanted currency. */
export type SetCurrencyInput = {
  /** Id out of `currencies`. */
  currencyId: Scalars['ID']['input'];
};

/** A way to pay. */
export type SetDefaultPaymentMethodInput = {
  /** Id out of `paymentMethods`. */
  id: Scalars['ID']['input'];
};

/** The wanted language. */
export type SetLocaleInput = {
  /** One of `languages`. */
  locale: Scalars['Locale']['input'];
};

/** Newsletter or not. */
export type SetNewsletterInput = {
  /** Whether it is wanted. */
  subscribed: Scalars['Boolean']['input'];
};

/** The way to pay. */
export type SetPaymentMethodInput = {
  /** Id out of `paymentMethods`. */
  id: Scalars['ID']['input'];
};

/** The way to travel. */
export type SetShippingMethodInput = {
  /** Id out of `shippingMethods`. */
  id: Scalars['ID']['input'];
};

/** A way for goods to travel. */
export type ShippingMethod = {
  __typename?: 'ShippingMethod';
  /** Whether it cannot be chosen for this cart. */
  blocked: Scalars['Boolean']['output'];
  /** How long it takes. */
  delivery?: Maybe<DeliveryTime>;
  /** What it means. */
  description?: Maybe<Scalars['String']['output']>;
  /** Shopware's id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** What it costs for this cart; null where its price list has nothing for it, or it is blocked. */
  price?: Maybe<Money>;
};

/** An order of products. */
export type Sorting = {
  __typename?: 'Sorting';
  /** Shopware's key, e.g. `price-asc`. */
  key: Scalars['String']['output'];
  /** As it is shown. */
  label: Scalars['String']['output'];
};

/** A state and how it is called. */
export type StateLabel = {
  __typename?: 'StateLabel';
  /** Shopware's technical name, e.g. `in_progress`. */
  key: Scalars['String']['output'];
  /** In the language of the request. */
  label: Scalars['String']['output'];
};

/** A review. */
export type SubmitReviewInput = {
  /** 1 to 5 stars. */
  points: Scalars['Int']['input'];
  /** Id of the product or of one of its variants. */
  productId: Scalars['ID']['input'];
  /** What the buyer says. */
  text: Scalars['String']['input'];
  /** Headline. */
  title: Scalars['String']['input'];
};

/** Whether a review arrived. */
export type SubmitReviewPayload = {
  __typename?: 'SubmitReviewPayload';
  /** Whether it did; it is shown once the shop has accepted it. */
  sent: Scalars['Boolean']['output'];
  /** What can be mended. */
  userErrors: Array<UserError>;
};

/** Who wants the newsletter. */
export type SubscribeNewsletterInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** A field that people do not see. */
  website?: Scalars['String']['input'];
};

/** What fits to what was typed so far. */
export type Suggestions = {
  __typename?: 'Suggestions';
  /** A few products. */
  products: Array<ProductCard>;
  /** Products in all. */
  total: Scalars['Int']['output'];
};

/** A colour that a product comes in. */
export type Swatch = {
  __typename?: 'Swatch';
  /** CSS colour. */
  color?: Maybe<Scalars['String']['output']>;
  /** Picture of the material. */
  image?: Maybe<Image>;
  /** Name of the colour. */
  label: Scalars['String']['output'];
};

/** A tax in a sum. */
export type Tax = {
  __typename?: 'Tax';
  /** Amount. */
  amount: Money;
  /** Percent. */
  rate: Scalars['Float']['output'];
};

/** How prices are shown and taxed. */
export type TaxState =
  /** Prices include tax. */
  | 'GROSS'
  /** Tax is added. */
  | 'NET'
  /** No tax. */
  | 'TAX_FREE';

/** Something that is or is not. */
export type ToggleFilter = Filter & {
  __typename?: 'ToggleFilter';
  /** Whether anything in the listing has it. */
  available: Scalars['Boolean']['output'];
  /** `shipping-free`. */
  key: Scalars['String']['output'];
  /** As it is shown. */
  label: Scalars['String']['output'];
  /** Whether it is chosen. */
  selected: Scalars['Boolean']['output'];
};

/** A message text of the backend. */
export type Translation = {
  __typename?: 'Translation';
  /** Message key. */
  key: Scalars['String']['output'];
  /** The text, placeholders included. */
  text: Scalars['String']['output'];
};

/** Who wants it no more. */
export type UnsubscribeNewsletterInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
};

/** A changed address. */
export type UpdateAddressInput = {
  /** The whole address as it is to be. */
  address: AddressInput;
  /** Id out of `addresses`. */
  id: Scalars['ID']['input'];
};

/** The wanted quantity. */
export type UpdateCartItemInput = {
  /** Id of the line item. */
  id: Scalars['ID']['input'];
  /** Pieces, a positive whole number. */
  quantity: Scalars['Int']['input'];
};

/** What a person at the keyboard can mend. */
export type UserError = {
  __typename?: 'UserError';
  /** Shopware's code where it has one, e.g. `VIOLATION::ZIP_CODE_INVALID`. */
  code: Scalars['String']['output'];
  /** Path of the input field, e.g. `["billingAddress", "zipcode"]`; null when no single field is meant. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** The sentence in the language of the request; Shopware's own for codes that Kontor does not know. */
  message: Scalars['String']['output'];
  /** Values for the message. */
  params: Array<Param>;
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
  __typename?: 'Wishlist';
  /** Which part it is; `total` is exact. */
  pageInfo: PageInfo;
  /** Ids of all products on it, however many pages. */
  productIds: Array<Scalars['ID']['output']>;
  /** The products of this page. */
  products: Array<ProductCard>;
};

/** The wishlist after a change. */
export type WishlistPayload = {
  __typename?: 'WishlistPayload';
  /** What can be mended. */
  userErrors: Array<UserError>;
  /** The list as it is now; null when the shop could not change it. */
  wishlist?: Maybe<Wishlist>;
};

/** A product. */
export type WishlistProductInput = {
  /** Its id. */
  productId: Scalars['ID']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  Page:
    | ( Omit<CategoryPage, 'cms' | 'listing'> & { cms?: Maybe<_RefType['CmsPage']>, listing?: Maybe<_RefType['Listing']> } )
    | ( Omit<EntryPage, 'cms'> & { cms?: Maybe<_RefType['CmsPage']> } )
    | ( Omit<LandingPage, 'cms'> & { cms?: Maybe<_RefType['CmsPage']> } )
    | ( Omit<ProductPage, 'cms'> & { cms?: Maybe<_RefType['CmsPage']> } )
    | ( RedirectPage )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CmsSlot:
    | ( CmsCategoryNavigation )
    | ( CmsEntries )
    | ( CmsFaq )
    | ( CmsForm )
    | ( CmsGallery )
    | ( CmsImage )
    | ( CmsListing )
    | ( CmsProductBox )
    | ( CmsProductPart )
    | ( CmsProductSlider )
    | ( CmsSidebarFilter )
    | ( CmsText )
    | ( CmsUnknown )
    | ( CmsVideo )
  ;
  Filter:
    | ( OptionFilter )
    | ( RangeFilter )
    | ( RatingFilter )
    | ( ToggleFilter )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountType: AccountType;
  AddPromotionCodeInput: AddPromotionCodeInput;
  AddToCartInput: AddToCartInput;
  Address: ResolverTypeWrapper<Address>;
  AddressIdInput: AddressIdInput;
  AddressInput: AddressInput;
  AddressPayload: ResolverTypeWrapper<AddressPayload>;
  Alternate: ResolverTypeWrapper<Alternate>;
  Availability: ResolverTypeWrapper<Availability>;
  Badge: Badge;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Breadcrumb: ResolverTypeWrapper<Breadcrumb>;
  BundleItem: ResolverTypeWrapper<BundleItem>;
  CacheScope: CacheScope;
  Captcha: ResolverTypeWrapper<Captcha>;
  Cart: ResolverTypeWrapper<Cart>;
  CartItem: ResolverTypeWrapper<CartItem>;
  CartPayload: ResolverTypeWrapper<CartPayload>;
  Category: ResolverTypeWrapper<Category>;
  CategoryPage: ResolverTypeWrapper<Omit<CategoryPage, 'cms' | 'listing'> & { cms?: Maybe<ResolversTypes['CmsPage']>, listing?: Maybe<ResolversTypes['Listing']> }>;
  ChangeEmailInput: ChangeEmailInput;
  ChangeOrderPaymentInput: ChangeOrderPaymentInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangeProfileInput: ChangeProfileInput;
  Checkout: ResolverTypeWrapper<Checkout>;
  CheckoutPayload: ResolverTypeWrapper<CheckoutPayload>;
  CmsBlock: ResolverTypeWrapper<Omit<CmsBlock, 'layout' | 'slots'> & { layout: ResolversTypes['CmsLayout'], slots: Array<ResolversTypes['CmsSlot']> }>;
  CmsCategoryNavigation: ResolverTypeWrapper<CmsCategoryNavigation>;
  CmsEntries: ResolverTypeWrapper<CmsEntries>;
  CmsFaq: ResolverTypeWrapper<CmsFaq>;
  CmsForm: ResolverTypeWrapper<CmsForm>;
  CmsGallery: ResolverTypeWrapper<CmsGallery>;
  CmsImage: ResolverTypeWrapper<CmsImage>;
  CmsLayout: ResolverTypeWrapper<CmsLayout>;
  CmsListing: ResolverTypeWrapper<CmsListing>;
  CmsPage: ResolverTypeWrapper<Omit<CmsPage, 'sections'> & { sections: Array<ResolversTypes['CmsSection']> }>;
  CmsProductBox: ResolverTypeWrapper<CmsProductBox>;
  CmsProductPart: ResolverTypeWrapper<CmsProductPart>;
  CmsProductSlider: ResolverTypeWrapper<CmsProductSlider>;
  CmsSection: ResolverTypeWrapper<Omit<CmsSection, 'blocks' | 'layout' | 'sidebar'> & { blocks: Array<ResolversTypes['CmsBlock']>, layout: ResolversTypes['CmsLayout'], sidebar: Array<ResolversTypes['CmsBlock']> }>;
  CmsSectionType: CmsSectionType;
  CmsSidebarFilter: ResolverTypeWrapper<CmsSidebarFilter>;
  CmsSlot: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CmsSlot']>;
  CmsText: ResolverTypeWrapper<CmsText>;
  CmsUnknown: ResolverTypeWrapper<CmsUnknown>;
  CmsVideo: ResolverTypeWrapper<CmsVideo>;
  ConfirmNewsletterInput: ConfirmNewsletterInput;
  ConfirmRegistrationInput: ConfirmRegistrationInput;
  ConsentEntry: ResolverTypeWrapper<ConsentEntry>;
  ConsentGroup: ResolverTypeWrapper<ConsentGroup>;
  Country: ResolverTypeWrapper<Country>;
  CountryState: ResolverTypeWrapper<CountryState>;
  CreateAddressInput: CreateAddressInput;
  CrossSelling: ResolverTypeWrapper<CrossSelling>;
  Currency: ResolverTypeWrapper<Currency>;
  Customer: ResolverTypeWrapper<Customer>;
  CustomerGroupRegistration: ResolverTypeWrapper<CustomerGroupRegistration>;
  CustomerPayload: ResolverTypeWrapper<CustomerPayload>;
  CustomerState: CustomerState;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteCustomerInput: DeleteCustomerInput;
  DeliveryTime: ResolverTypeWrapper<DeliveryTime>;
  Difficulty: Difficulty;
  DonePayload: ResolverTypeWrapper<DonePayload>;
  Download: ResolverTypeWrapper<Download>;
  Entry: ResolverTypeWrapper<Entry>;
  EntryKind: EntryKind;
  EntryList: ResolverTypeWrapper<EntryList>;
  EntryPage: ResolverTypeWrapper<Omit<EntryPage, 'cms'> & { cms?: Maybe<ResolversTypes['CmsPage']> }>;
  FaqItem: ResolverTypeWrapper<FaqItem>;
  Filter: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Filter']>;
  FilterOption: ResolverTypeWrapper<FilterOption>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormFieldInput: FormFieldInput;
  FormKind: FormKind;
  FormPlaceEntity: FormPlaceEntity;
  FormPlaceInput: FormPlaceInput;
  FormUploadInput: FormUploadInput;
  FreeShipping: ResolverTypeWrapper<FreeShipping>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdentifyGuestInput: IdentifyGuestInput;
  Image: ResolverTypeWrapper<Image>;
  ImageFit: ImageFit;
  Ingredient: ResolverTypeWrapper<Ingredient>;
  IngredientGroup: ResolverTypeWrapper<IngredientGroup>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LandingPage: ResolverTypeWrapper<Omit<LandingPage, 'cms'> & { cms?: Maybe<ResolversTypes['CmsPage']> }>;
  Language: ResolverTypeWrapper<Language>;
  LegalPage: ResolverTypeWrapper<LegalPage>;
  LegalRole: LegalRole;
  Link: ResolverTypeWrapper<Link>;
  Listing: ResolverTypeWrapper<Omit<Listing, 'filters'> & { filters: Array<ResolversTypes['Filter']> }>;
  ListingInput: ListingInput;
  Locale: ResolverTypeWrapper<Scalars['Locale']['output']>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<LoginPayload>;
  Manufacturer: ResolverTypeWrapper<Manufacturer>;
  MergeWishlistInput: MergeWishlistInput;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavigationEntry: ResolverTypeWrapper<NavigationEntry>;
  NavigationKind: NavigationKind;
  NewsletterState: NewsletterState;
  Notice: ResolverTypeWrapper<Notice>;
  NoticeSeverity: NoticeSeverity;
  Nutrient: ResolverTypeWrapper<Nutrient>;
  Option: ResolverTypeWrapper<Option>;
  OptionDisplay: OptionDisplay;
  OptionFilter: ResolverTypeWrapper<OptionFilter>;
  OptionGroup: ResolverTypeWrapper<OptionGroup>;
  Order: ResolverTypeWrapper<Order>;
  OrderDocument: ResolverTypeWrapper<OrderDocument>;
  OrderIdInput: OrderIdInput;
  OrderItem: ResolverTypeWrapper<OrderItem>;
  OrderItemType: OrderItemType;
  OrderLinkInput: OrderLinkInput;
  OrderList: ResolverTypeWrapper<OrderList>;
  OrderPayload: ResolverTypeWrapper<OrderPayload>;
  Page: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Page']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Param: ResolverTypeWrapper<Param>;
  PayOrderInput: PayOrderInput;
  PayOrderPayload: ResolverTypeWrapper<PayOrderPayload>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<PlaceOrderPayload>;
  Price: ResolverTypeWrapper<Price>;
  PriceTier: ResolverTypeWrapper<PriceTier>;
  Product: ResolverTypeWrapper<Product>;
  ProductCard: ResolverTypeWrapper<ProductCard>;
  ProductPage: ResolverTypeWrapper<Omit<ProductPage, 'cms'> & { cms?: Maybe<ResolversTypes['CmsPage']> }>;
  Promotion: ResolverTypeWrapper<Promotion>;
  Property: ResolverTypeWrapper<Property>;
  PurchaseRules: ResolverTypeWrapper<PurchaseRules>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RangeFilter: ResolverTypeWrapper<RangeFilter>;
  Rating: ResolverTypeWrapper<Rating>;
  RatingFilter: ResolverTypeWrapper<RatingFilter>;
  Recipe: ResolverTypeWrapper<Recipe>;
  RedirectPage: ResolverTypeWrapper<RedirectPage>;
  ReferencePrice: ResolverTypeWrapper<ReferencePrice>;
  RegisterInput: RegisterInput;
  RemoveFromCartInput: RemoveFromCartInput;
  RemovePromotionCodeInput: RemovePromotionCodeInput;
  RemovePromotionInput: RemovePromotionInput;
  ReorderPayload: ResolverTypeWrapper<ReorderPayload>;
  RequestPasswordRecoveryInput: RequestPasswordRecoveryInput;
  ResetPasswordInput: ResetPasswordInput;
  Review: ResolverTypeWrapper<Review>;
  ReviewList: ResolverTypeWrapper<ReviewList>;
  Salutation: ResolverTypeWrapper<Salutation>;
  SavedPromotion: ResolverTypeWrapper<SavedPromotion>;
  SendFormInput: SendFormInput;
  SendFormPayload: ResolverTypeWrapper<SendFormPayload>;
  Seo: ResolverTypeWrapper<Seo>;
  Session: ResolverTypeWrapper<Session>;
  SessionPayload: ResolverTypeWrapper<SessionPayload>;
  SetCountryInput: SetCountryInput;
  SetCurrencyInput: SetCurrencyInput;
  SetDefaultPaymentMethodInput: SetDefaultPaymentMethodInput;
  SetLocaleInput: SetLocaleInput;
  SetNewsletterInput: SetNewsletterInput;
  SetPaymentMethodInput: SetPaymentMethodInput;
  SetShippingMethodInput: SetShippingMethodInput;
  ShippingMethod: ResolverTypeWrapper<ShippingMethod>;
  Sorting: ResolverTypeWrapper<Sorting>;
  StateLabel: ResolverTypeWrapper<StateLabel>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitReviewInput: SubmitReviewInput;
  SubmitReviewPayload: ResolverTypeWrapper<SubmitReviewPayload>;
  SubscribeNewsletterInput: SubscribeNewsletterInput;
  Suggestions: ResolverTypeWrapper<Suggestions>;
  Swatch: ResolverTypeWrapper<Swatch>;
  Tax: ResolverTypeWrapper<Tax>;
  TaxState: TaxState;
  ToggleFilter: ResolverTypeWrapper<ToggleFilter>;
  Translation: ResolverTypeWrapper<Translation>;
  UnsubscribeNewsletterInput: UnsubscribeNewsletterInput;
  UpdateAddressInput: UpdateAddressInput;
  UpdateCartItemInput: UpdateCartItemInput;
  UserError: ResolverTypeWrapper<UserError>;
  VideoProvider: VideoProvider;
  Viewport: Viewport;
  Wishlist: ResolverTypeWrapper<Wishlist>;
  WishlistPayload: ResolverTypeWrapper<WishlistPayload>;
  WishlistProductInput: WishlistProductInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddPromotionCodeInput: AddPromotionCodeInput;
  AddToCartInput: AddToCartInput;
  Address: Address;
  AddressIdInput: AddressIdInput;
  AddressInput: AddressInput;
  AddressPayload: AddressPayload;
  Alternate: Alternate;
  Availability: Availability;
  Boolean: Scalars['Boolean']['output'];
  Breadcrumb: Breadcrumb;
  BundleItem: BundleItem;
  Captcha: Captcha;
  Cart: Cart;
  CartItem: CartItem;
  CartPayload: CartPayload;
  Category: Category;
  CategoryPage: Omit<CategoryPage, 'cms' | 'listing'> & { cms?: Maybe<ResolversParentTypes['CmsPage']>, listing?: Maybe<ResolversParentTypes['Listing']> };
  ChangeEmailInput: ChangeEmailInput;
  ChangeOrderPaymentInput: ChangeOrderPaymentInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangeProfileInput: ChangeProfileInput;
  Checkout: Checkout;
  CheckoutPayload: CheckoutPayload;
  CmsBlock: Omit<CmsBlock, 'layout' | 'slots'> & { layout: ResolversParentTypes['CmsLayout'], slots: Array<ResolversParentTypes['CmsSlot']> };
  CmsCategoryNavigation: CmsCategoryNavigation;
  CmsEntries: CmsEntries;
  CmsFaq: CmsFaq;
  CmsForm: CmsForm;
  CmsGallery: CmsGallery;
  CmsImage: CmsImage;
  CmsLayout: CmsLayout;
  CmsListing: CmsListing;
  CmsPage: Omit<CmsPage, 'sections'> & { sections: Array<ResolversParentTypes['CmsSection']> };
  CmsProductBox: CmsProductBox;
  CmsProductPart: CmsProductPart;
  CmsProductSlider: CmsProductSlider;
  CmsSection: Omit<CmsSection, 'blocks' | 'layout' | 'sidebar'> & { blocks: Array<ResolversParentTypes['CmsBlock']>, layout: ResolversParentTypes['CmsLayout'], sidebar: Array<ResolversParentTypes['CmsBlock']> };
  CmsSidebarFilter: CmsSidebarFilter;
  CmsSlot: ResolversInterfaceTypes<ResolversParentTypes>['CmsSlot'];
  CmsText: CmsText;
  CmsUnknown: CmsUnknown;
  CmsVideo: CmsVideo;
  ConfirmNewsletterInput: ConfirmNewsletterInput;
  ConfirmRegistrationInput: ConfirmRegistrationInput;
  ConsentEntry: ConsentEntry;
  ConsentGroup: ConsentGroup;
  Country: Country;
  CountryState: CountryState;
  CreateAddressInput: CreateAddressInput;
  CrossSelling: CrossSelling;
  Currency: Currency;
  Customer: Customer;
  CustomerGroupRegistration: CustomerGroupRegistration;
  CustomerPayload: CustomerPayload;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeleteCustomerInput: DeleteCustomerInput;
  DeliveryTime: DeliveryTime;
  DonePayload: DonePayload;
  Download: Download;
  Entry: Entry;
  EntryList: EntryList;
  EntryPage: Omit<EntryPage, 'cms'> & { cms?: Maybe<ResolversParentTypes['CmsPage']> };
  FaqItem: FaqItem;
  Filter: ResolversInterfaceTypes<ResolversParentTypes>['Filter'];
  FilterOption: FilterOption;
  Float: Scalars['Float']['output'];
  FormFieldInput: FormFieldInput;
  FormPlaceInput: FormPlaceInput;
  FormUploadInput: FormUploadInput;
  FreeShipping: FreeShipping;
  ID: Scalars['ID']['output'];
  IdentifyGuestInput: IdentifyGuestInput;
  Image: Image;
  Ingredient: Ingredient;
  IngredientGroup: IngredientGroup;
  Int: Scalars['Int']['output'];
  LandingPage: Omit<LandingPage, 'cms'> & { cms?: Maybe<ResolversParentTypes['CmsPage']> };
  Language: Language;
  LegalPage: LegalPage;
  Link: Link;
  Listing: Omit<Listing, 'filters'> & { filters: Array<ResolversParentTypes['Filter']> };
  ListingInput: ListingInput;
  Locale: Scalars['Locale']['output'];
  LoginInput: LoginInput;
  LoginPayload: LoginPayload;
  Manufacturer: Manufacturer;
  MergeWishlistInput: MergeWishlistInput;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NavigationEntry: NavigationEntry;
  Notice: Notice;
  Nutrient: Nutrient;
  Option: Option;
  OptionFilter: OptionFilter;
  OptionGroup: OptionGroup;
  Order: Order;
  OrderDocument: OrderDocument;
  OrderIdInput: OrderIdInput;
  OrderItem: OrderItem;
  OrderLinkInput: OrderLinkInput;
  OrderList: OrderList;
  OrderPayload: OrderPayload;
  Page: ResolversUnionTypes<ResolversParentTypes>['Page'];
  PageInfo: PageInfo;
  Param: Param;
  PayOrderInput: PayOrderInput;
  PayOrderPayload: PayOrderPayload;
  PaymentMethod: PaymentMethod;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: PlaceOrderPayload;
  Price: Price;
  PriceTier: PriceTier;
  Product: Product;
  ProductCard: ProductCard;
  ProductPage: Omit<ProductPage, 'cms'> & { cms?: Maybe<ResolversParentTypes['CmsPage']> };
  Promotion: Promotion;
  Property: Property;
  PurchaseRules: PurchaseRules;
  Query: Record<PropertyKey, never>;
  RangeFilter: RangeFilter;
  Rating: Rating;
  RatingFilter: RatingFilter;
  Recipe: Recipe;
  RedirectPage: RedirectPage;
  ReferencePrice: ReferencePrice;
  RegisterInput: RegisterInput;
  RemoveFromCartInput: RemoveFromCartInput;
  RemovePromotionCodeInput: RemovePromotionCodeInput;
  RemovePromotionInput: RemovePromotionInput;
  ReorderPayload: ReorderPayload;
  RequestPasswordRecoveryInput: RequestPasswordRecoveryInput;
  ResetPasswordInput: ResetPasswordInput;
  Review: Review;
  ReviewList: ReviewList;
  Salutation: Salutation;
  SavedPromotion: SavedPromotion;
  SendFormInput: SendFormInput;
  SendFormPayload: SendFormPayload;
  Seo: Seo;
  Session: Session;
  SessionPayload: SessionPayload;
  SetCountryInput: SetCountryInput;
  SetCurrencyInput: SetCurrencyInput;
  SetDefaultPaymentMethodInput: SetDefaultPaymentMethodInput;
  SetLocaleInput: SetLocaleInput;
  SetNewsletterInput: SetNewsletterInput;
  SetPaymentMethodInput: SetPaymentMethodInput;
  SetShippingMethodInput: SetShippingMethodInput;
  ShippingMethod: ShippingMethod;
  Sorting: Sorting;
  StateLabel: StateLabel;
  String: Scalars['String']['output'];
  SubmitReviewInput: SubmitReviewInput;
  SubmitReviewPayload: SubmitReviewPayload;
  SubscribeNewsletterInput: SubscribeNewsletterInput;
  Suggestions: Suggestions;
  Swatch: Swatch;
  Tax: Tax;
  ToggleFilter: ToggleFilter;
  Translation: Translation;
  UnsubscribeNewsletterInput: UnsubscribeNewsletterInput;
  UpdateAddressInput: UpdateAddressInput;
  UpdateCartItemInput: UpdateCartItemInput;
  UserError: UserError;
  Wishlist: Wishlist;
  WishlistPayload: WishlistPayload;
  WishlistProductInput: WishlistProductInput;
};

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = any, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  additional?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefaultBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefaultShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salutation?: Resolver<Maybe<ResolversTypes['Salutation']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['CountryState']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['AddressPayload'] = ResolversParentTypes['AddressPayload']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlternateResolvers<ContextType = any, ParentType extends ResolversParentTypes['Alternate'] = ResolversParentTypes['Alternate']> = {
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailabilityResolvers<ContextType = any, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['DeliveryTime']>, ParentType, ContextType>;
  restockDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = any, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BundleItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['BundleItem'] = ResolversParentTypes['BundleItem']> = {
  product?: Resolver<ResolversTypes['ProductCard'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaptchaResolvers<ContextType = any, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = any, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeShipping?: Resolver<Maybe<ResolversTypes['FreeShipping']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['Notice']>, ParentType, ContextType>;
  promotions?: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType>;
  savedPromotions?: Resolver<Array<ResolversTypes['SavedPromotion']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['Tax']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  delivery?: Resolver<Maybe<ResolversTypes['DeliveryTime']>, ParentType, ContextType>;
  download?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  good?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['Property']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  purchase?: Resolver<ResolversTypes['PurchaseRules'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  children?: Resolver<Array<ResolversTypes['NavigationEntry']>, ParentType, ContextType>;
  descriptionHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['CategoryPage'] = ResolversParentTypes['CategoryPage']> = {
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  cms?: Resolver<Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType>;
  entryKind?: Resolver<Maybe<ResolversTypes['EntryKind']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['FormKind']>, ParentType, ContextType>;
  home?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, Partial<CategoryPageListingArgs>>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = any, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  billingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  blockers?: Resolver<Array<ResolversTypes['Notice']>, ParentType, ContextType>;
  canOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  paymentMethodId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingMethodId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shippingMethods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
};

export type CheckoutPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CheckoutPayload'] = ResolversParentTypes['CheckoutPayload']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['CmsLayout'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['CmsSlot']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmsCategoryNavigationResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsCategoryNavigation'] = ResolversParentTypes['CmsCategoryNavigation']> = {
  entries?: Resolver<Array<ResolversTypes['NavigationEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsEntriesResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsEntries'] = ResolversParentTypes['CmsEntries']> = {
  entries?: Resolver<Array<ResolversTypes['Entry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntryKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsFaqResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsFaq'] = ResolversParentTypes['CmsFaq']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['FaqItem']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsFormResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsForm'] = ResolversParentTypes['CmsForm']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FormKind'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsGalleryResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsGallery'] = ResolversParentTypes['CmsGallery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsImageResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsImage'] = ResolversParentTypes['CmsImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsLayoutResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsLayout'] = ResolversParentTypes['CmsLayout']> = {
  background?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hiddenOn?: Resolver<Array<ResolversTypes['Viewport']>, ParentType, ContextType>;
  margins?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  sizingMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CmsListingResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsListing'] = ResolversParentTypes['CmsListing']> = {
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['CmsSection']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmsProductBoxResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsProductBox'] = ResolversParentTypes['CmsProductBox']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsProductPartResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsProductPart'] = ResolversParentTypes['CmsProductPart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsProductSliderResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsProductSlider'] = ResolversParentTypes['CmsProductSlider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsSectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsSection'] = ResolversParentTypes['CmsSection']> = {
  blocks?: Resolver<Array<ResolversTypes['CmsBlock']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['CmsLayout'], ParentType, ContextType>;
  sidebar?: Resolver<Array<ResolversTypes['CmsBlock']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CmsSectionType'], ParentType, ContextType>;
};

export type CmsSidebarFilterResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsSidebarFilter'] = ResolversParentTypes['CmsSidebarFilter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsSlotResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsSlot'] = ResolversParentTypes['CmsSlot']> = {
  __resolveType?: TypeResolveFn<'CmsCategoryNavigation' | 'CmsEntries' | 'CmsFaq' | 'CmsForm' | 'CmsGallery' | 'CmsImage' | 'CmsListing' | 'CmsProductBox' | 'CmsProductPart' | 'CmsProductSlider' | 'CmsSidebarFilter' | 'CmsText' | 'CmsUnknown' | 'CmsVideo', ParentType, ContextType>;
};

export type CmsTextResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsText'] = ResolversParentTypes['CmsText']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsUnknownResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsUnknown'] = ResolversParentTypes['CmsUnknown']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsVideoResolvers<ContextType = any, ParentType extends ResolversParentTypes['CmsVideo'] = ResolversParentTypes['CmsVideo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['VideoProvider'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConsentEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConsentEntry'] = ResolversParentTypes['ConsentEntry']> = {
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsentGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConsentGroup'] = ResolversParentTypes['ConsentGroup']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['ConsentEntry']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  iso?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippingAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stateRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['CountryState']>, ParentType, ContextType>;
  vatIdPattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatIdRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  zipcodePattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipcodeRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CountryStateResolvers<ContextType = any, ParentType extends ResolversParentTypes['CountryState'] = ResolversParentTypes['CountryState']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CrossSellingResolvers<ContextType = any, ParentType extends ResolversParentTypes['CrossSelling'] = ResolversParentTypes['CrossSelling']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  accountType?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultBillingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  defaultPaymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  defaultShippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsletter?: Resolver<Maybe<ResolversTypes['NewsletterState']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salutation?: Resolver<Maybe<ResolversTypes['Salutation']>, ParentType, ContextType>;
  vatIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerGroupRegistrationResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerGroupRegistration'] = ResolversParentTypes['CustomerGroupRegistration']> = {
  companiesOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  introductionHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerPayload'] = ResolversParentTypes['CustomerPayload']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeliveryTimeResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeliveryTime'] = ResolversParentTypes['DeliveryTime']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DonePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DonePayload'] = ResolversParentTypes['DonePayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  accessGranted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Entry'] = ResolversParentTypes['Entry']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntryKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipe?: Resolver<Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  teaser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntryListResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryList'] = ResolversParentTypes['EntryList']> = {
  entries?: Resolver<Array<ResolversTypes['Entry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EntryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryPage'] = ResolversParentTypes['EntryPage']> = {
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  cms?: Resolver<Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['Entry'], ParentType, ContextType>;
  more?: Resolver<Array<ResolversTypes['Entry']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['FaqItem'] = ResolversParentTypes['FaqItem']> = {
  answerHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilterResolvers<ContextType = any, ParentType extends ResolversParentTypes['Filter'] = ResolversParentTypes['Filter']> = {
  __resolveType?: TypeResolveFn<'OptionFilter' | 'RangeFilter' | 'RatingFilter' | 'ToggleFilter', ParentType, ContextType>;
};

export type FilterOptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['FilterOption'] = ResolversParentTypes['FilterOption']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FreeShippingResolvers<ContextType = any, ParentType extends ResolversParentTypes['FreeShipping'] = ResolversParentTypes['FreeShipping']> = {
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  srcset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ImageUrlArgs, 'fit'>>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IngredientResolvers<ContextType = any, ParentType extends ResolversParentTypes['Ingredient'] = ResolversParentTypes['Ingredient']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IngredientGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['IngredientGroup'] = ResolversParentTypes['IngredientGroup']> = {
  ingredients?: Resolver<Array<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LandingPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['LandingPage'] = ResolversParentTypes['LandingPage']> = {
  cms?: Resolver<Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  pathPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LegalPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['LegalPage'] = ResolversParentTypes['LegalPage']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['LegalRole'], ParentType, ContextType>;
};

export type LinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link']> = {
  newTab?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  appliedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['Filter']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  sorting?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sortings?: Resolver<Array<ResolversTypes['Sorting']>, ParentType, ContextType>;
};

export interface LocaleScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Locale'], any> {
  name: 'Locale';
}

export type LoginPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ManufacturerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Manufacturer'] = ResolversParentTypes['Manufacturer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addPromotionCode?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationAddPromotionCodeArgs, 'input'>>;
  addToCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  addToWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<MutationAddToWishlistArgs, 'input'>>;
  cancelOrder?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  changeEmail?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changeOrderPayment?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationChangeOrderPaymentArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeProfile?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationChangeProfileArgs, 'input'>>;
  clearCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType>;
  clearWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType>;
  confirmNewsletter?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationConfirmNewsletterArgs, 'input'>>;
  confirmRegistration?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationConfirmRegistrationArgs, 'input'>>;
  createAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationCreateAddressArgs, 'input'>>;
  deleteAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationDeleteAddressArgs, 'input'>>;
  deleteCustomer?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationDeleteCustomerArgs, 'input'>>;
  identifyGuest?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<MutationIdentifyGuestArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType>;
  mergeWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<MutationMergeWishlistArgs, 'input'>>;
  openOrder?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationOpenOrderArgs, 'input'>>;
  payOrder?: Resolver<ResolversTypes['PayOrderPayload'], ParentType, ContextType, RequireFields<MutationPayOrderArgs, 'input'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderPayload'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  register?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeFromCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromCartArgs, 'input'>>;
  removeFromWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromWishlistArgs, 'input'>>;
  removePromotion?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationRemovePromotionArgs, 'input'>>;
  removePromotionCode?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationRemovePromotionCodeArgs, 'input'>>;
  reorder?: Resolver<ResolversTypes['ReorderPayload'], ParentType, ContextType, RequireFields<MutationReorderArgs, 'input'>>;
  requestPasswordRecovery?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordRecoveryArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  sendForm?: Resolver<ResolversTypes['SendFormPayload'], ParentType, ContextType, RequireFields<MutationSendFormArgs, 'input'>>;
  setBillingAddress?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<MutationSetBillingAddressArgs, 'input'>>;
  setCountry?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationSetCountryArgs, 'input'>>;
  setCurrency?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationSetCurrencyArgs, 'input'>>;
  setDefaultBillingAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationSetDefaultBillingAddressArgs, 'input'>>;
  setDefaultPaymentMethod?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationSetDefaultPaymentMethodArgs, 'input'>>;
  setDefaultShippingAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationSetDefaultShippingAddressArgs, 'input'>>;
  setLocale?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationSetLocaleArgs, 'input'>>;
  setNewsletter?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationSetNewsletterArgs, 'input'>>;
  setPaymentMethod?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<MutationSetPaymentMethodArgs, 'input'>>;
  setShippingAddress?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<MutationSetShippingAddressArgs, 'input'>>;
  setShippingMethod?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<MutationSetShippingMethodArgs, 'input'>>;
  submitReview?: Resolver<ResolversTypes['SubmitReviewPayload'], ParentType, ContextType, RequireFields<MutationSubmitReviewArgs, 'input'>>;
  subscribeNewsletter?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationSubscribeNewsletterArgs, 'input'>>;
  unsubscribeNewsletter?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationUnsubscribeNewsletterArgs, 'input'>>;
  updateAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'input'>>;
  updateCartItem?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationUpdateCartItemArgs, 'input'>>;
};

export type NavigationEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['NavigationEntry'] = ResolversParentTypes['NavigationEntry']> = {
  children?: Resolver<Array<ResolversTypes['NavigationEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['Param']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['NoticeSeverity'], ParentType, ContextType>;
};

export type NutrientResolvers<ContextType = any, ParentType extends ResolversParentTypes['Nutrient'] = ResolversParentTypes['Nutrient']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Option'] = ResolversParentTypes['Option']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  combinable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OptionFilterResolvers<ContextType = any, ParentType extends ResolversParentTypes['OptionFilter'] = ResolversParentTypes['OptionFilter']> = {
  display?: Resolver<ResolversTypes['OptionDisplay'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OptionGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['OptionGroup'] = ResolversParentTypes['OptionGroup']> = {
  display?: Resolver<ResolversTypes['OptionDisplay'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['Option']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = any, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  billingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canChangePayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryStatus?: Resolver<Maybe<ResolversTypes['StateLabel']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['OrderDocument']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['StateLabel'], ParentType, ContextType>;
  paysElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StateLabel'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['Tax']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trackingUrls?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderDocumentResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderDocument'] = ResolversParentTypes['OrderDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  downloads?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['Property']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderItemType'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderPayload'] = ResolversParentTypes['OrderPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  __resolveType?: TypeResolveFn<'CategoryPage' | 'EntryPage' | 'LandingPage' | 'ProductPage' | 'RedirectPage', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParamResolvers<ContextType = any, ParentType extends ResolversParentTypes['Param'] = ResolversParentTypes['Param']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayOrderPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PayOrderPayload'] = ResolversParentTypes['PayOrderPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  discountPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['ReferencePrice']>, ParentType, ContextType>;
  regulation?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['PriceTier']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceTierResolvers<ContextType = any, ParentType extends ResolversParentTypes['PriceTier'] = ResolversParentTypes['PriceTier']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  badges?: Resolver<Array<ResolversTypes['Badge']>, ParentType, ContextType>;
  bundle?: Resolver<Array<ResolversTypes['BundleItem']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  crossSellings?: Resolver<Array<ResolversTypes['CrossSelling']>, ParentType, ContextType>;
  descriptionHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facts?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faq?: Resolver<Array<ResolversTypes['FaqItem']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDownload?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['Manufacturer']>, ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optionGroups?: Resolver<Array<ResolversTypes['OptionGroup']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  properties?: Resolver<Array<ResolversTypes['Property']>, ParentType, ContextType>;
  purchase?: Resolver<ResolversTypes['PurchaseRules'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Rating']>, ParentType, ContextType>;
  releaseDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewList'], ParentType, ContextType, RequireFields<ProductReviewsArgs, 'limit' | 'page'>>;
  specifications?: Resolver<Array<ResolversTypes['Property']>, ParentType, ContextType>;
  variant?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductCardResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductCard'] = ResolversParentTypes['ProductCard']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  badges?: Resolver<Array<ResolversTypes['Badge']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  facts?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lowStock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Rating']>, ParentType, ContextType>;
  swatches?: Resolver<Array<ResolversTypes['Swatch']>, ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  cms?: Resolver<Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PropertyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Property'] = ResolversParentTypes['Property']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PurchaseRulesResolvers<ContextType = any, ParentType extends ResolversParentTypes['PurchaseRules'] = ResolversParentTypes['PurchaseRules']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  alternates?: Resolver<Array<ResolversTypes['Alternate']>, ParentType, ContextType, RequireFields<QueryAlternatesArgs, 'foreignKey' | 'routeName'>>;
  captcha?: Resolver<ResolversTypes['Captcha'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  checkout?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType>;
  consentGroups?: Resolver<Array<ResolversTypes['ConsentGroup']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['Currency']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerGroupRegistration?: Resolver<Maybe<ResolversTypes['CustomerGroupRegistration']>, ParentType, ContextType, RequireFields<QueryCustomerGroupRegistrationArgs, 'id'>>;
  entries?: Resolver<ResolversTypes['EntryList'], ParentType, ContextType, RequireFields<QueryEntriesArgs, 'kind' | 'limit' | 'page'>>;
  freeShippingFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  legalPages?: Resolver<Array<ResolversTypes['LegalPage']>, ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType, RequireFields<QueryListingArgs, 'categoryId'>>;
  navigation?: Resolver<Array<ResolversTypes['NavigationEntry']>, ParentType, ContextType, RequireFields<QueryNavigationArgs, 'depth' | 'kind'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<ResolversTypes['OrderList'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'limit' | 'page'>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'path'>>;
  passwordRecoveryUsable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryPasswordRecoveryUsableArgs, 'hash'>>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'ids'>>;
  salutations?: Resolver<Array<ResolversTypes['Salutation']>, ParentType, ContextType>;
  search?: Resolver<ResolversTypes['Listing'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'term'>>;
  session?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  suggest?: Resolver<ResolversTypes['Suggestions'], ParentType, ContextType, RequireFields<QuerySuggestArgs, 'limit' | 'term'>>;
  translations?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType, RequireFields<QueryWishlistArgs, 'limit' | 'page'>>;
};

export type RangeFilterResolvers<ContextType = any, ParentType extends ResolversParentTypes['RangeFilter'] = ResolversParentTypes['RangeFilter']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  selectedMax?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  selectedMin?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RatingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Rating'] = ResolversParentTypes['Rating']> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RatingFilterResolvers<ContextType = any, ParentType extends ResolversParentTypes['RatingFilter'] = ResolversParentTypes['RatingFilter']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selected?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecipeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Recipe'] = ResolversParentTypes['Recipe']> = {
  cookTimeMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  difficulty?: Resolver<Maybe<ResolversTypes['Difficulty']>, ParentType, ContextType>;
  ingredients?: Resolver<Array<ResolversTypes['IngredientGroup']>, ParentType, ContextType>;
  instructions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  nutrition?: Resolver<Array<ResolversTypes['Nutrient']>, ParentType, ContextType>;
  servings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  servingsLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RedirectPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['RedirectPage'] = ResolversParentTypes['RedirectPage']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permanent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReferencePriceResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReferencePrice'] = ResolversParentTypes['ReferencePrice']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReorderPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReorderPayload'] = ResolversParentTypes['ReorderPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shopFeedback?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReviewList'] = ResolversParentTypes['ReviewList']> = {
  histogram?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type SalutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Salutation'] = ResolversParentTypes['Salutation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedPromotionResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedPromotion'] = ResolversParentTypes['SavedPromotion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendFormPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SendFormPayload'] = ResolversParentTypes['SendFormPayload']> = {
  acknowledged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SeoResolvers<ContextType = any, ParentType extends ResolversParentTypes['Seo'] = ResolversParentTypes['Seo']> = {
  alternates?: Resolver<Array<ResolversTypes['Alternate']>, ParentType, ContextType>;
  canonicalPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  cartCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CustomerState'], ParentType, ContextType>;
  taxState?: Resolver<ResolversTypes['TaxState'], ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['DeliveryTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type SortingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Sorting'] = ResolversParentTypes['Sorting']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StateLabelResolvers<ContextType = any, ParentType extends ResolversParentTypes['StateLabel'] = ResolversParentTypes['StateLabel']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmitReviewPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SubmitReviewPayload'] = ResolversParentTypes['SubmitReviewPayload']> = {
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SuggestionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  products?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SwatchResolvers<ContextType = any, ParentType extends ResolversParentTypes['Swatch'] = ResolversParentTypes['Swatch']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxResolvers<ContextType = any, ParentType extends ResolversParentTypes['Tax'] = ResolversParentTypes['Tax']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ToggleFilterResolvers<ContextType = any, ParentType extends ResolversParentTypes['ToggleFilter'] = ResolversParentTypes['ToggleFilter']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['Param']>, ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = any, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
};

export type WishlistPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['WishlistPayload'] = ResolversParentTypes['WishlistPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wishlist?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Address?: AddressResolvers<ContextType>;
  AddressPayload?: AddressPayloadResolvers<ContextType>;
  Alternate?: AlternateResolvers<ContextType>;
  Availability?: AvailabilityResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  BundleItem?: BundleItemResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartPayload?: CartPayloadResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryPage?: CategoryPageResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CheckoutPayload?: CheckoutPayloadResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CmsCategoryNavigation?: CmsCategoryNavigationResolvers<ContextType>;
  CmsEntries?: CmsEntriesResolvers<ContextType>;
  CmsFaq?: CmsFaqResolvers<ContextType>;
  CmsForm?: CmsFormResolvers<ContextType>;
  CmsGallery?: CmsGalleryResolvers<ContextType>;
  CmsImage?: CmsImageResolvers<ContextType>;
  CmsLayout?: CmsLayoutResolvers<ContextType>;
  CmsListing?: CmsListingResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  CmsProductBox?: CmsProductBoxResolvers<ContextType>;
  CmsProductPart?: CmsProductPartResolvers<ContextType>;
  CmsProductSlider?: CmsProductSliderResolvers<ContextType>;
  CmsSection?: CmsSectionResolvers<ContextType>;
  CmsSidebarFilter?: CmsSidebarFilterResolvers<ContextType>;
  CmsSlot?: CmsSlotResolvers<ContextType>;
  CmsText?: CmsTextResolvers<ContextType>;
  CmsUnknown?: CmsUnknownResolvers<ContextType>;
  CmsVideo?: CmsVideoResolvers<ContextType>;
  ConsentEntry?: ConsentEntryResolvers<ContextType>;
  ConsentGroup?: ConsentGroupResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryState?: CountryStateResolvers<ContextType>;
  CrossSelling?: CrossSellingResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerGroupRegistration?: CustomerGroupRegistrationResolvers<ContextType>;
  CustomerPayload?: CustomerPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeliveryTime?: DeliveryTimeResolvers<ContextType>;
  DonePayload?: DonePayloadResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  Entry?: EntryResolvers<ContextType>;
  EntryList?: EntryListResolvers<ContextType>;
  EntryPage?: EntryPageResolvers<ContextType>;
  FaqItem?: FaqItemResolvers<ContextType>;
  Filter?: FilterResolvers<ContextType>;
  FilterOption?: FilterOptionResolvers<ContextType>;
  FreeShipping?: FreeShippingResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Ingredient?: IngredientResolvers<ContextType>;
  IngredientGroup?: IngredientGroupResolvers<ContextType>;
  LandingPage?: LandingPageResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  LegalPage?: LegalPageResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  Locale?: GraphQLScalarType;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  Manufacturer?: ManufacturerResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavigationEntry?: NavigationEntryResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  Nutrient?: NutrientResolvers<ContextType>;
  Option?: OptionResolvers<ContextType>;
  OptionFilter?: OptionFilterResolvers<ContextType>;
  OptionGroup?: OptionGroupResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderDocument?: OrderDocumentResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  OrderPayload?: OrderPayloadResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Param?: ParamResolvers<ContextType>;
  PayOrderPayload?: PayOrderPayloadResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceTier?: PriceTierResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductCard?: ProductCardResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  Property?: PropertyResolvers<ContextType>;
  PurchaseRules?: PurchaseRulesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RangeFilter?: RangeFilterResolvers<ContextType>;
  Rating?: RatingResolvers<ContextType>;
  RatingFilter?: RatingFilterResolvers<ContextType>;
  Recipe?: RecipeResolvers<ContextType>;
  RedirectPage?: RedirectPageResolvers<ContextType>;
  ReferencePrice?: ReferencePriceResolvers<ContextType>;
  ReorderPayload?: ReorderPayloadResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewList?: ReviewListResolvers<ContextType>;
  Salutation?: SalutationResolvers<ContextType>;
  SavedPromotion?: SavedPromotionResolvers<ContextType>;
  SendFormPayload?: SendFormPayloadResolvers<ContextType>;
  Seo?: SeoResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  Sorting?: SortingResolvers<ContextType>;
  StateLabel?: StateLabelResolvers<ContextType>;
  SubmitReviewPayload?: SubmitReviewPayloadResolvers<ContextType>;
  Suggestions?: SuggestionsResolvers<ContextType>;
  Swatch?: SwatchResolvers<ContextType>;
  Tax?: TaxResolvers<ContextType>;
  ToggleFilter?: ToggleFilterResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistPayload?: WishlistPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = any> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
};
