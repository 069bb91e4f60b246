import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { customerGroupId } from '../shops/derive/ids.ts';
import type { DemoCustomerGroup } from '../shops/model/sales-channel.ts';
import type { Lang } from '../shops/model/text.ts';

export interface CustomerGroup extends DemoCustomerGroup {
  readonly id: string;
}

export const STANDARD_GROUP_ID = customerGroupId('standard');

/** The first is the default. */
export const CUSTOMER_GROUPS: readonly CustomerGroup[] = demo.salesChannel.customerGroups.map((group) => ({
  ...group,
  id: customerGroupId(group.key),
}));

/** The standard group for an unknown id. */
export function customerGroupById(id: string | undefined): CustomerGroup {
  const group = CUSTOMER_GROUPS.find((known) => known.id === id) ?? CUSTOMER_GROUPS[0];
  if (group === undefined) throw new Error('A demo shop needs a customer group.');
  return group;
}

export function customerGroupEntity(group: CustomerGroup, displayGross: boolean, lang: Lang): Entity {
  const name = group.name[lang];
  const { registration } = group;
  const texts = {
    registrationTitle: registration?.title[lang] ?? null,
    registrationIntroduction: registration?.introduction[lang] ?? null,
    registrationOnlyCompanyRegistration: registration?.companiesOnly ?? null,
    registrationSeoMetaDescription: registration?.metaDescription[lang] ?? null,
  };
  return entity(
    'customer_group',
    group.id,
    { name, displayGross, registrationActive: registration !== undefined, ...texts },
    { name, customFields: {}, ...texts },
  );
}
