import { paymentMethodById, paymentMethodEntity } from '../checkout/payment-method.ts';
import type { Call } from '../server/call.ts';
import { currentSession } from '../session/current.ts';
import { SALES_CHANNEL_ID } from '../session/sales-channel-id.ts';
import { salutationById } from '../session/salutation.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { addressEntity } from './address-entity.ts';
import type { CustomerRecord } from './customer-record.ts';

export function customerEntity(call: Call, customer: CustomerRecord): Entity {
  const { shop, view } = call;
  const { lang } = view;
  const current = currentSession(shop, call.session);
  const own = current.customer?.id === customer.id ? current : undefined;
  const address = (id: string | undefined) => {
    const found = customer.addresses.find((candidate) => candidate.id === id);
    return found === undefined ? null : addressEntity(found, lang);
  };
  const payment = paymentMethodById(shop, customer.defaultPaymentMethodId);
  const { id, createdAt, password: _password, requestedGroupId: _group, addresses, ...fields } = customer;
  return {
    ...entity('customer', id, {
      ...fields,
      salesChannelId: SALES_CHANNEL_ID,
      lastPaymentMethodId: null,
      affiliateCode: null,
      campaignCode: null,
      doubleOptInEmailSentDate: customer.doubleOptInRegistration ? createdAt : null,
      hash: customer.hash === null ? null : '',
      firstLogin: createdAt,
      lastOrderDate: null,
      orderCount: 0,
      orderTotalAmount: 0,
      reviewCount: 0,
      group: null,
      defaultPaymentMethod: payment === undefined ? null : paymentMethodEntity(shop, payment, lang),
      language: null,
      lastPaymentMethod: null,
      salutation: salutationById(customer.salutationId, lang),
      defaultBillingAddress: address(customer.defaultBillingAddressId),
      defaultShippingAddress: address(customer.defaultShippingAddressId),
      activeBillingAddress: address(own?.billingAddress?.id ?? customer.defaultBillingAddressId),
      activeShippingAddress: address(own?.shippingAddress?.id ?? customer.defaultShippingAddressId),
      addresses: addresses.map((record) => addressEntity(record, lang)),
      tags: null,
      tagIds: null,
      createdById: null,
      updatedById: null,
    }),
    createdAt,
  };
}
