import { useState } from 'react';
import { useMutation } from 'urql';
import type { RegisterFormQuery } from '../../generated/graphql.ts';
import { buyerInput, emptyBuyer, homeCountry } from '../../shared/forms/buyer-draft.ts';
import { BuyerFields } from '../../shared/forms/buyer-fields.tsx';
import { checkBuyer } from '../../shared/forms/buyer-rules.ts';
import { Consent } from '../../shared/forms/consent-field.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { fieldId } from '../../shared/forms/form-errors.ts';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { track } from '../../shared/tracking/track.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LinkedText } from '../../shared/ui/linked-text.tsx';
import { afterLogin } from './after-login.ts';
import { RegisterDocument } from './auth.generated.ts';
import { checkPassword } from './password-rules.ts';

const FORM = 'register';

/** `onSent` gets an address that must be confirmed by e-mail first. */
export function RegisterForm({
  data,
  group,
  onSent,
}: {
  data: RegisterFormQuery;
  group?: { id: string; companiesOnly: boolean } | undefined;
  onSent(email: string): void;
}) {
  const { t, identity } = useShop();
  const companiesOnly = group?.companiesOnly ?? false;
  const { draft, edit, forget } = useDraft(
    `register${group?.id ?? ''}`,
    emptyBuyer(homeCountry(data.countries, identity.country)),
  );
  const [password, setPassword] = useState('');
  const [accepted, setAccepted] = useState(false);
  const { submit, ...state } = useForm(FORM);
  const { errors, busy } = state;
  const [, sendRegistration] = useMutation(RegisterDocument);
  const [wantsAll, setWantsAll] = useState(false);
  // Optional fields with a value or an error are always visible.
  const showsAll =
    wantsAll ||
    (['additional', 'phone'] as const).some(
      (key) => draft.billing[key] || errors[fieldId(FORM, ['billingAddress', key])],
    );
  const buyer = companiesOnly ? { ...draft, accountType: 'BUSINESS' as const } : draft;
  const privacy = data.shop.legalPages.find(({ role }) => role === 'PRIVACY');
  const consentId = fieldId(FORM, ['acceptedDataProtection']);
  async function register() {
    const found: Record<string, string> = { ...checkBuyer(FORM, buyer, data.countries, t) };
    const weak = checkPassword(password, t);
    if (weak) found[fieldId(FORM, ['password'])] = weak;
    if (!accepted) found[consentId] = t('account.register.privacyRequired');
    await submit(found, async () => {
      const { payload } = await dataOf(
        sendRegistration({
          input: {
            ...buyerInput(buyer),
            password,
            acceptedDataProtection: accepted,
            ...(group && { customerGroupId: group.id }),
          },
        }),
      );
      if (payload.userErrors.length) return payload.userErrors;
      track({ kind: 'sign_up' });
      await afterLogin(payload);
      if (payload.session?.state === 'CUSTOMER') {
        forget();
        notify('success', t('account.register.done'));
      } else onSent(buyer.email.trim());
      return [];
    });
  }
  return (
    <Form id={FORM} state={state} className={showsAll ? undefined : 'fields-few'} onSubmit={register}>
      {companiesOnly && <p className="mb-4 text-ink-2">{t('account.register.business')}</p>}
      <BuyerFields
        form={FORM}
        testId="register"
        draft={buyer}
        data={data}
        errors={errors}
        emailHint={t('account.register.emailHint')}
        fixedType={companiesOnly}
        onEdit={edit}
      >
        <PasswordField
          id={fieldId(FORM, ['password'])}
          testId="register-password-input"
          label={t('account.password')}
          hint={t('account.password.hint')}
          autoComplete="new-password"
          value={password}
          error={errors[fieldId(FORM, ['password'])]}
          onChange={setPassword}
        />
        <div className="mt-4 border-t border-line pt-5">
          <h2 className="title-4">{t('account.register.address')}</h2>
          <p className="small mt-1 text-ink-2">{t('account.register.addressReason')}</p>
          <button
            type="button"
            className="fields-more link-target"
            aria-expanded={showsAll}
            onClick={() => setWantsAll(!wantsAll)}
          >
            <span className="link">{t('account.register.more')}</span>
          </button>
        </div>
      </BuyerFields>
      <div className="mt-4">
        <Consent id={consentId} checked={accepted} error={errors[consentId]} onChange={setAccepted}>
          <LinkedText text={t('account.register.privacy')} href={privacy?.path} newTab />
        </Consent>
      </div>
      <div className="form-foot">
        <Button type="submit" look="primary" busy={busy} data-testid="register-submit-button">
          {t(busy ? 'account.register.busy' : 'account.register.submit')}
        </Button>
      </div>
    </Form>
  );
}
