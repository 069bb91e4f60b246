import type { CmsPicturePartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { AccountReasons, AsidePicture, useReturnTo } from './public/auth-layout.tsx';

interface LoginPageProps {
  to: string | null;
  /** Whether a login ended. */
  expired: boolean;
  picture: CmsPicturePartsFragment | null;
}

export function LoginPage({ to, expired, picture }: LoginPageProps) {
  const { t, path } = useShop();
  useReturnTo(to);
  const returnTo = to ? `?to=${encodeURIComponent(to)}` : '';
  return (
    <PageFrame title={t('account.login')}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2" data-testid="login-page">
        <section className="ruled" aria-labelledby="login-title">
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
        <AccountReasons title={t('account.login.new')} className="ruled">
          <div className="form-foot">
            <a className="button button-secondary" href={path(`/register${returnTo}`)}>
              {t('account.register.title')}
            </a>
            {to?.endsWith('/checkout') && (
              <a className="link link-target" href={to}>
                {t('account.login.guest')}
              </a>
            )}
          </div>
        </AccountReasons>
        <AsidePicture picture={picture} />
      </div>
    </PageFrame>
  );
}
