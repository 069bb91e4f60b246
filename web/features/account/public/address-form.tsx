import { PERSON_REQUIRED } from '../../../../schema/buyer-contract.ts';
import type { AddressBookQuery, BookAddressPartsFragment } from '../../../generated/graphql.ts';
import {
  addressChanges,
  addressDraft,
  addressInput,
  homeCountry,
  salutationChoice,
} from '../../../shared/forms/buyer-draft.ts';
import { checkAddress, required } from '../../../shared/forms/buyer-rules.ts';
import { Form, SubmitButton, useForm } from '../../../shared/forms/form.tsx';
import { draftFields, type FieldOf } from '../../../shared/forms/form-errors.ts';
import { AddressFields, PersonFields } from '../../../shared/forms/person-fields.tsx';
import { Consent } from '../../../shared/forms/small-fields.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { mutate } from '../../../shared/graphql/current-client.tsx';
import { useShop } from '../../../shared/i18n/shop.ts';
import { useLoginLost } from '../../../shared/session/session-store.ts';
import { Button } from '../../../shared/ui/elements.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { CreateAddressDocument, UpdateAddressDocument } from './address.generated.ts';

/** Draft name; `address` is null for a new one. */
export function addressStore(customerId: string, address: { id: string } | null): string {
  return `address-${customerId}-${address?.id ?? 'new'}`;
}

interface AddressFormProps {
  data: AddressBookQuery;
  customer: NonNullable<AddressBookQuery['customer']>;
  address: BookAddressPartsFragment | null;
  onDone(addresses: BookAddressPartsFragment[]): void;
  onCancel(): void;
}

export function AddressForm({ data, customer, address, onDone, onCancel }: AddressFormProps) {
  const { t, identity } = useShop();
  const form = useForm('address', useLoginLost());
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
  async function save() {
    const problems = {
      ...required(draft, PERSON_REQUIRED, t, 'address-'),
      ...checkAddress('address-', draft, data.countries, t),
    };
    const { defaultBilling, defaultShipping, ...typed } = draft;
    const saved = await form.submit(problems, () =>
      address
        ? mutate(UpdateAddressDocument, { input: { id: address.id, address: addressChanges(fresh, typed) } })
        : mutate(CreateAddressDocument, {
            input: { address: addressInput(typed, true), defaultBilling, defaultShipping },
          }),
    );
    if (!saved) return;
    forget();
    onDone(saved.addresses);
  }
  const fieldOf: FieldOf = (...path) => form.field('address', ...path);
  const field = draftFields<'company'>(fieldOf, draft, edit);
  return (
    <Form
      form={form}
      intro={
        <h2 className="title-3 mb-5" id="address-form-title" tabIndex={-1}>
          {t(address ? 'account.address.edit' : 'account.address.new')}
        </h2>
      }
      onSubmit={save}
    >
      <div className="form-grid">
        <TextField label={t('account.address.company')} {...field('company', 'organization', false)} />
        <PersonFields
          draft={{ ...draft, accountType: 'PRIVATE', vatId: '' }}
          salutations={data.salutations}
          fieldOf={fieldOf}
          onEdit={edit}
        />
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
        <SubmitButton form={form} texts={['account.save', 'account.saving']} />
        <Button
          look="plain"
          disabled={form.busy}
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
