// Needed before the form's code arrives.
import '../../styles/forms.css';
import { memo, Suspense, useEffect, useMemo } from 'react';
import type { FormKind } from '../../generated/graphql.ts';
import { loadLateForm } from '../../shared/forms/late-form.ts';
import { useSlotParts } from '../../shared/slots/slot-parts.ts';
import { Late } from '../../shared/ui/late.tsx';

/** Without server-rendered HTML, e.g. on the way back. */
function LoadAtOnce() {
  useEffect(() => loadLateForm('.newsletter-form'), []);
  return null;
}

/** Memoised: an update before its code has arrived would replace the server's HTML. */
const Newsletter = memo(({ title }: { title: string | null | undefined }) => {
  const { newsletter: Form } = useSlotParts();
  return <Suspense fallback={<LoadAtOnce />}>{Form && <Form title={title} />}</Suspense>;
});

/**
 * Nothing while its code is missing.
 * @param slotId by which the shop knows the recipient
 */
export function CmsForm({
  kind,
  title,
  slotId,
}: {
  kind: FormKind;
  title: string | null | undefined;
  slotId?: string;
}) {
  const { form, salutations, page } = useSlotParts();
  const place = useMemo(() => (slotId && page ? { slotId, ...page } : null), [slotId, page]);
  if (kind === 'NEWSLETTER') return <Newsletter title={title} />;
  return form && salutations ? (
    <Late key={kind} part={form} props={{ kind, title, salutations, place }} />
  ) : null;
}
