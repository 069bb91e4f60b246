import { useMutation } from 'urql';
import { PERSON_REQUIRED } from '../../../schema/buyer-contract.ts';
import type { CustomerPartsFragment, ProfileQuery } from '../../generated/graphql.ts';
import { salutationChoice } from '../../shared/forms/address-draft.ts';
import { fieldId } from '../../shared/forms/form-errors.ts';
import { AccountTypeChoice, type PersonDraft, PersonFields } from '../../shared/forms/person-fields.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { useLoginLost } from '../../shared/session/use-login-lost.ts';
import { ChangeProfileDocument } from './account.generated.ts';
import { FormSection } from './public/form-section.tsx';

const FORM = 'profile';

export function ProfileForm({
  customer,
  salutations,
  onChange,
}: {
  customer: CustomerPartsFragment;
  salutations: ProfileQuery['salutations'];
  onChange(customer: CustomerPartsFragment): void;
}) {
  const t = useTranslate();
  const { submit, ...state } = useForm(FORM, useLoginLost());
  const [, changeProfile] = useMutation(ChangeProfileDocument);
  const { draft, edit, forget } = useDraft<PersonDraft>(`profile-${customer.id}`, {
    accountType: customer.accountType,
    salutationId: salutationChoice(customer.salutation),
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: customer.company ?? '',
    vatId: customer.vatIds[0] ?? '',
  });
  async function save() {
    const business = draft.accountType === 'BUSINESS';
    const found: Record<string, string> = {};
    for (const key of [...PERSON_REQUIRED, ...(business ? ['company' as const] : [])] as const) {
      if (!draft[key].trim()) found[fieldId(FORM, [key])] = t('form.required');
    }
    const saved = await submit(found, async () => {
      const { payload } = await dataOf(
        changeProfile({
          input: {
            accountType: draft.accountType,
            ...(draft.salutationId && { salutationId: draft.salutationId }),
            firstName: draft.firstName.trim(),
            lastName: draft.lastName.trim(),
            ...(business && {
              company: draft.company.trim(),
              vatIds: draft.vatId.trim() ? [draft.vatId.trim()] : [],
            }),
          },
        }),
      );
      if (payload.customer && !payload.userErrors.length) onChange(payload.customer);
      return payload.userErrors;
    });
    if (!saved) return;
    forget();
    notify('success', t('account.saved'));
  }
  return (
    <FormSection
      form={FORM}
      title={t('account.person')}
      state={state}
      submitLabel={t('account.save')}
      onSubmit={() => void save()}
    >
      <AccountTypeChoice value={draft.accountType} onChange={(accountType) => edit({ accountType })} />
      <div className="form-grid">
        <PersonFields draft={draft} salutations={salutations} fieldOf={state.field} onEdit={edit} />
      </div>
    </FormSection>
  );
}
