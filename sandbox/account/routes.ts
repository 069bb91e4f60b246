import type { Router } from '../server/router.ts';
import { addAddressRoutes } from './address-book.ts';
import { customerOf } from './current-customer.ts';
import { customerEntity } from './customer-entity.ts';
import { groupRegistration } from './group-registration.ts';
import { login, logout } from './login.ts';
import {
  changeEmail,
  changeLanguage,
  changePassword,
  changePaymentMethod,
  changeProfile,
  deleteCustomer,
} from './profile.ts';
import { confirmRecovery, recoveryIsExpired, requestRecovery } from './recovery.ts';
import { register } from './register.ts';
import { confirmRegistration } from './register-confirm.ts';

/** Customers and guests: registration, login, profile, addresses. */
export function addAccountRoutes(router: Router): void {
  router.add('POST', '/store-api/account/register', register);
  router.add('POST', '/store-api/account/register-confirm', confirmRegistration);
  router.add('POST', '/store-api/account/login', login);
  router.add('POST', '/store-api/account/logout', logout);
  router.add('GET|POST', '/store-api/account/customer', (call) => customerEntity(call, customerOf(call)));
  router.add('DELETE', '/store-api/account/customer', deleteCustomer);
  router.add('POST', '/store-api/account/change-profile', changeProfile);
  router.add('POST', '/store-api/account/change-email', changeEmail);
  router.add('POST', '/store-api/account/change-password', changePassword);
  router.add('POST', '/store-api/account/change-payment-method/{paymentMethodId}', changePaymentMethod);
  router.add('POST', '/store-api/account/change-language', changeLanguage);
  router.add('POST', '/store-api/account/recovery-password', requestRecovery);
  router.add('POST', '/store-api/account/customer-recovery-is-expired', recoveryIsExpired);
  router.add('POST', '/store-api/account/recovery-password-confirm', confirmRecovery);
  router.add('GET', '/store-api/customer-group-registration/config/{customerGroupId}', groupRegistration);
  addAddressRoutes(router);
}
