import type { Call } from '../server/call.ts';
import { failure, plainFailure, violations } from '../server/errors.ts';
import { notEqual } from '../server/violation-text.ts';
import { type Entity, stamp } from '../shop/entity.ts';
import { textOf } from './check.ts';
import { customerEntity } from './customer-entity.ts';
import { emailHash } from './email.ts';
import { moveSession } from './log-in.ts';
import { sendWelcome } from './register-mail.ts';

/**
 * Completes the double opt-in and logs in (cases 338–348). @throws CHECKOUT__NO_HASH_PROVIDED,
 * CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH, NOT_EQUAL_ERROR, 412 CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED
 */
export function confirmRegistration(call: Call): Entity {
  const { shop, body } = call;
  if (typeof body['hash'] === 'number') throw plainFailure(500, 'hash must be of type string, int given');
  const hash = textOf(body, 'hash');
  if (hash === null) throw failure(404, 'CHECKOUT__NO_HASH_PROVIDED', 'The given hash is empty.');
  const customer = shop.customers.where('hash', hash)[0];
  if (customer === undefined) {
    throw failure(
      404,
      'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
      `No matching customer for the hash "${hash}" was found.`,
      {
        hash,
      },
    );
  }
  const em = textOf(body, 'em');
  const expected = emailHash(customer.email);
  if (em !== null && em !== expected) throw violations([notEqual(call, '/em', em, expected)]);
  if (customer.doubleOptInConfirmDate !== null) {
    throw failure(
      412,
      'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED',
      `The customer with the id "${customer.id}" is already confirmed.`,
      { customerId: customer.id },
    );
  }
  const confirmed = { ...customer, doubleOptInConfirmDate: stamp() };
  shop.customers.put(customer.id, confirmed);
  moveSession(call, confirmed);
  if (!confirmed.guest) sendWelcome(call, confirmed);
  return customerEntity({ ...call, session: shop.contexts.get(call.reply.token) ?? call.session }, confirmed);
}
