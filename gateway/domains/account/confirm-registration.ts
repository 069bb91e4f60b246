import type { ConfirmRegistrationInput, ErrorCode } from '../../../schema/generated/types.ts';
import type { SwCustomer } from '../../shopware/mappers/context-entity.ts';
import type { LoginPayload } from '../session/public/session.ts';
import { checkBruteForce } from '../shared/brute-force.ts';
import type { GatewayContext } from '../shared/context.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';
import { loginRefused, loginResult, piecesBefore } from './enter.ts';

const UNKNOWN_LINK = 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH';
/** A link used before is a 412 (case 344). */
const KNOWN: ReadonlySet<ErrorCode> = new Set(['EMAIL_CONFIRMED_BEFORE', 'RATE_LIMITED']);

/** Confirms an e-mail address by the link of the mail, and logs in. All invalid links yield the same error. */
export async function confirmRegistration(
  context: GatewayContext,
  input: ConfirmRegistrationInput,
): Promise<LoginPayload> {
  const { session, messages } = context;
  const [hash, em] = [input.hash.trim(), input.em.trim()];
  if (hash === '' || em === '') return loginRefused([userError(messages, UNKNOWN_LINK)]);
  const tooMany = await checkBruteForce(context, 'confirm', hash);
  if (tooMany !== null) return loginRefused([tooMany]);
  try {
    const before = await session.withLock(async (calls) => {
      const pieces = await piecesBefore(context, calls);
      const confirmed = await calls.write<SwCustomer>({
        path: '/account/register-confirm',
        body: { hash, em },
      });
      session.setLoginState(confirmed?.guest ? 'none' : 'customer');
      return pieces;
    });
    return await loginResult(context, before);
  } catch (error) {
    const userErrors = userErrorsOf(error, messages).map((entry) =>
      KNOWN.has(entry.code) ? { ...entry, field: null } : userError(messages, UNKNOWN_LINK),
    );
    return loginRefused(userErrors);
  }
}
