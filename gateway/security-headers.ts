import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from './configuration.ts';

/**
 * Nothing but the gateway's own files and frames of video players; no inline script, no form to elsewhere, no plugin.
 * @param sheet content of the one style element that a document may hold, allowed by its hash (CSP Level 3, 6.6.2.5)
 */
export function contentSecurityPolicy(sheet: string | null): string {
  const own = sheet === null ? '' : ` 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${own}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Players of videos, which the visitor has agreed to.
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sets the headers that protect every answer; HSTS only where the shop is reached over https. */
export function securityHeaders(app: FastifyInstance, { publicUrl }: Configuration): void {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(null),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
