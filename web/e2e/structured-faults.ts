import Validator from '@adobe/structured-data-validator';
import vocabulary from './fixtures/schema-org.json' with { type: 'json' };

interface Type {
  /** Supertypes. */
  readonly parents: readonly string[];
  /** Value types of its direct properties, separated by spaces. */
  readonly properties: Readonly<Record<string, string>>;
}

const TYPES: Readonly<Record<string, Type>> = vocabulary.types;
const PLAIN = ['Text', 'URL', 'Date', 'DateTime', 'Number', 'Integer', 'Duration', 'DefinedTerm'];
/** Types whose values are a number and a unit. */
const MEASURES = ['Mass', 'Energy'];
const MEASURE = /^\d+(?:\.\d+)? \p{L}+$/u;

/** The vocabulary in the form in which schema.org publishes it. */
const GRAPH = Object.entries(TYPES).flatMap(([name, { parents, properties }]) => [
  {
    '@id': `schema:${name}`,
    '@type': 'rdfs:Class',
    'rdfs:subClassOf': parents.map((parent) => ({ '@id': `schema:${parent}` })),
  },
  ...Object.keys(properties).map((property) => ({
    '@id': `schema:${property}`,
    '@type': 'rdf:Property',
    'schema:domainIncludes': { '@id': `schema:${name}` },
  })),
]);
const validator = new Validator({ '@graph': GRAPH });

/** A type and all its supertypes. */
function withSupertypes(type: string): string[] {
  return [type, ...(TYPES[type]?.parents ?? []).flatMap(withSupertypes)];
}

function isTyped(value: unknown): value is Readonly<Record<string, unknown>> & { '@type': string } {
  return (
    typeof value === 'object' && value !== null && '@type' in value && typeof value['@type'] === 'string'
  );
}

function isReference(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'url' in value && Object.keys(value).length === 1;
}

/** Values whose type schema.org does not allow for their property. */
function wrongValues(entity: Readonly<Record<string, unknown>> & { '@type': string }): string[] {
  const properties: Record<string, string> = Object.assign(
    {},
    ...withSupertypes(entity['@type']).map((type) => TYPES[type]?.properties),
  );
  return Object.entries(entity).flatMap(([name, given]) => {
    const allowed = properties[name]?.split(' ');
    if (allowed === undefined) return [];
    return (Array.isArray(given) ? given : [given]).flatMap((value: unknown) => {
      if (isTyped(value)) {
        const fits = withSupertypes(value['@type']).some((type) => allowed.includes(type));
        return [
          ...(fits
            ? []
            : [`${entity['@type']}.${name} is a ${value['@type']}, not a ${allowed.join(' or ')}`]),
          ...wrongValues(value),
        ];
      }
      // A URL may refer to an entity on a separate page (Google, "Product variants").
      if (isReference(value)) return [];
      // A URL may replace an entity.
      const plain = allowed.some((type) => PLAIN.includes(type)) || /^https?:\/\//.test(String(value));
      if (allowed.some((type) => MEASURES.includes(type)) && MEASURE.test(String(value))) return [];
      if (typeof value === 'boolean' && allowed.includes('Boolean')) return [];
      const known = typeof value === 'string' || typeof value === 'number';
      return known && plain && value !== '' ? [] : [`${entity['@type']}.${name} is ${JSON.stringify(value)}`];
    });
  });
}

/**
 * Errors in the structured data of a document, one line each: unknown types and properties, values of a wrong type, and
 * properties that Google requires. Missing recommended properties are not reported.
 */
export async function structuredFaults(html: string): Promise<string[]> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  const entities: unknown[] = scripts.map(([, json = '']) => JSON.parse(json));
  const known = entities.filter(isTyped);
  const issues = await validator.validate({
    jsonld: Object.groupBy(known, (entity) => entity['@type']),
  });
  return [
    ...(known.length < entities.length ? ['structured data without a type'] : []),
    ...known
      .filter((entity) => entity['@context'] !== 'https://schema.org')
      .map((entity) => `${entity['@type']} without schema.org as context`),
    ...known.flatMap(wrongValues),
    ...issues
      .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
      .map(({ issueMessage, rootType }) => `${rootType}: ${issueMessage}`),
  ];
}
