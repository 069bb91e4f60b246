import type * as Schema from '../../schema/generated/types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { BankTransferSource } from '../domains/orders/bank-transfer.ts';
import type { CartItemSource } from '../domains/cart/public/cart.ts';
import type { CategorySource, CategoryPageSource, CmsCategoryNavigationSource, EntriesSlotSource, EntryPageSource, LandingPageSource, ProductPageSource } from '../domains/content/page-sources.ts';
import type { EntryConnectionSource } from '../domains/content/entries.ts';
import type { CustomerSource } from '../domains/account/customer.ts';
import type { FaqSource, ProductSource } from '../domains/catalog/public/product.ts';
import type { IngredientSource } from '../domains/content/entry.ts';
import type { ManufacturerSource } from '../domains/catalog/product-details.ts';
import type { NavigationEntrySource } from '../domains/content/navigation.ts';
import type { FilterValueSource, OptionFilterSource, RatingFilterSource, ToggleFilterSource } from '../domains/catalog/filters.ts';
import type { OrderSource, OrderItemSource } from '../domains/orders/public/order.ts';
import type { ProductConnectionSource } from '../domains/catalog/public/listing.ts';
import type { SeoSource } from '../domains/content/seo.ts';
import type { ShopSource } from '../domains/channel/shop.ts';
import type { SessionSource } from '../domains/session/public/session.ts';
import type { WishlistSource } from '../domains/wishlist/wishlist.ts';
import type { GatewayContext } from '../domains/shared/context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


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
) => Schema.Maybe<TTypes> | Promise<Schema.Maybe<TTypes>>;

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
    | ( CategoryPageSource & { __typename: 'CategoryPage' } )
    | ( EntryPageSource & { __typename: 'EntryPage' } )
    | ( LandingPageSource & { __typename: 'LandingPage' } )
    | ( ProductPageSource & { __typename: 'ProductPage' } )
    | ( Schema.RedirectPage & { __typename: 'RedirectPage' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CmsSlot:
    | ( CmsCategoryNavigationSource & { __typename: 'CmsCategoryNavigation' } )
    | ( EntriesSlotSource & { __typename: 'CmsEntries' } )
    | ( Omit<Schema.CmsFaq, 'items'> & { items: ReadonlyArray<_RefType['FaqItem']> } & { __typename: 'CmsFaq' } )
    | ( Schema.CmsForm & { __typename: 'CmsForm' } )
    | ( Schema.CmsGallery & { __typename: 'CmsGallery' } )
    | ( Schema.CmsImage & { __typename: 'CmsImage' } )
    | ( Schema.CmsListing & { __typename: 'CmsListing' } )
    | ( Omit<Schema.CmsProductBox, 'product'> & { product?: Schema.Maybe<_RefType['Product']> } & { __typename: 'CmsProductBox' } )
    | ( Schema.CmsProductPart & { __typename: 'CmsProductPart' } )
    | ( Omit<Schema.CmsProductSlider, 'products'> & { products: ReadonlyArray<_RefType['Product']> } & { __typename: 'CmsProductSlider' } )
    | ( Schema.CmsSidebarFilter & { __typename: 'CmsSidebarFilter' } )
    | ( Schema.CmsText & { __typename: 'CmsText' } )
    | ( Schema.CmsUnknown & { __typename: 'CmsUnknown' } )
    | ( Schema.CmsVideo & { __typename: 'CmsVideo' } )
    | ( Schema.CmsVideoFile & { __typename: 'CmsVideoFile' } )
  ;
  Filter:
    | ( OptionFilterSource & { __typename: 'OptionFilter' } )
    | ( Schema.RangeFilter & { __typename: 'RangeFilter' } )
    | ( RatingFilterSource & { __typename: 'RatingFilter' } )
    | ( ToggleFilterSource & { __typename: 'ToggleFilter' } )
  ;
  Node:
    | ( Schema.Address & { __typename: 'Address' } )
    | ( Omit<Schema.Cart, 'items'> & { items: ReadonlyArray<_RefType['CartItem']> } & { __typename: 'Cart' } )
    | ( CategorySource & { __typename: 'Category' } )
    | ( CustomerSource & { __typename: 'Customer' } )
    | ( Omit<Schema.Entry, 'recipe'> & { recipe?: Schema.Maybe<_RefType['Recipe']> } & { __typename: 'Entry' } )
    | ( LandingPageSource & { __typename: 'LandingPage' } )
    | ( OrderSource & { __typename: 'Order' } )
    | ( ProductSource & { __typename: 'Product' } )
  ;
  PostalAddress:
    | ( Schema.Address & { __typename: 'Address' } )
    | ( Schema.OrderAddress & { __typename: 'OrderAddress' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountType: Schema.AccountType;
  AddPromotionCodeInput: Schema.AddPromotionCodeInput;
  AddToCartInput: Schema.AddToCartInput;
  AddToWishlistInput: Schema.AddToWishlistInput;
  Address: ResolverTypeWrapper<Schema.Address>;
  AddressChangesInput: Schema.AddressChangesInput;
  AddressInput: Schema.AddressInput;
  AddressPayload: ResolverTypeWrapper<Schema.AddressPayload>;
  Alternate: ResolverTypeWrapper<Schema.Alternate>;
  Availability: ResolverTypeWrapper<Schema.Availability>;
  Badge: Schema.Badge;
  BankTransfer: ResolverTypeWrapper<BankTransferSource>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  Breadcrumb: ResolverTypeWrapper<Schema.Breadcrumb>;
  BundleItem: ResolverTypeWrapper<Omit<Schema.BundleItem, 'product'> & { product: ResolversTypes['Product'] }>;
  CacheScope: Schema.CacheScope;
  Captcha: ResolverTypeWrapper<Schema.Captcha>;
  Cart: ResolverTypeWrapper<Omit<Schema.Cart, 'items'> & { items: ReadonlyArray<ResolversTypes['CartItem']> }>;
  CartItem: ResolverTypeWrapper<CartItemSource>;
  CartItemInput: Schema.CartItemInput;
  CartPayload: ResolverTypeWrapper<Omit<Schema.CartPayload, 'cart'> & { cart?: Schema.Maybe<ResolversTypes['Cart']> }>;
  Category: ResolverTypeWrapper<CategorySource>;
  CategoryPage: ResolverTypeWrapper<CategoryPageSource>;
  ChangeEmailInput: Schema.ChangeEmailInput;
  ChangeOrderPaymentInput: Schema.ChangeOrderPaymentInput;
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangeProfileInput: Schema.ChangeProfileInput;
  Checkout: ResolverTypeWrapper<Omit<Schema.Checkout, 'cart' | 'customer' | 'paymentMethods'> & { cart: ResolversTypes['Cart'], customer?: Schema.Maybe<ResolversTypes['Customer']>, paymentMethods: ReadonlyArray<ResolversTypes['PaymentChoice']> }>;
  CheckoutPayload: ResolverTypeWrapper<Omit<Schema.CheckoutPayload, 'checkout'> & { checkout?: Schema.Maybe<ResolversTypes['Checkout']> }>;
  CmsBlock: ResolverTypeWrapper<Omit<Schema.CmsBlock, 'slots'> & { slots: ReadonlyArray<ResolversTypes['CmsSlot']> }>;
  CmsCategoryNavigation: ResolverTypeWrapper<CmsCategoryNavigationSource>;
  CmsEntries: ResolverTypeWrapper<EntriesSlotSource>;
  CmsFaq: ResolverTypeWrapper<Omit<Schema.CmsFaq, 'items'> & { items: ReadonlyArray<ResolversTypes['FaqItem']> }>;
  CmsForm: ResolverTypeWrapper<Schema.CmsForm>;
  CmsGallery: ResolverTypeWrapper<Schema.CmsGallery>;
  CmsImage: ResolverTypeWrapper<Schema.CmsImage>;
  CmsLayout: ResolverTypeWrapper<Schema.CmsLayout>;
  CmsListing: ResolverTypeWrapper<Schema.CmsListing>;
  CmsPage: ResolverTypeWrapper<Omit<Schema.CmsPage, 'sections'> & { sections: ReadonlyArray<ResolversTypes['CmsSection']> }>;
  CmsProductBox: ResolverTypeWrapper<Omit<Schema.CmsProductBox, 'product'> & { product?: Schema.Maybe<ResolversTypes['Product']> }>;
  CmsProductPart: ResolverTypeWrapper<Schema.CmsProductPart>;
  CmsProductSlider: ResolverTypeWrapper<Omit<Schema.CmsProductSlider, 'products'> & { products: ReadonlyArray<ResolversTypes['Product']> }>;
  CmsSection: ResolverTypeWrapper<Omit<Schema.CmsSection, 'blocks' | 'sidebar'> & { blocks: ReadonlyArray<ResolversTypes['CmsBlock']>, sidebar: ReadonlyArray<ResolversTypes['CmsBlock']> }>;
  CmsSidebarFilter: ResolverTypeWrapper<Schema.CmsSidebarFilter>;
  CmsSlot: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CmsSlot']>;
  CmsText: ResolverTypeWrapper<Schema.CmsText>;
  CmsTone: Schema.CmsTone;
  CmsUnknown: ResolverTypeWrapper<Schema.CmsUnknown>;
  CmsVideo: ResolverTypeWrapper<Schema.CmsVideo>;
  CmsVideoFile: ResolverTypeWrapper<Schema.CmsVideoFile>;
  ConfirmationInput: Schema.ConfirmationInput;
  ConsentEntry: ResolverTypeWrapper<Schema.ConsentEntry>;
  ConsentGroup: ResolverTypeWrapper<Schema.ConsentGroup>;
  Country: ResolverTypeWrapper<Schema.Country>;
  CountryState: ResolverTypeWrapper<Schema.CountryState>;
  CreateAddressInput: Schema.CreateAddressInput;
  CrossSelling: ResolverTypeWrapper<Omit<Schema.CrossSelling, 'products'> & { products: ReadonlyArray<ResolversTypes['Product']> }>;
  Currency: ResolverTypeWrapper<Schema.Currency>;
  Customer: ResolverTypeWrapper<CustomerSource>;
  CustomerGroupRegistration: ResolverTypeWrapper<Schema.CustomerGroupRegistration>;
  CustomerPayload: ResolverTypeWrapper<Omit<Schema.CustomerPayload, 'customer'> & { customer?: Schema.Maybe<ResolversTypes['Customer']> }>;
  CustomerState: Schema.CustomerState;
  Date: ResolverTypeWrapper<Schema.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Schema.Scalars['Decimal']['output']>;
  DeleteCustomerInput: Schema.DeleteCustomerInput;
  DeliveryDate: ResolverTypeWrapper<Schema.DeliveryDate>;
  DeliveryTime: ResolverTypeWrapper<Schema.DeliveryTime>;
  Difficulty: Schema.Difficulty;
  DonePayload: ResolverTypeWrapper<Schema.DonePayload>;
  Download: ResolverTypeWrapper<Schema.Download>;
  EmailInput: Schema.EmailInput;
  Entry: ResolverTypeWrapper<Omit<Schema.Entry, 'recipe'> & { recipe?: Schema.Maybe<ResolversTypes['Recipe']> }>;
  EntryConnection: ResolverTypeWrapper<EntryConnectionSource>;
  EntryEdge: ResolverTypeWrapper<Omit<Schema.EntryEdge, 'node'> & { node: ResolversTypes['Entry'] }>;
  EntryKind: Schema.EntryKind;
  EntryPage: ResolverTypeWrapper<EntryPageSource>;
  EntryTag: ResolverTypeWrapper<Schema.EntryTag>;
  ErrorCode: Schema.ErrorCode;
  FaqItem: ResolverTypeWrapper<FaqSource>;
  Filter: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Filter']>;
  FilterValue: ResolverTypeWrapper<FilterValueSource>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
  FormField: ResolverTypeWrapper<Schema.FormField>;
  FormFieldInput: Schema.FormFieldInput;
  FormFieldType: Schema.FormFieldType;
  FormKind: Schema.FormKind;
  FormPlaceEntity: Schema.FormPlaceEntity;
  FormPlaceInput: Schema.FormPlaceInput;
  FreeShipping: ResolverTypeWrapper<Schema.FreeShipping>;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  IdInput: Schema.IdInput;
  Image: ResolverTypeWrapper<Schema.Image>;
  ImageFit: Schema.ImageFit;
  Ingredient: ResolverTypeWrapper<IngredientSource>;
  IngredientGroup: ResolverTypeWrapper<Omit<Schema.IngredientGroup, 'ingredients'> & { ingredients: ReadonlyArray<ResolversTypes['Ingredient']> }>;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Schema.Scalars['JSON']['output']>;
  LandingPage: ResolverTypeWrapper<LandingPageSource>;
  Language: ResolverTypeWrapper<Schema.Language>;
  LegalPage: ResolverTypeWrapper<Schema.LegalPage>;
  LegalRole: Schema.LegalRole;
  Link: ResolverTypeWrapper<Schema.Link>;
  Locale: ResolverTypeWrapper<Schema.Scalars['Locale']['output']>;
  LoginInput: Schema.LoginInput;
  Manufacturer: ResolverTypeWrapper<ManufacturerSource>;
  MessageParam: ResolverTypeWrapper<Schema.MessageParam>;
  Money: ResolverTypeWrapper<Schema.Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavigationEntry: ResolverTypeWrapper<NavigationEntrySource>;
  NavigationKind: Schema.NavigationKind;
  NewsletterState: Schema.NewsletterState;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Notice: ResolverTypeWrapper<Schema.Notice>;
  NoticeCode: Schema.NoticeCode;
  NoticeSeverity: Schema.NoticeSeverity;
  Nutrient: ResolverTypeWrapper<Schema.Nutrient>;
  Option: ResolverTypeWrapper<Schema.Option>;
  OptionDisplay: Schema.OptionDisplay;
  OptionFilter: ResolverTypeWrapper<OptionFilterSource>;
  OptionGroup: ResolverTypeWrapper<Schema.OptionGroup>;
  Order: ResolverTypeWrapper<OrderSource>;
  OrderAccessInput: Schema.OrderAccessInput;
  OrderAddress: ResolverTypeWrapper<Schema.OrderAddress>;
  OrderConnection: ResolverTypeWrapper<Omit<Schema.OrderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OrderEdge']>, nodes: ReadonlyArray<ResolversTypes['Order']> }>;
  OrderDelivery: ResolverTypeWrapper<Schema.OrderDelivery>;
  OrderDocument: ResolverTypeWrapper<Schema.OrderDocument>;
  OrderEdge: ResolverTypeWrapper<Omit<Schema.OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderItem: ResolverTypeWrapper<OrderItemSource>;
  OrderItemType: Schema.OrderItemType;
  OrderPayload: ResolverTypeWrapper<Omit<Schema.OrderPayload, 'order'> & { order?: Schema.Maybe<ResolversTypes['Order']> }>;
  OrderStatus: ResolverTypeWrapper<Schema.OrderStatus>;
  Page: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Page']>;
  PageInfo: ResolverTypeWrapper<Schema.PageInfo>;
  Parcel: ResolverTypeWrapper<Schema.Parcel>;
  PayOrderInput: Schema.PayOrderInput;
  PayOrderPayload: ResolverTypeWrapper<Omit<Schema.PayOrderPayload, 'order'> & { order?: Schema.Maybe<ResolversTypes['Order']> }>;
  PaymentChoice: ResolverTypeWrapper<Omit<Schema.PaymentChoice, 'method'> & { method: ResolversTypes['PaymentMethod'] }>;
  PaymentData: ResolverTypeWrapper<Schema.Scalars['PaymentData']['output']>;
  PaymentMethod: ResolverTypeWrapper<Schema.PaymentMethod>;
  PaymentOutcome: Schema.PaymentOutcome;
  PlaceOrderInput: Schema.PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<Omit<Schema.PlaceOrderPayload, 'cart' | 'order'> & { cart?: Schema.Maybe<ResolversTypes['Cart']>, order?: Schema.Maybe<ResolversTypes['Order']> }>;
  PostalAddress: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PostalAddress']>;
  Price: ResolverTypeWrapper<Schema.Price>;
  PriceTier: ResolverTypeWrapper<Schema.PriceTier>;
  Product: ResolverTypeWrapper<ProductSource>;
  ProductConnection: ResolverTypeWrapper<ProductConnectionSource>;
  ProductEdge: ResolverTypeWrapper<Omit<Schema.ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilterInput: Schema.ProductFilterInput;
  ProductPage: ResolverTypeWrapper<ProductPageSource>;
  PromiseIcon: Schema.PromiseIcon;
  Promotion: ResolverTypeWrapper<Schema.Promotion>;
  Property: ResolverTypeWrapper<Schema.Property>;
  PurchaseRules: ResolverTypeWrapper<Schema.PurchaseRules>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RangeFilter: ResolverTypeWrapper<Schema.RangeFilter>;
  RatingFilter: ResolverTypeWrapper<RatingFilterSource>;
  Recipe: ResolverTypeWrapper<Omit<Schema.Recipe, 'ingredients'> & { ingredients: ReadonlyArray<ResolversTypes['IngredientGroup']> }>;
  RedirectPage: ResolverTypeWrapper<Schema.RedirectPage>;
  ReferencePrice: ResolverTypeWrapper<Schema.ReferencePrice>;
  RegisterInput: Schema.RegisterInput;
  RemovePromotionInput: Schema.RemovePromotionInput;
  ReorderPayload: ResolverTypeWrapper<Omit<Schema.ReorderPayload, 'cart'> & { cart?: Schema.Maybe<ResolversTypes['Cart']> }>;
  ResetPasswordInput: Schema.ResetPasswordInput;
  ResponseContext: ResolverTypeWrapper<Schema.ResponseContext>;
  Review: ResolverTypeWrapper<Schema.Review>;
  ReviewConnection: ResolverTypeWrapper<Schema.ReviewConnection>;
  ReviewEdge: ResolverTypeWrapper<Schema.ReviewEdge>;
  Salutation: ResolverTypeWrapper<Schema.Salutation>;
  SavedPromotion: ResolverTypeWrapper<Schema.SavedPromotion>;
  SearchSuggestions: ResolverTypeWrapper<Omit<Schema.SearchSuggestions, 'products'> & { products: ReadonlyArray<ResolversTypes['Product']> }>;
  SendFormInput: Schema.SendFormInput;
  SendFormPayload: ResolverTypeWrapper<Schema.SendFormPayload>;
  Seo: ResolverTypeWrapper<SeoSource>;
  Session: ResolverTypeWrapper<SessionSource>;
  SessionPayload: ResolverTypeWrapper<Omit<Schema.SessionPayload, 'cart' | 'session'> & { cart?: Schema.Maybe<ResolversTypes['Cart']>, session?: Schema.Maybe<ResolversTypes['Session']> }>;
  SetGuestCustomerInput: Schema.SetGuestCustomerInput;
  SetNewsletterInput: Schema.SetNewsletterInput;
  ShippingMethod: ResolverTypeWrapper<Schema.ShippingMethod>;
  ShippingOffer: ResolverTypeWrapper<Schema.ShippingOffer>;
  ShippingQuote: ResolverTypeWrapper<Schema.ShippingQuote>;
  Shop: ResolverTypeWrapper<ShopSource>;
  ShopLink: ResolverTypeWrapper<Schema.ShopLink>;
  ShopPromise: ResolverTypeWrapper<Schema.ShopPromise>;
  ShopPromises: ResolverTypeWrapper<Schema.ShopPromises>;
  Sorting: ResolverTypeWrapper<Schema.Sorting>;
  StorefrontTheme: ResolverTypeWrapper<Schema.Scalars['StorefrontTheme']['output']>;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  SubmitReviewInput: Schema.SubmitReviewInput;
  SubscribeNewsletterInput: Schema.SubscribeNewsletterInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Tax: ResolverTypeWrapper<Schema.Tax>;
  TaxState: Schema.TaxState;
  ToggleFilter: ResolverTypeWrapper<ToggleFilterSource>;
  Translation: ResolverTypeWrapper<Schema.Translation>;
  UpdateAddressInput: Schema.UpdateAddressInput;
  UpdateCartItemInput: Schema.UpdateCartItemInput;
  UpdateSessionInput: Schema.UpdateSessionInput;
  UserError: ResolverTypeWrapper<Schema.UserError>;
  VariantChoice: ResolverTypeWrapper<Schema.VariantChoice>;
  VariantOption: ResolverTypeWrapper<Schema.VariantOption>;
  VideoProvider: Schema.VideoProvider;
  Viewport: Schema.Viewport;
  Wishlist: ResolverTypeWrapper<WishlistSource>;
  WishlistPayload: ResolverTypeWrapper<Omit<Schema.WishlistPayload, 'wishlist'> & { wishlist?: Schema.Maybe<ResolversTypes['Wishlist']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddPromotionCodeInput: Schema.AddPromotionCodeInput;
  AddToCartInput: Schema.AddToCartInput;
  AddToWishlistInput: Schema.AddToWishlistInput;
  Address: Schema.Address;
  AddressChangesInput: Schema.AddressChangesInput;
  AddressInput: Schema.AddressInput;
  AddressPayload: Schema.AddressPayload;
  Alternate: Schema.Alternate;
  Availability: Schema.Availability;
  BankTransfer: BankTransferSource;
  Boolean: Schema.Scalars['Boolean']['output'];
  Breadcrumb: Schema.Breadcrumb;
  BundleItem: Omit<Schema.BundleItem, 'product'> & { product: ResolversParentTypes['Product'] };
  Captcha: Schema.Captcha;
  Cart: Omit<Schema.Cart, 'items'> & { items: ReadonlyArray<ResolversParentTypes['CartItem']> };
  CartItem: CartItemSource;
  CartItemInput: Schema.CartItemInput;
  CartPayload: Omit<Schema.CartPayload, 'cart'> & { cart?: Schema.Maybe<ResolversParentTypes['Cart']> };
  Category: CategorySource;
  CategoryPage: CategoryPageSource;
  ChangeEmailInput: Schema.ChangeEmailInput;
  ChangeOrderPaymentInput: Schema.ChangeOrderPaymentInput;
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangeProfileInput: Schema.ChangeProfileInput;
  Checkout: Omit<Schema.Checkout, 'cart' | 'customer' | 'paymentMethods'> & { cart: ResolversParentTypes['Cart'], customer?: Schema.Maybe<ResolversParentTypes['Customer']>, paymentMethods: ReadonlyArray<ResolversParentTypes['PaymentChoice']> };
  CheckoutPayload: Omit<Schema.CheckoutPayload, 'checkout'> & { checkout?: Schema.Maybe<ResolversParentTypes['Checkout']> };
  CmsBlock: Omit<Schema.CmsBlock, 'slots'> & { slots: ReadonlyArray<ResolversParentTypes['CmsSlot']> };
  CmsCategoryNavigation: CmsCategoryNavigationSource;
  CmsEntries: EntriesSlotSource;
  CmsFaq: Omit<Schema.CmsFaq, 'items'> & { items: ReadonlyArray<ResolversParentTypes['FaqItem']> };
  CmsForm: Schema.CmsForm;
  CmsGallery: Schema.CmsGallery;
  CmsImage: Schema.CmsImage;
  CmsLayout: Schema.CmsLayout;
  CmsListing: Schema.CmsListing;
  CmsPage: Omit<Schema.CmsPage, 'sections'> & { sections: ReadonlyArray<ResolversParentTypes['CmsSection']> };
  CmsProductBox: Omit<Schema.CmsProductBox, 'product'> & { product?: Schema.Maybe<ResolversParentTypes['Product']> };
  CmsProductPart: Schema.CmsProductPart;
  CmsProductSlider: Omit<Schema.CmsProductSlider, 'products'> & { products: ReadonlyArray<ResolversParentTypes['Product']> };
  CmsSection: Omit<Schema.CmsSection, 'blocks' | 'sidebar'> & { blocks: ReadonlyArray<ResolversParentTypes['CmsBlock']>, sidebar: ReadonlyArray<ResolversParentTypes['CmsBlock']> };
  CmsSidebarFilter: Schema.CmsSidebarFilter;
  CmsSlot: ResolversInterfaceTypes<ResolversParentTypes>['CmsSlot'];
  CmsText: Schema.CmsText;
  CmsUnknown: Schema.CmsUnknown;
  CmsVideo: Schema.CmsVideo;
  CmsVideoFile: Schema.CmsVideoFile;
  ConfirmationInput: Schema.ConfirmationInput;
  ConsentEntry: Schema.ConsentEntry;
  ConsentGroup: Schema.ConsentGroup;
  Country: Schema.Country;
  CountryState: Schema.CountryState;
  CreateAddressInput: Schema.CreateAddressInput;
  CrossSelling: Omit<Schema.CrossSelling, 'products'> & { products: ReadonlyArray<ResolversParentTypes['Product']> };
  Currency: Schema.Currency;
  Customer: CustomerSource;
  CustomerGroupRegistration: Schema.CustomerGroupRegistration;
  CustomerPayload: Omit<Schema.CustomerPayload, 'customer'> & { customer?: Schema.Maybe<ResolversParentTypes['Customer']> };
  Date: Schema.Scalars['Date']['output'];
  DateTime: Schema.Scalars['DateTime']['output'];
  Decimal: Schema.Scalars['Decimal']['output'];
  DeleteCustomerInput: Schema.DeleteCustomerInput;
  DeliveryDate: Schema.DeliveryDate;
  DeliveryTime: Schema.DeliveryTime;
  DonePayload: Schema.DonePayload;
  Download: Schema.Download;
  EmailInput: Schema.EmailInput;
  Entry: Omit<Schema.Entry, 'recipe'> & { recipe?: Schema.Maybe<ResolversParentTypes['Recipe']> };
  EntryConnection: EntryConnectionSource;
  EntryEdge: Omit<Schema.EntryEdge, 'node'> & { node: ResolversParentTypes['Entry'] };
  EntryPage: EntryPageSource;
  EntryTag: Schema.EntryTag;
  FaqItem: FaqSource;
  Filter: ResolversInterfaceTypes<ResolversParentTypes>['Filter'];
  FilterValue: FilterValueSource;
  Float: Schema.Scalars['Float']['output'];
  FormField: Schema.FormField;
  FormFieldInput: Schema.FormFieldInput;
  FormPlaceInput: Schema.FormPlaceInput;
  FreeShipping: Schema.FreeShipping;
  ID: Schema.Scalars['ID']['output'];
  IdInput: Schema.IdInput;
  Image: Schema.Image;
  Ingredient: IngredientSource;
  IngredientGroup: Omit<Schema.IngredientGroup, 'ingredients'> & { ingredients: ReadonlyArray<ResolversParentTypes['Ingredient']> };
  Int: Schema.Scalars['Int']['output'];
  JSON: Schema.Scalars['JSON']['output'];
  LandingPage: LandingPageSource;
  Language: Schema.Language;
  LegalPage: Schema.LegalPage;
  Link: Schema.Link;
  Locale: Schema.Scalars['Locale']['output'];
  LoginInput: Schema.LoginInput;
  Manufacturer: ManufacturerSource;
  MessageParam: Schema.MessageParam;
  Money: Schema.Money;
  Mutation: Record<PropertyKey, never>;
  NavigationEntry: NavigationEntrySource;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notice: Schema.Notice;
  Nutrient: Schema.Nutrient;
  Option: Schema.Option;
  OptionFilter: OptionFilterSource;
  OptionGroup: Schema.OptionGroup;
  Order: OrderSource;
  OrderAccessInput: Schema.OrderAccessInput;
  OrderAddress: Schema.OrderAddress;
  OrderConnection: Omit<Schema.OrderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OrderEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Order']> };
  OrderDelivery: Schema.OrderDelivery;
  OrderDocument: Schema.OrderDocument;
  OrderEdge: Omit<Schema.OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderItem: OrderItemSource;
  OrderPayload: Omit<Schema.OrderPayload, 'order'> & { order?: Schema.Maybe<ResolversParentTypes['Order']> };
  OrderStatus: Schema.OrderStatus;
  Page: ResolversUnionTypes<ResolversParentTypes>['Page'];
  PageInfo: Schema.PageInfo;
  Parcel: Schema.Parcel;
  PayOrderInput: Schema.PayOrderInput;
  PayOrderPayload: Omit<Schema.PayOrderPayload, 'order'> & { order?: Schema.Maybe<ResolversParentTypes['Order']> };
  PaymentChoice: Omit<Schema.PaymentChoice, 'method'> & { method: ResolversParentTypes['PaymentMethod'] };
  PaymentData: Schema.Scalars['PaymentData']['output'];
  PaymentMethod: Schema.PaymentMethod;
  PlaceOrderInput: Schema.PlaceOrderInput;
  PlaceOrderPayload: Omit<Schema.PlaceOrderPayload, 'cart' | 'order'> & { cart?: Schema.Maybe<ResolversParentTypes['Cart']>, order?: Schema.Maybe<ResolversParentTypes['Order']> };
  PostalAddress: ResolversInterfaceTypes<ResolversParentTypes>['PostalAddress'];
  Price: Schema.Price;
  PriceTier: Schema.PriceTier;
  Product: ProductSource;
  ProductConnection: ProductConnectionSource;
  ProductEdge: Omit<Schema.ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilterInput: Schema.ProductFilterInput;
  ProductPage: ProductPageSource;
  Promotion: Schema.Promotion;
  Property: Schema.Property;
  PurchaseRules: Schema.PurchaseRules;
  Query: Record<PropertyKey, never>;
  RangeFilter: Schema.RangeFilter;
  RatingFilter: RatingFilterSource;
  Recipe: Omit<Schema.Recipe, 'ingredients'> & { ingredients: ReadonlyArray<ResolversParentTypes['IngredientGroup']> };
  RedirectPage: Schema.RedirectPage;
  ReferencePrice: Schema.ReferencePrice;
  RegisterInput: Schema.RegisterInput;
  RemovePromotionInput: Schema.RemovePromotionInput;
  ReorderPayload: Omit<Schema.ReorderPayload, 'cart'> & { cart?: Schema.Maybe<ResolversParentTypes['Cart']> };
  ResetPasswordInput: Schema.ResetPasswordInput;
  ResponseContext: Schema.ResponseContext;
  Review: Schema.Review;
  ReviewConnection: Schema.ReviewConnection;
  ReviewEdge: Schema.ReviewEdge;
  Salutation: Schema.Salutation;
  SavedPromotion: Schema.SavedPromotion;
  SearchSuggestions: Omit<Schema.SearchSuggestions, 'products'> & { products: ReadonlyArray<ResolversParentTypes['Product']> };
  SendFormInput: Schema.SendFormInput;
  SendFormPayload: Schema.SendFormPayload;
  Seo: SeoSource;
  Session: SessionSource;
  SessionPayload: Omit<Schema.SessionPayload, 'cart' | 'session'> & { cart?: Schema.Maybe<ResolversParentTypes['Cart']>, session?: Schema.Maybe<ResolversParentTypes['Session']> };
  SetGuestCustomerInput: Schema.SetGuestCustomerInput;
  SetNewsletterInput: Schema.SetNewsletterInput;
  ShippingMethod: Schema.ShippingMethod;
  ShippingOffer: Schema.ShippingOffer;
  ShippingQuote: Schema.ShippingQuote;
  Shop: ShopSource;
  ShopLink: Schema.ShopLink;
  ShopPromise: Schema.ShopPromise;
  ShopPromises: Schema.ShopPromises;
  Sorting: Schema.Sorting;
  StorefrontTheme: Schema.Scalars['StorefrontTheme']['output'];
  String: Schema.Scalars['String']['output'];
  SubmitReviewInput: Schema.SubmitReviewInput;
  SubscribeNewsletterInput: Schema.SubscribeNewsletterInput;
  Subscription: Record<PropertyKey, never>;
  Tax: Schema.Tax;
  ToggleFilter: ToggleFilterSource;
  Translation: Schema.Translation;
  UpdateAddressInput: Schema.UpdateAddressInput;
  UpdateCartItemInput: Schema.UpdateCartItemInput;
  UpdateSessionInput: Schema.UpdateSessionInput;
  UserError: Schema.UserError;
  VariantChoice: Schema.VariantChoice;
  VariantOption: Schema.VariantOption;
  Wishlist: WishlistSource;
  WishlistPayload: Omit<Schema.WishlistPayload, 'wishlist'> & { wishlist?: Schema.Maybe<ResolversParentTypes['Wishlist']> };
};

export type CacheControlDirectiveArgs = {
  maxAge?: Schema.Maybe<Schema.Scalars['Int']['input']>;
  scope?: Schema.Maybe<Schema.CacheScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SemanticNonNullDirectiveArgs = {
  levels?: Schema.Maybe<ReadonlyArray<Schema.Maybe<Schema.Scalars['Int']['input']>>>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  additional?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Schema.Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefaultBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefaultShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salutation?: Resolver<Schema.Maybe<ResolversTypes['Salutation']>, ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['CountryState']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipcode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddressPayload'] = ResolversParentTypes['AddressPayload']> = {
  address?: Resolver<Schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  addresses?: Resolver<ReadonlyArray<ResolversTypes['Address']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlternateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Alternate'] = ResolversParentTypes['Alternate']> = {
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailabilityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  arrival?: Resolver<Schema.Maybe<ResolversTypes['DeliveryDate']>, ParentType, ContextType>;
  delivery?: Resolver<Schema.Maybe<ResolversTypes['DeliveryTime']>, ParentType, ContextType>;
  restockDate?: Resolver<Schema.Maybe<ResolversTypes['DeliveryDate']>, ParentType, ContextType>;
  restockDays?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankTransferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankTransfer'] = ResolversParentTypes['BankTransfer']> = {
  address?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bic?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BundleItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BundleItem'] = ResolversParentTypes['BundleItem']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaptchaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  challenge?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteKey?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  arrival?: Resolver<Schema.Maybe<ResolversTypes['DeliveryDate']>, ParentType, ContextType>;
  freeShipping?: Resolver<Schema.Maybe<ResolversTypes['FreeShipping']>, ParentType, ContextType>;
  goodsTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShippingBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['CartItem']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  promotions?: Resolver<ReadonlyArray<ResolversTypes['Promotion']>, ParentType, ContextType>;
  savedPromotions?: Resolver<ReadonlyArray<ResolversTypes['SavedPromotion']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxState?: Resolver<ResolversTypes['TaxState'], ParentType, ContextType>;
  taxes?: Resolver<ReadonlyArray<ResolversTypes['Tax']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  arrival?: Resolver<Schema.Maybe<ResolversTypes['DeliveryDate']>, ParentType, ContextType>;
  compareAtTotal?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  exceedsStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isDownload?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['Property']>, ParentType, ContextType>;
  orderable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  purchase?: Resolver<ResolversTypes['PurchaseRules'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  children?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['NavigationEntry']>>, ParentType, ContextType>;
  customFields?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<Schema.CategoryCustomFieldsArgs, 'keys'>>;
  descriptionHtml?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Schema.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<Schema.CategoryProductsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CategoryPage'] = ResolversParentTypes['CategoryPage']> = {
  breadcrumbs?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Breadcrumb']>>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  cms?: Resolver<Schema.Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType>;
  entryKind?: Resolver<Schema.Maybe<ResolversTypes['EntryKind']>, ParentType, ContextType>;
  form?: Resolver<Schema.Maybe<ResolversTypes['FormKind']>, ParentType, ContextType>;
  home?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  billingAddress?: Resolver<Schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  blockers?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  canOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentMethodId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentMethods?: Resolver<ReadonlyArray<ResolversTypes['PaymentChoice']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingMethodId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shippingMethods?: Resolver<ReadonlyArray<ResolversTypes['ShippingQuote']>, ParentType, ContextType>;
};

export type CheckoutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CheckoutPayload'] = ResolversParentTypes['CheckoutPayload']> = {
  checkout?: Resolver<Schema.Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['CmsLayout'], ParentType, ContextType>;
  slots?: Resolver<ReadonlyArray<ResolversTypes['CmsSlot']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmsCategoryNavigationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsCategoryNavigation'] = ResolversParentTypes['CmsCategoryNavigation']> = {
  entries?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['NavigationEntry']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsEntriesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsEntries'] = ResolversParentTypes['CmsEntries']> = {
  entries?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Entry']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntryKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsFaqResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsFaq'] = ResolversParentTypes['CmsFaq']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['FaqItem']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsFormResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsForm'] = ResolversParentTypes['CmsForm']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FormKind'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slotId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsGalleryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsGallery'] = ResolversParentTypes['CmsGallery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['Image']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsImage'] = ResolversParentTypes['CmsImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  link?: Resolver<Schema.Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsLayoutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsLayout'] = ResolversParentTypes['CmsLayout']> = {
  background?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundMode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundTone?: Resolver<Schema.Maybe<ResolversTypes['CmsTone']>, ParentType, ContextType>;
  cssClass?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hiddenOn?: Resolver<ReadonlyArray<ResolversTypes['Viewport']>, ParentType, ContextType>;
  margins?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  sizingMode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CmsListingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsListing'] = ResolversParentTypes['CmsListing']> = {
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['CmsSection']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmsProductBoxResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsProductBox'] = ResolversParentTypes['CmsProductBox']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsProductPartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsProductPart'] = ResolversParentTypes['CmsProductPart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsProductSliderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsProductSlider'] = ResolversParentTypes['CmsProductSlider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsSection'] = ResolversParentTypes['CmsSection']> = {
  blocks?: Resolver<ReadonlyArray<ResolversTypes['CmsBlock']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['CmsLayout'], ParentType, ContextType>;
  sidebar?: Resolver<ReadonlyArray<ResolversTypes['CmsBlock']>, ParentType, ContextType>;
};

export type CmsSidebarFilterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsSidebarFilter'] = ResolversParentTypes['CmsSidebarFilter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsSlot'] = ResolversParentTypes['CmsSlot']> = {
  __resolveType?: TypeResolveFn<'CmsCategoryNavigation' | 'CmsEntries' | 'CmsFaq' | 'CmsForm' | 'CmsGallery' | 'CmsImage' | 'CmsListing' | 'CmsProductBox' | 'CmsProductPart' | 'CmsProductSlider' | 'CmsSidebarFilter' | 'CmsText' | 'CmsUnknown' | 'CmsVideo' | 'CmsVideoFile', ParentType, ContextType>;
};

export type CmsTextResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsText'] = ResolversParentTypes['CmsText']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsUnknownResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsUnknown'] = ResolversParentTypes['CmsUnknown']> = {
  data?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsVideoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsVideo'] = ResolversParentTypes['CmsVideo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  poster?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['VideoProvider'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsVideoFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsVideoFile'] = ResolversParentTypes['CmsVideoFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConsentEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConsentEntry'] = ResolversParentTypes['ConsentEntry']> = {
  days?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsentGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConsentGroup'] = ResolversParentTypes['ConsentGroup']> = {
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['ConsentEntry']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShippingAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiresState?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiresVatId?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiresZipcode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  states?: Resolver<ReadonlyArray<ResolversTypes['CountryState']>, ParentType, ContextType>;
  vatIdPattern?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipcodePattern?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryStateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CountryState'] = ResolversParentTypes['CountryState']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CrossSellingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CrossSelling'] = ResolversParentTypes['CrossSelling']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  accountType?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
  addresses?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Address']>>, ParentType, ContextType>;
  company?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customFields?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<Schema.CustomerCustomFieldsArgs, 'keys'>>;
  defaultBillingAddress?: Resolver<Schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  defaultPaymentMethod?: Resolver<Schema.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  defaultShippingAddress?: Resolver<Schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsletter?: Resolver<Schema.Maybe<ResolversTypes['NewsletterState']>, ParentType, ContextType>;
  number?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Schema.Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<Schema.CustomerOrdersArgs>>;
  requestedGroup?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salutation?: Resolver<Schema.Maybe<ResolversTypes['Salutation']>, ParentType, ContextType>;
  vatIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerGroupRegistrationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerGroupRegistration'] = ResolversParentTypes['CustomerGroupRegistration']> = {
  companiesOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  introductionHtml?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerPayload'] = ResolversParentTypes['CustomerPayload']> = {
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeliveryDateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryDate'] = ResolversParentTypes['DeliveryDate']> = {
  earliest?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latest?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DeliveryTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryTime'] = ResolversParentTypes['DeliveryTime']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxDays?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minDays?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DonePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DonePayload'] = ResolversParentTypes['DonePayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Entry'] = ResolversParentTypes['Entry']> = {
  author?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cover?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntryKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  recipe?: Resolver<Schema.Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  teaser?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntryConnection'] = ResolversParentTypes['EntryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Entry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  tags?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['EntryTag']>>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntryEdge'] = ResolversParentTypes['EntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Entry'], ParentType, ContextType>;
};

export type EntryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntryPage'] = ResolversParentTypes['EntryPage']> = {
  breadcrumbs?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Breadcrumb']>>, ParentType, ContextType>;
  cms?: Resolver<Schema.Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['Entry'], ParentType, ContextType>;
  more?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Entry']>>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntryTagResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntryTag'] = ResolversParentTypes['EntryTag']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FaqItem'] = ResolversParentTypes['FaqItem']> = {
  answerHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Filter'] = ResolversParentTypes['Filter']> = {
  __resolveType?: TypeResolveFn<'OptionFilter' | 'RangeFilter' | 'RatingFilter' | 'ToggleFilter', ParentType, ContextType>;
};

export type FilterValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FilterValue'] = ResolversParentTypes['FilterValue']> = {
  color?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FormFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = {
  enabledBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxLength?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxValues?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
};

export type FreeShippingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreeShipping'] = ResolversParentTypes['FreeShipping']> = {
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  srcset?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Schema.ImageUrlArgs, 'fit'>>;
  width?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IngredientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Ingredient'] = ResolversParentTypes['Ingredient']> = {
  amount?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  unit?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IngredientGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IngredientGroup'] = ResolversParentTypes['IngredientGroup']> = {
  ingredients?: Resolver<ReadonlyArray<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LandingPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LandingPage'] = ResolversParentTypes['LandingPage']> = {
  cms?: Resolver<Schema.Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  formatLocale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  pathPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LegalPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LegalPage'] = ResolversParentTypes['LegalPage']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['LegalRole'], ParentType, ContextType>;
};

export type LinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link']> = {
  newTab?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface LocaleScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Locale'], any> {
  name: 'Locale';
}

export type ManufacturerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Manufacturer'] = ResolversParentTypes['Manufacturer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageParamResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessageParam'] = ResolversParentTypes['MessageParam']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addPromotionCode?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Schema.MutationAddPromotionCodeArgs, 'input'>>;
  addToCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Schema.MutationAddToCartArgs, 'input'>>;
  addToWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<Schema.MutationAddToWishlistArgs, 'input'>>;
  cancelOrder?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationCancelOrderArgs, 'input'>>;
  changeEmail?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangeEmailArgs, 'input'>>;
  changeOrderPayment?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangeOrderPaymentArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangePasswordArgs, 'input'>>;
  changeProfile?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangeProfileArgs, 'input'>>;
  clearCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType>;
  clearWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType>;
  confirmNewsletter?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<Schema.MutationConfirmNewsletterArgs, 'input'>>;
  confirmRegistration?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<Schema.MutationConfirmRegistrationArgs, 'input'>>;
  createAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateAddressArgs, 'input'>>;
  createSession?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType>;
  deleteAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteAddressArgs, 'input'>>;
  deleteCustomer?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteCustomerArgs, 'input'>>;
  login?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<Schema.MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType>;
  orderByToken?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationOrderByTokenArgs, 'input'>>;
  payOrder?: Resolver<ResolversTypes['PayOrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationPayOrderArgs, 'input'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationPlaceOrderArgs, 'input'>>;
  register?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<Schema.MutationRegisterArgs, 'input'>>;
  removeFromCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Schema.MutationRemoveFromCartArgs, 'input'>>;
  removeFromWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<Schema.MutationRemoveFromWishlistArgs, 'input'>>;
  removePromotion?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Schema.MutationRemovePromotionArgs, 'input'>>;
  reorder?: Resolver<ResolversTypes['ReorderPayload'], ParentType, ContextType, RequireFields<Schema.MutationReorderArgs, 'input'>>;
  requestPasswordRecovery?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<Schema.MutationRequestPasswordRecoveryArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<Schema.MutationResetPasswordArgs, 'input'>>;
  sendForm?: Resolver<ResolversTypes['SendFormPayload'], ParentType, ContextType, RequireFields<Schema.MutationSendFormArgs, 'input'>>;
  setBillingAddress?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetBillingAddressArgs, 'input'>>;
  setDefaultPaymentMethod?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetDefaultPaymentMethodArgs, 'input'>>;
  setGuestCustomer?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetGuestCustomerArgs, 'input'>>;
  setNewsletter?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetNewsletterArgs, 'input'>>;
  setPaymentMethod?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetPaymentMethodArgs, 'input'>>;
  setShippingAddress?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetShippingAddressArgs, 'input'>>;
  setShippingMethod?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetShippingMethodArgs, 'input'>>;
  submitReview?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<Schema.MutationSubmitReviewArgs, 'input'>>;
  subscribeNewsletter?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<Schema.MutationSubscribeNewsletterArgs, 'input'>>;
  unsubscribeNewsletter?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<Schema.MutationUnsubscribeNewsletterArgs, 'input'>>;
  updateAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateAddressArgs, 'input'>>;
  updateCartItem?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateCartItemArgs, 'input'>>;
  updateSession?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateSessionArgs, 'input'>>;
};

export type NavigationEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NavigationEntry'] = ResolversParentTypes['NavigationEntry']> = {
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  childCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['NavigationEntry']>, ParentType, ContextType, Partial<Schema.NavigationEntryChildrenArgs>>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Schema.Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'Address' | 'Cart' | 'Category' | 'Customer' | 'Entry' | 'LandingPage' | 'Order' | 'Product', ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  cartItemId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['NoticeCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ReadonlyArray<ResolversTypes['MessageParam']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['NoticeSeverity'], ParentType, ContextType>;
  upstreamCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NutrientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Nutrient'] = ResolversParentTypes['Nutrient']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Option'] = ResolversParentTypes['Option']> = {
  color?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['OptionGroup'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OptionFilterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OptionFilter'] = ResolversParentTypes['OptionFilter']> = {
  display?: Resolver<ResolversTypes['OptionDisplay'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FilterValue']>, ParentType, ContextType, Partial<Schema.OptionFilterValuesArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OptionGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OptionGroup'] = ResolversParentTypes['OptionGroup']> = {
  display?: Resolver<ResolversTypes['OptionDisplay'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  arrival?: Resolver<Schema.Maybe<ResolversTypes['DeliveryDate']>, ParentType, ContextType>;
  bankTransfer?: Resolver<Schema.Maybe<ResolversTypes['BankTransfer']>, ParentType, ContextType>;
  billingAddress?: Resolver<Schema.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canChangePayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRequestCancellation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReturn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comment?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customFields?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<Schema.OrderCustomFieldsArgs, 'keys'>>;
  deliveries?: Resolver<ReadonlyArray<ResolversTypes['OrderDelivery']>, ParentType, ContextType>;
  deliveryStatus?: Resolver<Schema.Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['OrderDocument']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentMethod?: Resolver<Schema.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  paymentOutcome?: Resolver<ResolversTypes['PaymentOutcome'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  requiresRedirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingAddress?: Resolver<Schema.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shippingMethod?: Resolver<Schema.Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxState?: Resolver<ResolversTypes['TaxState'], ParentType, ContextType>;
  taxes?: Resolver<ReadonlyArray<ResolversTypes['Tax']>, ParentType, ContextType>;
  token?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trackingUrls?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  additional?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Schema.Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salutation?: Resolver<Schema.Maybe<ResolversTypes['Salutation']>, ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['CountryState']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipcode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderDelivery'] = ResolversParentTypes['OrderDelivery']> = {
  arrival?: Resolver<Schema.Maybe<ResolversTypes['DeliveryDate']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parcels?: Resolver<ReadonlyArray<ResolversTypes['Parcel']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Schema.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shippingMethod?: Resolver<Schema.Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderDocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderDocument'] = ResolversParentTypes['OrderDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  downloads?: Resolver<ReadonlyArray<ResolversTypes['Download']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['Property']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderItemType'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderPayload'] = ResolversParentTypes['OrderPayload']> = {
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderStatus'] = ResolversParentTypes['OrderStatus']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  __resolveType?: TypeResolveFn<'CategoryPage' | 'EntryPage' | 'LandingPage' | 'ProductPage' | 'RedirectPage', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParcelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Parcel'] = ResolversParentTypes['Parcel']> = {
  trackingCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayOrderPayload'] = ResolversParentTypes['PayOrderPayload']> = {
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentChoice'] = ResolversParentTypes['PaymentChoice']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
};

export interface PaymentDataScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PaymentData'], any> {
  name: 'PaymentData';
}

export type PaymentMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  code?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prepaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiresRedirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PostalAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostalAddress'] = ResolversParentTypes['PostalAddress']> = {
  __resolveType?: TypeResolveFn<'Address' | 'OrderAddress', ParentType, ContextType>;
};

export type PriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  compareAtPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discountPercent?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isFromPrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lowestPrice30Days?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  referencePrice?: Resolver<Schema.Maybe<ResolversTypes['ReferencePrice']>, ParentType, ContextType>;
  taxState?: Resolver<ResolversTypes['TaxState'], ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['PriceTier']>, ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceTierResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceTier'] = ResolversParentTypes['PriceTier']> = {
  maxQuantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  alternatives?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  availability?: Resolver<Schema.Maybe<ResolversTypes['Availability']>, ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  averageRating?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  badges?: Resolver<ReadonlyArray<ResolversTypes['Badge']>, ParentType, ContextType>;
  bundle?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['BundleItem']>>, ParentType, ContextType>;
  cover?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  crossSellings?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['CrossSelling']>>, ParentType, ContextType>;
  customFields?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<Schema.ProductCustomFieldsArgs, 'keys'>>;
  descriptionHtml?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facts?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faq?: Resolver<ReadonlyArray<ResolversTypes['FaqItem']>, ParentType, ContextType>;
  fromPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  hasVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDownload?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listedOptions?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  manufacturer?: Resolver<Schema.Maybe<ResolversTypes['Manufacturer']>, ParentType, ContextType>;
  media?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Image']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Option']>>, ParentType, ContextType>;
  parentId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  properties?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Property']>>, ParentType, ContextType>;
  purchase?: Resolver<ResolversTypes['PurchaseRules'], ParentType, ContextType>;
  releaseDate?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<Schema.Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<Schema.ProductReviewsArgs>>;
  shipping?: Resolver<Schema.Maybe<ResolversTypes['ShippingOffer']>, ParentType, ContextType>;
  specifications?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Property']>>, ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  summary?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatches?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Option']>>, ParentType, ContextType>;
  variant?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Schema.ProductVariantArgs, 'options'>>;
  variantChoices?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['VariantChoice']>>, ParentType, ContextType>;
  variants?: Resolver<Schema.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<Schema.ProductVariantsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  appliedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  filterCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  filters?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Filter']>>, ParentType, ContextType, Partial<Schema.ProductConnectionFiltersArgs>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sorting?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sortings?: Resolver<ReadonlyArray<ResolversTypes['Sorting']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  breadcrumbs?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Breadcrumb']>>, ParentType, ContextType>;
  cms?: Resolver<Schema.Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  code?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PropertyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Property'] = ResolversParentTypes['Property']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PurchaseRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PurchaseRules'] = ResolversParentTypes['PurchaseRules']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  bestsellers?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Schema.QueryBestsellersArgs, 'first'>>;
  captcha?: Resolver<Schema.Maybe<ResolversTypes['Captcha']>, ParentType, ContextType>;
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  checkout?: Resolver<Schema.Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  context?: Resolver<Schema.Maybe<ResolversTypes['ResponseContext']>, ParentType, ContextType>;
  countries?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Country']>>, ParentType, ContextType>;
  currencies?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Currency']>>, ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerGroupRegistration?: Resolver<Schema.Maybe<ResolversTypes['CustomerGroupRegistration']>, ParentType, ContextType, RequireFields<Schema.QueryCustomerGroupRegistrationArgs, 'id'>>;
  entries?: Resolver<Schema.Maybe<ResolversTypes['EntryConnection']>, ParentType, ContextType, RequireFields<Schema.QueryEntriesArgs, 'kind'>>;
  formFields?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['FormField']>>, ParentType, ContextType, RequireFields<Schema.QueryFormFieldsArgs, 'kind'>>;
  isPasswordResetTokenValid?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Schema.QueryIsPasswordResetTokenValidArgs, 'token'>>;
  languages?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Language']>>, ParentType, ContextType>;
  listing?: Resolver<Schema.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<Schema.QueryListingArgs, 'categoryId'>>;
  navigation?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['NavigationEntry']>>, ParentType, ContextType, RequireFields<Schema.QueryNavigationArgs, 'depth' | 'kind'>>;
  node?: Resolver<Schema.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Schema.QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Schema.Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<Schema.QueryNodesArgs, 'ids'>>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Schema.QueryOrderArgs, 'id'>>;
  page?: Resolver<Schema.Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<Schema.QueryPageArgs, 'path'>>;
  paymentMethods?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['PaymentMethod']>>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Schema.QueryProductArgs, 'id'>>;
  productByNumber?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Schema.QueryProductByNumberArgs, 'number'>>;
  salutations?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Salutation']>>, ParentType, ContextType>;
  search?: Resolver<Schema.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<Schema.QuerySearchArgs, 'term'>>;
  searchEntries?: Resolver<Schema.Maybe<ResolversTypes['EntryConnection']>, ParentType, ContextType, RequireFields<Schema.QuerySearchEntriesArgs, 'term'>>;
  session?: Resolver<Schema.Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  shop?: Resolver<Schema.Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
  suggest?: Resolver<Schema.Maybe<ResolversTypes['SearchSuggestions']>, ParentType, ContextType, RequireFields<Schema.QuerySuggestArgs, 'first' | 'term'>>;
  translations?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Translation']>>, ParentType, ContextType>;
  wishlist?: Resolver<Schema.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type RangeFilterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RangeFilter'] = ResolversParentTypes['RangeFilter']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  selectedMax?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  selectedMin?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RatingFilterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RatingFilter'] = ResolversParentTypes['RatingFilter']> = {
  counts?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxRating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selectedRating?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecipeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recipe'] = ResolversParentTypes['Recipe']> = {
  cookTimeMinutes?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  difficulty?: Resolver<Schema.Maybe<ResolversTypes['Difficulty']>, ParentType, ContextType>;
  ingredients?: Resolver<ReadonlyArray<ResolversTypes['IngredientGroup']>, ParentType, ContextType>;
  instructions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  nutrition?: Resolver<ReadonlyArray<ResolversTypes['Nutrient']>, ParentType, ContextType>;
  servings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  servingsLabel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RedirectPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedirectPage'] = ResolversParentTypes['RedirectPage']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permanent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReferencePriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReferencePrice'] = ResolversParentTypes['ReferencePrice']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReorderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReorderPayload'] = ResolversParentTypes['ReorderPayload']> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResponseContextResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResponseContext'] = ResolversParentTypes['ResponseContext']> = {
  country?: Resolver<Schema.Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  author?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<Schema.Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopFeedback?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  histogram?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type SalutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Salutation'] = ResolversParentTypes['Salutation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedPromotionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedPromotion'] = ResolversParentTypes['SavedPromotion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendFormPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendFormPayload'] = ResolversParentTypes['SendFormPayload']> = {
  acknowledged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmation?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  receivedTime?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SeoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Seo'] = ResolversParentTypes['Seo']> = {
  alternates?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  canonicalPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  keywords?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  country?: Resolver<Schema.Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imitated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CustomerState'], ParentType, ContextType>;
  taxState?: Resolver<ResolversTypes['TaxState'], ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  session?: Resolver<Schema.Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  code?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery?: Resolver<Schema.Maybe<ResolversTypes['DeliveryTime']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShippingOffer'] = ResolversParentTypes['ShippingOffer']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxDays?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minDays?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShippingQuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShippingQuote'] = ResolversParentTypes['ShippingQuote']> = {
  arrival?: Resolver<Schema.Maybe<ResolversTypes['DeliveryDate']>, ParentType, ContextType>;
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['ShippingMethod'], ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ShopResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  address?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  claim?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consentGroups?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ConsentGroup']>>, ParentType, ContextType>;
  country?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freeShippingFrom?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  homeDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  homeTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  legalEntity?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalPages?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['LegalPage']>>, ParentType, ContextType>;
  logo?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsletter?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openingHours?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  paymentLogos?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Image']>>, ParentType, ContextType>;
  paymentMethods?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promises?: Resolver<ResolversTypes['ShopPromises'], ParentType, ContextType>;
  returnDays?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviewAnswer?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  social?: Resolver<ReadonlyArray<ResolversTypes['ShopLink']>, ParentType, ContextType>;
  theme?: Resolver<Schema.Maybe<ResolversTypes['StorefrontTheme']>, ParentType, ContextType>;
  titleSuffix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ShopLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShopLink'] = ResolversParentTypes['ShopLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopPromiseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShopPromise'] = ResolversParentTypes['ShopPromise']> = {
  icon?: Resolver<Schema.Maybe<ResolversTypes['PromiseIcon']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShopPromisesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShopPromises'] = ResolversParentTypes['ShopPromises']> = {
  basket?: Resolver<ReadonlyArray<ResolversTypes['ShopPromise']>, ParentType, ContextType>;
  checkout?: Resolver<ReadonlyArray<ResolversTypes['ShopPromise']>, ParentType, ContextType>;
  footer?: Resolver<ReadonlyArray<ResolversTypes['ShopPromise']>, ParentType, ContextType>;
  header?: Resolver<ReadonlyArray<ResolversTypes['ShopPromise']>, ParentType, ContextType>;
  product?: Resolver<ReadonlyArray<ResolversTypes['ShopPromise']>, ParentType, ContextType>;
};

export type SortingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Sorting'] = ResolversParentTypes['Sorting']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface StorefrontThemeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StorefrontTheme'], any> {
  name: 'StorefrontTheme';
}

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  cartChanged?: SubscriptionResolver<ResolversTypes['Cart'], "cartChanged", ParentType, ContextType>;
  orderChanged?: SubscriptionResolver<Schema.Maybe<ResolversTypes['Order']>, "orderChanged", ParentType, ContextType, RequireFields<Schema.SubscriptionOrderChangedArgs, 'id'>>;
};

export type TaxResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Tax'] = ResolversParentTypes['Tax']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ToggleFilterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ToggleFilter'] = ResolversParentTypes['ToggleFilter']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  count?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ReadonlyArray<ResolversTypes['MessageParam']>, ParentType, ContextType>;
  upstreamCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VariantChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VariantChoice'] = ResolversParentTypes['VariantChoice']> = {
  group?: Resolver<ResolversTypes['OptionGroup'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['VariantOption']>, ParentType, ContextType>;
};

export type VariantOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VariantOption'] = ResolversParentTypes['VariantOption']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  combinable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cover?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  nearestPath?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  option?: Resolver<ResolversTypes['Option'], ParentType, ContextType>;
  path?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productIds?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  products?: Resolver<Schema.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<Schema.WishlistProductsArgs>>;
};

export type WishlistPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistPayload'] = ResolversParentTypes['WishlistPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  wishlist?: Resolver<Schema.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Address?: AddressResolvers<ContextType>;
  AddressPayload?: AddressPayloadResolvers<ContextType>;
  Alternate?: AlternateResolvers<ContextType>;
  Availability?: AvailabilityResolvers<ContextType>;
  BankTransfer?: BankTransferResolvers<ContextType>;
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
  CmsVideoFile?: CmsVideoFileResolvers<ContextType>;
  ConsentEntry?: ConsentEntryResolvers<ContextType>;
  ConsentGroup?: ConsentGroupResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryState?: CountryStateResolvers<ContextType>;
  CrossSelling?: CrossSellingResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerGroupRegistration?: CustomerGroupRegistrationResolvers<ContextType>;
  CustomerPayload?: CustomerPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeliveryDate?: DeliveryDateResolvers<ContextType>;
  DeliveryTime?: DeliveryTimeResolvers<ContextType>;
  DonePayload?: DonePayloadResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  Entry?: EntryResolvers<ContextType>;
  EntryConnection?: EntryConnectionResolvers<ContextType>;
  EntryEdge?: EntryEdgeResolvers<ContextType>;
  EntryPage?: EntryPageResolvers<ContextType>;
  EntryTag?: EntryTagResolvers<ContextType>;
  FaqItem?: FaqItemResolvers<ContextType>;
  Filter?: FilterResolvers<ContextType>;
  FilterValue?: FilterValueResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FreeShipping?: FreeShippingResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Ingredient?: IngredientResolvers<ContextType>;
  IngredientGroup?: IngredientGroupResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LandingPage?: LandingPageResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  LegalPage?: LegalPageResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  Locale?: GraphQLScalarType;
  Manufacturer?: ManufacturerResolvers<ContextType>;
  MessageParam?: MessageParamResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavigationEntry?: NavigationEntryResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  Nutrient?: NutrientResolvers<ContextType>;
  Option?: OptionResolvers<ContextType>;
  OptionFilter?: OptionFilterResolvers<ContextType>;
  OptionGroup?: OptionGroupResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderDelivery?: OrderDeliveryResolvers<ContextType>;
  OrderDocument?: OrderDocumentResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderPayload?: OrderPayloadResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Parcel?: ParcelResolvers<ContextType>;
  PayOrderPayload?: PayOrderPayloadResolvers<ContextType>;
  PaymentChoice?: PaymentChoiceResolvers<ContextType>;
  PaymentData?: GraphQLScalarType;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceTier?: PriceTierResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  Property?: PropertyResolvers<ContextType>;
  PurchaseRules?: PurchaseRulesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RangeFilter?: RangeFilterResolvers<ContextType>;
  RatingFilter?: RatingFilterResolvers<ContextType>;
  Recipe?: RecipeResolvers<ContextType>;
  RedirectPage?: RedirectPageResolvers<ContextType>;
  ReferencePrice?: ReferencePriceResolvers<ContextType>;
  ReorderPayload?: ReorderPayloadResolvers<ContextType>;
  ResponseContext?: ResponseContextResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  Salutation?: SalutationResolvers<ContextType>;
  SavedPromotion?: SavedPromotionResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  SendFormPayload?: SendFormPayloadResolvers<ContextType>;
  Seo?: SeoResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  ShippingOffer?: ShippingOfferResolvers<ContextType>;
  ShippingQuote?: ShippingQuoteResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopLink?: ShopLinkResolvers<ContextType>;
  ShopPromise?: ShopPromiseResolvers<ContextType>;
  ShopPromises?: ShopPromisesResolvers<ContextType>;
  Sorting?: SortingResolvers<ContextType>;
  StorefrontTheme?: GraphQLScalarType;
  Subscription?: SubscriptionResolvers<ContextType>;
  Tax?: TaxResolvers<ContextType>;
  ToggleFilter?: ToggleFilterResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VariantChoice?: VariantChoiceResolvers<ContextType>;
  VariantOption?: VariantOptionResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistPayload?: WishlistPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
