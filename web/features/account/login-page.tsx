import { useShop } from '../../shared/i18n/shop.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { AccountReasons, useReturnTo } from './public/auth-layout.tsx';

/** The login; `expired` if a login ended. */
export function LoginPage({ to, expired }: { to: string | null; expired: boolean }) {
  const { t, path } = useShop();
  useReturnTo(to);
  const returnTo = to ? `?to=${encodeURIComponent(to)}` : '';
  return (
    <PageFrame title={t('account.login')}>
      <div className="grid gap-(--gutter) lg:grid-cols-2" data-testid="login-page">
        <section className="panel" aria-labelledby="login-title">
          <h2 className="title-3 mb-5" id="login-title">
            {t('account.login.known')}
          </h2>
          {(expired || to) && (
            <p className="auth-reason" data-testid="login-reason">
              {t(expired ? 'account.login.expired' : 'account.login.needed')}
            </p>
          )}
          <LoginForm />
        </section>
        <AccountReasons title={t('account.login.new')} className="panel">
          <div className="form-foot">
            <a className="button button-secondary" href={path(`/register${returnTo}`)}>
              {t('account.login.register')}
            </a>
            {to?.endsWith('/checkout') && (
              <a className="link link-target" href={to}>
                {t('account.login.guest')}
              </a>
            )}
          </div>
        </AccountReasons>
      </div>
    </PageFrame>
  );
}
