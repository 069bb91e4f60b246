import { useEffect } from 'react';
import type { RenderError } from '../../../schema/render-contract.ts';
import { ApiError } from '../graphql/api-error.ts';
import { type Shop, useShop } from '../i18n/shop.ts';
import { isChunkFailure } from '../navigation/chunk-reload.ts';
import { privateHead } from '../navigation/head.ts';
import type { LoadedRoute } from '../navigation/loaded-route.ts';
import { useNavigation, useNavigationState } from '../navigation/navigation.ts';
import { ContactLine } from '../ui/elements.tsx';

/** Spreads the retries of many browsers. */
const JITTER = 0.2;

/** Retries after the shop's delay, or once online; never while the tab is hidden. */
function useAutoRetry(seconds: number | undefined, offline: boolean, retry: () => void): void {
  const route = useNavigationState('route');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated failure waits again.
  useEffect(() => {
    if (offline) {
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }
    if (seconds === undefined) return;
    const once = () => {
      if (document.visibilityState === 'visible') retry();
      else document.addEventListener('visibilitychange', retry, { once: true });
    };
    const timer = setTimeout(once, seconds * 1_000 * (1 + Math.random() * JITTER));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [route]);
}

const KNOWN = [404, 408, 500, 502, 503];

interface ErrorView {
  status: number;
  title: string;
  /** Maintenance and offline show no number. */
  kind: 'error' | 'maintenance' | 'offline';
  requestId: string | undefined;
  retryAfter: number | undefined;
}

export function ErrorPage({ status, title, kind, requestId, retryAfter }: ErrorView) {
  const { t, path } = useShop();
  const navigation = useNavigation();
  const { pathname, search } = new URL(useNavigationState('href'));
  const mendable = kind !== 'error' || status !== 404;
  useAutoRetry(mendable ? retryAfter : undefined, kind === 'offline', navigation.retry);
  const text =
    kind !== 'error'
      ? t(`${kind}.text`)
      : t(KNOWN.includes(status) ? `error.${status as 404}.text` : 'error.general');
  return (
    <div className="page-width error-page" data-testid={`${kind}-page`}>
      <div className="error-text">
        {kind === 'error' && (
          <p className="small text-ink-2">
            {t('error.code')} <span data-testid="error-status">{status}</span>
            {requestId && status >= 500 && <span>{` · ${t('error.request', { id: requestId })}`}</span>}
          </p>
        )}
        <h1 className="title-1" data-testid="error-title">
          {title}
        </h1>
        <p className="lead text-ink-2">{text}</p>
        {mendable && retryAfter !== undefined && (
          <p className="small text-ink-2" data-testid="error-retry-note">
            {t('error.retrySoon', { count: retryAfter })}
          </p>
        )}
        {status === 404 && (
          // A native form works before hydration and without scripts.
          // biome-ignore lint/a11y/useSemanticElements: not all assistive technologies support <search>.
          <form role="search" action={path('/search')} className="error-search field">
            <label className="field-label" htmlFor="error-search">
              {t('search.label')}
            </label>
            <input type="search" name="search" id="error-search" />
            <button type="submit" className="button button-primary">
              {t('search')}
            </button>
          </form>
        )}
        <div className="flex flex-wrap items-center gap-x-6">
          {mendable && (
            // Reloads without scripts.
            <a
              className="button button-primary"
              href={pathname + search}
              data-full-load
              onClick={(event) => {
                event.preventDefault();
                navigation.retry();
              }}
            >
              {t('error.retry')}
            </a>
          )}
          {kind === 'error' && (
            <a className="link link-target" href={path('/')}>
              {t('error.home')}
            </a>
          )}
        </div>
        {status === 404 && <ContactLine />}
      </div>
    </div>
  );
}

type Failure = Omit<RenderError, 'requestId'> & { requestId?: string | undefined };

export function errorRoute(shop: Shop, error: Failure): LoadedRoute {
  const kind = error.maintenance ? 'maintenance' : error.status === 0 ? 'offline' : 'error';
  const title =
    kind === 'error'
      ? KNOWN.includes(error.status)
        ? shop.t(`error.${error.status as 404}.title`)
        : (error.message ?? shop.t('error.general'))
      : shop.t(`${kind}.title`);
  return {
    kind: 'screen',
    status: error.status,
    head: privateHead(title, shop, null),
    navigation: null,
    modules: [],
    ...(error.status !== 404 && { failed: true }),
    render: () => (
      <ErrorPage
        status={error.status}
        title={title}
        kind={kind}
        requestId={error.requestId}
        retryAfter={error.retryAfter}
      />
    ),
  };
}

/** The document contains the path as data. */
export function notFoundRoute(shop: Shop, path: string): LoadedRoute {
  const problem = { status: 404, message: `Page not found: ${path}`, data: { path } };
  return { ...errorRoute(shop, { status: 404, maintenance: false }), problem };
}

/** No response, or a missing file: offline, or after a new build. */
export function isUnreached(failure: unknown): boolean {
  return failure instanceof ApiError ? failure.code === 'NETWORK' : isChunkFailure(failure);
}

/** Unknown errors are 500, an unreachable shop is 502. */
export function routeFromFailure(shop: Shop, failure: unknown): LoadedRoute {
  if (!navigator.onLine && isUnreached(failure)) return errorRoute(shop, { status: 0, maintenance: false });
  if (!(failure instanceof ApiError)) return errorRoute(shop, { status: 500, maintenance: false });
  const { code, status, requestId, retryAfter } = failure;
  return errorRoute(shop, {
    status: code === 'UPSTREAM_TIMEOUT' ? 408 : status === 429 ? 503 : status || 502,
    maintenance: code === 'MAINTENANCE_MODE',
    requestId,
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
