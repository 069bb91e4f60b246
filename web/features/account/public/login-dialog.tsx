import { use, useEffect, useId, useState } from 'react';
import { addPersonalTexts } from '../../../shared/i18n/personal-texts.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { useNavigationState } from '../../../shared/navigation/navigation.ts';
import { notify } from '../../../shared/notifications/notifications.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { CloseButton } from '../../../shared/ui/elements.tsx';
import { LoginForm } from '../login-form.tsx';

export default function LoginDialog({ onClose }: { onClose(): void }) {
  const shop = useShop();
  const { t, path } = shop;
  use(addPersonalTexts(shop));
  const entry = useNavigationState('entry');
  const [opened] = useState(entry);
  const title = useId();
  useEffect(() => {
    if (entry !== opened) onClose();
  }, [entry, opened, onClose]);
  useEffect(() => document.getElementById('dialog-login-email')?.focus(), []);
  return (
    <Dialog open onClose={onClose} className="dialog" labelledBy={title} testId="login-dialog">
      <div className="-mt-2 -mr-[11px] mb-3 flex items-center justify-between">
        <h2 className="title-2" id={title}>
          {t('account.login')}
        </h2>
        <CloseButton onClose={onClose} />
      </div>
      <LoginForm
        id="dialog-login"
        onDone={() => {
          notify('success', t('account.login.done'));
          onClose();
        }}
      />
      <p className="dialog-end">
        {t('account.login.new')}{' '}
        <a className="link link-target" href={path('/register')}>
          {t('account.register.title')}
        </a>
      </p>
    </Dialog>
  );
}
