import type { Address, Notice } from '../../../schema/generated/types.ts';
import { createNotice } from '../cart/public/create-notice.ts';
import type { NoticeKey } from '../shared/error-codes.ts';
import type { Messages } from '../shared/messages/messages.ts';

/**
 * Notices for incomplete addresses: Shopware's storefront sends `shipping-address-invalid` and
 * `billing-address-invalid`, its Store API never does (docs/shopware.md, "Cart"). One notice if both are the same
 * address.
 */
export function addressNotices(
  billing: Address | null,
  shipping: Address | null,
  messages: Messages,
): Notice[] {
  const noticeFor = (code: NoticeKey, address: Address | null): Notice[] =>
    address === null || isComplete(address) ? [] : [createNotice(code, 'DANGER', {}, null, messages)];
  return [
    ...noticeFor('billing-address-invalid', billing),
    ...(shipping?.id === billing?.id ? [] : noticeFor('shipping-address-invalid', shipping)),
  ];
}

function isComplete({ firstName, lastName, street, city, zipcode, country }: Address): boolean {
  const needed = [firstName, lastName, street, city, ...(country?.zipcodeRequired ? [zipcode] : [])];
  return country != null && needed.every((value) => value?.trim());
}
