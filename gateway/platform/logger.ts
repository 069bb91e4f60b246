import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** What the gateway's parts log with; Fastify's and pino's loggers fit. */
export interface Logger {
  debug(details: object | string, message?: string): void;
  info(details: object | string, message?: string): void;
  warn(details: object | string, message?: string): void;
  error(details: object | string, message?: string): void;
}

/**
 * JSON logs on standard output. Requests are logged by method, path and status only: no query, no address,
 * no cookie, nothing that tells who somebody is.
 */
export function createLogger(level: string): FastifyBaseLogger {
  return pino({
    level,
    base: null,
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
        stack: withoutCodes(withoutAddresses(error.stack ?? '')),
      }),
    },
  });
}

/** E-mail addresses stand in the reasons that Shopware gives. */
function withoutAddresses(text: string): string {
  return text.replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '…@…');
}

/** The link of an order and of its papers opens them for whoever knows it; that of a webhook is its secret. */
function withoutCodes(text: string): string {
  return text.replace(
    /(\/account\/order\/|\/checkout\/success\/|\/document\/download\/\w+\/|\/webhook\/shopware\/)[^\s/?"]+/g,
    '$1…',
  );
}
