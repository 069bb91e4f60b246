import fp from 'fastify-plugin';
import { Seal } from '../platform/crypto/seal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Seals of values that shoppers carry: session, captcha answer, upload key. */
    readonly seals: Readonly<Record<'session' | 'captcha' | 'upload', Seal>>;
  }
}

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
