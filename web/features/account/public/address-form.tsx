import { PERSON_REQUIRED } from '../../../../schema/buyer-contract.ts';
import type { AddressBookQuery, BookAddressPartsFragment } from '../../../generated/graphql.ts';
import {
  addressChanges,
  addressDraft,
  addressInput,
  homeCountry,
  salutationChoice,
} from '../../../shared/forms/buyer-draft.ts';
import { checkAddress } from '../../../shared/forms/buyer-rules.ts';
import { Form, useForm } from '../../../shared/forms/form.tsx';
import { type FieldOf, fieldId } from '../../../shared/forms/form-errors.ts';
import { AddressFields, SalutationField } from '../../../shared/forms/person-fields.tsx';
import { Consent } from '../../../shared/forms/small-fields.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useMutate } from '../../../shared/graphql/use-personal-query.ts';
import { useShop, useTranslate } from '../../../shared/i18n/shop.ts';
import { useLoginLost } from '../../../shared/session/session-store.ts';
import { Button } from '../../../shared/ui/elements.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { CreateAddressDocument, UpdateAddressDocument } from './address.generated.ts';

const ADDRESS_FORM = 'address';

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

function useAddressForm({ data, customer, address, onDone }: Subject) {
  const { t, identity } = useShop();
  const { submit, ...state } = useForm(ADDRESS_FORM, useLoginLost());
  const updateAddress = useMutate(UpdateAddressDocument);
  const createAddress = useMutate(CreateAddressDocument);
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
        ? await updateAddress({ input: { id: address.id, address: addressChanges(fresh, draft) } })
        : await createAddress({
            input: { address: addressInput(draft, true), defaultBilling, defaultShipping },
          });
      if (!payload.userErrors.length) {
        forget();
        onDone(payload.addresses);
      }
      return payload.userErrors;
    });
  }
  return { draft, edit, forget, save, at, state };
}

export function AddressForm({ onCancel, ...subject }: Subject & { onCancel(): void }) {
  const { data, address } = subject;
  const t = useTranslate();
  const { draft, edit, forget, save, state } = useAddressForm(subject);
  const { busy } = state;
  const fieldOf: FieldOf = (...path) => state.field('address', ...path);
  const field = (key: 'firstName' | 'lastName' | 'company', autoComplete: string, required = true) => ({
    ...fieldOf(key),
    autoComplete,
    value: draft[key],
    required,
    onChange: (event: { target: { value: string } }) => edit({ [key]: event.target.value }),
  });
  return (
    <Form
      id={ADDRESS_FORM}
      state={state}
      intro={
        <h2 className="title-3 mb-5" id="address-form-title" tabIndex={-1}>
          {t(address ? 'account.address.edit' : 'account.address.new')}
        </h2>
      }
      onSubmit={save}
    >
      <div className="form-grid">
        <TextField label={t('account.address.company')} {...field('company', 'organization', false)} />
        <SalutationField
          {...fieldOf('salutationId')}
          value={draft.salutationId}
          salutations={data.salutations}
          onChange={(salutationId) => edit({ salutationId })}
        />
        <TextField className="span-2" label={t('form.firstName')} {...field('firstName', 'given-name')} />
        <TextField className="span-2" label={t('form.lastName')} {...field('lastName', 'family-name')} />
        <AddressFields draft={draft} countries={data.countries} fieldOf={fieldOf} onEdit={edit} />
      </div>
      {!address && (
        <div className="mt-4">
          <Consent
            id="address-default-billing"
            checked={draft.defaultBilling}
            onChange={(defaultBilling) => edit({ defaultBilling })}
          >
            {t('account.address.makeBilling')}
          </Consent>
          <Consent
            id="address-default-shipping"
            checked={draft.defaultShipping}
            onChange={(defaultShipping) => edit({ defaultShipping })}
          >
            {t('account.address.makeShipping')}
          </Consent>
        </div>
      )}
      <div className="form-foot">
        <Button type="submit" look="primary" busy={busy}>
          {t(busy ? 'account.saving' : 'account.save')}
        </Button>
        <Button
          look="plain"
          disabled={busy}
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {t('account.cancel')}
        </Button>
      </div>
    </Form>
  );
}
