import type { Call } from '../server/call.ts';
import { failure, violations } from '../server/errors.ts';
import { printed } from '../server/violation-text.ts';
import { type Entity, stamp } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';
import { textOf } from './check.ts';
import { customerEntity } from './customer-entity.ts';
import { logIn } from './register.ts';

/**
 * POST /store-api/account/register-confirm: ends a double opt-in and logs in (recordings 338–348).
 * @throws CHECKOUT__NO_HASH_PROVIDED, CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH, NOT_EQUAL_ERROR,
 *   412 CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED
 */
export function confirmRegistration(call: Call): Entity {
  const { shop, body } = call;
  const hash = textOf(body, 'hash');
  if (hash === null) throw failure(404, 'CHECKOUT__NO_HASH_PROVIDED', 'The given hash is empty.');
  const customer = shop.customers.all().find((candidate) => candidate.hash === hash);
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
  if (em !== null && em !== idOf('email', customer.email)) {
    const parameters = {
      '{{ value }}': printed(em),
      '{{ compared_value }}': printed(idOf('email', customer.email)),
    };
    throw violations([
      { code: 'NOT_EQUAL_ERROR', pointer: '/em', detail: 'This value should be equal.', parameters },
    ]);
  }
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
  logIn(call, confirmed);
  return customerEntity({ ...call, session: shop.contexts.get(call.reply.token) ?? call.session }, confirmed);
}
