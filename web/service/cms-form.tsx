import { FormPartsDocument } from '../account/generated/graphql.ts';
import type { Api } from '../app/api.ts';
import type { Shop } from '../app/shop.ts';
import type { FormSalutations, SlotOf } from '../content/slot-parts.ts';
import { addFormMessages } from './form-messages.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { ServiceForm } from './service-form.tsx';

/** Loads what forms need to be shown; `messages` is the source of their texts, for preloads. */
export async function prepareForms(
  shop: Shop,
  api: Api,
): Promise<{ salutations: FormSalutations; messages: string }> {
  const [messages, { salutations }] = await Promise.all([
    addFormMessages(shop),
    api.query(FormPartsDocument, {}),
  ]);
  return { messages, salutations };
}

/** A form of a layout. */
export function CmsForm({
  slot: { form, title },
  salutations,
}: {
  slot: SlotOf<'CmsForm'>;
  salutations: FormSalutations;
}) {
  if (form === 'NEWSLETTER') return <NewsletterForm title={title} />;
  return <ServiceForm key={form} kind={form} title={title} salutations={salutations} />;
}
