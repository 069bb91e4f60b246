import type { AddressBookQuery, BookAddressPartsFragment } from '../../../generated/graphql.ts';
import { AddressFields } from '../../../shared/forms/address-fields.tsx';
import { Consent } from '../../../shared/forms/consent-field.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import type { FieldOf } from '../../../shared/forms/form-errors.ts';
import { SalutationField } from '../../../shared/forms/person-fields.tsx';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { ADDRESS_FORM, useAddressForm } from '../use-address-form.ts';

export function AddressForm({
  data,
  customer,
  address,
  onDone,
  onCancel,
}: {
  data: AddressBookQuery;
  customer: NonNullable<AddressBookQuery['customer']>;
  address: BookAddressPartsFragment | null;
  onDone(addresses: BookAddressPartsFragment[]): void;
  onCancel(): void;
}) {
  const t = useTranslate();
  const { draft, edit, forget, save, state } = useAddressForm({ data, customer, address, onDone });
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
