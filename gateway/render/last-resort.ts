import type { SupportedLocale } from '../channel/locales.ts';
import type { Messages } from '../messages/messages.ts';
import type { PageError } from './render-interface.ts';

/** A plain page for when rendering itself fails: needs no file, no style and nothing of Shopware. */
export function lastResort(
  error: Pick<PageError, 'status' | 'maintenance' | 'requestId'>,
  locale: SupportedLocale,
  messages: Messages,
): string {
  const key = error.maintenance ? 'page-maintenance' : `page-${error.status}`;
  const text = messages.has(key) ? messages.text(key) : messages.text('page-500');
  return `<!doctype html>
<html lang="${locale.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${error.status}</title><meta name="robots" content="noindex"></head>
<body><main><h1>${error.status}</h1><p>${escapeHtml(text)}</p><p><a href="${locale.pathPrefix}/">${escapeHtml(messages.text('page-back-home'))}</a></p>
<p><small>${escapeHtml(error.requestId)}</small></p></main></body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
