import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
}

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Where a function stands: a package, Node, V8, or a part of the gateway. */
function placeOf({ functionName, url }: ProfileNode['callFrame']): string {
  if (functionName === '(idle)' || functionName === '(program)' || functionName === '(root)')
    return functionName;
  if (functionName === '(garbage collector)') return 'garbage collector';
  const [, dependency] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (dependency !== undefined) return dependency;
  const [, own] =
    /\/(gateway\/(?:plugins\/[\w-]+|(?:http|platform)\/[\w-]+|\w+)|web\/\w+|schema|dist)/.exec(url) ?? [];
  if (own !== undefined) return own;
  if (/^node:(?:_http|internal\/http)/.test(url)) return 'Node: HTTP';
  if (/^node:(?:internal\/stream|stream|internal\/streams|net|internal\/stream_base|_stream)/.test(url))
    return 'Node: sockets';
  if (url.startsWith('node:')) return 'Node: other';
  return url === '' ? `native: ${functionName}` : url;
}

/**
 * Share of the busy time by place, the largest first.
 * @param after milliseconds from the start of the profile that are left out
 * @param detail whether places are split by function
 */
export function grouped(file: string, after: number, detail = false): readonly (readonly [string, number])[] {
  const { nodes, samples, timeDeltas }: Profile = JSON.parse(readFileSync(file, 'utf8'));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const taken = new Map<string, number>();
  let busy = 0;
  let at = 0;
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id);
    at += timeDeltas[index] ?? 0;
    if (frame === undefined || at < after * 1_000) continue;
    const place = placeOf(frame);
    if (place === '(idle)' || place === '(root)') continue;
    const key = detail ? `${place} ${frame.functionName}` : place;
    taken.set(key, (taken.get(key) ?? 0) + (timeDeltas[index] ?? 0));
    busy += timeDeltas[index] ?? 0;
  }
  return [...taken].map(([key, time]) => [key, time / busy] as const).toSorted((a, b) => b[1] - a[1]);
}

/** The profile that V8 left in a folder. */
export function profileIn(folder: string): string {
  const file = readdirSync(folder).find((name) => name.endsWith('.cpuprofile'));
  if (file === undefined) throw new Error(`${folder} holds no profile`);
  return join(folder, file);
}
