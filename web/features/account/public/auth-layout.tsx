import '../../../styles/account.css';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import type { CmsPicturePartsFragment } from '../../../generated/graphql.ts';
import { useShop, useTranslate } from '../../../shared/i18n/shop.ts';
import { safeRedirect } from '../../../shared/navigation/link-safety.ts';
import { useNavigation } from '../../../shared/navigation/navigation.ts';
import { matchRoute, splitLanguage } from '../../../shared/navigation/route.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { Icon } from '../../../shared/ui/elements.tsx';
import { FullPicture } from '../../../shared/ui/picture.tsx';

/** For shoppers who are logged in, here or in another tab. */
export function useReturnTo(to: string | null): void {
  const { path, languages } = useShop();
  const session = useSession();
  const navigation = useNavigation();
  const target = path('/account');
  useEffect(() => {
    if (session !== 'CUSTOMER') return;
    const redirect = safeRedirect(to, location.origin);
    const { path: bare } = splitLanguage(redirect?.split(/[?#]/)[0] ?? '', languages);
    // The language may have changed meanwhile; built-in screens have the same path in all languages.
    const here =
      redirect && matchRoute(bare).name !== 'page' ? path(redirect.slice(redirect.indexOf(bare))) : redirect;
    void navigation.go(here ?? target, { replace: true });
  }, [session, to, target, navigation, languages, path]);
}

/** Scrolls to the element that replaced a form and focuses it. */
export function useArrival(): void {
  useEffect(() => {
    document.getElementById('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}

interface MessageScreenProps {
  text: string;
  testId: string;
  children?: ReactNode;
}

export function MessageScreen({ text, testId, children }: MessageScreenProps) {
  useArrival();
  return (
    <div className="auth-narrow" data-testid={testId}>
      <p className="lead" role="status">
        {text}
      </p>
      {children && <div className="form-foot">{children}</div>}
    </div>
  );
}

/** The picture of the home page's category, on wide screens. */
export function AsidePicture({ picture }: { picture: CmsPicturePartsFragment | null }) {
  if (!picture) return null;
  return (
    <div className="login-picture">
      <FullPicture image={picture} sizes="(width >= 1024px) 100vw, 1px" alt="" loading="lazy" />
    </div>
  );
}

const REASONS = [
  'account.register.reason.orders',
  'account.register.reason.again',
  'account.register.reason.list',
] as const;

/** What an account is good for. @param props.children the ways to get one */
export function AccountReasons({ title, className, children }: ComponentProps<'aside'> & { title: string }) {
  const t = useTranslate();
  return (
    <aside className={className} aria-labelledby="account-reasons">
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
