import type { Call } from '../../protocol/call.ts';
import { type Entity, entity } from '../../state/entity.ts';
import type { CustomerRecord } from '../../state/records.ts';
import { salutationEntity } from '../channel/entities.ts';
import { paymentMethodById, paymentMethodEntity } from '../channel/methods.ts';
import { currentSession } from '../session/current.ts';
import { addressEntity } from './address-entity.ts';

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
