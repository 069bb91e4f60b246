import { type Call, param } from '../server/call.ts';
import { failure, invalidUuid } from '../server/errors.ts';
import { CUSTOMER_GROUPS, customerGroupEntity } from '../session/customer-group.ts';
import { displaysGross } from '../session/pricing.ts';
import type { Entity } from '../shop/entity.ts';
import { isHexId } from '../shop/ids.ts';

/** Cases 395–399. @throws 404 CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND for a group without registration */
export function groupRegistration(call: Call): Entity {
  const id = param(call, 'customerGroupId');
  if (!isHexId(id)) throw invalidUuid(id);
  const group = CUSTOMER_GROUPS.find((candidate) => candidate.id === id);
  if (group?.registration === undefined) {
    throw failure(
      404,
      'CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND',
      `Customer group registration for id ${id} not found.`,
      { customerGroupId: id },
    );
  }
  return customerGroupEntity(group, displaysGross(call.shop.switches, group), call.view.lang);
}
