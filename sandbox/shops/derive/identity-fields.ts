import type { DemoIdentity } from '../model/identity.ts';
import type { Lang } from '../model/text.ts';

const PLACES = ['header', 'product', 'checkout', 'footer'] as const;

/** Custom fields of the sales channel in a language; empty ones are omitted. */
export function identityFields(identity: DemoIdentity | undefined, lang: Lang): Record<string, unknown> {
  if (identity === undefined) return {};
  const { claim, address, hours, legalEntity, newsletter } = identity;
  const lines = Object.fromEntries(
    PLACES.map((place) => [
      `promises_${place}`,
      identity.promises[place]
        .map(({ text, link, icon }) => trimmed([text[lang], link ?? '', icon ?? '']).join(' | '))
        .join('\n'),
    ]),
  );
  const fields = {
    claim: claim?.[lang],
    phone: identity.phone,
    email: identity.email,
    address: address?.[lang],
    hours: hours?.[lang],
    ...lines,
    legal_entity: legalEntity?.[lang],
    year: identity.year,
    return_days: identity.returnDays,
    newsletter: newsletter?.[lang],
  };
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries([
    ...filled.map(([name, value]) => [`kontor_shop_${name}`, value]),
    ...Object.entries(identity.theme).map(([name, value]) => [`kontor_theme_${name}`, value]),
  ]);
}

/** Without empty parts at the end. */
function trimmed(parts: readonly string[]): readonly string[] {
  const last = parts.findLastIndex((part) => part !== '');
  return parts.slice(0, last + 1);
}
