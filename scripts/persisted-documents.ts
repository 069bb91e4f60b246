import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Output of `npm run codegen` for the storefront and for `shop/`. */
const FILES = ['web/generated/persisted-documents.json', 'shop/generated/persisted-documents.json'];

/** All operations of the storefront by hash. @param project folder of the project */
export function persistedDocuments(project = '.'): Record<string, string> {
  const present = FILES.map((file) => join(project, file)).filter((file) => existsSync(file));
  return Object.assign({}, ...present.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}
