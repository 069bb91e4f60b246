import { PERSON_REQUIRED } from '../../../schema/buyer-contract.ts';
import type {
  ChangeEmailInput,
  ChangePasswordInput,
  ChangeProfileInput,
  CustomerPayload,
  IdInput,
} from '../../../schema/generated/types.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { checkBruteForce } from '../shared/brute-force.ts';
import type { GatewayContext } from '../shared/context.ts';
import { blankErrors, differenceErrors, missingErrors } from '../shared/login-required.ts';
import { userError } from '../shared/user-errors.ts';
import { choiceErrors } from './address-body.ts';
import { changeCustomer } from './change-customer.ts';
import { readCustomer } from './customer.ts';
import { companyErrors, vatIds } from './public/registration.ts';

/**
 * Changes the customer's name and company; Shopware replaces all of them, so absent ones are filled from the current data.
 */
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
export async function changeEmail(
  context: GatewayContext,
  input: ChangeEmailInput,
): Promise<CustomerPayload> {
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
export async function changePassword(
  context: GatewayContext,
  input: ChangePasswordInput,
): Promise<CustomerPayload> {
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

/** Limits password attempts through an open session. */
async function passwordAttempt(context: GatewayContext) {
  const tooMany = await checkBruteForce(context, 'password', context.session.key);
  return tooMany === null ? [] : [tooMany];
}
