import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../schema/generated/types.ts';
import type { RenderError, RenderInput, RenderOutput } from '../../../schema/render-contract.ts';
import type { GatewayContext, RequestInfo } from '../../domains/shared/context.ts';
import { type Problem, problemOf } from '../../domains/shared/errors.ts';
import type { ProgramCode } from '../../domains/shared/problem.ts';
import { isObject } from '../../lib/json.ts';
import type { Freshness } from '../../platform/cache/freshness.ts';
import type { ReceivedSession, SessionValue } from '../../platform/session-store/session-value.ts';
import { lastResort } from '../../plugins/error-page.ts';
import type { Languages } from '../../shopware/channel/locales.ts';
import { type ExecutionAnswer, execute } from '../graphql/execute.ts';
import type { WebBundle } from './bundle.ts';
import { shellOf, splitAddress } from './page-address.ts';

export interface PageRequest {
  readonly url: string;
  readonly language: Language;
  readonly languages: Languages;
  /** ISO 4217; default: the shop's own. */
  readonly currency: string | undefined;
  readonly langDebug: boolean;
  readonly markdown: boolean;
  readonly requestId: string;
  /** The shopper; absent for a public page. */
  readonly shopper?: Shopper;
}

/** A session that sees other prices than the public (docs/decisions/0032). */
interface Shopper extends Pick<RequestInfo, 'address' | 'agent'> {
  readonly session: ReceivedSession;
}

export interface RenderedPage extends RenderOutput {
  /** For traces, e.g. `product`. */
  readonly kind: string;
  /** null for an error page. */
  readonly freshness: Freshness | null;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  /** New session of the shopper; null or absent if unchanged. */
  readonly session?: SessionValue | null;
}

const MAINTENANCE_RETRY_AFTER_S = 120;
export const IN_MAINTENANCE: Problem = {
  code: 'MAINTENANCE_MODE',
  status: 503,
  text: 'page-maintenance',
  retryAfter: MAINTENANCE_RETRY_AFTER_S,
};
/** Used if Shopware throttles without stating a delay. */
const OVERLOAD_RETRY_AFTER_S = 10;

/** Renders pages with the web client, falling back to its error page, then to a plain one. */
export class PageRenderer {
  readonly #app: FastifyInstance;
  readonly #bundle: WebBundle;

  constructor(app: FastifyInstance, bundle: WebBundle) {
    this.#app = app;
    this.#bundle = bundle;
  }

  /** Renders a page or its error page; never throws. */
  async page(request: PageRequest): Promise<RenderedPage> {
    // Errors of operations; the page may have been rendered without their data.
    const problems: Problem[] = [];
    let kind = shellOf(splitAddress(request.url.slice(request.language.pathPrefix.length)).path) ?? 'other';
    let context: GatewayContext | null = null;
    try {
      context = await this.#context(request);
      const input = await this.#input(request, context, (answer) => {
        problems.push(...firstProblem(answer));
        kind = contentKind(answer) ?? kind;
      });
      const output = await this.#bundle.render(input);
      const session = await context.session.tokenToIssue();
      const cacheable = output.cacheable && problems.length === 0;
      if (output.status < 500) return { ...output, kind, cacheable, freshness: context.freshness, session };
    } catch (error) {
      if (problems.length === 0) {
        problems.push(problemOf(error));
        this.#app.log.error({ err: error, requestId: request.requestId }, 'page cannot be rendered');
      }
    } finally {
      await context?.session.end();
    }
    const [problem = { code: 'INTERNAL', status: 500, text: 'page-500' }] = problems;
    return this.error(request, problem);
  }

  /** Renders an error page; never throws. */
  async error(request: PageRequest, problem: Problem): Promise<RenderedPage> {
    const maintenance = problem.code === 'MAINTENANCE_MODE';
    const status = pageStatus(problem);
    const retryAfter = problem.retryAfter ?? (problem.status === 429 ? OVERLOAD_RETRY_AFTER_S : undefined);
    const waits = retryAfter === undefined ? {} : { retryAfter };
    const error: RenderError = { status, maintenance, requestId: request.requestId, ...waits };
    const answer = { kind: 'error', status, cacheable: false, freshness: null, retryAfter };
    try {
      const input = await this.#input(request, null, () => undefined);
      const output = await this.#bundle.render({ ...input, error });
      return { ...output, ...answer };
    } catch (failure) {
      this.#app.log.error({ err: failure, requestId: request.requestId }, 'error page cannot be rendered');
      const plain = lastResort(error, request.language, this.#app.messages.builtIn(request.language));
      return { ...plain, ...answer };
    }
  }

  async #input(
    request: PageRequest,
    context: GatewayContext | null,
    note: (answer: ExecutionAnswer) => void,
  ): Promise<RenderInput> {
    const { url, language, languages, langDebug, markdown } = request;
    const { shopper, ...anonymous } = request;
    const { publicUrl, tagManagerId } = this.#app.configuration;
    const texts = context?.messages.backend ?? [];
    return {
      url,
      locale: language.locale,
      currency: context?.currency.isoCode ?? request.currency ?? '',
      languages: context?.languages ?? languages,
      currencies: context ? await this.#app.channel.currencies() : [],
      messages: langDebug ? {} : Object.fromEntries(texts.map(({ key, text }) => [key, text])),
      langDebug,
      markdown,
      prices: (context ? context.session.prices : shopper?.session.prices) ?? '',
      publicUrl,
      ...(tagManagerId === null ? {} : { tagManagerId }),
      execute: async ({ hash, variables }) => {
        const pageContext = context ?? (await this.#context(anonymous));
        const answer = await this.#execute(pageContext, hash, variables ?? {});
        note(answer);
        return answer;
      },
    };
  }

  #context(request: PageRequest): Promise<GatewayContext> {
    const { language, currency, requestId, shopper } = request;
    const requester = shopper
      ? { ...shopper, sessionCurrency: 'session-or-fetch' as const }
      : { session: null };
    return this.#app.createContext({ locale: language.locale, currency, requestId, ...requester });
  }

  async #execute(
    context: GatewayContext,
    hash: string,
    variables: Record<string, unknown>,
  ): Promise<ExecutionAnswer> {
    const operation = this.#app.operations.persisted(hash);
    if (operation === null) throw new Error(`There is no persisted document ${hash}`);
    if (operation.policy.scope !== 'PUBLIC') throw new Error('Personal fields never go into a rendered page');
    this.#app.usage.operation(operation, 'storefront', variables);
    return execute(this.#app, operation, variables, context);
  }
}

const CONTENT_KIND = /^(\w+)Page$/;

function contentKind({ data }: ExecutionAnswer): string | null {
  const page = isObject(data) ? data['page'] : null;
  const type = isObject(page) ? page['__typename'] : null;
  return typeof type === 'string' ? (CONTENT_KIND.exec(type)?.[1]?.toLowerCase() ?? null) : null;
}

/** Error pages exist for 404, 408, 500, 502 and 503: an upstream timeout is a 408, throttling a 503. */
function pageStatus({ code, status }: Problem): number {
  if (code === 'UPSTREAM_TIMEOUT') return 408;
  if (status === 429) return 503;
  return [404, 408, 500, 502, 503].includes(status) ? status : 500;
}

const PROBLEMS: readonly ProgramCode[] = [
  'MAINTENANCE_MODE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'RATE_LIMITED',
];

function firstProblem({ errors }: ExecutionAnswer): [] | [Problem] {
  const extensions = errors?.[0]?.extensions;
  if (!extensions) return [];
  const status = Number(extensions['status'] ?? 500);
  const retryAfter = Number(extensions['retryAfter']);
  return [
    {
      code: PROBLEMS.find((code) => code === extensions['code']) ?? 'INTERNAL',
      status,
      text: `page-${status}`,
      ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
    },
  ];
}
