import type {
  CustomerPayload,
  NewsletterState,
  SetNewsletterInput,
} from '../../../schema/generated/types.ts';
import { isForbidden, ShopwareError } from '../../shopware/errors.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../shared/context.ts';
import { changeCustomer } from './change-customer.ts';
import { type CustomerSource, findCustomer } from './customer.ts';
import { storefrontUrl } from './public/registration.ts';

/** Shopware's states of a recipient (case 448, 450). */
const STATES: Readonly<Record<string, NewsletterState>> = {
  optIn: 'SUBSCRIBED',
  direct: 'SUBSCRIBED',
  notSet: 'PENDING',
};

/** Newsletter state; null for a customer that was not read from the account. */
export async function newsletterState(
  source: CustomerSource,
  { session }: GatewayContext,
): Promise<NewsletterState | null> {
  if (source.ofAccount !== true) return null;
  return session.withLock(async (calls) => {
    try {
      const path = '/account/newsletter-recipient';
      const { status } = await calls.read<{ readonly status?: string | null }>({ path });
      return STATES[status ?? ''] ?? 'NONE';
    } catch (error) {
      if (isForbidden(error)) return null;
      throw error;
    }
  });
}

export async function setNewsletter(
  context: GatewayContext,
  { subscribed }: SetNewsletterInput,
): Promise<CustomerPayload> {
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
