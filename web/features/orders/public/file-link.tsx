import { type MouseEvent, useState } from 'react';
import { unreachedText } from '../../../shared/errors/failure-text.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import type { MessageKey } from '../../../shared/i18n/translate.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { useLoginLost } from '../../../shared/session/use-login-lost.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

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
      {failure && (
        <p className="notice notice-danger" role="alert">
          <Icon name="alert" />
          <span>{failure}</span>
        </p>
      )}
    </>
  );
}
