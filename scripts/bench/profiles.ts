import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { markdownTable, writePart } from './performance-page.ts';
import { coldAnswers, keptAnswer, profileInto } from './processor.ts';
import { grouped, profileIn } from './profile.ts';

const KEPT = ['cached query of a browser with cookies', 'cached page of a browser with cookies'];
const CASES = [
  ...KEPT.map((name) => ({ name, asked: keptAnswer(name) })),
  { name: 'a listing that nobody asked for yet', asked: coldAnswers() },
];
/** Places with less are summed up. */
const LEAST_SHARE = 0.01;

/** `npm run bench -- --profile`: where the time of a request goes, answered from the cache and not. */
export async function benchProfile(sandbox: Sandbox): Promise<void> {
  const parts: string[] = [];
  for (const { name, asked } of CASES) {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-profile-'));
    const warm = await profileInto(folder, sandbox, asked);
    const all = grouped(profileIn(folder), warm);
    const shown = all.filter(([, share]) => share >= LEAST_SHARE);
    const rest = 1 - shown.reduce((sum, [, share]) => sum + share, 0);
    const rows = [...shown, ['everything else', rest] as const].map(([place, share]) => [
      place,
      `${(share * 100).toFixed(1)} %`,
    ]);
    parts.push(`${name[0]?.toUpperCase()}${name.slice(1)}:`, '', markdownTable(['place', 'share'], rows), '');
  }
  const text = [
    'Self time of the main thread, by package or part of the gateway, while nothing else is asked. `writev` and `writeUtf8String` hand the answer to the kernel: on a machine that does other things, the time in which these ran instead is in them. `dist` is the storefront with React, which renders it.',
    '',
    ...parts,
  ].join('\n');
  writePart('profile', text.trimEnd());
  process.stdout.write(`${text}\n`);
}
