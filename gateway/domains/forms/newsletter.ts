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
import type { GatewayContext } from '../shared/context.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';

const UNKNOWN_RECIPIENT = 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND';

/** Subscribes; does not reveal whether the address is subscribed already. */
export async function subscribeNewsletter(
  context: GatewayContext,
  input: SubscribeNewsletterInput,
): Promise<DonePayload> {
  const { messages, language } = context;
  const email = input.email.trim();
  if (input.website) return undone([userError(messages, 'FORM_REFUSED', ['website'])]);
  if (!isEmail(email)) return undone([malformed(context)]);
  const tooMany = await checkBruteForce(context, 'newsletter', email);
  if (tooMany !== null) return undone([tooMany]);
  return done(context, async () => {
    await send(context, 'subscribe', {
      email,
      option: 'subscribe',
      storefrontUrl: await storefrontUrl(context),
      languageId: language.id,
      ...(input.firstName ? { firstName: input.firstName } : {}),
      ...(input.lastName ? { lastName: input.lastName } : {}),
    });
  });
}

/** Confirms with the link in the mail; a used link is not an error. */
export async function confirmNewsletter(
  context: GatewayContext,
  input: ConfirmationInput,
): Promise<DonePayload> {
  const { messages } = context;
  const [token, emailHash] = [input.token.trim(), input.emailHash.trim()];
  const unknown = undone([userError(messages, 'NEWSLETTER_LINK_UNKNOWN')]);
  if (token === '' || emailHash === '') return unknown;
  const tooMany = await checkBruteForce(context, 'confirm', token);
  if (tooMany !== null) return undone([tooMany]);
  try {
    await send(context, 'confirm', { hash: token, em: emailHash });
    return { done: true, userErrors: [] };
  } catch (error) {
    if (isConfirmed(error)) return { done: true, userErrors: [] };
    const refused = error instanceof ShopwareError && error.status === 400;
    return refused ? unknown : undone(userErrorsOf(error, messages));
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

/** Unsubscribes; does not reveal whether the address was subscribed. */
export async function unsubscribeNewsletter(
  context: GatewayContext,
  input: EmailInput,
): Promise<DonePayload> {
  const email = input.email.trim();
  if (!isEmail(email)) return undone([malformed(context)]);
  const tooMany = await checkBruteForce(context, 'newsletter', email);
  if (tooMany !== null) return undone([tooMany]);
  return done(context, async () => {
    try {
      await send(context, 'unsubscribe', { email });
    } catch (error) {
      if (!(error instanceof ShopwareError) || !error.has(UNKNOWN_RECIPIENT)) throw error;
    }
  });
}

async function done(context: GatewayContext, action: () => Promise<void>): Promise<DonePayload> {
  try {
    await action();
    return { done: true, userErrors: [] };
  } catch (error) {
    const errors = userErrorsOf(error, context.messages);
    return undone(errors.map((entry) => (entry.field?.[0] === 'email' ? malformed(context) : entry)));
  }
}

async function send(
  { store, language, address }: GatewayContext,
  action: 'subscribe' | 'confirm' | 'unsubscribe',
  body: object,
): Promise<void> {
  const path = `/newsletter/${action}`;
  await store.write({
    path,
    body,
    languageId: language.id,
    ...(address === undefined ? {} : { address }),
  });
}

/** docs/rules.md, "Validation": the newsletter has a specific text for an invalid address. */
function malformed({ messages }: GatewayContext): UserError {
  return userError(messages, 'NEWSLETTER_EMAIL_FORMAT', ['email']);
}

function undone(userErrors: UserError[]): DonePayload {
  return { done: false, userErrors };
}
