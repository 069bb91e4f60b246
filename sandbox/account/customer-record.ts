export interface AddressRecord {
  readonly id: string;
  readonly customerId: string;
  readonly createdAt: string;
  readonly countryId: string;
  readonly countryStateId: string | null;
  readonly salutationId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
  readonly company: string | null;
  readonly department: string | null;
  readonly title: string | null;
  readonly phoneNumber: string | null;
  readonly additionalAddressLine1: string | null;
  readonly additionalAddressLine2: string | null;
}

export interface CustomerRecord {
  readonly id: string;
  readonly customerNumber: string;
  readonly createdAt: string;
  readonly guest: boolean;
  readonly email: string;
  /** scrypt hash with its salt; null for guests. */
  readonly password: string | null;
  readonly salutationId: string | null;
  readonly title: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly vatIds: readonly string[] | null;
  readonly accountType: 'private' | 'business';
  readonly birthday: string | null;
  readonly languageId: string;
  readonly active: boolean;
  readonly doubleOptInRegistration: boolean;
  readonly doubleOptInConfirmDate: string | null;
  readonly hash: string | null;
  readonly defaultBillingAddressId: string;
  readonly defaultShippingAddressId: string;
  readonly addresses: readonly AddressRecord[];
  readonly groupId: string;
  /** Requested at registration, not decided yet. */
  readonly requestedGroupId: string | null;
  readonly defaultPaymentMethodId: string;
  readonly lastLogin: string | null;
}
