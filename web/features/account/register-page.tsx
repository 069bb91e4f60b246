import '../../styles/login.css';
import '../../styles/register.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type {
  CmsPicturePartsFragment,
  CustomerGroupQuery,
  RegisterFormQuery,
} from '../../generated/graphql.ts';
import { buyerInput, emptyBuyer, homeCountry } from '../../shared/forms/buyer-draft.ts';
import { BuyerFields } from '../../shared/forms/buyer-fields.tsx';
import { checkBuyer, checkEmail } from '../../shared/forms/buyer-rules.ts';
import { Form, SubmitButton, useForm } from '../../shared/forms/form.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { Consent } from '../../shared/forms/small-fields.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { track } from '../../shared/tracking/track.ts';
import { Button, ContactLine, LinkedText, Prose } from '../../shared/ui/elements.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { RegisterDocument } from './auth.generated.ts';
import { checkPassword } from './password-rules.ts';
import { AccountReasons, AsidePicture, MessageScreen, useReturnTo } from './public/auth-layout.tsx';
import { afterLogin } from './session-changes.ts';

interface RegisterFormProps {
  data: RegisterFormQuery;
  group?: { id: string; companiesOnly: boolean } | undefined;
  onSent(email: string): void;
}

/** `onSent` gets an address that must be confirmed by e-mail first. */
function RegisterForm({ data, group, onSent }: RegisterFormProps) {
  const { t, identity } = useShop();
  const companiesOnly = group?.companiesOnly ?? false;
  const { draft, edit, forget } = useDraft(
    `register${group?.id ?? ''}`,
    emptyBuyer(homeCountry(data.countries, identity.country)),
  );
  const [password, setPassword] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [isSecondStep, setSecondStep] = useState(false);
  const submitText = isSecondStep ? 'account.register.submit' : 'account.register.next';
  const form = useForm('register');
  const { field } = form;
  const buyer = companiesOnly ? { ...draft, accountType: 'BUSINESS' as const } : draft;
  const privacy = data.shop.legalPages.find(({ role }) => role === 'PRIVACY');
  /** Name and address follow on a valid e-mail address and password. */
  function next() {
    const problems = { email: checkEmail(draft.email, t), password: checkPassword(password, t) };
    if (!form.check(problems)) return;
    flushSync(() => setSecondStep(true));
    document.getElementById('register-address')?.focus();
  }
  async function register() {
    const problems = {
      ...checkBuyer(buyer, data.countries, t),
      password: checkPassword(password, t),
      acceptedDataProtection: !accepted && t('account.register.privacyRequired'),
    };
    const input = {
      ...buyerInput(buyer),
      password,
      acceptedDataProtection: accepted,
      ...(group && { customerGroupId: group.id }),
    };
    const registered = await form.submit(problems, () => mutate(RegisterDocument, { input }));
    if (!registered) return;
    track({ kind: 'sign_up' });
    afterLogin(registered);
    if (registered.session?.state !== 'CUSTOMER') return onSent(buyer.email.trim());
    forget();
    notify('success', t('account.register.done'));
  }
  return (
    <Form
      form={form}
      className={isSecondStep ? undefined : 'first-step'}
      onSubmit={isSecondStep ? register : next}
    >
      {companiesOnly && <p className="mb-4 text-ink-2">{t('account.register.business')}</p>}
      <BuyerFields
        draft={buyer}
        data={data}
        fieldOf={field}
        emailHint={t('account.register.emailHint')}
        fixedType={companiesOnly}
        account={
          <>
            <PasswordField
              {...field('password')}
              label={t('account.password')}
              hint={t('account.password.hint')}
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
            />
            <div className="mt-4 border-t border-line pt-5" id="register-address" tabIndex={-1}>
              <h2 className="title-4">{t('account.address.billing')}</h2>
              <p className="small mt-1 text-ink-2">{t('account.register.addressReason')}</p>
            </div>
          </>
        }
        onEdit={edit}
      />
      <div className="mt-4">
        <Consent {...field('acceptedDataProtection')} checked={accepted} onChange={setAccepted}>
          <LinkedText text={t('account.register.privacy')} href={privacy?.path} newTab />
        </Consent>
      </div>
      <div className="form-foot">
        <SubmitButton form={form} texts={[submitText, 'account.register.busy']} />
        {!isSecondStep && <p className="small text-ink-2">{t('account.register.next.hint')}</p>}
      </div>
    </Form>
  );
}

interface RegisterPageProps {
  to: string | null;
  data: RegisterFormQuery;
  picture: CmsPicturePartsFragment | null;
  group?: NonNullable<CustomerGroupQuery['customerGroupRegistration']> | undefined;
}

export function RegisterPage({ to, data, picture, group }: RegisterPageProps) {
  const { t, path } = useShop();
  const [sentTo, setSentTo] = useState<string | null>(null);
  useReturnTo(to);
  const title = group?.title ?? t('account.register.title');
  if (sentTo !== null) {
    return (
      <PageFrame crumb={title} title={t('account.register.sentTitle')}>
        <MessageScreen text={t('account.register.sentText', { email: sentTo })} testId="register-sent">
          <p className="text-ink-2">{t('account.register.sentHint')}</p>
          <Button onClick={() => setSentTo(null)}>{t('account.register.correct')}</Button>
        </MessageScreen>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={title}>
      <p className="auth-reason">
        {t('account.register.have')}{' '}
        <a className="link" href={path(`/login${to ? `?to=${encodeURIComponent(to)}` : ''}`)}>
          {t('account.login')}
        </a>
      </p>
      <div className="register-grid">
        <AccountReasons title={t('account.register.reasons')} className="register-aside">
          <ContactLine />
          <AsidePicture picture={picture} />
        </AccountReasons>
        <div className="max-w-[820px]" data-testid="register-page">
          {group?.introductionHtml && <Prose html={group.introductionHtml} className="mb-8" />}
          <RegisterForm data={data} group={group} onSent={setSentTo} />
        </div>
      </div>
    </PageFrame>
  );
}
