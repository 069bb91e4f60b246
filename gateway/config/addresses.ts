import { isIP } from 'node:net';
import { type AllowedReturn, allowedReturn } from '../lib/return-address.ts';
import type { Environment } from './environment.ts';

/** Whether a proxy that forwarded a request is trusted; `hop` counts from 0. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** `CORS_ORIGINS`: origins as browsers send them, without `*` and `null`. */
export function corsOrigins(environment: Environment): string[] {
  return environment.list(
    'CORS_ORIGINS',
    (entry) => /^https?:\/\/[^*]+$/.test(entry) && URL.parse(entry)?.origin === entry,
    'be origins such as https://kiosk.example, without a path or a slash at the end',
  );
}

/** `PAYMENT_RETURN_URLS`: return URLs of other frontends after a payment. */
export function paymentReturns(environment: Environment): AllowedReturn[] {
  const entries = environment.list('PAYMENT_RETURN_URLS').map(allowedReturn);
  if (entries.includes(null)) {
    environment.refuse(
      'PAYMENT_RETURN_URLS must be addresses such as https://kiosk.example/pay or myshop://pay, https or an app’s own, without capitals before the path and without a query',
    );
  }
  return entries.filter((entry) => entry !== null);
}

/** A host name of at least two labels, optionally with a leading `*.` and a port. */
const TAG_HOST = /^https:\/\/(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d](?::\d{1,5})?$/;

/**
 * `TAG_HOSTS`: hosts that tags may load from and report to, as sources of a Content-Security-Policy. Schemes, keywords
 * such as `'unsafe-inline'`, paths, IP addresses and wildcards for all hosts are rejected.
 */
export function tagHosts(environment: Environment, hasTag: boolean): string[] {
  const entries = environment.list('TAG_HOSTS');
  const wrong = entries.filter((entry) => !TAG_HOST.test(entry) || /^https:\/\/\*\.[^.]+$/.test(entry));
  if (wrong.length > 0) {
    environment.refuse(
      `TAG_HOSTS must be origins such as https://tags.example or https://*.tags.example, which ${wrong.join(', ')} is not`,
    );
  }
  if (entries.length > 0 && !hasTag)
    environment.refuse('TAG_HOSTS is for the tags of TAG_MANAGER_ID, which is not set');
  return entries;
}

/** `REDIS_URL`, `REDIS_CACHE_URL`: one server, or several nodes of a cluster. */
export function redisUrls(environment: Environment, name: 'REDIS_URL' | 'REDIS_CACHE_URL'): string[] {
  return environment.list(
    name,
    (url) => /^rediss?:$/.test(URL.parse(url)?.protocol ?? ''),
    'be a redis:// or rediss:// address, or several with commas between; in a password # / ? @ are %23 %2F %3F %40',
  );
}

/** `TRUST_PROXY`: true, false, a number of hops, or addresses. */
export function trustProxy(environment: Environment): TrustProxy {
  const value = environment.text('TRUST_PROXY');
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every((address) => RANGES.has(address) || isNetwork(address))) return value;
  environment.refuse('TRUST_PROXY must be true, false, a number of hops, or addresses such as 10.0.0.0/8');
  return false;
}

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/', 2);
  const version = isIP(address);
  return (
    version !== 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}

/** `HOST`: a host name or IP address to listen on, without a port. */
export function listeningHost(environment: Environment): string {
  const host = environment.text('HOST');
  if (isIP(host) === 0 && !/^[\w.-]+$/.test(host))
    environment.refuse('HOST must be a name or an address such as 127.0.0.1, without a port (PORT)');
  return host;
}

/** `PUBLIC_URL`: the origin of the shop; https in production, except on localhost. */
export function publicOrigin(environment: Environment, port: number, production: boolean): string {
  const explicitUrl = environment.explicit('PUBLIC_URL');
  const url = explicitUrl ? environment.origin('PUBLIC_URL', explicitUrl) : `http://localhost:${port}`;
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  if (parsed.origin !== url)
    environment.refuse('PUBLIC_URL must be an origin such as https://shop.example, without a path');
  const here = /^(?:(?:[\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parsed.hostname);
  if (production && parsed.protocol === 'http:' && !here) {
    environment.refuse(
      'PUBLIC_URL must be https in production: cookies and logins would travel for all to read',
    );
  }
  return url;
}
