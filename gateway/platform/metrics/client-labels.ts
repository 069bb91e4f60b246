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
  const strangers = new Set<string>();
  const byName = new Map<string, Map<string, ClientLabels>>();
  const admit = (name: string): Map<string, ClientLabels> | null => {
    if (!configured.includes(name)) {
      if (RESERVED.has(name) || strangers.size >= MAX_STRANGERS) return null;
      strangers.add(name);
    }
    const versions = new Map<string, ClientLabels>();
    byName.set(name, versions);
    return versions;
  };
  return (name, version) => {
    const versions = byName.get(name) ?? admit(name);
    if (versions === null) return FURTHER_CLIENTS;
    const requested = version ?? '';
    const shown = versions.has(requested) || versions.size < MAX_VERSIONS ? requested : 'other';
    const labels = versions.get(shown) ?? { client: name, version: shown };
    versions.set(shown, labels);
    return labels;
  };
}
