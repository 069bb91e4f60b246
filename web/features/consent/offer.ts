import type { ConsentOffer } from '../../shared/consent/consent.ts';
import type { Api } from '../../shared/graphql/api.ts';
import { ConsentKeysDocument } from './consent.generated.ts';

/** What visitors are asked to allow; null where there is nothing to choose. For the server. */
export async function consentOffer(api: Api, tagManagerId: string | undefined): Promise<ConsentOffer | null> {
  // A shop that cannot tell its groups just now still has pages; nothing is tracked on them.
  const told = await api.query(ConsentKeysDocument, {}).catch(() => null);
  const groups = told?.consentGroups ?? [];
  if (groups.every(({ required }) => required)) return null;
  return { groups, tagManagerId: tagManagerId ?? null };
}
