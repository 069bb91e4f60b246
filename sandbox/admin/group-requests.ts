import type { CustomerRecord } from '../account/customer-record.ts';
import { failure } from '../server/errors.ts';
import type { AdminCall, AdminRoute } from './admin-route.ts';

/** @throws 404 CHECKOUT__CUSTOMERS_NOT_FOUND, 400 CHECKOUT__CUSTOMER_GROUP_REQUEST_NOT_FOUND (cases 407, 408) */
function requesting({ shop, body }: AdminCall): CustomerRecord[] {
  const { customerIds } = body;
  const ids = Array.isArray(customerIds) ? customerIds.map(String) : [];
  const customers = ids.flatMap((id) => shop.customers.get(id) ?? []);
  if (customers.length === 0) {
    const list = ids.join(', ');
    throw failure(404, 'CHECKOUT__CUSTOMERS_NOT_FOUND', `These customers "${list}" are not found`, {
      ids: list,
    });
  }
  const without = customers.find(({ requestedGroupId }) => requestedGroupId === null);
  if (without === undefined) return customers;
  const { id } = without;
  throw failure(
    400,
    'CHECKOUT__CUSTOMER_GROUP_REQUEST_NOT_FOUND',
    `Group request for customer "${id}" is not found`,
    { id },
  );
}

function decide(accepted: boolean): (call: AdminCall) => undefined {
  return (call) => {
    for (const customer of requesting(call)) {
      const groupId = accepted ? (customer.requestedGroupId ?? customer.groupId) : customer.groupId;
      call.shop.customers.put(customer.id, { ...customer, groupId, requestedGroupId: null });
    }
    return undefined;
  };
}

/** Cases 405–408. */
export const GROUP_ROUTES: readonly AdminRoute[] = [
  {
    method: 'POST',
    path: '/_action/customer-group-registration/accept',
    handle: decide(true),
  },
  {
    method: 'POST',
    path: '/_action/customer-group-registration/decline',
    handle: decide(false),
  },
];
