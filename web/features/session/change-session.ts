import { failureText } from '../../shared/errors/failure-text.ts';
import { currentApi } from '../../shared/graphql/current-api.ts';
import { hasSession } from '../../shared/storage/cookies.ts';
import { SetCurrencyDocument, SetLocaleDocument } from './session.generated.ts';

/** Writes the chosen language to an existing session, so that mails are written in it; never waits. */
export function changeLocale(locale: string): void {
  if (hasSession())
    void currentApi()
      .mutate(SetLocaleDocument, { input: { locale } })
      .catch(() => {});
}

/** Changes the currency of an existing session; resolves with a sentence when that was refused. */
export async function changeCurrency(currencyId: string): Promise<string | null> {
  if (!hasSession()) return null;
  try {
    const { setCurrency } = await currentApi().mutate(SetCurrencyDocument, { input: { currencyId } });
    return setCurrency.userErrors[0]?.message ?? null;
  } catch (reason) {
    return failureText(reason);
  }
}
