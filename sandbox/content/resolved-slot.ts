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
