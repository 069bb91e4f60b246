import { useState } from 'react';
import type { CustomerGroupQuery, RegisterFormQuery } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { AuthLayout } from './public/auth-layout.tsx';
import { MessageScreen } from './public/message-screen.tsx';
import { useReturnTo } from './public/use-return-to.ts';
import { RegisterForm } from './register-form.tsx';

const REASONS = [
  'account.register.reason.orders',
  'account.register.reason.again',
  'account.register.reason.list',
] as const;

export function RegisterPage({
  to,
  data,
  group,
}: {
  to: string | null;
  data: RegisterFormQuery;
  group?: NonNullable<CustomerGroupQuery['customerGroupRegistration']> | undefined;
}) {
  const { t, path } = useShop();
  const [sentTo, setSentTo] = useState<string | null>(null);
  useReturnTo(to);
  const title = group?.title ?? t('account.register.title');
  if (sentTo !== null) {
    return (
      <AuthLayout crumb={title} title={t('account.register.sentTitle')}>
        <MessageScreen text={t('account.register.sentText', { email: sentTo })} testId="register-sent">
          <p className="text-ink-2">{t('account.register.sentHint')}</p>
          <Button onClick={() => setSentTo(null)}>{t('account.register.correct')}</Button>
        </MessageScreen>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout crumb={title} title={title}>
      <div className="auth-grid register-grid">
        <div className="auth-wide" data-testid="register-page">
          {group?.introductionHtml && <Prose html={group.introductionHtml} className="mb-8" />}
          <p className="auth-reason">
            {t('account.register.have')}{' '}
            <a className="link" href={path(`/login${to ? `?to=${encodeURIComponent(to)}` : ''}`)}>
              {t('account.login')}
            </a>
          </p>
          <RegisterForm data={data} group={group} onSent={setSentTo} />
        </div>
        <aside aria-labelledby="register-reasons">
          <h2 className="title-3 mb-3" id="register-reasons">
            {t('account.register.reasons')}
          </h2>
          <ul className="reasons">
            {REASONS.map((reason) => (
              <li key={reason}>
                <Icon name="check" small />
                <span>{t(reason)}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </AuthLayout>
  );
}
