import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by `npm run codegen`: those of the storefront, and those that the shop adds. */
const FILES = ['web/generated/persisted-documents.json', 'shop/generated/persisted-documents.json'];

/** Documents of all operations that the built storefront sends, by hash. @param project folder of the project */
export function persistedDocuments(project = '.'): Record<string, string> {
  const present = FILES.map((file) => join(project, file)).filter((file) => existsSync(file));
  return Object.assign({}, ...present.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}
