import { useMemo } from 'react';
import type { FormKind } from '../../generated/graphql.ts';
import { useSlotParts } from '../../shared/slots/slot-parts.ts';

/** @param props.slotId identifies the recipient */
export function CmsForm({
  kind,
  title,
  slotId,
}: {
  kind: FormKind;
  title: string | null | undefined;
  slotId?: string;
}) {
  const { form: ServiceForm, newsletter: NewsletterForm, salutations, page } = useSlotParts();
  const place = useMemo(() => (slotId && page ? { slotId, ...page } : null), [slotId, page]);
  if (kind === 'NEWSLETTER') return NewsletterForm ? <NewsletterForm title={title} /> : null;
  return ServiceForm && salutations ? (
    <ServiceForm key={kind} kind={kind} title={title} salutations={salutations} place={place} />
  ) : null;
}
