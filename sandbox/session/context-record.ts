/** What Shopware stores under a context token; everything absent is the sales channel's default. */
export interface ContextRecord {
  readonly token: string;
  readonly currencyId?: string | undefined;
  readonly languageId?: string | undefined;
  readonly paymentMethodId?: string | undefined;
  readonly shippingMethodId?: string | undefined;
  readonly countryId?: string | undefined;
  readonly countryStateId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly shippingAddressId?: string | undefined;
  readonly billingAddressId?: string | undefined;
  /** Its time has run out; only a login of its customer brings it back. */
  readonly expired?: boolean | undefined;
}
