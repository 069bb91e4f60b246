import type { CustomerGroupRegistration } from '../../../schema/generated/types.ts';
import type { Entity } from '../../shopware/entities.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import { plainText, sanitizeHtml } from '../../shopware/mappers/html.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { UUID } from '../../shopware/uuid.ts';
import type { GatewayContext } from '../shared/context.ts';

type SwCustomerGroup = Entity<'CustomerGroup'>;

/** Registration form of a customer group; null if the group accepts no registrations (case 395–399). */
export async function customerGroupRegistration(
  context: GatewayContext,
  id: string,
): Promise<CustomerGroupRegistration | null> {
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

export async function customerGroupName(context: GatewayContext, id: string): Promise<string | null> {
  return translated(await readGroup(context, id), 'name');
}

async function readGroup({ read }: GatewayContext, id: string): Promise<SwCustomerGroup | null> {
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
