import type { Client } from 'urql';
import type { ConsentOffer } from '../../shared/consent/consent.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { ConsentKeysDocument } from './consent.generated.ts';

/** For the server. Null if there is nothing to decide. */
export async function consentOffer(
  client: Client,
  tagManagerId: string | undefined,
): Promise<ConsentOffer | null> {
  // Without the groups the page still renders, without tracking.
  const answer = await dataOf(client.query(ConsentKeysDocument, {})).catch(() => null);
  const groups = answer?.shop.consentGroups ?? [];
  if (groups.every(({ required }) => required)) return null;
  return { groups, tagManagerId: tagManagerId ?? null };
}
