import { setTimeout as wait } from 'node:timers/promises';
import fp from 'fastify-plugin';
import type { Language } from '../../schema/generated/types.ts';

/** Preloads the data that every page of a language needs. */
type WarmUpStep = (language: Language) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    onWarmUp(step: WarmUpStep): void;
    /**
     * Preloads the data of every page: first in the default language, for which readiness waits (at most `patienceMs`), then
     * in the others. Never fails.
     */
    warmUp(patienceMs?: number): Promise<void>;
    isWarmingUp(): boolean;
  }
}

/** Maximum delay of readiness in milliseconds, so that a slow Shopware does not prevent the start. */
const PATIENCE_MS = 1_000;
/** Read sequentially, to spare Shopware. */
const MAX_LANGUAGES = 5;

export const warmUpPlugin = fp(async (app) => {
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
    await Promise.race([first, wait(patienceMs, undefined, { ref: false })]);
    underway = false;
    await first;
    for (const language of (await found).slice(1)) await inLanguage(language);
  });
  app.onWarmUp((language) => app.messages.in(language));
});
