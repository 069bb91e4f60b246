import { randomInt } from 'node:crypto';
import type { SendFormInput, SendFormPayload, UserError } from '../../../schema/generated/types.ts';
import { UUID } from '../../shopware/entities.ts';
import { checkBruteForce } from '../shared/brute-force.ts';
import type { GatewayContext } from '../shared/context.ts';
import { badInput } from '../shared/problem.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';
import { deliver } from './deliver.ts';
import { type FilledForm, filledForm, formErrors } from './filled-form.ts';
import { checkCaptcha } from './public/captcha.ts';
import { titleUploads, UNSENT, UPLOAD_TTL_MS } from './uploads.ts';

const FIELD: Readonly<Record<string, string>> = {
  salutationId: 'salutation',
  contractNumber: 'webshopOrderNumber',
};

/** All errors are reported at once, and the captcha is used up only when the form is valid. */
export async function sendForm(context: GatewayContext, input: SendFormInput): Promise<SendFormPayload> {
  const { messages, admin, log, seals, singleUse, address } = context;
  const { kind } = input;
  if (kind === 'NEWSLETTER') throw badInput('Use subscribeNewsletter for the newsletter');
  if (input.website) return unsent([userError(messages, 'FORM_REFUSED', ['website'])]);
  const form = filledForm(kind, input, seals.upload);
  const inputErrors = formErrors(form, messages);
  if (inputErrors.length > 0 || input.captchaAnswer.trim() === '') {
    const { error } = await checkCaptcha(context, input, true);
    return unsent(error === null ? inputErrors : [...inputErrors, error]);
  }
  const tooMany = await checkBruteForce(context, 'form', address ?? '');
  if (tooMany !== null) return unsent([tooMany]);
  const { ticket, error } = await checkCaptcha(context, input);
  if (ticket === null) return unsent([error]);
  const taken = await takeUploads(context, form);
  if (taken.length > 0) {
    await singleUse.release(ticket);
    return unsent(taken);
  }
  const reference = newReference();
  const mediaIds = [...form.files.values()].flat().map(({ mediaId }) => mediaId);
  try {
    if (admin !== null) await titleUploads(admin, mediaIds, reference);
    const delivered = await deliver(context, form, reference, placeOf(input));
    return { sent: true, reference, ...delivered, userErrors: [] };
  } catch (failure) {
    await singleUse.release(ticket);
    for (const id of mediaIds) await singleUse.release(ticketOf(id));
    if (admin !== null) {
      await titleUploads(admin, mediaIds, UNSENT).catch((error: unknown) => {
        log.warn({ err: error }, 'files of an unsent form cannot be deleted');
      });
    }
    return unsent(userErrorsOf(failure, messages).map(atFormField));
  }
}

const ticketOf = (mediaId: string) => `upload:${mediaId}`;

/** Uses up the keys of a form's files; with an error for a used key, none is used up. */
async function takeUploads({ singleUse, messages }: GatewayContext, { files }: FilledForm) {
  const taken: string[] = [];
  const used = new Set<string>();
  for (const [name, uploads] of files) {
    for (const { mediaId } of uploads) {
      if (await singleUse.use(ticketOf(mediaId), UPLOAD_TTL_MS)) taken.push(mediaId);
      else used.add(name);
    }
  }
  if (used.size > 0) for (const id of taken) await singleUse.release(ticketOf(id));
  return [...used].map((name) => userError(messages, 'UPLOAD_EXPIRED', [name]));
}

/** Position of a form, as Shopware expects it (case 891). @throws GraphQLError BAD_USER_INPUT */
function placeOf({ place }: SendFormInput): object {
  if (!place) return {};
  const { slotId, navigationId, entity } = place;
  if (!UUID.test(slotId) || !UUID.test(navigationId)) throw badInput('place contains an invalid id');
  return { slotId, navigationId, entityName: entity.toLowerCase() };
}

function atFormField(error: UserError): UserError {
  return { ...error, field: error.field?.map((step) => FIELD[step] ?? step) ?? null };
}

function unsent(userErrors: UserError[]): SendFormPayload {
  return {
    sent: false,
    reference: null,
    receivedAt: null,
    receivedTime: null,
    confirmation: null,
    acknowledged: false,
    userErrors,
  };
}

/** Characters that are not confused on the phone. */
const SIGNS = 'ACDEFHJKLMNPRTUVWXY34679';

/** Reference number of a message: date and five characters, e.g. `261121-K7RXA`. */
function newReference(): string {
  const day = new Date().toISOString().slice(2, 10).replaceAll('-', '');
  return `${day}-${Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
}
