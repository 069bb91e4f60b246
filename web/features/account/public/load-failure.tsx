import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';

export function LoadFailure({ text, onRetry }: { text: string; onRetry(): void }) {
  const t = useTranslate();
  return (
    <div>
      <p className="notice notice-danger" role="alert">
        <Icon name="alert" />
        <span>{text}</span>
      </p>
      <Button onClick={onRetry}>{t('account.retry')}</Button>
    </div>
  );
}
