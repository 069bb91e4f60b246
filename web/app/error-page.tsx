import { PanDrawing } from '../ui/pan-drawing.tsx';
import { useShop } from './shop.ts';

/** Status code, a sentence that helps, and the way home; in maintenance a calm page without a number (spec §2). */
export function ErrorPage({
  status,
  title,
  maintenance,
  requestId,
}: {
  status: number;
  title: string;
  maintenance: boolean;
  requestId: string | undefined;
}) {
  const { t, path } = useShop();
  const known = [404, 408, 500, 502, 503].includes(status);
  const text = maintenance
    ? t('maintenance.text')
    : known
      ? t(`error.${status as 404}.text`)
      : t('error.general');
  return (
    <div className="page-width" data-testid={maintenance ? 'maintenance-page' : 'error-page'}>
      <div className="grid-12 error-page">
        <div className="error-lead">
          {!maintenance && (
            <p className="error-number" aria-hidden="true" data-testid="error-status">
              {status}
            </p>
          )}
        </div>
        <div className="error-side">
          <PanDrawing />
        </div>
      </div>
      <div className="grid-12 error-page">
        <h1 className="title-2 error-lead self-start" data-testid="error-title">
          {title}
        </h1>
        <div className="error-side flex flex-col items-start gap-4">
          <p className="text-ink-2">{text}</p>
          {!maintenance && (
            <a className="button button-primary" href={path('/')} data-testid="error-home-link">
              {t('error.home')}
            </a>
          )}
          {requestId && status >= 500 && !maintenance && (
            <p className="tiny text-ink-3">{t('error.request', { id: requestId })}</p>
          )}
        </div>
      </div>
    </div>
  );
}
