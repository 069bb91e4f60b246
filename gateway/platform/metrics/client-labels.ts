/** Name and version of a frontend as labels. */
export interface ClientLabels {
  readonly client: string;
  readonly version: string;
}

/** Maximum number of unconfigured frontends with separate labels; others share one. */
const MAX_STRANGERS = 20;
const MAX_VERSIONS = 10;
/** Labels that the gateway uses. */
const RESERVED = new Set(['storefront', 'unnamed', 'other']);
const FURTHER_CLIENTS: ClientLabels = { client: 'other', version: '' };

/** Bounded labels of frontends: configured names always have their own, others until the maximum is reached. */
export function clientLabels(
  configured: readonly string[],
): (name: string, version: string | null) => ClientLabels {
  const byName = new Map(configured.map((name) => [name, new Map<string, ClientLabels>()]));
  const maxNames = byName.size + MAX_STRANGERS;
  return (name, version) => {
    if (!byName.has(name) && (RESERVED.has(name) || byName.size >= maxNames)) return FURTHER_CLIENTS;
    const versions = byName.get(name) ?? new Map<string, ClientLabels>();
    byName.set(name, versions);
    const requested = version ?? '';
    const shown = versions.has(requested) || versions.size < MAX_VERSIONS ? requested : 'other';
    const labels = versions.get(shown) ?? { client: name, version: shown };
    versions.set(shown, labels);
    return labels;
  };
}
