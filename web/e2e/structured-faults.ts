import Validator from '@adobe/structured-data-validator';
import vocabulary from './fixtures/schema-org.json' with { type: 'json' };

interface Type {
  /** What it is a kind of. */
  readonly parents: readonly string[];
  /** Types of the values of its own properties, separated by blanks. */
  readonly properties: Readonly<Record<string, string>>;
}

const TYPES: Readonly<Record<string, Type>> = vocabulary.types;
const PLAIN = ['Text', 'URL', 'Date', 'DateTime', 'Number', 'Integer', 'Duration', 'DefinedTerm'];
/** Types whose values are written as a number and a unit. */
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

/** A type and all that it is a kind of. */
function kindsOf(type: string): string[] {
  return [type, ...(TYPES[type]?.parents ?? []).flatMap(kindsOf)];
}

function isThing(value: unknown): value is Readonly<Record<string, unknown>> & { '@type': string } {
  return (
    typeof value === 'object' && value !== null && '@type' in value && typeof value['@type'] === 'string'
  );
}

function isReference(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'url' in value && Object.keys(value).length === 1;
}

/** Values that are not of a type that schema.org has for their property. */
function wrongValues(thing: Readonly<Record<string, unknown>> & { '@type': string }): string[] {
  const properties: Record<string, string> = Object.assign(
    {},
    ...kindsOf(thing['@type']).map((kind) => TYPES[kind]?.properties),
  );
  return Object.entries(thing).flatMap(([name, given]) => {
    const wanted = properties[name]?.split(' ');
    if (wanted === undefined) return [];
    return (Array.isArray(given) ? given : [given]).flatMap((value: unknown) => {
      if (isThing(value)) {
        const fits = kindsOf(value['@type']).some((kind) => wanted.includes(kind));
        return [
          ...(fits ? [] : [`${thing['@type']}.${name} is a ${value['@type']}, not a ${wanted.join(' or ')}`]),
          ...wrongValues(value),
        ];
      }
      // A thing that is told on a page of its own is named by that page (Google, "Product variants").
      if (isReference(value)) return [];
      // An address stands for the thing that is there.
      const plain = wanted.some((type) => PLAIN.includes(type)) || /^https?:\/\//.test(String(value));
      if (wanted.some((type) => MEASURES.includes(type)) && MEASURE.test(String(value))) return [];
      if (typeof value === 'boolean' && wanted.includes('Boolean')) return [];
      const known = typeof value === 'string' || typeof value === 'number';
      return known && plain && value !== '' ? [] : [`${thing['@type']}.${name} is ${JSON.stringify(value)}`];
    });
  });
}

/**
 * What is wrong with the structured data of a document, in a line each: types and properties that schema.org does not
 * have, values that are not of a property's types, and what Google demands and does not find. What it merely recommends is
 * no fault.
 */
export async function structuredFaults(html: string): Promise<string[]> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  const things: unknown[] = scripts.map(([, json = '']) => JSON.parse(json));
  const known = things.filter(isThing);
  const issues = await validator.validate({
    jsonld: Object.groupBy(known, (thing) => thing['@type']),
  });
  return [
    ...(known.length < things.length ? ['structured data without a type'] : []),
    ...known
      .filter((thing) => thing['@context'] !== 'https://schema.org')
      .map((thing) => `${thing['@type']} without schema.org as context`),
    ...known.flatMap(wrongValues),
    ...issues
      .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
      .map(({ issueMessage, rootType }) => `${rootType}: ${issueMessage}`),
  ];
}
