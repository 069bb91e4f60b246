import type { Client } from 'urql';
import type { ConsentOffer } from '../../shared/consent/consent.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { ConsentKeysDocument } from './consent.generated.ts';

/** What visitors are asked to allow; null where there is nothing to choose. For the server. */
export async function consentOffer(
  client: Client,
  tagManagerId: string | undefined,
): Promise<ConsentOffer | null> {
  // A shop that cannot tell its groups just now still has pages; nothing is tracked on them.
  const told = await dataOf(client.query(ConsentKeysDocument, {})).catch(() => null);
  const groups = told?.consentGroups ?? [];
  if (groups.every(({ required }) => required)) return null;
  return { groups, tagManagerId: tagManagerId ?? null };
}
