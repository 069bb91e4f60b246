import type { FormKind } from '../generated/graphql.ts';
import { useSlotParts } from './slot-parts.ts';

/** A form, of a layout or of the page itself; nothing where its code was not loaded. */
export function CmsForm({ kind, title }: { kind: FormKind; title: string | null | undefined }) {
  const { form: Form, newsletter: Newsletter, salutations } = useSlotParts();
  if (kind === 'NEWSLETTER') return Newsletter ? <Newsletter title={title} /> : null;
  return Form && salutations ? <Form key={kind} kind={kind} title={title} salutations={salutations} /> : null;
}
