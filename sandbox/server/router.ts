import type { Handler } from './call.ts';

interface Route {
  readonly methods: readonly string[];
  readonly segments: readonly string[];
  readonly handler: Handler;
}

/** What the router found: a handler, or the methods that the path allows, or nothing. */
export type Match =
  | {
      readonly kind: 'found';
      readonly handler: Handler;
      readonly params: Record<string, string>;
      readonly route: string;
    }
  | { readonly kind: 'method'; readonly allow: readonly string[] }
  | { readonly kind: 'none' };

/** Paths with `{name}` segments, tried in the order in which they were added. */
export class Router {
  readonly #routes: Route[] = [];

  /** Adds a route; `methods` is a list such as `GET|POST`. */
  add(methods: string, path: string, handler: Handler): void {
    this.#routes.push({ methods: methods.split('|'), segments: path.split('/'), handler });
  }

  match(method: string, path: string): Match {
    const parts = path.split('/');
    const allow: string[] = [];
    for (const route of this.#routes) {
      const params = matchSegments(route.segments, parts);
      if (params === undefined) continue;
      if (route.methods.includes(method))
        return { kind: 'found', handler: route.handler, params, route: route.segments.join('/') };
      allow.push(...route.methods);
    }
    return allow.length > 0 ? { kind: 'method', allow } : { kind: 'none' };
  }
}

function matchSegments(
  segments: readonly string[],
  parts: readonly string[],
): Record<string, string> | undefined {
  if (segments.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [position, segment] of segments.entries()) {
    const part = parts[position] ?? '';
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = decoded(part);
    else if (segment !== part) return undefined;
  }
  return params;
}

/** A part of a path without its percent signs; as it is where they are malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
