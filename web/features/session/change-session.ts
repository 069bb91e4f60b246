import { failureText } from '../../shared/errors/failure-text.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { currentClient } from '../../shared/graphql/current-client.ts';
import { hasSession } from '../../shared/storage/cookies.ts';
import { SetCurrencyDocument, SetLocaleDocument } from './session.generated.ts';

/** Stored in an existing session for its mails; fire and forget. */
export function changeLocale(locale: string): void {
  if (hasSession())
    void dataOf(currentClient().mutation(SetLocaleDocument, { input: { locale } })).catch(() => {});
}

/** Resolves to the reason for a rejection. */
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
