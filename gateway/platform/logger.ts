import type { FastifyBaseLogger } from 'fastify';
import { type LoggerOptions, pino } from 'pino';
import { isObject } from '../lib/json.ts';
import { UpstreamError } from '../lib/upstream-error.ts';
import { requestFields } from './request-scope.ts';

/** Logger interface, compatible with Fastify's and pino's. */
export interface Logger {
  debug(details: object | string, message?: string): void;
  info(details: object | string, message?: string): void;
  warn(details: object | string, message?: string): void;
  error(details: object | string, message?: string): void;
}

const INFO = pino.levels.values['info'] ?? 30;

/** Lines are buffered: a system call per line took a quarter of the processor time of a cached response. */
const BUFFER_BYTES = 4_096;
/** Maximum delay of a line; a gateway that exits flushes. */
const FLUSH_INTERVAL_MS = 100;
const output = pino.destination({
  sync: false,
  minLength: BUFFER_BYTES,
  periodicFlush: FLUSH_INTERVAL_MS,
});

/**
 * JSON logs on standard output. Lines within a request have its id and, if known, trace, operation and client. A request
 * is logged by method, path and status only: no query, address, cookie or other personal data.
 * @param channel in every line, if there are several
 */
export function createLogger(level: string, channel: string | null = null): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: channel === null ? null : { channel },
    mixin: requestFields,
    hooks: {
      // An outage is logged once as a warning; its effect on each request is logged as information.
      logMethod(args, method, level) {
        const [details] = args;
        const isOutage = isObject(details) && details['err'] instanceof UpstreamError;
        if (isOutage && level > INFO) this.info(...args);
        else method.apply(this, args);
      },
    },
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: withoutCodes(request.url?.split('?')[0] ?? ''),
      }),
      upstream: withoutCodes,
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: (error: Error) => ({
        type: error.name,
        message: withoutCodes(withoutAddresses(error.message)),
        ...(error instanceof UpstreamError
          ? { reason: error.reason }
          : { stack: withoutCodes(withoutAddresses(error.stack ?? '')) }),
      }),
    },
  };
  return pino(options, output);
}

/** Shopware's error messages can contain e-mail addresses. */
function withoutAddresses(text: string): string {
  return text.replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '…@…');
}

/** Masks links that grant access to orders and documents, and the secret path of a webhook. */
function withoutCodes(text: string): string {
  return text.replace(
    /(\/account\/order\/|\/checkout\/success\/|\/document\/download\/\w+\/|\/webhook\/shopware\/)[^\s/?"]+/g,
    '$1…',
  );
}
