import type { GatewayContext } from '../shared/context.ts';
import type { FilledForm } from './filled-form.ts';
import { formText } from './form-text.ts';

/** What of a shopper is in the mail stands here as a value, never in the template, which Shopware would run. */
const PLAIN = '{{ form.text|raw }}';
const HTML = '<p>{{ form.text|escape|nl2br }}</p>';

/**
 * Mails whoever withdraws what was declared, and when: the acknowledgement on a durable medium that the law asks for, where
 * Shopware has no route of its own that sends it (Directive 2011/83/EU, article 11a; docs/decisions/0010).
 * @returns whether Shopware took the mail; a form that has arrived does not fail for it
 */
export async function acknowledge(
  { admin, channel, configuration, log, messages, language }: GatewayContext,
  form: FilledForm,
  reference: string,
  receivedAt: Date,
): Promise<boolean> {
  const value = (name: string) => form.values.get(name)?.[0] ?? '';
  const email = value('email');
  if (admin === null || email === '') return false;
  const time = receivedAt.toLocaleString(language.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Zurich',
  });
  const name = `${value('firstName')} ${value('lastName')}`;
  const text = [
    messages.text('form-WITHDRAWAL-acknowledged', { time, reference }),
    '',
    formText(form, reference, messages, configuration.publicUrl),
    `${name}, ${email}`,
  ].join('\n');
  try {
    const { id } = await channel.facts();
    await admin.write('POST', '/_action/mail-template/send', {
      recipients: { [email]: name },
      salesChannelId: id,
      senderName: '{{ salesChannel.translated.name }}',
      subject: messages.text('form-WITHDRAWAL-acknowledged-subject', { reference }),
      contentPlain: PLAIN,
      contentHtml: HTML,
      mailTemplateData: { form: { text } },
    });
    return true;
  } catch (error) {
    log.warn({ err: error }, 'a withdrawal cannot be acknowledged by e-mail');
    return false;
  }
}
