import type { FormKind } from '../../generated/graphql.ts';
import { useSlotParts } from '../../shared/slots/slot-parts.ts';

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
  const { form: Form, newsletter: Newsletter, salutations, page } = useSlotParts();
  if (kind === 'NEWSLETTER') return Newsletter ? <Newsletter title={title} /> : null;
  const place = slotId && page ? { slotId, ...page } : null;
  return Form && salutations ? <Form key={kind} {...{ kind, title, salutations, place }} /> : null;
}
