import { PERSON_REQUIRED } from '../../../schema/buyer-contract.ts';
import type {
  ChangeEmailInput,
  ChangePasswordInput,
  ChangeProfileInput,
  CustomerPayload,
  IdInput,
  NewsletterState,
  SetNewsletterInput,
  UserError,
} from '../../../schema/generated/types.ts';
import { nullIfForbidden, ShopwareError } from '../../shopware/errors.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { checkBruteForce } from '../shared/brute-force.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ErrorKey } from '../shared/error-codes.ts';
import {
  blankErrors,
  differenceErrors,
  missingErrors,
  NOT_LOGGED_IN,
  refusals,
  userError,
} from '../shared/user-errors.ts';
import { choiceErrors } from './addresses.ts';
import { type CustomerSource, findCustomer, readCustomer } from './customer.ts';
import { companyErrors, storefrontUrl, vatIds } from './public/registration.ts';

/** Shopware replaces name and company, so absent fields are filled from the current data. */
export function changeProfile(context: GatewayContext, input: ChangeProfileInput): Promise<CustomerPayload> {
  let person: ChangeProfileInput = input;
  const inputErrors = async (calls: SessionCalls) => {
    const known = await readCustomer(calls);
    if (known === null) return [];
    person = {
      ...known,
      ...input,
      accountType: input.accountType ?? known.accountType,
      salutationId: input.salutationId || (known.salutation?.id ?? null),
    };
    return [
      ...missingErrors(context.messages, person, PERSON_REQUIRED),
      ...choiceErrors(context.messages, { salutationId: input.salutationId }),
      ...companyErrors(context.messages, person.accountType, person.company),
    ];
  };
  const write = (calls: SessionCalls) => {
    const business = person.accountType === 'BUSINESS';
    const body = {
      accountType: business ? 'business' : 'private',
      salutationId: person.salutationId || undefined,
      firstName: person.firstName,
      lastName: person.lastName,
      ...(business ? { company: person.company, vatIds: vatIds(person.vatIds) } : { company: '' }),
    };
    return calls.write({ path: '/account/change-profile', body });
  };
  return changeCustomer(context, inputErrors, write);
}

/** Changes the e-mail address, which is also the login name. */
export async function changeEmail(context: GatewayContext, input: ChangeEmailInput) {
  const { email, emailConfirmation, password } = input;
  const inputErrors = [
    ...blankErrors(context.messages, { email, password }),
    ...differenceErrors(context.messages, email.trim(), emailConfirmation.trim(), 'emailConfirmation'),
    ...(await passwordAttempt(context)),
  ];
  const body = { email: email.trim(), emailConfirmation: emailConfirmation.trim(), password };
  return changeCustomer(context, inputErrors, (calls) =>
    calls.write({ path: '/account/change-email', body }),
  );
}

/** Changes the password. Shopware ends all sessions of the customer and rotates this one's token (case 384). */
export async function changePassword(context: GatewayContext, input: ChangePasswordInput) {
  const { password, newPassword, newPasswordConfirmation } = input;
  const inputErrors = [
    ...blankErrors(context.messages, { password, newPassword }),
    ...differenceErrors(context.messages, newPassword, newPasswordConfirmation, 'newPasswordConfirmation'),
    ...(await passwordAttempt(context)),
  ];
  const body = { password, newPassword, newPasswordConfirm: newPasswordConfirmation };
  return changeCustomer(context, inputErrors, (calls) =>
    calls.write({ path: '/account/change-password', body }),
  );
}

/** Sets the default payment method; from Shopware 6.7 on it is stored in the session. */
export function setDefaultPaymentMethod(context: GatewayContext, { id }: IdInput): Promise<CustomerPayload> {
  const inputErrors = id.trim() === '' ? [userError(context.messages, 'BLANK_ID', ['id'])] : [];
  const path = `/account/change-payment-method/${encodeURIComponent(id)}`;
  const send = async (calls: SessionCalls) => {
    try {
      await calls.write({ path });
    } catch (error) {
      if (!(error instanceof ShopwareError) || error.status !== 404) throw error;
      await calls.write({ method: 'PATCH', path: '/context', body: { paymentMethodId: id } });
    }
  };
  return changeCustomer(context, inputErrors, send, ['id'], 'CHECKOUT__UNKNOWN_PAYMENT_METHOD');
}

async function passwordAttempt(context: GatewayContext) {
  const tooMany = await checkBruteForce(context, 'password', context.session.key);
  return tooMany === null ? [] : [tooMany];
}

async function changeCustomer(
  context: GatewayContext,
  inputErrors: UserError[] | ((calls: SessionCalls) => Promise<UserError[]>),
  send: (calls: SessionCalls) => Promise<unknown>,
  field: string[] | null = null,
  named: ErrorKey | null = null,
): Promise<CustomerPayload> {
  const { session, messages } = context;
  if (!session.exists) return { customer: null, userErrors: [userError(messages, NOT_LOGGED_IN)] };
  return session.withLock(async (calls) => {
    const found = typeof inputErrors === 'function' ? await inputErrors(calls) : inputErrors;
    const userErrors = await refusals(messages, found, field, () => send(calls), named);
    return { customer: await readCustomer(calls), userErrors };
  });
}

/** Shopware's states of a recipient (case 448, 450). */
const STATES: Readonly<Record<string, NewsletterState>> = {
  optIn: 'SUBSCRIBED',
  direct: 'SUBSCRIBED',
  notSet: 'PENDING',
};

/** Newsletter state; null for a customer that was not read from the account. */
export async function newsletterState(source: CustomerSource, { session }: GatewayContext) {
  if (source.ofAccount !== true) return null;
  return session.withLock(async (calls) => {
    const call = { path: '/account/newsletter-recipient' };
    const found = await nullIfForbidden(calls.read<{ readonly status?: string | null }>(call));
    return found && (STATES[found.status ?? ''] ?? 'NONE');
  });
}

export async function setNewsletter(context: GatewayContext, { subscribed }: SetNewsletterInput) {
  const base = await storefrontUrl(context);
  return changeCustomer(context, [], async (calls) => {
    const body = await recipient(context, calls, base);
    const path = `/newsletter/${subscribed ? 'subscribe' : 'unsubscribe'}`;
    await calls.write({ path, body: subscribed ? body : { email: body.email } });
  });
}

async function recipient({ language }: GatewayContext, calls: SessionCalls, base: string) {
  const found = await findCustomer(calls);
  if (!found?.email || found.guest) {
    throw new ShopwareError(403, '/newsletter', [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }]);
  }
  return {
    email: found.email,
    option: 'subscribe',
    storefrontUrl: base,
    languageId: language.id,
    salutationId: found.salutation?.id,
    firstName: found.firstName,
    lastName: found.lastName,
  };
}
