import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../schema/generated/types.ts';
import { type Compressed, compressed, isCompressed, sizeOf } from '../../lib/compress.ts';
import type { Shape } from '../../lib/shape.ts';
import { contentSecurityPolicy } from '../../plugins/security-headers.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { pageAddress } from './page-address.ts';
import { IN_MAINTENANCE, type PageRenderer, type PageRequest, type RenderedPage } from './page-renderer.ts';

/** Maximum number of pages in progress; more would only use memory. */
const MAX_RENDERS = 100;
/** The same for pages with unbounded URLs, such as filtered listings: few enough not to delay cached pages. */
const MAX_UNBOUNDED_RENDERS = 10;

/** Pages are requested faster than they can be rendered. */
export class OverCapacity extends Error {}

/** Limits pages in progress, and refuses all while the event loop delay is high; throws OverCapacity at once. */
export function renderGate(app: Pick<FastifyInstance, 'isOverCapacity'>) {
  let running = 0;
  let runningUnbounded = 0;
  return async <T>(bounded: boolean, render: () => Promise<T>): Promise<T> => {
    const isFull = running >= MAX_RENDERS || (!bounded && runningUnbounded >= MAX_UNBOUNDED_RENDERS);
    if (isFull || app.isOverCapacity(bounded ? 'page' : 'filtered-page')) throw new OverCapacity();
    const unbounded = bounded ? 0 : 1;
    running++;
    runningUnbounded += unbounded;
    try {
      return await render();
    } finally {
      running--;
      runningUnbounded -= unbounded;
    }
  };
}

export interface PageMakers {
  readonly app: FastifyInstance;
  readonly renderer: PageRenderer;
  readonly gate: ReturnType<typeof renderGate>;
}

export interface CachedPage extends Compressed {
  readonly status: number;
  readonly markdown: boolean;
  readonly kind: string;
  readonly location: string | null;
  readonly retryAfter: number | null;
  /** Whether the browser may cache it and revalidate; false for an incomplete page. */
  readonly lasting: boolean;
  /** Content-Security-Policy of this page; null for the default one. */
  readonly policy: string | null;
}

const isCachedPage: Shape = (value) =>
  isCompressed(value) && 'status' in value && typeof value.status === 'number';

export function cacheKey({ language, currency, langDebug, markdown, url }: PageRequest): string {
  return `${markdown ? 'markdown' : 'page'}:${language.locale}:${currency ?? ''}:${langDebug}:${url}`;
}

/** Renders a page once per URL, language and currency; `lasting` if the shop bounds the number of such URLs. */
export async function cachedPage(
  { app, renderer, gate }: PageMakers,
  pageRequest: PageRequest,
  lasting: boolean,
): Promise<CachedPage> {
  const entry = await app.cache.get<CachedPage>(
    cacheKey(pageRequest),
    CACHE_POLICIES.page,
    isCachedPage,
    async () => {
      const started = performance.now();
      const output = await gate(lasting, () => renderer.page(pageRequest));
      const seconds = (performance.now() - started) / 1_000;
      app.metrics.time('pageDuration', { status: output.status }, seconds);
      const { value, size } = await packed(app, output);
      const longest = Date.now() + (output.maxAge ?? CACHE_POLICIES.page.fresh) * 1_000;
      return {
        value,
        size,
        tags: [...(output.freshness?.tags ?? [])],
        freshUntil: Math.min(longest, output.freshness?.until ?? 0),
        storage: cacheKeyOf(output, lasting),
      };
    },
  );
  return entry.value;
}

/**
 * Renders the home page ahead and keeps it cached, which also reads what all pages of the language share and warms up the
 * rendering code (docs/decisions/0075).
 */
export async function keepHome(makers: PageMakers, language: Language): Promise<void> {
  const { languagesNow: languages } = makers.app.channel;
  if (languages === null) return;
  const { url } = pageAddress(languages, `${language.pathPrefix}/`, '');
  const home = {
    url,
    language,
    languages,
    currency: undefined,
    langDebug: false,
    markdown: false,
    requestId: 'warm-up',
  };
  // The event loop is busy at the start, but nothing else is rendered yet.
  await cachedPage({ ...makers, gate: (_bounded, render) => render() }, home, true);
}

/** The maintenance page, which replaces all others. */
export async function maintenancePage(
  { app, renderer }: PageMakers,
  pageRequest: PageRequest,
): Promise<CachedPage> {
  const { locale, pathPrefix } = pageRequest.language;
  const entry = await app.cache.get<CachedPage>(
    `maintenance:${locale}:${pathPrefix}`,
    CACHE_POLICIES.page,
    isCachedPage,
    async () => {
      const output = await renderer.error({ ...pageRequest, requestId: '' }, IN_MAINTENANCE);
      return { ...(await packed(app, output)), tags: [], storage: 'negative' };
    },
  );
  return entry.value;
}

async function packed({ configuration }: FastifyInstance, output: RenderedPage) {
  const forms = await compressed(output.html);
  const { status, kind, sheet, cacheable: lasting } = output;
  const value: CachedPage = {
    ...forms,
    status,
    markdown: output.markdown ?? false,
    kind,
    lasting,
    location: output.location ?? null,
    retryAfter: output.retryAfter ?? null,
    policy: sheet === undefined ? null : contentSecurityPolicy(sheet, configuration),
  };
  return { value, size: sizeOf(forms) };
}

/** Unbounded URLs go to the negative cache instead of Redis. */
function cacheKeyOf({ cacheable, status }: RenderedPage, lasting: boolean): boolean | 'negative' {
  if (!cacheable || status >= 500) return false;
  return status === 200 && lasting ? true : 'negative';
}
