import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import type { Configuration } from '../config/configuration.ts';

/** Hosts of Google Tag Manager, from its Content-Security-Policy guide. */
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
const NO_HOSTS = { script: [], connect: [], image: [], frame: [] };

type Guests = Pick<Configuration, 'tagManagerId' | 'tagHosts' | 'recaptcha'>;

/**
 * Content-Security-Policy: the gateway's files and video players only; no inline script, foreign form target or plugin;
 * Google's tag with the hosts of its tags, and reCAPTCHA, only if configured. The policy is the same before and after
 * consent, because cached pages are public: the page's script decides what is loaded (docs/decisions/0036).
 * @param sheet content of a document's style element, allowed by its hash (CSP Level 3, 6.6.2.5)
 */
export function contentSecurityPolicy(
  sheet: string | null,
  { tagManagerId, tagHosts: hosts, recaptcha }: Guests,
): string {
  const guests = [
    tagManagerId === null ? NO_HOSTS : TAG,
    { script: hosts, connect: hosts, image: hosts, frame: hosts },
    recaptcha === null ? NO_HOSTS : RECAPTCHA,
  ];
  const also = (part: keyof typeof NO_HOSTS) =>
    guests.flatMap((guest) => guest[part].map((origin) => ` ${origin}`)).join('');
  const styleHash = sheet === null ? '' : ` 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
  return [
    "default-src 'self'",
    `script-src 'self'${also('script')}`,
    `style-src 'self'${styleHash}`,
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

/** Responses that browsers do not show as documents. */
const DATA = /^\/graphql(?:$|\?)/;

/** Other frontends may embed pictures, but no other response. */
const EMBEDDABLE = /^\/(?:picture|media|thumbnail)\//;

type HeaderOptions = Pick<Configuration, 'publicUrl' | 'hstsSubdomains'>;

/** Security headers of every response; HSTS only for a shop on https. */
const everywhere = ({ publicUrl, hstsSubdomains }: HeaderOptions) => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}` }
    : {}),
});

/** Security headers of documents. */
export function protectingHeaders(configuration: Guests & HeaderOptions) {
  return {
    'content-security-policy': contentSecurityPolicy(null, configuration),
    'referrer-policy': 'strict-origin',
    'permissions-policy':
      'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...everywhere(configuration),
  };
}

/** Runs before all other hooks. */
export const securityHeadersPlugin = fp(async (app) => {
  const headers = protectingHeaders(app.configuration);
  // Without those that apply only to documents.
  const ofData = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...everywhere(app.configuration),
  };
  const embeddable = { ...headers, 'cross-origin-resource-policy': 'cross-origin' };
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(DATA.test(url) ? ofData : EMBEDDABLE.test(url) ? embeddable : headers);
    done();
  });
});
