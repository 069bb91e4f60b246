import { failureText } from '../../shared/errors/failure-text.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { currentClient } from '../../shared/graphql/current-client.ts';
import { hasSession } from '../../shared/storage/cookies.ts';
import { SetCurrencyDocument, SetLocaleDocument } from './session.generated.ts';

/** Writes the chosen language to an existing session, so that mails are written in it; never waits. */
export function changeLocale(locale: string): void {
  if (hasSession())
    void dataOf(currentClient().mutation(SetLocaleDocument, { input: { locale } })).catch(() => {});
}

/** Changes the currency of an existing session; resolves with a sentence when that was refused. */
export async function changeCurrency(currencyId: string): Promise<string | null> {
  if (!hasSession()) return null;
  try {
    const { setCurrency } = await dataOf(
      currentClient().mutation(SetCurrencyDocument, { input: { currencyId } }),
    );
    return setCurrency.userErrors[0]?.message ?? null;
  } catch (reason) {
    return failureText(reason);
  }
}
