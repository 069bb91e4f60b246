import type { NoticePartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../i18n/shop.ts';
import { Icon } from './elements.tsx';

const ICONS = { INFO: 'info', SUCCESS: 'check', WARNING: 'alert', DANGER: 'alert' } as const;

/** docs/rules.md, "Errors". */
export function Notice({ notice }: { notice: NoticePartsFragment }) {
  const { langDebug } = useShop();
  return (
    <div
      className={`notice notice-${notice.severity.toLowerCase()}`}
      role={notice.severity === 'DANGER' ? 'alert' : 'status'}
      data-testid="cart-notice"
      data-code={notice.code}
    >
      <Icon name={ICONS[notice.severity]} />
      <p>{langDebug ? notice.code : notice.message}</p>
    </div>
  );
}
