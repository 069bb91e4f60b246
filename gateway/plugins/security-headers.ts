import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import type { Configuration } from '../config/configuration.ts';

/** Google Tag Manager's hosts (its Content-Security-Policy guide). */
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
const RECAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  image: [],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const NOBODY = { script: [], connect: [], image: [], frame: [] };

type Guests = Pick<Configuration, 'tagManagerId' | 'tagHosts' | 'recaptcha'>;

/**
 * Content-Security-Policy: the gateway's own files and video players only; no inline script, foreign form target or
 * plugin; Google's tag with the hosts of its tags, and reCAPTCHA, only where configured. The policy is the same before and after
 * consent, because kept pages are everybody's: what is loaded at all decides the page's script (docs/decisions/0036).
 * @param sheet content of a document's one style element, allowed by its hash (CSP Level 3, 6.6.2.5)
 */
export function contentSecurityPolicy(
  sheet: string | null,
  { tagManagerId, tagHosts: hosts, recaptcha }: Guests,
): string {
  const guests = [
    tagManagerId === null ? NOBODY : TAG,
    { script: hosts, connect: hosts, image: hosts, frame: hosts },
    recaptcha === null ? NOBODY : RECAPTCHA,
  ];
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
    // Players of videos, shown after the visitor's consent.
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com${also('frame')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Other frontends may embed pictures, but no other response. */
const SHOWN_ELSEWHERE = /^\/(?:picture|media|thumbnail)\//;

/** Security headers of every response; HSTS only for a shop on https. */
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

/** Runs before all other hooks. */
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
