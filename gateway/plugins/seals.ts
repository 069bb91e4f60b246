import fp from 'fastify-plugin';
import { Seal } from '../platform/crypto/seal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Close what goes to a shopper and comes back: their session, a captcha's answer, the key of a file. */
    readonly seals: Readonly<Record<'session' | 'captcha' | 'upload', Seal>>;
  }
}

/** Seals of this shop, each for one purpose. */
export const sealsPlugin = fp(
  async (app) => {
    const { sessionSecrets, shopwareAccessToken } = app.configuration;
    const seal = (purpose: string) => new Seal(sessionSecrets, purpose, shopwareAccessToken);
    app.decorate('seals', {
      session: seal('sw-context-token'),
      captcha: seal('captcha'),
      upload: seal('upload'),
    });
  },
  { name: 'seals', dependencies: ['configuration'] },
);
