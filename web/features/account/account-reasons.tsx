import type { ReactNode } from 'react';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Icon } from '../../shared/ui/icon.tsx';

const REASONS = [
  'account.register.reason.orders',
  'account.register.reason.again',
  'account.register.reason.list',
] as const;

/** What an account is good for. @param props.children the ways to get one */
export function AccountReasons({ title, children }: { title: string; children?: ReactNode }) {
  const t = useTranslate();
  return (
    <aside className="panel" aria-labelledby="account-reasons">
      <h2 className="title-3" id="account-reasons">
        {title}
      </h2>
      <ul className="reasons">
        {REASONS.map((reason) => (
          <li key={reason}>
            <Icon name="check" small />
            <span>{t(reason)}</span>
          </li>
        ))}
      </ul>
      {children}
    </aside>
  );
}
