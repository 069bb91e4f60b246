import { type MouseEvent, useState } from 'react';
import type { OrderDetailPartsFragment } from '../../../generated/graphql.ts';
import { unreachedText } from '../../../shared/graphql/api-error.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import type { MessageKey } from '../../../shared/i18n/translate.ts';
import { useLoginLost, useSession } from '../../../shared/session/session-store.ts';
import { FailureNotice, Icon } from '../../../shared/ui/elements.tsx';

/** `17. Nov. 2026`; `date` is ISO 8601, `locale` the `formatLocale` of the language. */
export function orderDate(date: string, locale: string): string {
  return new Date(date).toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Label of a purchased file, e.g. `PDF` or `PDF 2`; the file name for unknown types. */
function fileKind(fileName: string, index: number, count: number): string {
  const kind = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase();
  if (kind === undefined) return fileName;
  return count > 1 ? `${kind} ${index + 1}` : kind;
}

/** Long enough for the browser to start reading the file. */
const REVOKE_AFTER_MS = 60_000;

const FAILURE_TEXTS: Readonly<Record<number, MessageKey>> = {
  403: 'session.expired',
  404: 'file.missing',
};

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

/** From `filename*` (RFC 8187), which the gateway always sends. */
function fileName(response: Response): string {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return name ? decodeURIComponent(name) : '';
}

/** Fetches the file in the page, so that a failed download is explained and does not become a saved error page. */
export function FileLink({ url, label, testId }: { url: string; label: string; testId: string }) {
  const t = useTranslate();
  const session = useSession();
  const redirectToLogin = useLoginLost();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function download(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const response = await fetch(url);
      if (response.ok) save(await response.blob(), fileName(response));
      else if (response.status === 403 && session === 'CUSTOMER') redirectToLogin();
      else setFailure(t(FAILURE_TEXTS[response.status] ?? 'error.general'));
    } catch {
      setFailure(unreachedText());
    }
    setBusy(false);
  }
  return (
    <>
      <a
        className="arrow-link"
        href={url}
        download
        data-full-load
        aria-busy={busy || undefined}
        onClick={(event) => void download(event)}
        data-testid={testId}
      >
        <Icon name="download" small />
        <span className="link">{label}</span>
      </a>
      {failure && <FailureNotice text={failure} />}
    </>
  );
}

/** Links to the carriers' parcel tracking. */
export function TrackingLinks({ urls, testId }: { urls: readonly string[]; testId: string }) {
  const t = useTranslate();
  return urls.map((url, index) => (
    <a
      key={url}
      className="link link-target"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      data-testid={testId}
    >
      {urls.length > 1 ? t('order.trackingOf', { number: index + 1 }) : t('order.tracking')}
    </a>
  ));
}

interface DownloadsProps {
  item: Pick<OrderDetailPartsFragment['items'][number], 'downloads'>;
  texts: 'order' | 'success';
  canceled?: boolean;
}

/** Files of a purchased item; a locked one is hidden in a cancelled order. */
export function Downloads({ item: { downloads }, texts, canceled = false }: DownloadsProps) {
  const t = useTranslate();
  return (
    <ul aria-label={texts === 'success' ? t('success.downloads') : undefined}>
      {downloads.map(({ id, fileName, available, url }, index) => {
        const kind = fileKind(fileName, index, downloads.length);
        return (
          <li key={id}>
            {available && url ? (
              <FileLink url={url} label={t('order.download', { kind })} testId={`${texts}-download-link`} />
            ) : canceled ? null : (
              <span className="small text-ink-2" data-testid={`${texts}-download-locked`}>
                {t(`${texts}.downloadLocked`, { name: kind })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
