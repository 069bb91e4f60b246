import type { GatewayContext } from '../shared/context.ts';
import type { FilledForm } from './filled-form.ts';
import { formText } from './form-text.ts';

/** Forms whose sender gets a copy. */
export type AcknowledgedKind = 'WITHDRAWAL' | 'RETURN' | 'CANCELLATION';

/** Shopper input is passed as a value and never as template text, which Shopware would execute. */
const PLAIN = '{{ form.text|raw }}';
const HTML = '<p>{{ form.text|escape|nl2br }}</p>';

/**
 * Mails what was sent back to whoever sent it. Of a withdrawal it is the acknowledgement on a durable medium that the law
 * requires, where Shopware has no route that mails it (Directive 2011/83/EU, article 11a; docs/decisions/0010).
 * @param time when it was received, as the shop writes it
 * @returns whether Shopware took the mail; a failure does not fail the form
 */
export async function acknowledge(
  { admin, channel, configuration, language, log, messages }: GatewayContext,
  form: FilledForm & { readonly kind: AcknowledgedKind },
  reference: string,
  time: string,
): Promise<boolean> {
  const { kind } = form;
  const value = (name: string) => form.values.get(name)?.[0] ?? '';
  const email = value('email');
  if (admin === null || email === '') return false;
  const name = `${value('firstName')} ${value('lastName')}`;
  const text = [
    messages.text(`form-${kind}-acknowledged`, { time, reference }),
    '',
    formText(form, reference, messages, configuration.publicUrl),
    `${name}, ${email}`,
  ].join('\n');
  try {
    const { id } = await channel.facts();
    const mail = {
      recipients: { [email]: name },
      salesChannelId: id,
      senderName: '{{ salesChannel.translated.name }}',
      subject: messages.text(`form-${kind}-acknowledged-subject`, { reference }),
      contentPlain: PLAIN,
      contentHtml: HTML,
      mailTemplateData: { form: { text } },
    };
    await admin.write('POST', '/_action/mail-template/send', mail, language.id);
    return true;
  } catch (error) {
    log.warn({ err: error, kind }, 'a form cannot be acknowledged by e-mail');
    return false;
  }
}
