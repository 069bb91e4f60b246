import type { SendFormPayload } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import { salutations } from '../../shopware/channel/countries.ts';
import { shopTime } from '../../shopware/channel/shop-time.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import type { SwCustomer } from '../../shopware/mappers/context-entity.ts';
import { plainText } from '../../shopware/mappers/html.ts';
import { type GatewayContext, writeAnonymously } from '../shared/context.ts';
import { isLoggedOut } from '../shared/user-errors.ts';
import { type FilledForm, formSubject, formText } from './filled-form.ts';

/** Placeholder for a telephone number and names, which Shopware requires (case 166). */
const NOT_GIVEN = '–';

type Delivered = Pick<SendFormPayload, 'receivedAt' | 'receivedTime' | 'confirmation' | 'acknowledged'>;

/** Sends a form to Shopware: a withdrawal by its dedicated route since 6.7.4, all others as contact form. */
export async function deliver(context: GatewayContext, form: FilledForm, reference: string, place: object) {
  const { language, messages } = context;
  const value = (name: string) => form.values.get(name)?.[0];
  const comment = formText(form, reference, context);
  const person = {
    firstName: value('firstName') ?? NOT_GIVEN,
    lastName: value('lastName') ?? NOT_GIVEN,
    email: value('email'),
  };
  const send = async (path: string, body: object, acknowledged: boolean): Promise<Delivered> => {
    const answer = await writeAnonymously(context, { path, body: { ...person, comment, ...place, ...body } });
    const now = new Date();
    // The form is delivered, so this must not fail.
    const { countryIso } = await context.channel.facts().catch(() => ({ countryIso: null }));
    return {
      receivedAt: now.toISOString(),
      receivedTime: shopTime(now, language.formatLocale, countryIso),
      confirmation: confirmation(answer.body),
      acknowledged,
    };
  };
  if (form.kind === 'WITHDRAWAL') {
    try {
      return await send('/revocation-request-form', { contractNumber: value('webshopOrderNumber') }, true);
    } catch (error) {
      if (!(error instanceof ShopwareError) || error.status !== 404) throw error;
    }
  }
  const delivered = await send(
    '/contact-form',
    {
      salutationId: value('salutation') ?? (await anySalutation(context)),
      phone: value('phone') ?? NOT_GIVEN,
      subject: formSubject(form, reference, messages),
    },
    false,
  );
  const { kind } = form;
  if (kind !== 'WITHDRAWAL' && kind !== 'RETURN' && kind !== 'CANCELLATION') return delivered;
  if (kind !== 'WITHDRAWAL' && !(await isCustomerAddress(context, value('email') ?? ''))) return delivered;
  return {
    ...delivered,
    acknowledged: await acknowledge(context, { ...form, kind }, reference, delivered.receivedTime ?? ''),
  };
}

/** Whether the address is the logged-in customer's; mails go to no other (docs/decisions/0010). Never fails. */
async function isCustomerAddress({ session, log }: GatewayContext, email: string): Promise<boolean> {
  if (!session.exists) return false;
  try {
    const found = await session.withLock((calls) => calls.read<SwCustomer>({ path: '/account/customer' }));
    return !found.guest && found.email?.toLowerCase() === email.toLowerCase();
  } catch (error) {
    if (!isLoggedOut(error)) log.warn({ err: error }, 'sender of a form cannot be read');
    return false;
  }
}

function confirmation(answer: unknown): string | null {
  const message = isObject(answer) ? answer['individualSuccessMessage'] : null;
  return typeof message === 'string' ? plainText(message) || null : null;
}

/** Shopware requires a salutation; without one the neutral one is sent. */
async function anySalutation({ read }: GatewayContext): Promise<string | undefined> {
  const all = await salutations(read);
  return (all.find(({ key }) => key === 'not_specified') ?? all[0])?.id;
}

type AcknowledgedKind = 'WITHDRAWAL' | 'RETURN' | 'CANCELLATION';

/** Input is passed as a value, never as template text, which Shopware would execute. */
const PLAIN = '{{ form.text|raw }}';
const HTML = '<p>{{ form.text|escape|nl2br }}</p>';

/** Mails a copy to the sender: for a withdrawal the legally required acknowledgement (Directive 2011/83/EU, 11a). */
async function acknowledge(
  context: GatewayContext,
  form: FilledForm & { readonly kind: AcknowledgedKind },
  reference: string,
  time: string,
): Promise<boolean> {
  const { admin, channel, language, log, messages } = context;
  const { kind } = form;
  const value = (name: string) => form.values.get(name)?.[0] ?? '';
  const email = value('email');
  if (admin === null || email === '') return false;
  const name = `${value('firstName')} ${value('lastName')}`;
  const text = [
    messages.text(`form-${kind}-acknowledged`, { time, reference }),
    '',
    formText(form, reference, context),
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
    log.warn({ err: error, kind }, 'acknowledgement of a form cannot be sent');
    return false;
  }
}
