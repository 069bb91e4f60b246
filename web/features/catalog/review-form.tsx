import '../../styles/forms.css';
import '../../styles/review.css';
import { useEffect, useState } from 'react';
import { REVIEW } from '../../../schema/form-contract.ts';
import { type ReviewCode, reviewRefusals } from '../../../schema/form-rules.ts';
import { Form, SubmitButton, useForm } from '../../shared/forms/form.tsx';
import { fieldId } from '../../shared/forms/form-errors.ts';
import { AreaField } from '../../shared/forms/small-fields.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import type { MessageKey } from '../../shared/i18n/translate.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { useLoginLost, useSession } from '../../shared/session/session-store.ts';
import { Icon } from '../../shared/ui/elements.tsx';
import { FieldError, TextField } from '../../shared/ui/field.tsx';
import { SubmitReviewDocument } from './public/product.generated.ts';

const FORM = 'review';
/** Only the star rating has a range. */
const SENTENCES: Readonly<Record<ReviewCode, MessageKey>> = {
  'VIOLATION::IS_BLANK_ERROR': 'form.required',
  'VIOLATION::TOO_HIGH_ERROR': 'review.pointsMissing',
  FIELD_TOO_LOW: 'review.pointsMissing',
  FIELD_TOO_SHORT: 'service.short',
  FIELD_TOO_LONG: 'service.long',
};
const NOTHING = { title: '', text: '', points: 0 };

interface StarChoiceProps {
  points: number;
  error: string | undefined;
  onChoose(points: number): void;
}

function StarChoice({ points, error, onChoose }: StarChoiceProps) {
  const { t } = useShop();
  const id = fieldId(FORM, ['points']);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{t('review.points')}</legend>
      <div className="star-choice">
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} data-lit={count <= points ? '' : undefined}>
            <input
              id={count === 1 ? id : undefined}
              type="radio"
              name="review-points"
              checked={points === count}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(count)}
            />
            <Icon name="star" />
            <span className="sr-only">{t('review.star', { count })}</span>
          </label>
        ))}
        <span className="small text-ink-2" aria-hidden="true">
          {points > 0 && t('review.star', { count: points })}
        </span>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

const reveal = (element: Element | null) => element?.scrollIntoView(); // Stable: React calls it once.

/** After submission, explains that staff review it before publication. */
export default function ReviewForm({ productId }: { productId: string }) {
  const { t, path } = useShop();
  const [sent, setSent] = useState(false);
  const session = useSession();
  const navigation = useNavigation();
  const form = useForm(FORM, useLoginLost());
  const { field } = form;
  const { draft, edit, forget } = useDraft(`review-${productId}`, NOTHING);
  const stranger = session === 'VISITOR' || session === 'GUEST';
  useEffect(() => document.getElementById(fieldId(FORM, ['points']))?.focus(), []);
  async function send() {
    const problems = Object.fromEntries(
      reviewRefusals(draft).map(({ field, refusal }) => [field, t(SENTENCES[refusal.code], refusal.params)]),
    );
    if (stranger && Object.keys(problems).length === 0) {
      const query = new URLSearchParams({ to: `${location.pathname}${location.search}#reviews` });
      void navigation.go(`${path('/login')}?${query}`);
      return;
    }
    const input = { productId, points: draft.points, title: draft.title.trim(), text: draft.text.trim() };
    if (!(await form.submit(problems, () => mutate(SubmitReviewDocument, { input })))) return;
    edit(NOTHING);
    forget();
    setSent(true);
  }
  if (sent)
    return (
      <p className="review-form lead" role="status" ref={reveal}>
        {t('review.sent')}
      </p>
    );
  return (
    <Form form={form} className="review-form" refused={t('service.refused')} onSubmit={send}>
      {stranger && <p className="mb-5 text-ink-2">{t('review.login')}</p>}
      <div className="form-stack">
        <StarChoice
          points={draft.points}
          error={field('points').error}
          onChoose={(points) => edit({ points })}
        />
        <TextField
          {...field('title')}
          label={t('review.headline')}
          required
          maxLength={REVIEW.title.max}
          value={draft.title}
          onChange={(title) => edit({ title })}
        />
        <AreaField
          {...field('text')}
          label={t('review.words')}
          required
          maxLength={REVIEW.text.max}
          value={draft.text}
          onChange={(text) => edit({ text })}
        />
      </div>
      <div className="service-foot">
        <SubmitButton form={form} texts={[stranger ? 'review.toLogin' : 'review.send', 'service.sending']} />
      </div>
    </Form>
  );
}
