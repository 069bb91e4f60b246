import type { SendFormInput, SendFormPayload, UserError } from '../../schema/generated/resolvers.ts';
import { salutations } from '../channel/countries.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { badInput } from '../graphql/problem.ts';
import { userError, userErrorsOf } from '../graphql/user-errors.ts';
import { tooManyGuesses } from '../limits/guess-limit.ts';
import { ShopwareError } from '../shopware/errors.ts';
import { checkCaptcha } from './captcha.ts';
import { FORM_FIELDS } from './fields.ts';
import { type FilledForm, filledForm, formErrors } from './filled-form.ts';
import { formSubject, formText } from './form-text.ts';
import { newReference } from './reference.ts';

/** Fields of the form by the names of Shopware's. */
const FIELD: Readonly<Record<string, string>> = {
  salutationId: 'salutation',
  contractNumber: 'webshopOrderNumber',
};

/** For a shop that demands a telephone number where the form has none. */
const NO_PHONE = '–';

/**
 * Sends a form to the shop. What can be mended is told all at once, and a captcha is used up only when the form itself
 * is right.
 * @throws GraphQLError BAD_USER_INPUT for fields that the form does not have, and for the newsletter
 */
export async function sendForm(context: GatewayContext, input: SendFormInput): Promise<SendFormPayload> {
  const { messages, services, address } = context;
  const { kind } = input;
  if (kind === 'NEWSLETTER') throw badInput('The newsletter is asked for by subscribeNewsletter');
  if (input.website) return unsent([userError(messages, 'FORM_REFUSED', ['website'])]);
  const form = filledForm(kind, input, services.seals.upload);
  const own = formErrors(form, messages);
  if (input.captchaAnswer.trim() === '') {
    own.push(userError(messages, 'VIOLATION::IS_BLANK_ERROR', ['captchaAnswer']));
  }
  if (own.length > 0) return unsent(own);
  const tooMany = await tooManyGuesses(context, 'form', address ?? '');
  if (tooMany !== null) return unsent([tooMany]);
  const { ticket, error } = await checkCaptcha(context, input);
  if (ticket === null) return unsent([error]);
  const reference = newReference();
  try {
    await deliver(context, form, reference);
    return { sent: true, reference, userErrors: [] };
  } catch (failure) {
    await services.shared.singleUse.giveBack(ticket);
    return unsent(userErrorsOf(failure, messages).map(atOwnField));
  }
}

/** Shopware has a route of its own for withdrawals from 6.7.4 on; before it, and for all else, the contact form. */
async function deliver(context: GatewayContext, form: FilledForm, reference: string): Promise<void> {
  const { services, language, messages, address } = context;
  const value = (name: string) => form.values.get(name)?.[0];
  const comment = formText(form, reference, messages);
  const person = { firstName: value('firstName'), lastName: value('lastName'), email: value('email') };
  const send = (path: string, body: object) =>
    services.store.write({
      path,
      body,
      languageId: language.id,
      ...(address === undefined ? {} : { address }),
    });
  if (form.kind === 'WITHDRAWAL') {
    try {
      const contractNumber = value('webshopOrderNumber');
      await send('/revocation-request-form', { ...person, contractNumber, comment });
      return;
    } catch (error) {
      if (!(error instanceof ShopwareError) || error.status !== 404) throw error;
    }
  }
  await send('/contact-form', {
    ...person,
    salutationId: value('salutation') ?? (await anySalutation(context)),
    phone: value('phone') ?? (Object.hasOwn(FORM_FIELDS[form.kind], 'phone') ? '' : NO_PHONE),
    subject: formSubject(form, reference, messages),
    comment,
  });
}

/** Shopware demands a form of address; who does not choose one is addressed without. */
async function anySalutation({ read }: GatewayContext): Promise<string | undefined> {
  const all = await salutations(read);
  return (all.find(({ key }) => key === 'not_specified') ?? all[0])?.id;
}

function atOwnField(error: UserError): UserError {
  return { ...error, field: error.field?.map((step) => FIELD[step] ?? step) ?? null };
}

function unsent(userErrors: UserError[]): SendFormPayload {
  return { sent: false, reference: null, userErrors };
}
