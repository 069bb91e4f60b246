import { failureText } from '../../shared/errors/failure-text.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { currentClient } from '../../shared/graphql/current-client.ts';
import { hasSession } from '../../shared/storage/cookies.ts';
import { UpdateSessionDocument } from './session.generated.ts';

/** Stored in an existing session for its mails; fire and forget. */
export function changeLocale(locale: string): void {
  if (hasSession())
    void dataOf(currentClient().mutation(UpdateSessionDocument, { input: { locale } })).catch(() => {});
}

/** Resolves to the reason for a rejection. */
export async function changeCurrency(currencyId: string): Promise<string | null> {
  if (!hasSession()) return null;
  try {
    const { payload } = await dataOf(
      currentClient().mutation(UpdateSessionDocument, { input: { currencyId } }),
    );
    return payload.userErrors[0]?.message ?? null;
  } catch (reason) {
    return failureText(reason);
  }
}
