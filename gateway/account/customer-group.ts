import type { CustomerGroupRegistration } from '../../schema/generated/resolvers.ts';
import { plainText, sanitizeHtml } from '../format/html.ts';
import { translated } from '../format/translated.ts';
import type { GatewayContext } from '../graphql/context.ts';
import type { Translated } from '../shopware/entities.ts';
import { ShopwareError } from '../shopware/errors.ts';

type SwCustomerGroup = Translated & {
  readonly id?: string | null;
  readonly registrationActive?: boolean | null;
  readonly registrationOnlyCompanyRegistration?: boolean | null;
};

const UUID = /^[0-9a-f]{32}$/;

/** What a customer group asks of those who register for it; null when nobody can (contract 395–399). */
export async function customerGroupRegistration(
  { read }: GatewayContext,
  id: string,
): Promise<CustomerGroupRegistration | null> {
  if (!UUID.test(id)) return null;
  try {
    const group = await read<SwCustomerGroup | null>({
      name: 'customerGroup',
      call: { method: 'GET', path: `/customer-group-registration/config/${id}` },
    });
    if (!group?.id || group.registrationActive === false) return null;
    const introduction = translated(group, 'registrationIntroduction');
    return {
      id: group.id,
      title: translated(group, 'registrationTitle') ?? translated(group, 'name') ?? '',
      introductionHtml: introduction === null ? null : sanitizeHtml(introduction),
      metaDescription: metaDescription(group),
      companiesOnly: group.registrationOnlyCompanyRegistration ?? false,
    };
  } catch (error) {
    if (error instanceof ShopwareError && error.status < 429) return null;
    throw error;
  }
}

function metaDescription(group: SwCustomerGroup): string | null {
  const text = translated(group, 'registrationSeoMetaDescription');
  return text === null ? null : plainText(text);
}
