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

/**
 * Bounded labels of frontends: configured names always have their own, others until the maximum is reached. The same name
 * and version return the same object.
 */
export class ClientLabelSet {
  readonly #configured: ReadonlySet<string>;
  readonly #strangers = new Set<string>();
  readonly #byName = new Map<string, Map<string, ClientLabels>>();

  constructor(configured: readonly string[]) {
    this.#configured = new Set(configured);
  }

  of(name: string, version: string | null): ClientLabels {
    const versions = this.#byName.get(name) ?? this.#admit(name);
    if (versions === null) return FURTHER_CLIENTS;
    const requested = version ?? '';
    const known = versions.get(requested);
    if (known !== undefined) return known;
    const shown = versions.size < MAX_VERSIONS ? requested : 'other';
    const labels = versions.get(shown) ?? { client: name, version: shown };
    versions.set(shown, labels);
    return labels;
  }

  #admit(name: string): Map<string, ClientLabels> | null {
    if (!this.#configured.has(name)) {
      if (RESERVED.has(name) || this.#strangers.size >= MAX_STRANGERS) return null;
      this.#strangers.add(name);
    }
    const versions = new Map<string, ClientLabels>();
    this.#byName.set(name, versions);
    return versions;
  }
}
