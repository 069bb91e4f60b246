import { customerGroupId } from '../../demo/derive/ids.ts';
import type { DemoCustomerGroup } from '../../demo/model/sales-channel.ts';
import type { Lang } from '../../demo/model/text.ts';
import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';

/** A group of customers. */
interface CustomerGroup extends DemoCustomerGroup {
  readonly id: string;
}

/** The id of the standard customer group. */
export const STANDARD_GROUP_ID = customerGroupId('standard');

/** Every customer group; the first is everybody's. */
export const CUSTOMER_GROUPS: readonly CustomerGroup[] = demo.salesChannel.customerGroups.map((group) => ({
  ...group,
  id: customerGroupId(group.key),
}));

/** The group with this id; the standard one for any other. */
export function customerGroupById(id: string | undefined): CustomerGroup {
  const group = CUSTOMER_GROUPS.find((known) => known.id === id) ?? CUSTOMER_GROUPS[0];
  if (group === undefined) throw new Error('A demo shop needs a customer group.');
  return group;
}

/** The `customer_group` entity; all groups see gross prices. */
export function customerGroupEntity(group: CustomerGroup, lang: Lang): Entity {
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
    { name, displayGross: true, registrationActive: registration !== undefined, ...texts },
    { name, customFields: {}, ...texts },
  );
}
