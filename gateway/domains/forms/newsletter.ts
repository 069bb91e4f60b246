import { isEmail } from '../../../schema/buyer-contract.ts';
import type {
  ConfirmationInput,
  DonePayload,
  EmailInput,
  SubscribeNewsletterInput,
  UserError,
} from '../../../schema/generated/types.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import { storefrontUrl } from '../account/public/registration.ts';
import { checkBruteForce } from '../shared/brute-force.ts';
import { type GatewayContext, writeAnonymously } from '../shared/context.ts';
import { donePayload, userError, userErrorsOf } from '../shared/user-errors.ts';

const UNKNOWN_RECIPIENT = 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND';

/** Subscribes; does not reveal whether the address is subscribed already. */
export async function subscribeNewsletter(context: GatewayContext, input: SubscribeNewsletterInput) {
  if (input.website) return donePayload([userError(context.messages, 'FORM_REFUSED', ['website'])]);
  return changeSubscription(context, input.email, async (email) => {
    const body = {
      email,
      option: 'subscribe',
      storefrontUrl: await storefrontUrl(context),
      languageId: context.language.id,
      ...(input.firstName ? { firstName: input.firstName } : {}),
      ...(input.lastName ? { lastName: input.lastName } : {}),
    };
    await writeAnonymously(context, { path: '/newsletter/subscribe', body });
  });
}

/** Unsubscribes; does not reveal whether the address was subscribed. */
export function unsubscribeNewsletter(context: GatewayContext, input: EmailInput): Promise<DonePayload> {
  return changeSubscription(context, input.email, async (email) => {
    try {
      await writeAnonymously(context, { path: '/newsletter/unsubscribe', body: { email } });
    } catch (error) {
      if (!(error instanceof ShopwareError) || !error.has(UNKNOWN_RECIPIENT)) throw error;
    }
  });
}

/** Confirms with the link in the mail; a used link is not an error. */
export async function confirmNewsletter(context: GatewayContext, input: ConfirmationInput) {
  const { messages } = context;
  const [token, emailHash] = [input.token.trim(), input.emailHash.trim()];
  const unknown = donePayload([userError(messages, 'NEWSLETTER_LINK_UNKNOWN')]);
  if (token === '' || emailHash === '') return unknown;
  const tooMany = await checkBruteForce(context, 'confirm', token);
  if (tooMany !== null) return donePayload([tooMany]);
  try {
    await writeAnonymously(context, { path: '/newsletter/confirm', body: { hash: token, em: emailHash } });
    return donePayload();
  } catch (error) {
    if (isConfirmed(error)) return donePayload();
    const refused = error instanceof ShopwareError && error.status === 400;
    return refused ? unknown : donePayload(userErrorsOf(error, messages));
  }
}

/** For a used link, Shopware rejects only the state (case 438). */
function isConfirmed(error: unknown): boolean {
  return (
    error instanceof ShopwareError &&
    error.status === 400 &&
    error.errors.length > 0 &&
    error.errors.every(({ source }) => source?.pointer === '/status')
  );
}

async function changeSubscription(
  context: GatewayContext,
  address: string,
  send: (email: string) => Promise<void>,
): Promise<DonePayload> {
  const email = address.trim();
  if (!isEmail(email)) return donePayload([malformed(context)]);
  const tooMany = await checkBruteForce(context, 'newsletter', email);
  if (tooMany !== null) return donePayload([tooMany]);
  try {
    await send(email);
    return donePayload();
  } catch (error) {
    const errors = userErrorsOf(error, context.messages);
    return donePayload(errors.map((entry) => (entry.field?.[0] === 'email' ? malformed(context) : entry)));
  }
}

/** docs/rules.md, "Validation": the newsletter has a specific text for an invalid address. */
function malformed({ messages }: GatewayContext): UserError {
  return userError(messages, 'NEWSLETTER_EMAIL_FORMAT', ['email']);
}
