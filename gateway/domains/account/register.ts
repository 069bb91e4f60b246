import { createHash } from 'node:crypto';
import type {
  ConfirmationInput,
  ErrorCode,
  RegisterInput,
  UserError,
} from '../../../schema/generated/types.ts';
import { type Entity, UUID } from '../../shopware/entities.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import type { SwCustomer } from '../../shopware/mappers/context-entity.ts';
import { plainText, sanitizeHtml } from '../../shopware/mappers/html.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { awaitsConfirmation, type SessionPayload } from '../session/public/session.ts';
import { checkBruteForce } from '../shared/brute-force.ts';
import type { GatewayContext } from '../shared/context.ts';
import { alignContext } from '../shared/session-currency.ts';
import { blankErrors, userError, userErrorsOf } from '../shared/user-errors.ts';
import { choiceErrors } from './addresses.ts';
import { loginRefused, loginResult, piecesBefore } from './login.ts';
import { registrationBody, registrationErrors, registrationRefusal } from './public/registration.ts';

/** Registers a customer, one at a time per e-mail address (docs/shopware.md, "Races"). */
export async function register(context: GatewayContext, input: RegisterInput): Promise<SessionPayload> {
  const { lock, store, session } = context;
  const inputErrors = await checkInput(context, input);
  if (inputErrors.length > 0) return loginRefused(inputErrors);
  // Shopware reveals whether an account has the address.
  const tooMany = await checkBruteForce(context, 'register', input.email);
  if (tooMany !== null) return loginRefused([tooMany]);
  const group = input.customerGroupId;
  const extra = { password: input.password, ...(group ? { requestedGroupId: group } : {}) };
  const body = { ...(await registrationBody(context, input)), ...extra };
  const key = createHash('sha256').update(input.email.trim().toLowerCase()).digest('base64url');
  try {
    await lock.run(`register:${key}`, async (turn) => {
      await turn.secure(store.maxDurationMs({}));
      await session.withLock(async (calls) => {
        await alignContext(context, calls);
        const created = await calls.write<SwCustomer>({ path: '/account/register', body });
        session.setLoginState(awaitsConfirmation(created) ? 'inactive' : 'customer');
        if (input.customerGroupId) calls.data.requestedGroup = input.customerGroupId;
      });
    });
  } catch (error) {
    return loginRefused(await registrationRefusal(context, input, error));
  }
  return loginResult(context, new Map());
}

/** Checks that Shopware lacks, or whose failure would hide its other errors (case 356, 370, 402, 420). */
async function checkInput(context: GatewayContext, input: RegisterInput): Promise<UserError[]> {
  const { messages } = context;
  const { password, customerGroupId } = input;
  return [
    ...blankErrors(messages, { password }),
    ...registrationErrors(context, input),
    ...(input.acceptedDataProtection
      ? []
      : [userError(messages, 'DATA_PROTECTION_NOT_ACCEPTED', ['acceptedDataProtection'])]),
    ...(customerGroupId ? await groupErrors(context, input, customerGroupId) : []),
  ];
}

async function groupErrors(context: GatewayContext, { accountType }: RegisterInput, customerGroupId: string) {
  const { messages } = context;
  const malformed = choiceErrors(messages, { customerGroupId });
  if (malformed.length > 0) return malformed;
  const group = await customerGroupRegistration(context, customerGroupId);
  if (group === null) return [userError(messages, 'VIOLATION::ENTITY_DOES_NOT_EXISTS', ['customerGroupId'])];
  return group.companiesOnly && accountType !== 'BUSINESS'
    ? [userError(messages, 'COMPANIES_ONLY', ['accountType'])]
    : [];
}

const UNKNOWN_LINK = 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH';
/** Shopware's status for a used link (case 344). */
const KNOWN: ReadonlySet<ErrorCode> = new Set(['EMAIL_CONFIRMED_BEFORE', 'RATE_LIMITED']);

/** Confirms an e-mail address with the link in the mail, and logs in. All invalid links yield the same error. */
export async function confirmRegistration(context: GatewayContext, input: ConfirmationInput) {
  const { session, messages } = context;
  const [token, emailHash] = [input.token.trim(), input.emailHash.trim()];
  if (token === '' || emailHash === '') return loginRefused([userError(messages, UNKNOWN_LINK)]);
  const tooMany = await checkBruteForce(context, 'confirm', token);
  if (tooMany !== null) return loginRefused([tooMany]);
  try {
    const before = await session.withLock(async (calls) => {
      const pieces = await piecesBefore(context, calls);
      const confirmed = await calls.write<SwCustomer>({
        path: '/account/register-confirm',
        body: { hash: token, em: emailHash },
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

type SwCustomerGroup = Entity<'CustomerGroup'>;

/** Registration form of a customer group; null if the group accepts no registrations (case 395–399). */
export async function customerGroupRegistration(context: GatewayContext, id: string) {
  const group = await readGroup(context, id);
  if (!group?.id) return null;
  const introduction = translated(group, 'registrationIntroduction');
  const description = translated(group, 'registrationSeoMetaDescription');
  return {
    id: group.id,
    title: translated(group, 'registrationTitle') ?? translated(group, 'name') ?? '',
    introductionHtml: introduction === null ? null : sanitizeHtml(introduction),
    metaDescription: description === null ? null : plainText(description),
    companiesOnly: group.registrationOnlyCompanyRegistration ?? false,
  };
}

export async function readGroup({ read }: GatewayContext, id: string): Promise<SwCustomerGroup | null> {
  if (!UUID.test(id)) return null;
  try {
    const group = await read<SwCustomerGroup | null>({
      name: 'customerGroup',
      call: { method: 'GET', path: `/customer-group-registration/config/${id}` },
    });
    return group?.registrationActive === false ? null : group;
  } catch (error) {
    if (error instanceof ShopwareError && error.status < 429) return null;
    throw error;
  }
}
