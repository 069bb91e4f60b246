import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import type { Configuration } from '../config/configuration.ts';

/** Where Google's tag comes from, what it calls and which pictures it sends (its Content-Security-Policy guide). */
const TAG = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  frame: [],
};
/** Where reCAPTCHA comes from and shows itself. */
const RECAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  image: [],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const NOBODY = { script: [], connect: [], image: [], frame: [] };

/** Who is let in besides the gateway itself. */
type Guests = Pick<Configuration, 'tagManagerId' | 'recaptcha'>;

/**
 * Nothing but the gateway's own files and frames of video players; no inline script, no form to elsewhere, no plugin;
 * Google's tag and reCAPTCHA only where they are configured.
 * @param sheet content of the one style element that a document may hold, allowed by its hash (CSP Level 3, 6.6.2.5)
 */
export function contentSecurityPolicy(sheet: string | null, { tagManagerId, recaptcha }: Guests): string {
  const guests = [tagManagerId === null ? NOBODY : TAG, recaptcha === null ? NOBODY : RECAPTCHA];
  const also = (part: keyof typeof NOBODY) =>
    guests.flatMap((guest) => guest[part].map((origin) => ` ${origin}`)).join('');
  const own = sheet === null ? '' : ` 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
  return [
    "default-src 'self'",
    `script-src 'self'${also('script')}`,
    `style-src 'self'${own}`,
    `img-src 'self' data:${also('image')}`,
    "font-src 'self'",
    `connect-src 'self'${also('connect')}`,
    // Players of videos, which the visitor has agreed to.
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com${also('frame')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Pictures may be shown by other frontends; all else is for the shop's own pages, and for CORS. */
const SHOWN_ELSEWHERE = /^\/(?:picture|media|thumbnail)\//;

/** The headers that protect every answer; HSTS only where the shop is reached over https. */
export function protectingHeaders(
  configuration: Guests & Pick<Configuration, 'publicUrl' | 'hstsSubdomains'>,
) {
  return {
    'content-security-policy': contentSecurityPolicy(null, configuration),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'permissions-policy':
      'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(configuration.publicUrl.startsWith('https:')
      ? {
          'strict-transport-security': `max-age=31536000${configuration.hstsSubdomains ? '; includeSubDomains' : ''}`,
        }
      : {}),
  };
}

/** Sets them before anything else is done with a request. */
export const securityHeadersPlugin = fp(
  async (app) => {
    const headers = protectingHeaders(app.configuration);
    const shownElsewhere = { ...headers, 'cross-origin-resource-policy': 'cross-origin' };
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(SHOWN_ELSEWHERE.test(request.url) ? shownElsewhere : headers);
      done();
    });
  },
  { name: 'security-headers', dependencies: ['configuration'] },
);
