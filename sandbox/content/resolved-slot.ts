type Config = Record<string, { readonly source: 'static' | 'mapped'; readonly value: unknown }>;

/** A slot with its configuration and its data. */
export interface ResolvedSlot {
  readonly type: string;
  readonly config: Config | null;
  readonly data: unknown;
}

/** One static configuration value. */
export function fixed(value: unknown): Config[string] {
  return { source: 'static', value };
}

/** Static configuration values by name. */
export function fixedAll(values: Readonly<Record<string, unknown>>): Config {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fixed(value)]));
}
