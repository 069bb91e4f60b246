import { useTranslate } from '../app/shop.ts';
import type { FieldErrors } from './guest-rules.ts';

/** What has to be mended, on top, with links to the fields. */
export function ErrorSummary({
  errors,
  general,
  failure,
}: {
  errors: FieldErrors;
  general: readonly string[];
  failure: string | null;
}) {
  const t = useTranslate();
  const fields = Object.entries(errors);
  if (!fields.length && !general.length && !failure) return null;
  const labelOf = (id: string) =>
    document.querySelector(`label[for="${CSS.escape(id)}"]`)?.textContent?.trim() ??
    t('checkout.step.checkout');
  return (
    <div className="alert" role="alert" id="checkout-errors" tabIndex={-1} data-testid="checkout-errors">
      <p className="title-4">
        {fields.length ? t('checkout.errors', { count: fields.length }) : t('checkout.refused')}
      </p>
      {failure && <p>{failure}</p>}
      {general.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <ul>
        {fields.map(([id, message]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="link-target"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {id.startsWith('checkout-') ? message : `${labelOf(id)}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
