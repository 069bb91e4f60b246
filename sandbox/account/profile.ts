import { activePaymentMethods } from '../checkout/payment-method.ts';
import { type Call, param } from '../server/call.ts';
import {
  doesNotExist,
  failure,
  invalidCriteriaIds,
  invalidUuid,
  missingParameter,
  ShopwareError,
  violations,
} from '../server/errors.ts';
import { violation } from '../server/violation-text.ts';
import { languageById } from '../session/language.ts';
import { salutationExists } from '../session/salutation.ts';
import type { Entity } from '../shop/entity.ts';
import { isHexId } from '../shop/ids.ts';
import { isId, paymentMethodId } from '../shops/derive/ids.ts';
import { numbersAsTexts, textOf, tooLong } from './check.ts';
import { accountOf, customerOf } from './current-customer.ts';
import { isEmail, takenEmail } from './email.ts';
import { endSessions, moveSession } from './log-in.ts';
import { differing, hashPassword, passwordViolations, wrongPassword } from './password.ts';
import { required } from './register-check.ts';
import { vatIdsOf, vatIdViolations } from './vat-id.ts';

const SUCCESS: Entity = { apiAlias: 'array_struct', success: true };

/** These calls require an existing session (cases 591, 925–928). */
function needsToken(call: Call): void {
  if (call.headers['sw-context-token']) return;
  call.reply.token = '';
  throw missingParameter('sw-context-token');
}

/** @throws for a number where a text belongs */
function refuseNumbers(call: Call, names: readonly string[]): void {
  const found = numbersAsTexts(call, call.body, names, ['/0']);
  if (found.length > 0) throw new ShopwareError(400, found);
}

/** A private person has neither company nor VAT id (cases 117, 118, 368). */
export function changeProfile(call: Call): Entity {
  needsToken(call);
  const customer = customerOf(call);
  const { body } = call;
  const salutationId = textOf(body, 'salutationId');
  if (salutationId !== null && !isId(salutationId)) throw invalidUuid(salutationId);
  const business = body['accountType'] === 'business';
  const billing = customer.addresses.find(({ id }) => id === customer.defaultBillingAddressId);
  const found = [
    ...required(call, body, 'firstName'),
    ...tooLong(call, body, 'firstName', 255),
    ...required(call, body, 'lastName'),
    ...tooLong(call, body, 'lastName', 255),
    ...(business ? required(call, body, 'company') : []),
    ...(business ? vatIdViolations(call, body, billing?.countryId ?? null) : []),
    ...(salutationId === null || salutationExists(salutationId)
      ? []
      : [doesNotExist('salutation', '/salutationId', salutationId)]),
  ];
  if (found.length > 0) throw violations(found);
  refuseNumbers(call, ['firstName', 'lastName']);
  call.shop.customers.put(customer.id, {
    ...customer,
    salutationId: salutationId ?? customer.salutationId,
    title: textOf(body, 'title'),
    firstName: textOf(body, 'firstName') ?? '',
    lastName: textOf(body, 'lastName') ?? '',
    accountType: business ? 'business' : 'private',
    company: business ? textOf(body, 'company') : null,
    vatIds: business ? vatIdsOf(body) : null,
  });
  return SUCCESS;
}

/** Cases 381, 383. */
export function changeEmail(call: Call): Entity {
  needsToken(call);
  const customer = accountOf(call);
  const email = textOf(call.body, 'email');
  const format =
    email === null
      ? []
      : isEmail(email)
        ? takenEmail(call, email)
        : [violation(call, 'email', 'INVALID_FORMAT_ERROR', '/email', { '{{ value }}': `"${email}"` })];
  const found = [
    ...format,
    ...differing(call, 'email', 'emailConfirmation'),
    ...wrongPassword(call, customer),
  ];
  if (email === null || found.length > 0) throw violations(found);
  call.shop.customers.put(customer.id, { ...customer, email });
  return SUCCESS;
}

/** Ends all sessions of the customer and answers with the token of a new one (cases 119, 378–385). */
export function changePassword(call: Call): Entity {
  needsToken(call);
  const customer = accountOf(call);
  const found = [
    ...passwordViolations(call, 'newPassword'),
    ...differing(call, 'newPassword', 'newPasswordConfirm'),
    ...wrongPassword(call, customer),
  ];
  if (found.length > 0) throw violations(found);
  if (typeof call.body['newPassword'] === 'number')
    throw new ShopwareError(
      400,
      numbersAsTexts(call, { password: call.body['newPassword'] }, ['password'], ['/0']),
    );
  const changed = { ...customer, password: hashPassword(String(call.body['newPassword'])) };
  call.shop.customers.put(customer.id, changed);
  moveSession(call, changed);
  const own = call.shop.contexts.get(call.reply.token);
  endSessions(call.shop, customer.id);
  if (own !== undefined) call.shop.contexts.put(own.token, own);
  return { apiAlias: 'array_struct', redirectUrl: null };
}

/** Cases 121, 497, 498. */
export function changePaymentMethod(call: Call): Entity {
  needsToken(call);
  const customer = accountOf(call);
  const id = param(call, 'paymentMethodId');
  if (!isId(id)) throw invalidUuid(id);
  if (!activePaymentMethods(call.shop).some(({ key }) => paymentMethodId(key) === id)) {
    throw failure(
      400,
      'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND',
      `Change Payment to method ${id} not possible.`,
      { paymentMethodId: id },
    );
  }
  call.shop.customers.put(customer.id, { ...customer, defaultPaymentMethodId: id });
  return SUCCESS;
}

/** Changes the customer's language, not the session's (cases 590–592). */
export function changeLanguage(call: Call): Entity {
  needsToken(call);
  const customer = accountOf(call);
  const given = call.body['languageId'];
  if (typeof given !== 'string') throw invalidCriteriaIds(given);
  if (!isHexId(given)) throw invalidUuid(given);
  const id = given;
  if (languageById(id) === undefined) throw violations([doesNotExist('language', '/languageId', id)]);
  call.shop.customers.put(customer.id, { ...customer, languageId: id });
  return SUCCESS;
}

/** Orders remain (case 386). */
export function deleteCustomer(call: Call): undefined {
  const { id } = customerOf(call);
  endSessions(call.shop, id);
  call.shop.customers.delete(id);
  call.shop.wishlists.delete(id);
  return undefined;
}
