/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Private person or business. */
export type AccountType =
  /** A business. */
  | 'BUSINESS'
  /** A private person. */
  | 'PRIVATE';

/** The code to enter. */
export type AddPromotionCodeInput = {
  /** As the shopper typed it. */
  code: string;
};

/** What to put into the cart. */
export type AddToCartInput = {
  /** A value of the client's own making, at most 128 characters; the same one within 10 minutes adds only once. */
  idempotencyKey?: string | null | undefined;
  /** Id of a product that can be bought (a variant, not its parent). */
  productId: string | number;
  /** Pieces, a positive whole number. */
  quantity?: number;
};

/** An address of the customer. */
export type AddressIdInput = {
  /** Id out of `addresses`. */
  id: string | number;
};

/** An address. Name and form of address are taken from the buyer when absent. */
export type AddressInput = {
  /** Second line. */
  additional?: string | null | undefined;
  /** City. */
  city: string;
  /** Company. */
  company?: string | null | undefined;
  /** Id out of `countries`. */
  countryId: string | number;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Id out of `salutations`. */
  salutationId?: string | number | null | undefined;
  /** Id out of the country's `states`. */
  stateId?: string | number | null | undefined;
  /** Street and number. */
  street: string;
  /** Postal code. */
  zipcode?: string | null | undefined;
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

/** A new e-mail address. */
export type ChangeEmailInput = {
  /** The new address. */
  email: string;
  /** The same again. */
  emailConfirmation: string;
  /** The password of the account. */
  password: string;
};

/** Another way to pay an order. */
export type ChangeOrderPaymentInput = {
  /** Id of the order. */
  orderId: string | number;
  /** Id out of `paymentMethods`. */
  paymentMethodId: string | number;
};

/** A new password. */
export type ChangePasswordInput = {
  /** The new one. */
  newPassword: string;
  /** The new one again. */
  newPasswordConfirmation: string;
  /** The password until now. */
  password: string;
};

/** Who the customer is. */
export type ChangeProfileInput = {
  /** Private person or business. */
  accountType: AccountType;
  /** Company; needed for a business. */
  company?: string | null | undefined;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Id out of `salutations`. */
  salutationId?: string | number | null | undefined;
  /** VAT ids of a business. */
  vatIds?: Array<string> | null | undefined;
};

/** How a section is divided. */
export type CmsSectionType =
  /** One column. */
  | 'DEFAULT'
  /** Sidebar and main column. */
  | 'SIDEBAR';

/** What the link of the newsletter's mail carries. */
export type ConfirmNewsletterInput = {
  /** `em` of the link. */
  em: string;
  /** `hash` of the link. */
  hash: string;
};

/** What the link of the confirmation mail carries. */
export type ConfirmRegistrationInput = {
  /** `em` of the link. */
  em: string;
  /** `hash` of the link. */
  hash: string;
};

/** A new address. */
export type CreateAddressInput = {
  /** The address. */
  address: AddressInput;
  /** Whether bills go there from now on. */
  defaultBilling?: boolean;
  /** Whether goods go there from now on. */
  defaultShipping?: boolean;
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
  confirmed: boolean;
};

/** How difficult a recipe is. */
export type Difficulty =
  /** Easy. */
  | 'EASY'
  /** Hard. */
  | 'HARD'
  /** Medium. */
  | 'MEDIUM';

/** What an entry is. */
export type EntryKind =
  /** A blog post. */
  | 'BLOG'
  /** A news item. */
  | 'NEWS'
  /** A recipe. */
  | 'RECIPE';

/** A value of a form. */
export type FormFieldInput = {
  /** Name of the field. */
  name: string;
  /** What was typed. */
  value: string;
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
  navigationId: string | number;
  /** Id of the slot. */
  slotId: string | number;
};

/** A file of a form. */
export type FormUploadInput = {
  /** Key out of the answer of `POST /upload`. */
  key: string;
  /** Name of the field. */
  name: string;
};

/** Who buys without an account. */
export type IdentifyGuestInput = {
  /** Private person or business. */
  accountType?: AccountType;
  /** Where the bill goes, and the goods unless said otherwise. */
  billingAddress: AddressInput;
  /** Company; needed for a business. */
  company?: string | null | undefined;
  /** Where the confirmation goes. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Id out of `salutations`. */
  salutationId?: string | number | null | undefined;
  /** Where the goods go, if elsewhere. */
  shippingAddress?: AddressInput | null | undefined;
  /** VAT ids of a business. */
  vatIds?: Array<string> | null | undefined;
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

/** Which part of a listing is wanted. Ids of one property group widen, different groups narrow. */
export type ListingInput = {
  /** Ids of categories (search only). */
  categories?: Array<string | number> | null | undefined;
  /** Only what is delivered free of charge. */
  freeShipping?: boolean | null | undefined;
  /** Products a page, 1 to 100; 10 when absent. */
  limit?: number | null | undefined;
  /** Ids of makers; what is no id filters nothing, here and below. */
  manufacturers?: Array<string | number> | null | undefined;
  /** Highest price in the currency of the request. */
  maxPrice?: string | null | undefined;
  /** Lowest price in the currency of the request. */
  minPrice?: string | null | undefined;
  /** Page, from 1. */
  page?: number | null | undefined;
  /** Ids of property options. */
  properties?: Array<string | number> | null | undefined;
  /** Least number of stars, 1 to 5. */
  rating?: number | null | undefined;
  /** Key out of `sortings`. */
  sorting?: string | null | undefined;
};

/** Who logs in. */
export type LoginInput = {
  /** E-mail address. */
  email: string;
  /** Password. */
  password: string;
};

/** A visitor's list. */
export type MergeWishlistInput = {
  /** Ids of its products, at most 1000. */
  productIds: Array<string | number>;
};

/** Whether a customer gets the newsletter. */
export type NewsletterState =
  /** No. */
  | 'NONE'
  /** Asked for, not confirmed yet. */
  | 'PENDING'
  /** Yes. */
  | 'SUBSCRIBED';

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

/** An order of the customer. */
export type OrderIdInput = {
  /** Its id. */
  orderId: string | number;
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
  deepLinkCode: string;
  /** E-mail address that the order was placed with. */
  email: string;
  /** Postcode of the bill. */
  zipcode: string;
};

/** The order to pay. */
export type PayOrderInput = {
  /** For those who hold the order's link and are not logged in. */
  link?: OrderLinkInput | null | undefined;
  /** Id of an order of this session, or of one that `link` opens. */
  orderId: string | number;
};

/** What to order. */
export type PlaceOrderInput = {
  /** `Cart.hash` of what the shopper saw. */
  cartHash: string;
  /** What the shopper adds. */
  comment?: string | null | undefined;
  /** A value of the client's own making, 8 to 128 characters; the same one yields the same order for a day. */
  idempotencyKey: string;
  /** For downloads: that the waiver of the right of withdrawal was acknowledged. */
  revocationWaived?: boolean;
  /** That the general terms were accepted. */
  termsAccepted: boolean;
};

/** Who opens an account. */
export type RegisterInput = {
  /** That the data protection rules were read. */
  acceptedDataProtection: boolean;
  /** Private person or business. */
  accountType?: AccountType;
  /** Where bills go, and goods unless said otherwise. */
  billingAddress: AddressInput;
  /** Company; needed for a business. */
  company?: string | null | undefined;
  /** Id of a customer group that takes registrations. */
  customerGroupId?: string | number | null | undefined;
  /** E-mail address, the name for logging in. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Password; how long it must be the shop says. */
  password: string;
  /** Id out of `salutations`. */
  salutationId?: string | number | null | undefined;
  /** Where goods go, if elsewhere. */
  shippingAddress?: AddressInput | null | undefined;
  /** VAT ids of a business. */
  vatIds?: Array<string> | null | undefined;
};

/** What to take out. */
export type RemoveFromCartInput = {
  /** Id of the line item. */
  id: string | number;
};

/** The code to take out. */
export type RemovePromotionCodeInput = {
  /** As it was entered; capitals make no difference. */
  code: string;
};

/** The promotion to take out. */
export type RemovePromotionInput = {
  /** Id of the promotion's line item. */
  id: string | number;
};

/** Who forgot the password. */
export type RequestPasswordRecoveryInput = {
  /** E-mail address of the account. */
  email: string;
};

/** A new password. */
export type ResetPasswordInput = {
  /** `hash` of the link. */
  hash: string;
  /** The new password. */
  password: string;
  /** The same again. */
  passwordConfirmation: string;
};

/** What was filled into a form. */
export type SendFormInput = {
  /** What was typed for the captcha, or reCAPTCHA's own token. */
  captchaAnswer: string;
  /** `token` of the captcha. */
  captchaToken: string;
  /** Values by the name of the field, e.g. `invoiceNumber`; lists as several values. */
  fields: Array<FormFieldInput>;
  /** Which form. */
  kind: FormKind;
  /** Where the form stands, so that those receive it whom the shop has named there; null for a form outside any layout. */
  place?: FormPlaceInput | null | undefined;
  /** Keys of files that `POST /upload` answered with. */
  uploads?: Array<FormUploadInput>;
  /** A field that people do not see; whoever fills it is a program. */
  website?: string;
};

/** The wanted country. */
export type SetCountryInput = {
  /** Id out of `countries`. */
  countryId: string | number;
};

/** The wanted currency. */
export type SetCurrencyInput = {
  /** Id out of `currencies`. */
  currencyId: string | number;
};

/** A way to pay. */
export type SetDefaultPaymentMethodInput = {
  /** Id out of `paymentMethods`. */
  id: string | number;
};

/** The wanted language. */
export type SetLocaleInput = {
  /** One of `languages`. */
  locale: string;
};

/** Newsletter or not. */
export type SetNewsletterInput = {
  /** Whether it is wanted. */
  subscribed: boolean;
};

/** The way to pay. */
export type SetPaymentMethodInput = {
  /** Id out of `paymentMethods`. */
  id: string | number;
};

/** The way to travel. */
export type SetShippingMethodInput = {
  /** Id out of `shippingMethods`. */
  id: string | number;
};

/** A review. */
export type SubmitReviewInput = {
  /** 1 to 5 stars. */
  points: number;
  /** Id of the product or of one of its variants. */
  productId: string | number;
  /** What the buyer says. */
  text: string;
  /** Headline. */
  title: string;
};

/** Who wants the newsletter. */
export type SubscribeNewsletterInput = {
  /** E-mail address. */
  email: string;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** A field that people do not see. */
  website?: string;
};

/** Who wants it no more. */
export type UnsubscribeNewsletterInput = {
  /** E-mail address. */
  email: string;
};

/** A changed address. */
export type UpdateAddressInput = {
  /** The whole address as it is to be. */
  address: AddressInput;
  /** Id out of `addresses`. */
  id: string | number;
};

/** The wanted quantity. */
export type UpdateCartItemInput = {
  /** Id of the line item. */
  id: string | number;
  /** Pieces, a positive whole number. */
  quantity: number;
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

/** A product. */
export type WishlistProductInput = {
  /** Its id. */
  productId: string | number;
};

export type CustomerPartsFragment = { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null };

export type CustomerPayloadPartsFragment = { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> };

export type CustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerQuery = { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, salutations: Array<{ id: string, key: string, label: string }> };

export type PaymentChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentChoiceQuery = { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }> };

export type OverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewQuery = { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, orders: { orders: Array<{ id: string, number: string, date: string, paid: boolean, canPay: boolean, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, path: string | null, unit: { formatted: string }, total: { formatted: string } }> }>, pageInfo: { total: number } } };

export type ChangeProfileMutationVariables = Exact<{
  input: ChangeProfileInput;
}>;


export type ChangeProfileMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetDefaultPaymentMethodMutationVariables = Exact<{
  input: SetDefaultPaymentMethodInput;
}>;


export type SetDefaultPaymentMethodMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetNewsletterMutationVariables = Exact<{
  input: SetNewsletterInput;
}>;


export type SetNewsletterMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type DeleteCustomerMutationVariables = Exact<{
  input: DeleteCustomerInput;
}>;


export type DeleteCustomerMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type BookAddressPartsFragment = { isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null };

export type AddressPayloadPartsFragment = { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { customer: { id: string, firstName: string, lastName: string, salutation: { id: string, key: string } | null } | null, addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null }>, countries: Array<{ id: string, iso: string, name: string, stateRequired: boolean, vatIdRequired: boolean, vatIdPattern: string | null, zipcodePattern: string | null, zipcodeRequired: boolean, shippingAvailable: boolean, states: Array<{ id: string, name: string }> }>, salutations: Array<{ id: string, key: string, label: string }> };

export type CreateAddressMutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type CreateAddressMutation = { payload: { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type UpdateAddressMutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type UpdateAddressMutation = { payload: { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type DeleteAddressMutationVariables = Exact<{
  input: AddressIdInput;
}>;


export type DeleteAddressMutation = { payload: { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetDefaultBillingAddressMutationVariables = Exact<{
  input: AddressIdInput;
}>;


export type SetDefaultBillingAddressMutation = { payload: { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetDefaultShippingAddressMutationVariables = Exact<{
  input: AddressIdInput;
}>;


export type SetDefaultShippingAddressMutation = { payload: { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type LoginPayloadPartsFragment = { session: { state: CustomerState } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> };

export type RegisterFormQueryVariables = Exact<{ [key: string]: never; }>;


export type RegisterFormQuery = { countries: Array<{ id: string, iso: string, name: string, stateRequired: boolean, vatIdRequired: boolean, vatIdPattern: string | null, zipcodePattern: string | null, zipcodeRequired: boolean, shippingAvailable: boolean, states: Array<{ id: string, name: string }> }>, salutations: Array<{ id: string, key: string, label: string }>, legalPages: Array<{ role: LegalRole, path: string }> };

export type CustomerGroupQueryVariables = Exact<{
  id: string | number;
}>;


export type CustomerGroupQuery = { customerGroupRegistration: { id: string, title: string, introductionHtml: string | null, metaDescription: string | null, companiesOnly: boolean } | null };

export type PasswordRecoveryUsableQueryVariables = Exact<{
  hash: string;
}>;


export type PasswordRecoveryUsableQuery = { passwordRecoveryUsable: boolean };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type ConfirmRegistrationMutationVariables = Exact<{
  input: ConfirmRegistrationInput;
}>;


export type ConfirmRegistrationMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type RequestPasswordRecoveryMutationVariables = Exact<{
  input: RequestPasswordRecoveryInput;
}>;


export type RequestPasswordRecoveryMutation = { payload: { done: boolean, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { payload: { done: boolean, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type NoticePartsFragment = { code: string, severity: NoticeSeverity, message: string, lineItemId: string | null };

export type UserErrorPartsFragment = { code: string, message: string, field: Array<string> | null };

export type CartPartsFragment = { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> };

export type CartPayloadPartsFragment = { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type UpdateCartItemMutationVariables = Exact<{
  input: UpdateCartItemInput;
}>;


export type UpdateCartItemMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type RemoveFromCartMutationVariables = Exact<{
  input: RemoveFromCartInput;
}>;


export type RemoveFromCartMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type AddPromotionCodeMutationVariables = Exact<{
  input: AddPromotionCodeInput;
}>;


export type AddPromotionCodeMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type RemovePromotionMutationVariables = Exact<{
  input: RemovePromotionInput;
}>;


export type RemovePromotionMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type RemovePromotionCodeMutationVariables = Exact<{
  input: RemovePromotionCodeInput;
}>;


export type RemovePromotionCodeMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type ListingPartsFragment = { sorting: string, appliedCount: number, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean }, sortings: Array<{ key: string, label: string }>, filters: Array<
    | { __typename: 'OptionFilter', display: OptionDisplay, key: string, label: string, options: Array<{ id: string, label: string, color: string | null, selected: boolean }> }
    | { __typename: 'RangeFilter', min: string, max: string, selectedMin: string | null, selectedMax: string | null, key: string, label: string }
    | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
    | { __typename: 'ToggleFilter', available: boolean, key: string, label: string, on: boolean }
  > };

export type ListingQueryVariables = Exact<{
  categoryId: string | number;
  input?: ListingInput | null | undefined;
}>;


export type ListingQuery = { listing: { sorting: string, appliedCount: number, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean }, sortings: Array<{ key: string, label: string }>, filters: Array<
      | { __typename: 'OptionFilter', display: OptionDisplay, key: string, label: string, options: Array<{ id: string, label: string, color: string | null, selected: boolean }> }
      | { __typename: 'RangeFilter', min: string, max: string, selectedMin: string | null, selectedMax: string | null, key: string, label: string }
      | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
      | { __typename: 'ToggleFilter', available: boolean, key: string, label: string, on: boolean }
    > } };

export type ListingMoreQueryVariables = Exact<{
  categoryId: string | number;
  input?: ListingInput | null | undefined;
}>;


export type ListingMoreQuery = { listing: { products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean } } };

export type MoneyPartsFragment = { amount: string, currency: string, formatted: string };

export type PicturePartsFragment = { url: string, srcset: string | null, width: number | null, height: number | null, alt: string };

export type ProductCardPartsFragment = { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> };

export type PropertyPartsFragment = { key: string, label: string, values: Array<string>, unit: string | null };

export type ReviewListPartsFragment = { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } };

export type ProductPartsFragment = { id: string, parentId: string | null, number: string, ean: string | null, name: string, variant: Array<string>, facts: string | null, path: string, descriptionHtml: string | null, badges: Array<Badge>, isDownload: boolean, releaseDate: string | null, manufacturer: { id: string, name: string, url: string | null, image: { width: number | null, height: number | null, full: string } | null } | null, media: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }>, price: { from: boolean, discountPercent: number | null, unit: { amount: string, currency: string, formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null, regulation: { formatted: string } | null, tiers: Array<{ from: number, to: number | null, unit: { amount: string, currency: string, formatted: string } }> }, availability: { available: boolean, stock: number | null, restockDays: number | null, delivery: { label: string, minDays: number | null, maxDays: number | null } | null }, purchase: { min: number, step: number, max: number }, optionGroups: Array<{ id: string, name: string, display: OptionDisplay, options: Array<{ id: string, label: string, color: string | null, selected: boolean, combinable: boolean, available: boolean, path: string | null }> }>, properties: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, specifications: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, rating: { average: number, count: number | null } | null, reviews: { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } }, crossSellings: Array<{ id: string, title: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }>, faq: Array<{ question: string, answerHtml: string }>, bundle: Array<{ quantity: number, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } }> };

export type ProductQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductQuery = { product: { id: string, parentId: string | null, number: string, ean: string | null, name: string, variant: Array<string>, facts: string | null, path: string, descriptionHtml: string | null, badges: Array<Badge>, isDownload: boolean, releaseDate: string | null, manufacturer: { id: string, name: string, url: string | null, image: { width: number | null, height: number | null, full: string } | null } | null, media: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }>, price: { from: boolean, discountPercent: number | null, unit: { amount: string, currency: string, formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null, regulation: { formatted: string } | null, tiers: Array<{ from: number, to: number | null, unit: { amount: string, currency: string, formatted: string } }> }, availability: { available: boolean, stock: number | null, restockDays: number | null, delivery: { label: string, minDays: number | null, maxDays: number | null } | null }, purchase: { min: number, step: number, max: number }, optionGroups: Array<{ id: string, name: string, display: OptionDisplay, options: Array<{ id: string, label: string, color: string | null, selected: boolean, combinable: boolean, available: boolean, path: string | null }> }>, properties: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, specifications: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, rating: { average: number, count: number | null } | null, reviews: { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } }, crossSellings: Array<{ id: string, title: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }>, faq: Array<{ question: string, answerHtml: string }>, bundle: Array<{ quantity: number, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } }> } | null };

export type ReviewsQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  stars?: number | null | undefined;
}>;


export type ReviewsQuery = { product: { reviews: { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } } } | null };

export type SearchQueryVariables = Exact<{
  term: string;
  input?: ListingInput | null | undefined;
  withLayout: boolean;
}>;


export type SearchQuery = { search: { sorting: string, appliedCount: number, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean }, sortings: Array<{ key: string, label: string }>, filters: Array<
      | { __typename: 'OptionFilter', display: OptionDisplay, key: string, label: string, options: Array<{ id: string, label: string, color: string | null, selected: boolean }> }
      | { __typename: 'RangeFilter', min: string, max: string, selectedMin: string | null, selectedMax: string | null, key: string, label: string }
      | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
      | { __typename: 'ToggleFilter', available: boolean, key: string, label: string, on: boolean }
    > } } & { main?: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer?: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service?: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, freeShippingFrom?: { formatted: string } | null };

export type SearchMoreQueryVariables = Exact<{
  term: string;
  input?: ListingInput | null | undefined;
}>;


export type SearchMoreQuery = { search: { products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean } } };

export type SuggestQueryVariables = Exact<{
  term: string;
}>;


export type SuggestQuery = { suggest: { total: number, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> } };

export type AddressPartsFragment = { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null };

export type CheckoutPartsFragment = { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean, delivery: { label: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }>, blockers: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> };

export type OrderPartsFragment = { id: string, number: string, date: string, paid: boolean, canPay: boolean, paysElsewhere: boolean, comment: string | null, email: string, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, total: { formatted: string }, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }> }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, paymentMethod: { name: string, description: string | null } | null, shippingMethod: { name: string, delivery: { label: string } | null } | null };

export type CheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutQuery = { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean, delivery: { label: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }>, blockers: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, countries: Array<{ id: string, iso: string, name: string, stateRequired: boolean, vatIdRequired: boolean, vatIdPattern: string | null, zipcodePattern: string | null, zipcodeRequired: boolean, shippingAvailable: boolean, states: Array<{ id: string, name: string }> }>, salutations: Array<{ id: string, key: string, label: string }>, legalPages: Array<{ role: LegalRole, path: string }> };

export type IdentifyGuestMutationVariables = Exact<{
  input: IdentifyGuestInput;
}>;


export type IdentifyGuestMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean, delivery: { label: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }>, blockers: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetShippingAddressMutationVariables = Exact<{
  input: AddressIdInput;
}>;


export type SetShippingAddressMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean, delivery: { label: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }>, blockers: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetBillingAddressMutationVariables = Exact<{
  input: AddressIdInput;
}>;


export type SetBillingAddressMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean, delivery: { label: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }>, blockers: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetShippingMethodMutationVariables = Exact<{
  input: SetShippingMethodInput;
}>;


export type SetShippingMethodMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean, delivery: { label: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }>, blockers: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetPaymentMethodMutationVariables = Exact<{
  input: SetPaymentMethodInput;
}>;


export type SetPaymentMethodMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean, delivery: { label: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }>, blockers: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { paymentUrl: string | null, order: { id: string } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type OrderQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderQuery = { order: { id: string, number: string, date: string, paid: boolean, canPay: boolean, paysElsewhere: boolean, comment: string | null, email: string, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, total: { formatted: string }, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }> }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, paymentMethod: { name: string, description: string | null } | null, shippingMethod: { name: string, delivery: { label: string } | null } | null } | null };

export type PayOrderMutationVariables = Exact<{
  input: PayOrderInput;
}>;


export type PayOrderMutation = { payOrder: { paymentUrl: string | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type ConsentKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentKeysQuery = { consentGroups: Array<{ key: string, required: boolean }> };

export type ConsentGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentGroupsQuery = { consentGroups: Array<{ key: string, name: string, description: string | null, required: boolean, entries: Array<{ key: string, name: string, description: string | null, days: number | null }> }> };

export type EntryCardPartsFragment = { id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null };

export type EntryPartsFragment = { id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, author: string | null, tags: Array<string>, cover: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null, instructions: Array<string>, ingredients: Array<{ title: string | null, ingredients: Array<{ amount: number | null, unit: string | null, name: string, path: string | null }> }>, nutrition: Array<{ key: string, amount: string }> } | null };

export type EntriesQueryVariables = Exact<{
  kind: EntryKind;
  page: number;
  limit: number;
}>;


export type EntriesQuery = { entries: { entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean } } };

export type LinkPartsFragment = { path: string | null, url: string | null, newTab: boolean };

export type NavigationLeafFragment = { id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null };

export type LayoutPartsFragment = { main: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, freeShippingFrom: { formatted: string } | null };

export type LayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type LayoutQuery = { main: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, freeShippingFrom: { formatted: string } | null };

export type SeoPartsFragment = { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string } | null };

export type CmsPicturePartsFragment = { srcset: string | null, width: number | null, height: number | null, alt: string, full: string };

export type CmsLayoutPartsFragment = { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null };

export type CmsBlockPartsFragment = { id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
    | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
    | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
    | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
    | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
    | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
    | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
    | { __typename: 'CmsListing', id: string, slot: string }
    | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
    | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
    | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
    | { __typename: 'CmsSidebarFilter', id: string, slot: string }
    | { __typename: 'CmsText', html: string, id: string, slot: string }
    | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
    | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
  > };

export type CmsPagePartsFragment = { id: string, type: string, sections: Array<{ id: string, type: CmsSectionType, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
        | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
        | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
        | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
        | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
        | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
        | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
        | { __typename: 'CmsListing', id: string, slot: string }
        | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
        | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
        | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
        | { __typename: 'CmsSidebarFilter', id: string, slot: string }
        | { __typename: 'CmsText', html: string, id: string, slot: string }
        | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
        | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
      > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
        | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
        | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
        | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
        | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
        | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
        | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
        | { __typename: 'CmsListing', id: string, slot: string }
        | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
        | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
        | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
        | { __typename: 'CmsSidebarFilter', id: string, slot: string }
        | { __typename: 'CmsText', html: string, id: string, slot: string }
        | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
        | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
      > }> }> };

export type PageQueryVariables = Exact<{
  path: string;
  input?: ListingInput | null | undefined;
  withLayout: boolean;
}>;


export type PageQuery = { page:
    | { __typename: 'CategoryPage', home: boolean, entryKind: EntryKind | null, form: FormKind | null, category: { id: string, name: string, path: string, descriptionHtml: string | null, children: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }> }, breadcrumbs: Array<{ label: string, path: string | null }>, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string } | null }, cms: { id: string, type: string, sections: Array<{ id: string, type: CmsSectionType, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }> }> } | null, listing: { sorting: string, appliedCount: number, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean }, sortings: Array<{ key: string, label: string }>, filters: Array<
          | { __typename: 'OptionFilter', display: OptionDisplay, key: string, label: string, options: Array<{ id: string, label: string, color: string | null, selected: boolean }> }
          | { __typename: 'RangeFilter', min: string, max: string, selectedMin: string | null, selectedMax: string | null, key: string, label: string }
          | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
          | { __typename: 'ToggleFilter', available: boolean, key: string, label: string, on: boolean }
        > } | null }
    | { __typename: 'EntryPage', entry: { id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, author: string | null, tags: Array<string>, cover: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null, instructions: Array<string>, ingredients: Array<{ title: string | null, ingredients: Array<{ amount: number | null, unit: string | null, name: string, path: string | null }> }>, nutrition: Array<{ key: string, amount: string }> } | null }, breadcrumbs: Array<{ label: string, path: string | null }>, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string } | null }, cms: { id: string, type: string, sections: Array<{ id: string, type: CmsSectionType, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }> }> } | null, more: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
    | { __typename: 'LandingPage', id: string, name: string, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string } | null }, cms: { id: string, type: string, sections: Array<{ id: string, type: CmsSectionType, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }> }> } | null }
    | { __typename: 'ProductPage', product: { id: string, parentId: string | null, number: string, ean: string | null, name: string, variant: Array<string>, facts: string | null, path: string, descriptionHtml: string | null, badges: Array<Badge>, isDownload: boolean, releaseDate: string | null, manufacturer: { id: string, name: string, url: string | null, image: { width: number | null, height: number | null, full: string } | null } | null, media: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }>, price: { from: boolean, discountPercent: number | null, unit: { amount: string, currency: string, formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null, regulation: { formatted: string } | null, tiers: Array<{ from: number, to: number | null, unit: { amount: string, currency: string, formatted: string } }> }, availability: { available: boolean, stock: number | null, restockDays: number | null, delivery: { label: string, minDays: number | null, maxDays: number | null } | null }, purchase: { min: number, step: number, max: number }, optionGroups: Array<{ id: string, name: string, display: OptionDisplay, options: Array<{ id: string, label: string, color: string | null, selected: boolean, combinable: boolean, available: boolean, path: string | null }> }>, properties: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, specifications: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, rating: { average: number, count: number | null } | null, reviews: { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } }, crossSellings: Array<{ id: string, title: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }>, faq: Array<{ question: string, answerHtml: string }>, bundle: Array<{ quantity: number, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } }> }, breadcrumbs: Array<{ label: string, path: string | null }>, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string } | null }, cms: { id: string, type: string, sections: Array<{ id: string, type: CmsSectionType, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }> }> } | null }
    | { __typename: 'RedirectPage', path: string, permanent: boolean }
   | null } & { main?: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer?: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service?: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, freeShippingFrom?: { formatted: string } | null };

export type FormPartsQueryVariables = Exact<{ [key: string]: never; }>;


export type FormPartsQuery = { salutations: Array<{ id: string, key: string, label: string }> };

export type CaptchaQueryVariables = Exact<{ [key: string]: never; }>;


export type CaptchaQuery = { captcha: { token: string, image: string | null, question: string | null, siteKey: string | null } };

export type SendFormMutationVariables = Exact<{
  input: SendFormInput;
}>;


export type SendFormMutation = { payload: { sent: boolean, reference: string | null, receivedAt: string | null, confirmation: string | null, acknowledged: boolean, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SubscribeNewsletterMutationVariables = Exact<{
  input: SubscribeNewsletterInput;
}>;


export type SubscribeNewsletterMutation = { payload: { userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type ConfirmNewsletterMutationVariables = Exact<{
  input: ConfirmNewsletterInput;
}>;


export type ConfirmNewsletterMutation = { payload: { userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type UnsubscribeNewsletterMutationVariables = Exact<{
  input: UnsubscribeNewsletterInput;
}>;


export type UnsubscribeNewsletterMutation = { payload: { userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SubmitReviewMutationVariables = Exact<{
  input: SubmitReviewInput;
}>;


export type SubmitReviewMutation = { payload: { sent: boolean, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type OrderRowPartsFragment = { id: string, number: string, date: string, paid: boolean, canPay: boolean, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, path: string | null, unit: { formatted: string }, total: { formatted: string } }> };

export type OrderDetailPartsFragment = { paysElsewhere: boolean, canCancel: boolean, canChangePayment: boolean, trackingUrls: Array<string>, comment: string | null, email: string, id: string, number: string, date: string, paid: boolean, canPay: boolean, deliveryStatus: { key: string, label: string } | null, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, path: string | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }>, unit: { formatted: string }, total: { formatted: string } }>, documents: Array<{ id: string, name: string, url: string }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethod: { name: string, delivery: { label: string } | null } | null, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null };

export type OrderPayloadPartsFragment = { order: { paysElsewhere: boolean, canCancel: boolean, canChangePayment: boolean, trackingUrls: Array<string>, comment: string | null, email: string, id: string, number: string, date: string, paid: boolean, canPay: boolean, deliveryStatus: { key: string, label: string } | null, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, path: string | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }>, unit: { formatted: string }, total: { formatted: string } }>, documents: Array<{ id: string, name: string, url: string }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethod: { name: string, delivery: { label: string } | null } | null, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> };

export type OrdersQueryVariables = Exact<{
  page: number;
}>;


export type OrdersQuery = { orders: { orders: Array<{ id: string, number: string, date: string, paid: boolean, canPay: boolean, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, path: string | null, unit: { formatted: string }, total: { formatted: string } }> }>, pageInfo: { page: number, total: number, hasMore: boolean } } };

export type OrderDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderDetailQuery = { order: { paysElsewhere: boolean, canCancel: boolean, canChangePayment: boolean, trackingUrls: Array<string>, comment: string | null, email: string, id: string, number: string, date: string, paid: boolean, canPay: boolean, deliveryStatus: { key: string, label: string } | null, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, path: string | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }>, unit: { formatted: string }, total: { formatted: string } }>, documents: Array<{ id: string, name: string, url: string }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethod: { name: string, delivery: { label: string } | null } | null, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null } | null };

export type OrderPaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderPaymentMethodsQuery = { paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }> };

export type OpenOrderMutationVariables = Exact<{
  input: OrderLinkInput;
}>;


export type OpenOrderMutation = { payload: { order: { paysElsewhere: boolean, canCancel: boolean, canChangePayment: boolean, trackingUrls: Array<string>, comment: string | null, email: string, id: string, number: string, date: string, paid: boolean, canPay: boolean, deliveryStatus: { key: string, label: string } | null, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, path: string | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }>, unit: { formatted: string }, total: { formatted: string } }>, documents: Array<{ id: string, name: string, url: string }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethod: { name: string, delivery: { label: string } | null } | null, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type PayOrderAgainMutationVariables = Exact<{
  input: PayOrderInput;
}>;


export type PayOrderAgainMutation = { payload: { paymentUrl: string | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type ChangeOrderPaymentMutationVariables = Exact<{
  input: ChangeOrderPaymentInput;
}>;


export type ChangeOrderPaymentMutation = { payload: { order: { paysElsewhere: boolean, canCancel: boolean, canChangePayment: boolean, trackingUrls: Array<string>, comment: string | null, email: string, id: string, number: string, date: string, paid: boolean, canPay: boolean, deliveryStatus: { key: string, label: string } | null, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, path: string | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }>, unit: { formatted: string }, total: { formatted: string } }>, documents: Array<{ id: string, name: string, url: string }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethod: { name: string, delivery: { label: string } | null } | null, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type CancelOrderMutationVariables = Exact<{
  input: OrderIdInput;
}>;


export type CancelOrderMutation = { payload: { order: { paysElsewhere: boolean, canCancel: boolean, canChangePayment: boolean, trackingUrls: Array<string>, comment: string | null, email: string, id: string, number: string, date: string, paid: boolean, canPay: boolean, deliveryStatus: { key: string, label: string } | null, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, path: string | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }>, unit: { formatted: string }, total: { formatted: string } }>, documents: Array<{ id: string, name: string, url: string }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethod: { name: string, delivery: { label: string } | null } | null, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type ReorderMutationVariables = Exact<{
  input: OrderIdInput;
}>;


export type ReorderMutation = { payload: { missing: Array<string>, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { session: { state: CustomerState, expired: boolean }, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { state: CustomerState, expired: boolean } };

export type SetLocaleMutationVariables = Exact<{
  input: SetLocaleInput;
}>;


export type SetLocaleMutation = { setLocale: { userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetCurrencyMutationVariables = Exact<{
  input: SetCurrencyInput;
}>;


export type SetCurrencyMutation = { setCurrency: { userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetCountryMutationVariables = Exact<{
  input: SetCountryInput;
}>;


export type SetCountryMutation = { setCountry: { session: { state: CustomerState } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type PurchaseQueryVariables = Exact<{
  id: string | number;
}>;


export type PurchaseQuery = { order: { number: string, total: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, items: Array<{ label: string, quantity: number }> } | null };

export type WishlistIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistIdsQuery = { wishlist: { productIds: Array<string> } };

export type WishlistPageQueryVariables = Exact<{
  page: number;
}>;


export type WishlistPageQuery = { wishlist: { productIds: Array<string>, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> } };

export type WishedProductsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type WishedProductsQuery = { products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> };

export type AddToWishlistMutationVariables = Exact<{
  input: WishlistProductInput;
}>;


export type AddToWishlistMutation = { payload: { wishlist: { productIds: Array<string> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type RemoveFromWishlistMutationVariables = Exact<{
  input: WishlistProductInput;
}>;


export type RemoveFromWishlistMutation = { payload: { wishlist: { productIds: Array<string> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type MergeWishlistMutationVariables = Exact<{
  input: MergeWishlistInput;
}>;


export type MergeWishlistMutation = { payload: { wishlist: { productIds: Array<string> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AddressPartsFragmentDoc = new TypedDocumentString(`
    fragment AddressParts on Address {
  id
  salutation {
    id
    key
    label
  }
  firstName
  lastName
  company
  street
  additional
  zipcode
  city
  country {
    id
    name
  }
  state {
    id
    name
  }
  phone
}
    `, {"fragmentName":"AddressParts"}) as unknown as TypedDocumentString<AddressPartsFragment, unknown>;
export const CustomerPartsFragmentDoc = new TypedDocumentString(`
    fragment CustomerParts on Customer {
  id
  number
  email
  accountType
  salutation {
    id
    key
    label
  }
  firstName
  lastName
  company
  vatIds
  defaultBillingAddress {
    ...AddressParts
  }
  defaultShippingAddress {
    ...AddressParts
  }
  defaultPaymentMethod {
    id
    name
    description
  }
  newsletter
  requestedGroup
}
    fragment AddressParts on Address {
  id
  salutation {
    id
    key
    label
  }
  firstName
  lastName
  company
  street
  additional
  zipcode
  city
  country {
    id
    name
  }
  state {
    id
    name
  }
  phone
}`, {"fragmentName":"CustomerParts"}) as unknown as TypedDocumentString<CustomerPartsFragment, unknown>;
export const UserErrorPartsFragmentDoc = new TypedDocumentString(`
    fragment UserErrorParts on UserError {
  code
  message
  field
}
    `, {"fragmentName":"UserErrorParts"}) as unknown as TypedDocumentString<UserErrorPartsFragment, unknown>;
export const CustomerPayloadPartsFragmentDoc = new TypedDocumentString(`
    fragment CustomerPayloadParts on CustomerPayload {
  customer {
    ...CustomerParts
  }
  userErrors {
    ...UserErrorParts
  }
}
    fragment CustomerParts on Customer {
  id
  number
  email
  accountType
  salutation {
    id
    key
    label
  }
  firstName
  lastName
  company
  vatIds
  defaultBillingAddress {
    ...AddressParts
  }
  defaultShippingAddress {
    ...AddressParts
  }
  defaultPaymentMethod {
    id
    name
    description
  }
  newsletter
  requestedGroup
}
fragment UserErrorParts on UserError {
  code
  message
  field
}
fragment AddressParts on Address {
  id
  salutation {
    id
    key
    label
  }
  firstName
  lastName
  company
  street
  additional
  zipcode
  city
  country {
    id
    name
  }
  state {
    id
    name
  }
  phone
}`, {"fragmentName":"CustomerPayloadParts"}) as unknown as TypedDocumentString<CustomerPayloadPartsFragment, unknown>;
export const BookAddressPartsFragmentDoc = new TypedDocumentString(`
    fragment BookAddressParts on Address {
  ...AddressParts
  isDefaultBilling
  isDefaultShipping
}
    fragment AddressParts on Address {
  id
  salutation {
    id
    key
    label
  }
  firstName
  lastName
  company
  street
  additional
  zipcode
  city
  country {
    id
    name
  }
  state {
    id
    name
  }
  phone
}`, {"fragmentName":"BookAddressParts"}) as unknown as TypedDocumentString<BookAddressPartsFragment, unknown>;
export const AddressPayloadPartsFragmentDoc = new TypedDocumentString(`
    fragment AddressPayloadParts on AddressPayload {
  addresses {
    ...BookAddressParts
  }
  userErrors {
    ...UserErrorParts
  }
}
    fragment BookAddressParts on Address {
  ...AddressParts
  isDefaultBilling
  isDefaultShipping
}
fragment UserErrorParts on UserError {
  code
  message
  field
}
fragment AddressParts on Address {
  id
  salutation {
    id
    key
    label
  }
  firstName
  lastName
  company
  street
  additional
  zipcode
  city
  country {
    id
    name
  }
  state {
    id
    name
  }
  phone
}`, {"fragmentName":"AddressPayloadParts"}) as unknown as TypedDocumentString<AddressPayloadPartsFragment, unknown>;
export const PicturePartsFragmentDoc = new TypedDocumentString(`
    fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
    `, {"fragmentName":"PictureParts"}) as unknown as TypedDocumentString<PicturePartsFragment, unknown>;
export const PropertyPartsFragmentDoc = new TypedDocumentString(`
    fragment PropertyParts on Property {
  key
  label
  values
  unit
}
    `, {"fragmentName":"PropertyParts"}) as unknown as TypedDocumentString<PropertyPartsFragment, unknown>;
export const MoneyPartsFragmentDoc = new TypedDocumentString(`
    fragment MoneyParts on Money {
  amount
  currency
  formatted
}
    `, {"fragmentName":"MoneyParts"}) as unknown as TypedDocumentString<MoneyPartsFragment, unknown>;
export const NoticePartsFragmentDoc = new TypedDocumentString(`
    fragment NoticeParts on Notice {
  code
  severity
  message
  lineItemId
}
    `, {"fragmentName":"NoticeParts"}) as unknown as TypedDocumentString<NoticePartsFragment, unknown>;
export const CartPartsFragmentDoc = new TypedDocumentString(`
    fragment CartParts on Cart {
  hash
  items {
    id
    productId
    label
    path
    image {
      ...PictureParts
    }
    options {
      ...PropertyParts
    }
    quantity
    purchase {
      min
      step
      max
    }
    unit {
      formatted
    }
    total {
      formatted
    }
    good
    download
    delivery {
      label
    }
  }
  count
  virtual
  subtotal {
    ...MoneyParts
  }
  shipping {
    ...MoneyParts
  }
  shippingBlocked
  total {
    ...MoneyParts
  }
  taxes {
    rate
    amount {
      formatted
    }
  }
  promotions {
    id
    code
    label
    discount {
      formatted
    }
  }
  savedPromotions {
    code
  }
  freeShipping {
    from {
      ...MoneyParts
    }
    missing {
      ...MoneyParts
    }
    reached
  }
  notices {
    ...NoticeParts
  }
}
    fragment NoticeParts on Notice {
  code
  severity
  message
  lineItemId
}
fragment MoneyParts on Money {
  amount
  currency
  formatted
}
fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment PropertyParts on Property {
  key
  label
  values
  unit
}`, {"fragmentName":"CartParts"}) as unknown as TypedDocumentString<CartPartsFragment, unknown>;
export const LoginPayloadPartsFragmentDoc = new TypedDocumentString(`
    fragment LoginPayloadParts on LoginPayload {
  session {
    state
  }
  cart {
    ...CartParts
  }
  userErrors {
    ...UserErrorParts
  }
}
    fragment NoticeParts on Notice {
  code
  severity
  message
  lineItemId
}
fragment UserErrorParts on UserError {
  code
  message
  field
}
fragment CartParts on Cart {
  hash
  items {
    id
    productId
    label
    path
    image {
      ...PictureParts
    }
    options {
      ...PropertyParts
    }
    quantity
    purchase {
      min
      step
      max
    }
    unit {
      formatted
    }
    total {
      formatted
    }
    good
    download
    delivery {
      label
    }
  }
  count
  virtual
  subtotal {
    ...MoneyParts
  }
  shipping {
    ...MoneyParts
  }
  shippingBlocked
  total {
    ...MoneyParts
  }
  taxes {
    rate
    amount {
      formatted
    }
  }
  promotions {
    id
    code
    label
    discount {
      formatted
    }
  }
  savedPromotions {
    code
  }
  freeShipping {
    from {
      ...MoneyParts
    }
    missing {
      ...MoneyParts
    }
    reached
  }
  notices {
    ...NoticeParts
  }
}
fragment MoneyParts on Money {
  amount
  currency
  formatted
}
fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment PropertyParts on Property {
  key
  label
  values
  unit
}`, {"fragmentName":"LoginPayloadParts"}) as unknown as TypedDocumentString<LoginPayloadPartsFragment, unknown>;
export const CartPayloadPartsFragmentDoc = new TypedDocumentString(`
    fragment CartPayloadParts on CartPayload {
  cart {
    ...CartParts
  }
  userErrors {
    ...UserErrorParts
  }
}
    fragment NoticeParts on Notice {
  code
  severity
  message
  lineItemId
}
fragment UserErrorParts on UserError {
  code
  message
  field
}
fragment CartParts on Cart {
  hash
  items {
    id
    productId
    label
    path
    image {
      ...PictureParts
    }
    options {
      ...PropertyParts
    }
    quantity
    purchase {
      min
      step
      max
    }
    unit {
      formatted
    }
    total {
      formatted
    }
    good
    download
    delivery {
      label
    }
  }
  count
  virtual
  subtotal {
    ...MoneyParts
  }
  shipping {
    ...MoneyParts
  }
  shippingBlocked
  total {
    ...MoneyParts
  }
  taxes {
    rate
    amount {
      formatted
    }
  }
  promotions {
    id
    code
    label
    discount {
      formatted
    }
  }
  savedPromotions {
    code
  }
  freeShipping {
    from {
      ...MoneyParts
    }
    missing {
      ...MoneyParts
    }
    reached
  }
  notices {
    ...NoticeParts
  }
}
fragment MoneyParts on Money {
  amount
  currency
  formatted
}
fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment PropertyParts on Property {
  key
  label
  values
  unit
}`, {"fragmentName":"CartPayloadParts"}) as unknown as TypedDocumentString<CartPayloadPartsFragment, unknown>;
export const ProductCardPartsFragmentDoc = new TypedDocumentString(`
    fragment ProductCardParts on ProductCard {
  id
  name
  facts
  path
  cover {
    ...PictureParts
  }
  price {
    unit {
      formatted
    }
    from
    list {
      formatted
    }
    discountPercent
    reference {
      price {
        formatted
      }
      quantity
      unit
    }
  }
  badges
  available
  lowStock
  hasVariants
  swatches {
    label
    color
  }
}
    fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}`, {"fragmentName":"ProductCardParts"}) as unknown as TypedDocumentString<ProductCardPartsFragment, unknown>;
export const ListingPartsFragmentDoc = new TypedDocumentString(`
    fragment ListingParts on Listing {
  products {
    ...ProductCardParts
  }
  pageInfo {
    page
    limit
    total
    hasMore
  }
  sorting
  sortings {
    key
    label
  }
  filters {
    __typename
    key
    label
    ... on OptionFilter {
      display
      options {
        id
        label
        color
        selected
      }
    }
    ... on RangeFilter {
      min
      max
      selectedMin
      selectedMax
    }
    ... on RatingFilter {
      maxStars: max
      selectedStars: selected
    }
    ... on ToggleFilter {
      available
      on: selected
    }
  }
  appliedCount
}
    fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment ProductCardParts on ProductCard {
  id
  name
  facts
  path
  cover {
    ...PictureParts
  }
  price {
    unit {
      formatted
    }
    from
    list {
      formatted
    }
    discountPercent
    reference {
      price {
        formatted
      }
      quantity
      unit
    }
  }
  badges
  available
  lowStock
  hasVariants
  swatches {
    label
    color
  }
}`, {"fragmentName":"ListingParts"}) as unknown as TypedDocumentString<ListingPartsFragment, unknown>;
export const ReviewListPartsFragmentDoc = new TypedDocumentString(`
    fragment ReviewListParts on ReviewList {
  reviews {
    id
    title
    text
    points
    author
    createdAt
    shopFeedback
  }
  pageInfo {
    page
    total
    hasMore
  }
  histogram
}
    `, {"fragmentName":"ReviewListParts"}) as unknown as TypedDocumentString<ReviewListPartsFragment, unknown>;
export const ProductPartsFragmentDoc = new TypedDocumentString(`
    fragment ProductParts on Product {
  id
  parentId
  number
  ean
  name
  variant
  facts
  path
  descriptionHtml
  manufacturer {
    id
    name
    url
    image {
      full: url(width: 200)
      width
      height
    }
  }
  media {
    full: url(width: 800)
    srcset
    width
    height
    alt
  }
  price {
    unit {
      ...MoneyParts
    }
    from
    list {
      formatted
    }
    discountPercent
    reference {
      price {
        formatted
      }
      quantity
      unit
    }
    regulation {
      formatted
    }
    tiers {
      from
      to
      unit {
        ...MoneyParts
      }
    }
  }
  badges
  availability {
    available
    stock
    restockDays
    delivery {
      label
      minDays
      maxDays
    }
  }
  purchase {
    min
    step
    max
  }
  optionGroups {
    id
    name
    display
    options {
      id
      label
      color
      selected
      combinable
      available
      path
    }
  }
  properties {
    ...PropertyParts
  }
  specifications {
    ...PropertyParts
  }
  rating {
    average
    count
  }
  reviews(limit: 5) {
    ...ReviewListParts
  }
  crossSellings {
    id
    title
    products {
      ...ProductCardParts
    }
  }
  faq {
    question
    answerHtml
  }
  bundle {
    quantity
    product {
      ...ProductCardParts
    }
  }
  isDownload
  releaseDate
}
    fragment MoneyParts on Money {
  amount
  currency
  formatted
}
fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment ProductCardParts on ProductCard {
  id
  name
  facts
  path
  cover {
    ...PictureParts
  }
  price {
    unit {
      formatted
    }
    from
    list {
      formatted
    }
    discountPercent
    reference {
      price {
        formatted
      }
      quantity
      unit
    }
  }
  badges
  available
  lowStock
  hasVariants
  swatches {
    label
    color
  }
}
fragment PropertyParts on Property {
  key
  label
  values
  unit
}
fragment ReviewListParts on ReviewList {
  reviews {
    id
    title
    text
    points
    author
    createdAt
    shopFeedback
  }
  pageInfo {
    page
    total
    hasMore
  }
  histogram
}`, {"fragmentName":"ProductParts"}) as unknown as TypedDocumentString<ProductPartsFragment, unknown>;
export const CheckoutPartsFragmentDoc = new TypedDocumentString(`
    fragment CheckoutParts on Checkout {
  cart {
    ...CartParts
  }
  customer {
    guest
    email
    accountType
    firstName
    lastName
    company
    vatIds
    salutation {
      id
      key
    }
  }
  billingAddress {
    ...AddressParts
  }
  shippingAddress {
    ...AddressParts
  }
  shippingMethods {
    id
    name
    description
    delivery {
      label
    }
    price {
      ...MoneyParts
    }
    blocked
  }
  paymentMethods {
    id
    name
    description
    blocked
  }
  shippingMethodId
  paymentMethodId
  canOrder
  blockers {
    ...NoticeParts
  }
}
    fragment NoticeParts on Notice {
  code
  severity
  message
  lineItemId
}
fragment CartParts on Cart {
  hash
  items {
    id
    productId
    label
    path
    image {
      ...PictureParts
    }
    options {
      ...PropertyParts
    }
    quantity
    purchase {
      min
      step
      max
    }
    unit {
      formatted
    }
    total {
      formatted
    }
    good
    download
    delivery {
      label
    }
  }
  count
  virtual
  subtotal {
    ...MoneyParts
  }
  shipping {
    ...MoneyParts
  }
  shippingBlocked
  total {
    ...MoneyParts
  }
  taxes {
    rate
    amount {
      formatted
    }
  }
  promotions {
    id
    code
    label
    discount {
      formatted
    }
  }
  savedPromotions {
    code
  }
  freeShipping {
    from {
      ...MoneyParts
    }
    missing {
      ...MoneyParts
    }
    reached
  }
  notices {
    ...NoticeParts
  }
}
fragment MoneyParts on Money {
  amount
  currency
  formatted
}
fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment PropertyParts on Property {
  key
  label
  values
  unit
}
fragment AddressParts on Address {
  id
  salutation {
    id
    key
    label
  }
  firstName
  lastName
  company
  street
  additional
  zipcode
  city
  country {
    id
    name
  }
  state {
    id
    name
  }
  phone
}`, {"fragmentName":"CheckoutParts"}) as unknown as TypedDocumentString<CheckoutPartsFragment, unknown>;
export const OrderPartsFragmentDoc = new TypedDocumentString(`
    fragment OrderParts on Order {
  id
  number
  date
  status {
    key
    label
  }
  paymentStatus {
    key
    label
  }
  paid
  canPay
  paysElsewhere
  total {
    formatted
  }
  subtotal {
    formatted
  }
  shipping {
    ...MoneyParts
  }
  taxes {
    rate
    amount {
      formatted
    }
  }
  items {
    id
    type
    label
    image {
      ...PictureParts
    }
    options {
      ...PropertyParts
    }
    quantity
    total {
      formatted
    }
    downloads {
      id
      fileName
      accessGranted
      url
    }
  }
  billingAddress {
    ...AddressParts
  }
  shippingAddress {
    ...AddressParts
  }
  paymentMethod {
    name
    description
  }
  shippingMethod {
    name
    delivery {
      label
    }
  }
  comment
  email
}
    fragment MoneyParts on Money {
  amount
  currency
  formatted
}
fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment PropertyParts on Property {
  key
  label
  values
  unit
}
fragment AddressParts on Address {
  id
  salutation {
    id
    key
    label
  }
  firstName
  lastName
  company
  street
  additional
  zipcode
  city
  country {
    id
    name
  }
  state {
    id
    name
  }
  phone
}`, {"fragmentName":"OrderParts"}) as unknown as TypedDocumentString<OrderPartsFragment, unknown>;
export const CmsPicturePartsFragmentDoc = new TypedDocumentString(`
    fragment CmsPictureParts on Image {
  full: url(width: 1900)
  srcset
  width
  height
  alt
}
    `, {"fragmentName":"CmsPictureParts"}) as unknown as TypedDocumentString<CmsPicturePartsFragment, unknown>;
export const EntryPartsFragmentDoc = new TypedDocumentString(`
    fragment EntryParts on Entry {
  id
  kind
  title
  teaser
  path
  cover {
    ...CmsPictureParts
  }
  publishedAt
  author
  tags
  recipe {
    servings
    servingsLabel
    cookTimeMinutes
    difficulty
    ingredients {
      title
      ingredients {
        amount
        unit
        name
        path
      }
    }
    instructions
    nutrition {
      key
      amount
    }
  }
}
    fragment CmsPictureParts on Image {
  full: url(width: 1900)
  srcset
  width
  height
  alt
}`, {"fragmentName":"EntryParts"}) as unknown as TypedDocumentString<EntryPartsFragment, unknown>;
export const LinkPartsFragmentDoc = new TypedDocumentString(`
    fragment LinkParts on Link {
  path
  url
  newTab
}
    `, {"fragmentName":"LinkParts"}) as unknown as TypedDocumentString<LinkPartsFragment, unknown>;
export const NavigationLeafFragmentDoc = new TypedDocumentString(`
    fragment NavigationLeaf on NavigationEntry {
  id
  label
  link {
    ...LinkParts
  }
}
    fragment LinkParts on Link {
  path
  url
  newTab
}`, {"fragmentName":"NavigationLeaf"}) as unknown as TypedDocumentString<NavigationLeafFragment, unknown>;
export const LayoutPartsFragmentDoc = new TypedDocumentString(`
    fragment LayoutParts on Query {
  main: navigation(kind: MAIN, depth: 2) {
    ...NavigationLeaf
    children {
      ...NavigationLeaf
    }
  }
  footer: navigation(kind: FOOTER, depth: 2) {
    ...NavigationLeaf
    children {
      ...NavigationLeaf
    }
  }
  service: navigation(kind: SERVICE, depth: 1) {
    ...NavigationLeaf
  }
  freeShippingFrom {
    formatted
  }
}
    fragment LinkParts on Link {
  path
  url
  newTab
}
fragment NavigationLeaf on NavigationEntry {
  id
  label
  link {
    ...LinkParts
  }
}`, {"fragmentName":"LayoutParts"}) as unknown as TypedDocumentString<LayoutPartsFragment, unknown>;
export const SeoPartsFragmentDoc = new TypedDocumentString(`
    fragment SeoParts on Seo {
  title
  description
  canonicalPath
  alternates {
    locale
    path
  }
  image {
    url(width: 800)
  }
}
    `, {"fragmentName":"SeoParts"}) as unknown as TypedDocumentString<SeoPartsFragment, unknown>;
export const CmsLayoutPartsFragmentDoc = new TypedDocumentString(`
    fragment CmsLayoutParts on CmsLayout {
  cssClass
  backgroundColor
  background {
    full: url(width: 1900)
  }
  backgroundMode
  sizingMode
  margins
  hiddenOn
}
    `, {"fragmentName":"CmsLayoutParts"}) as unknown as TypedDocumentString<CmsLayoutPartsFragment, unknown>;
export const EntryCardPartsFragmentDoc = new TypedDocumentString(`
    fragment EntryCardParts on Entry {
  id
  kind
  title
  teaser
  path
  cover {
    ...PictureParts
  }
  publishedAt
  recipe {
    cookTimeMinutes
    difficulty
  }
}
    fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}`, {"fragmentName":"EntryCardParts"}) as unknown as TypedDocumentString<EntryCardPartsFragment, unknown>;
export const CmsBlockPartsFragmentDoc = new TypedDocumentString(`
    fragment CmsBlockParts on CmsBlock {
  id
  type
  layout {
    ...CmsLayoutParts
  }
  slots {
    __typename
    id
    slot
    ... on CmsText {
      html
    }
    ... on CmsImage {
      image {
        ...CmsPictureParts
      }
      link {
        ...LinkParts
      }
    }
    ... on CmsGallery {
      images {
        ...CmsPictureParts
      }
    }
    ... on CmsProductBox {
      product {
        ...ProductCardParts
      }
    }
    ... on CmsProductSlider {
      title
      products {
        ...ProductCardParts
      }
    }
    ... on CmsCategoryNavigation {
      entries {
        ...NavigationLeaf
        image {
          ...PictureParts
        }
        children {
          ...NavigationLeaf
        }
      }
    }
    ... on CmsProductPart {
      part
      productId
    }
    ... on CmsVideo {
      provider
      videoId
      title
      poster {
        ...CmsPictureParts
      }
    }
    ... on CmsForm {
      form: kind
      title
    }
    ... on CmsFaq {
      items {
        question
        answerHtml
      }
    }
    ... on CmsEntries {
      title
      shows: kind
      path
      entries {
        ...EntryCardParts
      }
    }
    ... on CmsUnknown {
      type
    }
  }
}
    fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment ProductCardParts on ProductCard {
  id
  name
  facts
  path
  cover {
    ...PictureParts
  }
  price {
    unit {
      formatted
    }
    from
    list {
      formatted
    }
    discountPercent
    reference {
      price {
        formatted
      }
      quantity
      unit
    }
  }
  badges
  available
  lowStock
  hasVariants
  swatches {
    label
    color
  }
}
fragment EntryCardParts on Entry {
  id
  kind
  title
  teaser
  path
  cover {
    ...PictureParts
  }
  publishedAt
  recipe {
    cookTimeMinutes
    difficulty
  }
}
fragment LinkParts on Link {
  path
  url
  newTab
}
fragment NavigationLeaf on NavigationEntry {
  id
  label
  link {
    ...LinkParts
  }
}
fragment CmsPictureParts on Image {
  full: url(width: 1900)
  srcset
  width
  height
  alt
}
fragment CmsLayoutParts on CmsLayout {
  cssClass
  backgroundColor
  background {
    full: url(width: 1900)
  }
  backgroundMode
  sizingMode
  margins
  hiddenOn
}`, {"fragmentName":"CmsBlockParts"}) as unknown as TypedDocumentString<CmsBlockPartsFragment, unknown>;
export const CmsPagePartsFragmentDoc = new TypedDocumentString(`
    fragment CmsPageParts on CmsPage {
  id
  type
  sections {
    id
    type
    layout {
      ...CmsLayoutParts
    }
    blocks {
      ...CmsBlockParts
    }
    sidebar {
      ...CmsBlockParts
    }
  }
}
    fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment ProductCardParts on ProductCard {
  id
  name
  facts
  path
  cover {
    ...PictureParts
  }
  price {
    unit {
      formatted
    }
    from
    list {
      formatted
    }
    discountPercent
    reference {
      price {
        formatted
      }
      quantity
      unit
    }
  }
  badges
  available
  lowStock
  hasVariants
  swatches {
    label
    color
  }
}
fragment EntryCardParts on Entry {
  id
  kind
  title
  teaser
  path
  cover {
    ...PictureParts
  }
  publishedAt
  recipe {
    cookTimeMinutes
    difficulty
  }
}
fragment LinkParts on Link {
  path
  url
  newTab
}
fragment NavigationLeaf on NavigationEntry {
  id
  label
  link {
    ...LinkParts
  }
}
fragment CmsPictureParts on Image {
  full: url(width: 1900)
  srcset
  width
  height
  alt
}
fragment CmsLayoutParts on CmsLayout {
  cssClass
  backgroundColor
  background {
    full: url(width: 1900)
  }
  backgroundMode
  sizingMode
  margins
  hiddenOn
}
fragment CmsBlockParts on CmsBlock {
  id
  type
  layout {
    ...CmsLayoutParts
  }
  slots {
    __typename
    id
    slot
    ... on CmsText {
      html
    }
    ... on CmsImage {
      image {
        ...CmsPictureParts
      }
      link {
        ...LinkParts
      }
    }
    ... on CmsGallery {
      images {
        ...CmsPictureParts
      }
    }
    ... on CmsProductBox {
      product {
        ...ProductCardParts
      }
    }
    ... on CmsProductSlider {
      title
      products {
        ...ProductCardParts
      }
    }
    ... on CmsCategoryNavigation {
      entries {
        ...NavigationLeaf
        image {
          ...PictureParts
        }
        children {
          ...NavigationLeaf
        }
      }
    }
    ... on CmsProductPart {
      part
      productId
    }
    ... on CmsVideo {
      provider
      videoId
      title
      poster {
        ...CmsPictureParts
      }
    }
    ... on CmsForm {
      form: kind
      title
    }
    ... on CmsFaq {
      items {
        question
        answerHtml
      }
    }
    ... on CmsEntries {
      title
      shows: kind
      path
      entries {
        ...EntryCardParts
      }
    }
    ... on CmsUnknown {
      type
    }
  }
}`, {"fragmentName":"CmsPageParts"}) as unknown as TypedDocumentString<CmsPagePartsFragment, unknown>;
export const OrderRowPartsFragmentDoc = new TypedDocumentString(`
    fragment OrderRowParts on Order {
  id
  number
  date
  status {
    key
    label
  }
  paymentStatus {
    key
    label
  }
  paid
  canPay
  total {
    formatted
  }
  subtotal {
    formatted
  }
  paymentMethod {
    id
    name
  }
  items {
    id
    type
    label
    quantity
    unit {
      formatted
    }
    total {
      formatted
    }
    path
  }
}
    `, {"fragmentName":"OrderRowParts"}) as unknown as TypedDocumentString<OrderRowPartsFragment, unknown>;
export const OrderDetailPartsFragmentDoc = new TypedDocumentString(`
    fragment OrderDetailParts on Order {
  ...OrderRowParts
  deliveryStatus {
    key
    label
  }
  paysElsewhere
  canCancel
  canChangePayment
  trackingUrls
  shipping {
    ...MoneyParts
  }
  taxes {
    rate
    amount {
      formatted
    }
  }
  items {
    image {
      ...PictureParts
    }
    options {
      ...PropertyParts
    }
    downloads {
      id
      fileName
      accessGranted
      url
    }
  }
  documents {
    id
    name
    url
  }
  billingAddress {
    ...AddressParts
  }
  shippingAddress {
    ...AddressParts
  }
  shippingMethod {
    name
    delivery {
      label
    }
  }
  comment
  email
}
    fragment MoneyParts on Money {
  amount
  currency
  formatted
}
fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment PropertyParts on Property {
  key
  label
  values
  unit
}
fragment AddressParts on Address {
  id
  salutation {
    id
    key
    label
  }
  firstName
  lastName
  company
  street
  additional
  zipcode
  city
  country {
    id
    name
  }
  state {
    id
    name
  }
  phone
}
fragment OrderRowParts on Order {
  id
  number
  date
  status {
    key
    label
  }
  paymentStatus {
    key
    label
  }
  paid
  canPay
  total {
    formatted
  }
  subtotal {
    formatted
  }
  paymentMethod {
    id
    name
  }
  items {
    id
    type
    label
    quantity
    unit {
      formatted
    }
    total {
      formatted
    }
    path
  }
}`, {"fragmentName":"OrderDetailParts"}) as unknown as TypedDocumentString<OrderDetailPartsFragment, unknown>;
export const OrderPayloadPartsFragmentDoc = new TypedDocumentString(`
    fragment OrderPayloadParts on OrderPayload {
  order {
    ...OrderDetailParts
  }
  userErrors {
    ...UserErrorParts
  }
}
    fragment UserErrorParts on UserError {
  code
  message
  field
}
fragment MoneyParts on Money {
  amount
  currency
  formatted
}
fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment PropertyParts on Property {
  key
  label
  values
  unit
}
fragment AddressParts on Address {
  id
  salutation {
    id
    key
    label
  }
  firstName
  lastName
  company
  street
  additional
  zipcode
  city
  country {
    id
    name
  }
  state {
    id
    name
  }
  phone
}
fragment OrderRowParts on Order {
  id
  number
  date
  status {
    key
    label
  }
  paymentStatus {
    key
    label
  }
  paid
  canPay
  total {
    formatted
  }
  subtotal {
    formatted
  }
  paymentMethod {
    id
    name
  }
  items {
    id
    type
    label
    quantity
    unit {
      formatted
    }
    total {
      formatted
    }
    path
  }
}
fragment OrderDetailParts on Order {
  ...OrderRowParts
  deliveryStatus {
    key
    label
  }
  paysElsewhere
  canCancel
  canChangePayment
  trackingUrls
  shipping {
    ...MoneyParts
  }
  taxes {
    rate
    amount {
      formatted
    }
  }
  items {
    image {
      ...PictureParts
    }
    options {
      ...PropertyParts
    }
    downloads {
      id
      fileName
      accessGranted
      url
    }
  }
  documents {
    id
    name
    url
  }
  billingAddress {
    ...AddressParts
  }
  shippingAddress {
    ...AddressParts
  }
  shippingMethod {
    name
    delivery {
      label
    }
  }
  comment
  email
}`, {"fragmentName":"OrderPayloadParts"}) as unknown as TypedDocumentString<OrderPayloadPartsFragment, unknown>;
export const CustomerDocument = {"__meta__":{"hash":"sha256:132d5dc488205e884aac50489b4a1872b6ca8defecbcfaa567c5f4e6725f8954"}} as unknown as TypedDocumentString<CustomerQuery, CustomerQueryVariables>;
export const ProfileDocument = {"__meta__":{"hash":"sha256:791a04bb41d4cd8a8a17bede6f4cf0c05e79fbacf37a15e470a5066e347971a8"}} as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;
export const PaymentChoiceDocument = {"__meta__":{"hash":"sha256:8c2872b422d30ed80b5a97fc79ba5b5c9b12a378883bb67bb3159f5f8873d7bf"}} as unknown as TypedDocumentString<PaymentChoiceQuery, PaymentChoiceQueryVariables>;
export const OverviewDocument = {"__meta__":{"hash":"sha256:a550debc499e32c582fe810c7088d4023a4f3fd84ecc20c77bc47db493e5480f"}} as unknown as TypedDocumentString<OverviewQuery, OverviewQueryVariables>;
export const ChangeProfileDocument = {"__meta__":{"hash":"sha256:91fe8378bb20494dc6cd353b2cc8e6cd13497dbbe30980b23ab47a1abfb48110"}} as unknown as TypedDocumentString<ChangeProfileMutation, ChangeProfileMutationVariables>;
export const ChangeEmailDocument = {"__meta__":{"hash":"sha256:09fee1eebe5fccd9f8dd657460c6d2d9e31e649285fe833adbd043ead70944af"}} as unknown as TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"sha256:ea58ff9889e071ad8c2cf9171b3d210b250d5fd4c4c1f0a16e3121bc12cb2843"}} as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const SetDefaultPaymentMethodDocument = {"__meta__":{"hash":"sha256:50da4aea69a21af03495af0d6f8920fe8e0cfb2fda68bdaccaa85ba3889be8c0"}} as unknown as TypedDocumentString<SetDefaultPaymentMethodMutation, SetDefaultPaymentMethodMutationVariables>;
export const SetNewsletterDocument = {"__meta__":{"hash":"sha256:bebef72a722bef39bb05518d705d860c325f2c6b7aa568e1030a42179ccbb0b7"}} as unknown as TypedDocumentString<SetNewsletterMutation, SetNewsletterMutationVariables>;
export const DeleteCustomerDocument = {"__meta__":{"hash":"sha256:29f34dbf8cae5803e8ce5f10285ab9f10ce230a5716a3d5080cc6a5a5ceb28c5"}} as unknown as TypedDocumentString<DeleteCustomerMutation, DeleteCustomerMutationVariables>;
export const AddressBookDocument = {"__meta__":{"hash":"sha256:0ae426c69086786c3a30321c56f75dff8a7b4a3f72e1f76c1387534458ed3b63"}} as unknown as TypedDocumentString<AddressBookQuery, AddressBookQueryVariables>;
export const CreateAddressDocument = {"__meta__":{"hash":"sha256:2d82e695611ad88a635d164d7399c280c42bccd91fc446a91ee43402d8c5ab83"}} as unknown as TypedDocumentString<CreateAddressMutation, CreateAddressMutationVariables>;
export const UpdateAddressDocument = {"__meta__":{"hash":"sha256:11f4c46cf6a5e97cf28e782a63e28f0afd79dc98dbc9a73c96e87b198ddca185"}} as unknown as TypedDocumentString<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const DeleteAddressDocument = {"__meta__":{"hash":"sha256:49b3a775f72ae68a0875c73bf995d080c5f4732619bd6576695c48aeb53e914e"}} as unknown as TypedDocumentString<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const SetDefaultBillingAddressDocument = {"__meta__":{"hash":"sha256:614f1f8e775cb6fdddd7fb7401aa73172f585e8c7cca42a1c70ca2ae8ceff1d3"}} as unknown as TypedDocumentString<SetDefaultBillingAddressMutation, SetDefaultBillingAddressMutationVariables>;
export const SetDefaultShippingAddressDocument = {"__meta__":{"hash":"sha256:d1a1aaf80496c0253555fef44ef5aac76c63676e5774fca048c90c7b22a9090e"}} as unknown as TypedDocumentString<SetDefaultShippingAddressMutation, SetDefaultShippingAddressMutationVariables>;
export const RegisterFormDocument = {"__meta__":{"hash":"sha256:13716161d5221d01ce1d9558abfc9663a2e504cd8b04895701c4fc7ce52de17e"}} as unknown as TypedDocumentString<RegisterFormQuery, RegisterFormQueryVariables>;
export const CustomerGroupDocument = {"__meta__":{"hash":"sha256:98ed74d4479bf917af5c98e12624bed65549c0b1804bc25be9d18af3f49bbc97"}} as unknown as TypedDocumentString<CustomerGroupQuery, CustomerGroupQueryVariables>;
export const PasswordRecoveryUsableDocument = {"__meta__":{"hash":"sha256:36043af0f71d18d1837f9931612dc9225bef9f296b8b1ef659eaefc53445f569"}} as unknown as TypedDocumentString<PasswordRecoveryUsableQuery, PasswordRecoveryUsableQueryVariables>;
export const LoginDocument = {"__meta__":{"hash":"sha256:227d24320841b0ae4305ce1a79be0d51082634d044e0545c264b85f8b8386b46"}} as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"sha256:9fb24ba0d85b131e27c2d05b03fc89dec41667b8e09036726240ee3f317442b0"}} as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const RegisterDocument = {"__meta__":{"hash":"sha256:39cedb3e94db819525e28d6b09d1a1c6acc2b96afc15df8d630321a5597d42b0"}} as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const ConfirmRegistrationDocument = {"__meta__":{"hash":"sha256:05955c10366f144617b4a7dd2856a3ecdf176055a43e8de2c8489357183df846"}} as unknown as TypedDocumentString<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>;
export const RequestPasswordRecoveryDocument = {"__meta__":{"hash":"sha256:c542200457e5913cb69af7b68e91c9829eab70e7e825b0e76ead7d74512e6169"}} as unknown as TypedDocumentString<RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"sha256:49c6e0598bedfff6930c0e354f03c9ed88089bf3f4eb464c11f212be4bda8ed1"}} as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const CartDocument = {"__meta__":{"hash":"sha256:b4a29a31279a7ac6cf6f623c2622be25a26efd51ee2d15f0d999439676bb6596"}} as unknown as TypedDocumentString<CartQuery, CartQueryVariables>;
export const AddToCartDocument = {"__meta__":{"hash":"sha256:cb5b4f611e8828231643515fc1dd2149b00ca395fa724ecd8478d94569180acb"}} as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const UpdateCartItemDocument = {"__meta__":{"hash":"sha256:75f9e9a7ca9d400cae14eb28c578ff997c00da647f7428bea8668b071742e1a3"}} as unknown as TypedDocumentString<UpdateCartItemMutation, UpdateCartItemMutationVariables>;
export const RemoveFromCartDocument = {"__meta__":{"hash":"sha256:9b9ec9e0a8fb3950dde90c156e184acd3e01a8bf72d97f1ce6e7abf2f6ec6e5e"}} as unknown as TypedDocumentString<RemoveFromCartMutation, RemoveFromCartMutationVariables>;
export const AddPromotionCodeDocument = {"__meta__":{"hash":"sha256:bca9105820a42971c590815ade026348d9419b837a02a18af88c364aa998d49a"}} as unknown as TypedDocumentString<AddPromotionCodeMutation, AddPromotionCodeMutationVariables>;
export const RemovePromotionDocument = {"__meta__":{"hash":"sha256:5bed3bce7a6197d11ca3ac4319340503cbbeb64153dbf1411b43b0939b2ef529"}} as unknown as TypedDocumentString<RemovePromotionMutation, RemovePromotionMutationVariables>;
export const RemovePromotionCodeDocument = {"__meta__":{"hash":"sha256:c177fffdc0d30b090e9268eaee15ac8f080c07c9a18490c65039d8478e5510e8"}} as unknown as TypedDocumentString<RemovePromotionCodeMutation, RemovePromotionCodeMutationVariables>;
export const ListingDocument = {"__meta__":{"hash":"sha256:4b09a91f845e74fe206afaabcbe89d0698b84c5fd15fd1d142b9bf67be66bf0f"}} as unknown as TypedDocumentString<ListingQuery, ListingQueryVariables>;
export const ListingMoreDocument = {"__meta__":{"hash":"sha256:589e7952085a282b6b01292b1ed84bc774a738d5d2ceb347c98deee3233a9390"}} as unknown as TypedDocumentString<ListingMoreQuery, ListingMoreQueryVariables>;
export const ProductDocument = {"__meta__":{"hash":"sha256:cffdefa97a58c1d4244889c5c652845294560f2ef7782d3d4da4970a7568c20e"}} as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>;
export const ReviewsDocument = {"__meta__":{"hash":"sha256:c8ce9b85a12eb3a25e9255c9ba94a3719e246fe838670700a46e27626c163c4f"}} as unknown as TypedDocumentString<ReviewsQuery, ReviewsQueryVariables>;
export const SearchDocument = {"__meta__":{"hash":"sha256:bf66deed80e99974c1c3d1713a52660f4d20ccb35a270c9181225fcd467b6d55"}} as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const SearchMoreDocument = {"__meta__":{"hash":"sha256:154c5a2cdef20f9eb69b8b862e0420af2f3721dd050b0f0f097e5e3ba06e35b3"}} as unknown as TypedDocumentString<SearchMoreQuery, SearchMoreQueryVariables>;
export const SuggestDocument = {"__meta__":{"hash":"sha256:40ce5ffa19bd7fd91beb793a2112f4bf20d819488ef4f8abddd160b002370d69"}} as unknown as TypedDocumentString<SuggestQuery, SuggestQueryVariables>;
export const CheckoutDocument = {"__meta__":{"hash":"sha256:4e91bd735e69654d9aa8a6564b36b0688d8a729252bced041cfa98c08226d1e8"}} as unknown as TypedDocumentString<CheckoutQuery, CheckoutQueryVariables>;
export const IdentifyGuestDocument = {"__meta__":{"hash":"sha256:9355be6f2877c5dbb41e17c671cfa92ec5f0726c838a2d860c8b2d2810d777a7"}} as unknown as TypedDocumentString<IdentifyGuestMutation, IdentifyGuestMutationVariables>;
export const SetShippingAddressDocument = {"__meta__":{"hash":"sha256:421afdac06993495e54d62b33feeb28788f7b9d3faa6a809dd8ea6049ac07dcb"}} as unknown as TypedDocumentString<SetShippingAddressMutation, SetShippingAddressMutationVariables>;
export const SetBillingAddressDocument = {"__meta__":{"hash":"sha256:006107d228be9501895ece0e2ba93bbbdd45278376b6b8a1485528b2079c41e5"}} as unknown as TypedDocumentString<SetBillingAddressMutation, SetBillingAddressMutationVariables>;
export const SetShippingMethodDocument = {"__meta__":{"hash":"sha256:007c6e428ee131e1f12adf43a7a68433c93e7607fcfd240c9af957fbdefedaae"}} as unknown as TypedDocumentString<SetShippingMethodMutation, SetShippingMethodMutationVariables>;
export const SetPaymentMethodDocument = {"__meta__":{"hash":"sha256:c9d6f3a65b68bc6b6bb24a28271b56db79227373a8597c9eb120e1ca1c5e867b"}} as unknown as TypedDocumentString<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>;
export const PlaceOrderDocument = {"__meta__":{"hash":"sha256:9d0583f6e44e5db097d08b026f5d7d4f0bf045d966d6e61d199cf81b8927c59d"}} as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const OrderDocument = {"__meta__":{"hash":"sha256:15e8058a59a0f4a18299c22b16b381f68bdb42b65a3c2fd934153ed9b9ccf79b"}} as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
export const PayOrderDocument = {"__meta__":{"hash":"sha256:61fbfcc38c2016a6f46ef8a0e5a8b2eb60f2a837e63aafec270b94613cff1f22"}} as unknown as TypedDocumentString<PayOrderMutation, PayOrderMutationVariables>;
export const ConsentKeysDocument = {"__meta__":{"hash":"sha256:e3f9127fbc3bfdd35252fdd610fda3efcea50f6fec83c6d57f0b95c50077f66a"}} as unknown as TypedDocumentString<ConsentKeysQuery, ConsentKeysQueryVariables>;
export const ConsentGroupsDocument = {"__meta__":{"hash":"sha256:c06a4b14c19e2a1f8cb6d57940332601493ef5a07bc3c111a88d88ed517a442b"}} as unknown as TypedDocumentString<ConsentGroupsQuery, ConsentGroupsQueryVariables>;
export const EntriesDocument = {"__meta__":{"hash":"sha256:1fbb239fe05eeec6f25ed54ca2cbeb771415a32ab3a22cd5ac611a170fdb052a"}} as unknown as TypedDocumentString<EntriesQuery, EntriesQueryVariables>;
export const LayoutDocument = {"__meta__":{"hash":"sha256:199c5d155b1957c84c7425e5b694607c218f24301351719c4b20c84b0f6fe621"}} as unknown as TypedDocumentString<LayoutQuery, LayoutQueryVariables>;
export const PageDocument = {"__meta__":{"hash":"sha256:6524329e099da78f1973fe3ba260178593245c26ae15363f3d0026fe74a4eb90"}} as unknown as TypedDocumentString<PageQuery, PageQueryVariables>;
export const FormPartsDocument = {"__meta__":{"hash":"sha256:9c4c71cf692cf98cd903cde046f8ea45238f5277d573c58a0f0d7a17b1df4171"}} as unknown as TypedDocumentString<FormPartsQuery, FormPartsQueryVariables>;
export const CaptchaDocument = {"__meta__":{"hash":"sha256:00e26692aea4a657a0381fb23f521f87c70b36c51b87bd3b6ab3df9151bdc846"}} as unknown as TypedDocumentString<CaptchaQuery, CaptchaQueryVariables>;
export const SendFormDocument = {"__meta__":{"hash":"sha256:c70c5fc34f78d8492b061566ffa3c371e8c352a48c69dc34c8ed5cc59d38a1d6"}} as unknown as TypedDocumentString<SendFormMutation, SendFormMutationVariables>;
export const SubscribeNewsletterDocument = {"__meta__":{"hash":"sha256:57f2d2ba410cc2d4d3ea4d4ce17be5587c8950ef930a9291e35ad108ced881e8"}} as unknown as TypedDocumentString<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables>;
export const ConfirmNewsletterDocument = {"__meta__":{"hash":"sha256:fcb20b154fd225c9807ec8999505054df12e792a490d50cdcda91b9bd400343b"}} as unknown as TypedDocumentString<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
export const UnsubscribeNewsletterDocument = {"__meta__":{"hash":"sha256:f0519036130e3901a8c6e646009a1205cb07c10f74d5eaf8a754ab29d1ee9ae1"}} as unknown as TypedDocumentString<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables>;
export const SubmitReviewDocument = {"__meta__":{"hash":"sha256:3aa1f609d8bdc2b2ca41f78e3100e0cb766628be6e8e747e0b6f70b8b338bac1"}} as unknown as TypedDocumentString<SubmitReviewMutation, SubmitReviewMutationVariables>;
export const OrdersDocument = {"__meta__":{"hash":"sha256:aefbbf1636019241913875e83f7acc2e3296335077fa026aaacd901addd01337"}} as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const OrderDetailDocument = {"__meta__":{"hash":"sha256:1c03a8e76b36adddd487bd1523c16094b339a48fa92aab1cfd7888e732a2fbf3"}} as unknown as TypedDocumentString<OrderDetailQuery, OrderDetailQueryVariables>;
export const OrderPaymentMethodsDocument = {"__meta__":{"hash":"sha256:ce41cd3bf984a1a2270ea3abd2fd5a785829ec102c82fb3a516bce658875df5e"}} as unknown as TypedDocumentString<OrderPaymentMethodsQuery, OrderPaymentMethodsQueryVariables>;
export const OpenOrderDocument = {"__meta__":{"hash":"sha256:3530bfa7fd75b72dfbbecd89a4ee0ca9b423e17ebb9ccaa66249d9a5a9bf2449"}} as unknown as TypedDocumentString<OpenOrderMutation, OpenOrderMutationVariables>;
export const PayOrderAgainDocument = {"__meta__":{"hash":"sha256:265967a0cba99f91bd6d0d4c8779ecb8a0eac51218f521ec9ff078d93e2c015f"}} as unknown as TypedDocumentString<PayOrderAgainMutation, PayOrderAgainMutationVariables>;
export const ChangeOrderPaymentDocument = {"__meta__":{"hash":"sha256:0fabe77334bb8ab2b59c5f5585bf7fe4dfe57489a6dd23f2796e9b6c7472edd5"}} as unknown as TypedDocumentString<ChangeOrderPaymentMutation, ChangeOrderPaymentMutationVariables>;
export const CancelOrderDocument = {"__meta__":{"hash":"sha256:79fe81a25dc465db6a6ee8b7898f3bba9d3ab48ee49b64a492ff8818ded4674c"}} as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const ReorderDocument = {"__meta__":{"hash":"sha256:52c78a742b3437ea87899c8975131a7f0fd6ac38a4004382d17f13229e3fd98c"}} as unknown as TypedDocumentString<ReorderMutation, ReorderMutationVariables>;
export const ViewerDocument = {"__meta__":{"hash":"sha256:1660b36150c3b64002a4b820c6afa6e428ec14ff3c9cc3e263c58117a9c89ecf"}} as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const SessionDocument = {"__meta__":{"hash":"sha256:219735dd6ce4c6118f20e61ff7b8ba8e9b01bf778a1eb2ad343a325162345331"}} as unknown as TypedDocumentString<SessionQuery, SessionQueryVariables>;
export const SetLocaleDocument = {"__meta__":{"hash":"sha256:ef905dc8f113873627d09502bf6516b0afbac6b61570e89b17e9e048cfb8952a"}} as unknown as TypedDocumentString<SetLocaleMutation, SetLocaleMutationVariables>;
export const SetCurrencyDocument = {"__meta__":{"hash":"sha256:d7739f8bcf176cfdc4c0cdd39f4a1aaf9e57e2aa6e5fc2f26020607c56eb3e73"}} as unknown as TypedDocumentString<SetCurrencyMutation, SetCurrencyMutationVariables>;
export const SetCountryDocument = {"__meta__":{"hash":"sha256:86b915bc59c98b716bfd1ec0f8a33a0d6719ed07be48061bd033231c1d4ad558"}} as unknown as TypedDocumentString<SetCountryMutation, SetCountryMutationVariables>;
export const PurchaseDocument = {"__meta__":{"hash":"sha256:37c27f1bc9d87f51f7e397379e542d1d3c6427c6e44681eeb47a0a8b36ec9c3b"}} as unknown as TypedDocumentString<PurchaseQuery, PurchaseQueryVariables>;
export const WishlistIdsDocument = {"__meta__":{"hash":"sha256:c39bc38e8e19a98aaf66aad84cdd27255a375f9ef31fdb111a5dc8f0ee859ba0"}} as unknown as TypedDocumentString<WishlistIdsQuery, WishlistIdsQueryVariables>;
export const WishlistPageDocument = {"__meta__":{"hash":"sha256:06d3c1adde0c9cbf7696830f3d19fd6b17f9290486f58df67af5dceb721b1df5"}} as unknown as TypedDocumentString<WishlistPageQuery, WishlistPageQueryVariables>;
export const WishedProductsDocument = {"__meta__":{"hash":"sha256:0222d99e3fb35adf2bb04bcb4dd99741f89a3c50a81b6aaffedae73b68f5fb1e"}} as unknown as TypedDocumentString<WishedProductsQuery, WishedProductsQueryVariables>;
export const AddToWishlistDocument = {"__meta__":{"hash":"sha256:f0027fcb65268cdccf81034424027340451e677280e08151f4270427e1f024be"}} as unknown as TypedDocumentString<AddToWishlistMutation, AddToWishlistMutationVariables>;
export const RemoveFromWishlistDocument = {"__meta__":{"hash":"sha256:4db6554096f6fadab76d1cb976a9871dc41aeb079282033c4a61c9a8d14ff42f"}} as unknown as TypedDocumentString<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>;
export const MergeWishlistDocument = {"__meta__":{"hash":"sha256:267b6a42607944e3cf80923ffb69d081e7a9fe46c978f3bbe4ff8f7b7a416725"}} as unknown as TypedDocumentString<MergeWishlistMutation, MergeWishlistMutationVariables>;