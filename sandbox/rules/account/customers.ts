import { createHash } from 'node:crypto';
import type { Call } from '../../protocol/call.ts';
import { notLoggedIn } from '../../protocol/errors.ts';
import type { Lang } from '../../shops/model/text.ts';
import { countryById } from '../../state/channel.ts';
import { type Entity, entity } from '../../state/entity.ts';
import type { AddressRecord, CustomerRecord } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import { countryEntity, countryStateEntity, salutationEntity } from '../channel/entities.ts';
import { paymentMethodById, paymentMethodEntity } from '../channel/methods.ts';
import { currentSession } from '../session/current.ts';

/** @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN */
export function customerOf({ shop, session }: Call): CustomerRecord {
  const customer = shop.customers.get(session.customerId ?? '');
  if (customer === undefined) throw notLoggedIn();
  return customer;
}

/** @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN, also for a guest (case 873) */
export function accountOf(call: Call): CustomerRecord {
  const customer = customerOf(call);
  if (customer.guest) throw notLoggedIn();
  return customer;
}

/** The most recent account, ignoring case; guests have none. */
export function accountByEmail(shop: Shop, email: string): CustomerRecord | undefined {
  const normalized = email.toLowerCase();
  return shop.customers
    .all()
    .findLast((customer) => !customer.guest && customer.email.toLowerCase() === normalized);
}

/** `em` of the links in mails. */
export function emailHash(email: string): string {
  return createHash('sha1').update(email).digest('hex');
}

export function customerEntity({ shop, view, session }: Call, customer: CustomerRecord): Entity {
  const {
    id,
    createdAt,
    password: _password,
    requestedGroupId: _group,
    addresses,
    hash,
    ...fields
  } = customer;
  const { defaultBillingAddressId, defaultShippingAddressId, defaultPaymentMethodId } = customer;
  const { lang } = view;
  const current = currentSession(shop, session);
  const active = current.customer?.id === id ? current : undefined;
  const addressById = (addressId: string | undefined) => {
    const found = addresses.find((address) => address.id === addressId);
    return found === undefined ? null : addressEntity(found, lang);
  };
  const payment = paymentMethodById(shop, defaultPaymentMethodId);
  return {
    ...entity('customer', id, {
      ...fields,
      hash: hash === null ? null : '',
      defaultPaymentMethod: payment === undefined ? null : paymentMethodEntity(shop, payment, lang),
      salutation: salutationEntity(customer.salutationId, lang),
      defaultBillingAddress: addressById(defaultBillingAddressId),
      defaultShippingAddress: addressById(defaultShippingAddressId),
      activeBillingAddress: addressById(active?.billingAddress?.id ?? defaultBillingAddressId),
      activeShippingAddress: addressById(active?.shippingAddress?.id ?? defaultShippingAddressId),
      addresses: addresses.map((address) => addressEntity(address, lang)),
    }),
    createdAt,
  };
}

export function addressEntity({ id, ...fields }: AddressRecord, lang: Lang): Entity {
  const country = countryById(fields.countryId);
  return entity('customer_address', id, {
    ...fields,
    country: country === undefined ? null : countryEntity(country, lang),
    countryState: countryStateEntity(fields.countryId, fields.countryStateId, lang),
    salutation: salutationEntity(fields.salutationId, lang),
  });
}
