import type { FastifyBaseLogger } from 'fastify';
import { type LoggerOptions, pino } from 'pino';
import { isObject } from '../lib/json.ts';
import { UpstreamError } from '../lib/upstream-error.ts';
import { requestFields } from './request-scope.ts';

/** Logger of the gateway's parts; Fastify's and pino's loggers fit. */
export interface Logger {
  debug(details: object | string, message?: string): void;
  info(details: object | string, message?: string): void;
  warn(details: object | string, message?: string): void;
  error(details: object | string, message?: string): void;
}

const INFO = pino.levels.values['info'] ?? 30;

/** A system call for each line took a quarter of the processor time of a cached answer. */
const BUFFER_BYTES = 4_096;
/** Lines of an idle gateway are at most so late; those of one that ends are flushed. */
const FLUSH_INTERVAL_MS = 100;
const output = pino.destination({
  sync: false,
  minLength: BUFFER_BYTES,
  periodicFlush: FLUSH_INTERVAL_MS,
});

/**
 * JSON logs on standard output. Each line within a request has its id, and trace, operation and client where they are
 * known. A request is logged by method, path and status only: no query, address, cookie or other personal data.
 */
export function createLogger(level: string): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: null,
    mixin: () => requestFields(),
    hooks: {
      // The upstream's change of state is one warning; its consequences for each request are information.
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

/** Links of orders and their documents grant access, and the path of a webhook is its secret. */
function withoutCodes(text: string): string {
  return text.replace(
    /(\/account\/order\/|\/checkout\/success\/|\/document\/download\/\w+\/|\/webhook\/shopware\/)[^\s/?"]+/g,
    '$1…',
  );
}
