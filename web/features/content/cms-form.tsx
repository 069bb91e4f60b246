// The form's code may come after the page; how it looks may not.
import '../../styles/forms.css';
import { memo, Suspense, useEffect } from 'react';
import type { FormKind } from '../../generated/graphql.ts';
import { loadLateForm } from '../../shared/forms/late-form.ts';
import { useSlotParts } from '../../shared/slots/slot-parts.ts';

/** Stands there only where nothing of the server's does, as on the way back to the page. */
function LoadAtOnce() {
  useEffect(() => loadLateForm('.newsletter-form'), []);
  return null;
}

/** Its code may come later than the page: until then what the server rendered stays, whatever else is rendered anew. */
const Newsletter = memo(({ title }: { title: string | null | undefined }) => {
  const { newsletter: Form } = useSlotParts();
  return <Suspense fallback={<LoadAtOnce />}>{Form && <Form title={title} />}</Suspense>;
});

/**
 * A form, of a layout or of the page itself; nothing where its code was not loaded.
 * @param slotId of a form in a layout, by which the shop knows who receives it
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
  const { form: Form, salutations, page } = useSlotParts();
  if (kind === 'NEWSLETTER') return <Newsletter title={title} />;
  const place = slotId && page ? { slotId, ...page } : null;
  return Form && salutations ? <Form key={kind} {...{ kind, title, salutations, place }} /> : null;
}
