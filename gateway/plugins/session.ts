import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { auditImitation } from '../domains/shared/audit-imitation.ts';
import type { OpenSession } from '../domains/shared/context.ts';
import type { Opened } from '../platform/crypto/seal.ts';
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

export const sessionPlugin = fp(async (app) => {
  const { store, shared, configuration } = app;
  const seal = app.seals.session;
  const secure = configuration.publicUrl.startsWith('https:');
  const cookie = secure ? HOST_PREFIX + SESSION_COOKIE : SESSION_COOKIE;
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
  const parts = { store, lock: measured, memory: shared.memory, changes: shared.changes };

  /** Only values sealed by this gateway are accepted; others count as no session (docs/shopware.md, "Tokens"). */
  function receive({ headers, cookies }: FastifyRequest): ReceivedSession | null {
    const bearer = headers.authorization?.match(/^Bearer (.+)$/i)?.[1];
    const sealed = bearer ?? cookies[cookie];
    if (!sealed || sealed.length > 1_000) return null;
    const content = opened.get(sealed) ?? seal.open(sealed);
    if (content === null) return null;
    opened.set(sealed, content);
    const age = Date.now() - content.sealedAt;
    if (age > MAX_AGE_S * 1_000) return null;
    const value = sessionValue(content.value);
    if (value.imitation && Date.now() > value.imitation.until * 1_000) return null;
    return { ...value, renew: content.outdated || age > DAY_MS };
  }

  app.decorateRequest('session', {
    getter() {
      return receive(this);
    },
  });
  app.decorateReply('sendSession', function (value) {
    const { request } = this;
    const { imitation } = request.session ?? {};
    const source = { log: app.log, requestId: request.id, configuration };
    if (imitation && !value.imitation) auditImitation(source, imitation, { event: 'end' });
    const sealed = seal.seal(sessionText(value));
    const common = { path: '/', maxAge: MAX_AGE_S, sameSite: 'lax', secure } as const;
    this.setCookie(cookie, sealed, { ...common, httpOnly: true });
    this.setCookie(MARKER_COOKIE, value.prices ? `1-${value.prices}` : '1', common);
    // Browsers, recognised by this header, use the cookie, because scripts must not see the token. A cross-site frontend
    // gets no cookie (SameSite) and is treated like an app.
    const site = request.headers['sec-fetch-site'];
    const allowed = site === 'cross-site' && this.hasHeader('access-control-allow-origin');
    if (site === undefined || allowed) this.header(SESSION_HEADER, sealed);
  });
  app.decorate('openSession', (received, languageId, { address, agent }) => {
    const headers = { languageId, ...(address === undefined ? {} : { address }) };
    return new ShopperSession(parts, received, headers, tokenKey(`${address} ${agent}`));
  });
});
