declare module '@adobe/structured-data-validator' {
  /** What is wrong with a thing. */
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    /** `schemaOrg` for names that schema.org does not have; else a rule of Google's. */
    readonly errorType?: string;
    readonly rootType: string;
  }

  export default class Validator {
    /** @param schemaOrgJson schema.org's vocabulary as JSON-LD */
    constructor(schemaOrgJson: { '@graph': readonly object[] });
    /** @param data things by their types */
    validate(data: { jsonld: Readonly<Record<string, readonly object[] | undefined>> }): Promise<Issue[]>;
  }
}
