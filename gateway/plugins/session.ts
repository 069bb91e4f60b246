import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { auditImitation } from '../domains/shared/audit-imitation.ts';
import type { OpenSession } from '../domains/shared/context.ts';
import type { Opened, Seal } from '../platform/crypto/seal.ts';
import type { SessionLock } from '../platform/lock/session-lock.ts';
import { tokenKey } from '../platform/session-store/session-store.ts';
import {
  type ReceivedSession,
  type SessionValue,
  sessionText,
  sessionValue,
} from '../platform/session-store/session-value.ts';
import { ShopperSession } from '../shopware/session/shopper-session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** null without a valid session. */
    readonly session: ReceivedSession | null;
  }
  interface FastifyReply {
    /** Issues a session, sealed, as cookie and header; `Secure` except on localhost. */
    sendSession(value: SessionValue): void;
  }
  interface FastifyInstance {
    readonly openSession: OpenSession;
  }
}

/** Sealed context token; HttpOnly. */
const SESSION_COOKIE = 'sw-context-token';
/** With https, other hosts of the domain cannot set it. */
const HOST_PREFIX = '__Host-';
/** Readable by scripts: `1` for a session, `1-` and its price context if the session has special prices. */
const MARKER_COOKIE = 'kontor-session';
/** Response header for clients without cookies, which send its value as a bearer token. */
const SESSION_HEADER = 'kontor-session-token';

/** 365 days (docs/rules.md, "States"). */
const MAX_AGE_S = 365 * 86_400;
const DAY_MS = 86_400_000;
/** Cache of decrypted sessions, since a shopper sends the same cookie repeatedly. */
const MAX_OPENED = 2_000;

interface SessionCookie {
  readonly name: string;
  readonly secure: boolean;
}

export const sessionPlugin = fp(async (app) => {
  const { store, shared, configuration } = app;
  const seal = app.seals.session;
  const secure = configuration.publicUrl.startsWith('https:');
  const cookie = { name: secure ? HOST_PREFIX + SESSION_COOKIE : SESSION_COOKIE, secure };
  const opened = new LRUCache<string, Opened>({ max: MAX_OPENED });
  const measured: SessionLock = {
    run: (key, work) => {
      const startedAt = performance.now();
      return shared.lock.run(key, (hold) => {
        app.metrics.time('sessionWait', {}, (performance.now() - startedAt) / 1_000);
        return work(hold);
      });
    },
  };
  const parts = {
    store,
    lock: measured,
    memory: shared.memory,
    changes: shared.changes,
  };
  app.decorateRequest('session', {
    getter() {
      return receiveSession(this, cookie, seal, opened);
    },
  });
  app.decorateReply('sendSession', function (value) {
    const { imitation } = this.request.session ?? {};
    const source = { log: app.log, requestId: this.request.id, configuration };
    if (imitation && !value.imitation) auditImitation(source, imitation, { event: 'end' });
    sendSession(this, cookie, seal, value);
  });
  app.decorate('openSession', (received, languageId, { address, agent }) => {
    const headers = { languageId, ...(address === undefined ? {} : { address }) };
    return new ShopperSession(parts, received, headers, tokenKey(`${address} ${agent}`));
  });
});

/**
 * Reads the session from the cookie or, for clients without cookies, the bearer token. Only values sealed by this gateway
 * are accepted; others count as no session, so a session cannot be forged (docs/shopware.md, "Tokens").
 */
function receiveSession(
  request: FastifyRequest,
  { name }: SessionCookie,
  seal: Seal,
  known: LRUCache<string, Opened>,
): ReceivedSession | null {
  const bearer = request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1];
  const sealed = bearer ?? request.cookies[name];
  if (!sealed || sealed.length > 1_000) return null;
  const opened = known.get(sealed) ?? seal.open(sealed);
  if (opened === null) return null;
  known.set(sealed, opened);
  const age = Date.now() - opened.sealedAt;
  if (age > MAX_AGE_S * 1_000) return null;
  const value = sessionValue(opened.value);
  if (value.imitation && Date.now() > value.imitation.until * 1_000) return null;
  return { ...value, renew: opened.outdated || age > DAY_MS };
}

function sendSession(
  reply: FastifyReply,
  { name, secure }: SessionCookie,
  seal: Seal,
  value: SessionValue,
): void {
  const sealed = seal.seal(sessionText(value));
  const common = { path: '/', maxAge: MAX_AGE_S, sameSite: 'lax', secure } as const;
  reply.setCookie(name, sealed, { ...common, httpOnly: true });
  reply.setCookie(MARKER_COOKIE, value.prices ? `1-${value.prices}` : '1', common);
  // Browsers, recognised by this header, use the cookie, because scripts must not see the token. A cross-site frontend
  // gets no cookie (SameSite) and is treated like an app.
  const site = reply.request.headers['sec-fetch-site'];
  const allowed = site === 'cross-site' && reply.hasHeader('access-control-allow-origin');
  if (site === undefined || allowed) reply.header(SESSION_HEADER, sealed);
}
