import type {
  AddressInput,
  CheckoutPayload,
  IdentifyGuestInput,
  UserError,
} from '../../schema/generated/resolvers.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { userError, userErrorsOf } from '../graphql/user-errors.ts';
import { alignContext } from '../session/session-currency.ts';
import { readCheckout } from './checkout.ts';

/**
 * Says who buys, without an account. Shopware moves the cart to the token that it answers with. What it refuses comes
 * back with the field it belongs to; a business without a company it would let pass, so that is checked here.
 */
export async function identifyGuest(
  context: GatewayContext,
  input: IdentifyGuestInput,
): Promise<CheckoutPayload> {
  const own = ownErrors(context, input);
  const body = await registration(context, input);
  return context.session.exclusive(async (calls) => {
    try {
      if (own.length > 0) return { checkout: await readCheckout(context, calls), userErrors: own };
      await alignContext(context, calls);
      await calls.write({ path: '/account/register', body });
    } catch (error) {
      const userErrors = userErrorsOf(error, context.messages);
      return { checkout: context.session.exists ? await readCheckout(context, calls) : null, userErrors };
    }
    return { checkout: await readCheckout(context, calls), userErrors: [] };
  });
}

function ownErrors({ messages }: GatewayContext, input: IdentifyGuestInput): UserError[] {
  const blank = (field: string) => userError(messages, 'VIOLATION::IS_BLANK_ERROR', [field]);
  if (input.accountType !== 'BUSINESS') return [];
  return input.company?.trim() || input.billingAddress.company?.trim() ? [] : [blank('company')];
}

async function registration(
  context: GatewayContext,
  input: IdentifyGuestInput,
): Promise<Record<string, unknown>> {
  const { domains } = await context.services.channel.facts();
  const domain = domains.find(({ languageId }) => languageId === context.language.id) ?? domains[0];
  const business = input.accountType === 'BUSINESS';
  return {
    guest: true,
    storefrontUrl: domain?.url ?? context.services.configuration.publicUrl,
    acceptedDataProtection: true,
    accountType: business ? 'business' : 'private',
    salutationId: input.salutationId ?? undefined,
    firstName: input.firstName,
    lastName: input.lastName,
    email: input.email.trim(),
    ...(business ? { company: input.company ?? input.billingAddress.company, vatIds: vatIds(input) } : {}),
    billingAddress: toAddress(input, input.billingAddress, business),
    ...(input.shippingAddress ? { shippingAddress: toAddress(input, input.shippingAddress, false) } : {}),
  };
}

function vatIds({ vatIds: given }: IdentifyGuestInput): string[] {
  return (given ?? []).map((id) => id.trim()).filter(Boolean);
}

function toAddress(
  buyer: IdentifyGuestInput,
  given: AddressInput,
  withCompany: boolean,
): Record<string, unknown> {
  return {
    salutationId: given.salutationId ?? buyer.salutationId ?? undefined,
    firstName: given.firstName ?? buyer.firstName,
    lastName: given.lastName ?? buyer.lastName,
    company: given.company ?? (withCompany ? buyer.company : undefined) ?? undefined,
    street: given.street,
    additionalAddressLine1: given.additional ?? undefined,
    zipcode: given.zipcode ?? undefined,
    city: given.city,
    countryId: given.countryId,
    countryStateId: given.stateId ?? undefined,
    phoneNumber: given.phone ?? undefined,
  };
}
