import { readdirSync, readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { isObject, type Json } from '../../../gateway/lib/json.ts';
import { renderTemplate } from './template.ts';

const FOLDER = 'deploy/helm/kontor';
const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');

/** Default values of the chart. */
export function chartValues(): Json {
  const values: unknown = parse(read('values.yaml'));
  if (!isObject(values)) throw new Error('values.yaml is empty');
  return values;
}

/** Rendered manifests by kind. */
export function renderChart(values: Json, name = 'kontor'): Map<string, Json> {
  const chart: unknown = parse(read('Chart.yaml'));
  const context = {
    Values: values,
    Release: { Name: name },
    Chart: { AppVersion: isObject(chart) ? chart['appVersion'] : '' },
  };
  const documents = readdirSync(`${FOLDER}/templates`).flatMap((file) =>
    parseAllDocuments(renderTemplate(read(`templates/${file}`), context)).map((document): unknown => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
      return document.toJS();
    }),
  );
  return new Map(documents.filter(isObject).map((manifest) => [String(manifest['kind']), manifest] as const));
}
