import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Folders without sources. */
const FOREIGN = ['node_modules', 'dist', '.cache', '.git'];
/** Code that opens a port or starts a process. */
const STARTS = /\bcreateServer\(|\.listen\(|from '(?:node:child_process|supertest)'/;
const IMPORTS = /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^;'"]*?['"](\.[^'"]+\.tsx?)['"]/g;

/**
 * Classifies the tests of Vitest. A unit test imports, directly or indirectly, no module that opens a port or starts a
 * process; all others are service tests. Unit tests that render (`.test.tsx`) have a DOM.
 */
export function testKinds(): {
  readonly unit: string[];
  readonly screens: string[];
  readonly service: string[];
} {
  const known = new Map<string, { starts: boolean; imports: string[] }>();
  const read = (file: string) => {
    const source = readFileSync(file, 'utf8');
    const imports = [...source.matchAll(IMPORTS)].map(([, path = '']) =>
      normalize(join(dirname(file), path)),
    );
    const found = { starts: STARTS.test(source), imports };
    known.set(file, found);
    return found;
  };
  const startsSomething = (test: string): boolean => {
    const seen = new Set([test]);
    for (const file of seen) {
      const { starts, imports } = known.get(file) ?? read(file);
      if (starts) return true;
      for (const path of imports) seen.add(path);
    }
    return false;
  };
  const tests = globSync('**/*.test.{ts,tsx}', { exclude: FOREIGN }).map(normalize).sort();
  const {
    unit = [],
    screens = [],
    service = [],
  } = Object.groupBy(tests, (test) => {
    if (startsSomething(test)) return 'service';
    return test.endsWith('.tsx') ? 'screens' : 'unit';
  });
  return { unit, screens, service };
}
