declare module '@adobe/structured-data-validator' {
  /** An error of an entity. */
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    /** `schemaOrg` for unknown names; otherwise a rule of Google. */
    readonly errorType?: string;
    readonly rootType: string;
  }

  export default class Validator {
    /** @param schemaOrgJson schema.org's vocabulary as JSON-LD */
    constructor(schemaOrgJson: { '@graph': readonly object[] });
    /** @param data entities by type */
    validate(data: { jsonld: Readonly<Record<string, readonly object[] | undefined>> }): Promise<Issue[]>;
  }
}
