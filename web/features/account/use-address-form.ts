import { useMutation } from 'urql';
import { PERSON_REQUIRED } from '../../../schema/buyer-contract.ts';
import type { AddressBookQuery, BookAddressPartsFragment } from '../../generated/graphql.ts';
import {
  addressChanges,
  addressDraft,
  addressInput,
  salutationChoice,
} from '../../shared/forms/address-draft.ts';
import { homeCountry } from '../../shared/forms/buyer-draft.ts';
import { checkAddress } from '../../shared/forms/buyer-rules.ts';
import { fieldId } from '../../shared/forms/form-errors.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { useLoginLost } from '../../shared/session/use-login-lost.ts';
import { CreateAddressDocument, UpdateAddressDocument } from './public/address.generated.ts';

/** Prefix of element ids. */
export const ADDRESS_FORM = 'address';

/** Draft name; `address` is null for a new one. */
export function addressStore(customerId: string, address: { id: string } | null): string {
  return `address-${customerId}-${address?.id ?? 'new'}`;
}

interface Subject {
  readonly data: AddressBookQuery;
  readonly customer: NonNullable<AddressBookQuery['customer']>;
  readonly address: BookAddressPartsFragment | null;
  onDone(addresses: BookAddressPartsFragment[]): void;
}

/** Drafts survive a reload. */
export function useAddressForm({ data, customer, address, onDone }: Subject) {
  const { t, identity } = useShop();
  const { submit, ...state } = useForm(ADDRESS_FORM, useLoginLost());
  const [, updateAddress] = useMutation(UpdateAddressDocument);
  const [, createAddress] = useMutation(CreateAddressDocument);
  const fresh = addressDraft(address, homeCountry(data.countries, identity.country));
  const person = {
    salutationId: salutationChoice(customer.salutation),
    firstName: customer.firstName,
    lastName: customer.lastName,
  };
  const { draft, edit, forget } = useDraft(addressStore(customer.id, address), {
    ...(address ? fresh : { ...fresh, ...person }),
    defaultBilling: false,
    defaultShipping: false,
  });
  const at = (key: string) => fieldId(ADDRESS_FORM, ['address', key]);
  async function save() {
    const found: Record<string, string> = {};
    for (const key of PERSON_REQUIRED) {
      if (!draft[key].trim()) found[at(key)] = t('form.required');
    }
    Object.assign(found, checkAddress(ADDRESS_FORM, ['address'], draft, data.countries, t));
    const { defaultBilling, defaultShipping } = draft;
    await submit(found, async () => {
      const { payload } = address
        ? await dataOf(updateAddress({ input: { id: address.id, address: addressChanges(fresh, draft) } }))
        : await dataOf(
            createAddress({
              input: { address: addressInput(draft, true), defaultBilling, defaultShipping },
            }),
          );
      if (!payload.userErrors.length) {
        forget();
        onDone(payload.addresses);
      }
      return payload.userErrors;
    });
  }
  return { draft, edit, forget, save, at, state };
}
