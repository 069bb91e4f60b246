export interface SnippetRecord {
  /** As in "fr-CH". */
  readonly locale: string;
  readonly key: string;
  readonly value: string;
}
