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

export function addAccountRoutes(router: Router): void {
  router.add('POST', '/account/register', register);
  router.add('POST', '/account/register-confirm', confirmRegistration);
  router.add('POST', '/account/login', login);
  router.add('POST', '/account/logout', logout);
  router.add('GET|POST', '/account/customer', (call) => customerEntity(call, customerOf(call)));
  router.add('DELETE', '/account/customer', deleteCustomer);
  router.add('POST', '/account/change-profile', changeProfile);
  router.add('POST', '/account/change-email', changeEmail);
  router.add('POST', '/account/change-password', changePassword);
  router.add('POST', '/account/change-payment-method/:paymentMethodId', changePaymentMethod);
  router.add('POST', '/account/change-language', changeLanguage);
  router.add('POST', '/account/recovery-password', requestRecovery);
  router.add('POST', '/account/customer-recovery-is-expired', recoveryIsExpired);
  router.add('POST', '/account/recovery-password-confirm', confirmRecovery);
  router.add('GET', '/customer-group-registration/config/:customerGroupId', groupRegistration);
  addAddressRoutes(router);
}
