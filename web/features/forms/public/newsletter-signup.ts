import { failureText } from '../../../shared/errors/failure-text.ts';
import { checkEmail } from '../../../shared/forms/buyer-rules.ts';
import { dataOf } from '../../../shared/graphql/api-error.ts';
import { currentClient } from '../../../shared/graphql/current-client.ts';
import type { Shop } from '../../../shared/i18n/shop.ts';
import { addFormMessages } from './form-messages.ts';
import { SubscribeNewsletterDocument } from './forms.generated.ts';

/** Returns the text to show, and whether it was refused. */
export async function subscribe(
  shop: Shop,
  email: string,
  website: string,
): Promise<{ text: string; refused: boolean }> {
  await addFormMessages(shop);
  const wrong = checkEmail(email, shop.t);
  if (wrong) return { text: wrong, refused: true };
  try {
    const input = { email: email.trim(), website };
    const { payload } = await dataOf(currentClient().mutation(SubscribeNewsletterDocument, { input }));
    const [refusal] = payload.userErrors;
    return refusal
      ? { text: refusal.message, refused: true }
      : { text: shop.t('newsletter.mailed', { email: input.email }), refused: false };
  } catch (reason) {
    return { text: failureText(reason), refused: true };
  }
}
