import { useTranslate } from '../../../shared/i18n/shop.ts';

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
