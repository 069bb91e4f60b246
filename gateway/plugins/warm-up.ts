import { setTimeout as wait } from 'node:timers/promises';
import fp from 'fastify-plugin';
import type { Language } from '../../schema/generated/types.ts';

/** Reads ahead what every page of a language needs. */
type WarmUpStep = (language: Language) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    onWarmUp(step: WarmUpStep): void;
    /**
     * Reads the data of every page ahead: first in the shop's default language, until which (at most `patienceMs`, 1 s unless
     * given) the gateway is not ready, then in others. Never fails: failed reads are repeated on demand.
     */
    warmUp(patienceMs?: number): Promise<void>;
    isWarmingUp(): boolean;
  }
}

/** Milliseconds for which readiness waits at most: a page that waits for a slow Shopware is better than none. */
const PATIENCE_MS = 1_000;
/** Read one after the other, so that a start does not load Shopware. */
const MAX_LANGUAGES = 5;

export const warmUpPlugin = fp(
  async (app) => {
    const steps: WarmUpStep[] = [];
    let underway = false;

    async function languages(): Promise<readonly Language[]> {
      const { channel, admin } = app;
      const [found] = await Promise.all([
        channel.languages().catch(() => []),
        channel.currencies().catch(() => []),
        admin?.authorise().catch(() => undefined),
      ]);
      return found.slice(0, MAX_LANGUAGES);
    }

    const inLanguage = (language: Language) => Promise.allSettled(steps.map((step) => step(language)));

    app.decorate('isWarmingUp', () => underway);
    app.decorate('onWarmUp', (step) => {
      steps.push(step);
    });
    app.decorate('warmUp', async (patienceMs = PATIENCE_MS) => {
      underway = true;
      const found = languages();
      const first = found.then(async ([language]) => {
        if (language !== undefined) await inLanguage(language);
      });
      const patience = new AbortController();
      const waited = wait(patienceMs, undefined, { signal: patience.signal, ref: false }).catch(
        () => undefined,
      );
      await Promise.race([first, waited]);
      patience.abort();
      underway = false;
      await first;
      for (const language of (await found).slice(1)) await inLanguage(language);
    });
    app.onWarmUp((language) => app.messages.in(language));
  },
  { name: 'warm-up', dependencies: ['shopware', 'public-reads', 'messages'] },
);
