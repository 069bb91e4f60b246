import fp from 'fastify-plugin';
import type { Configuration } from '../config/configuration.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly configuration: Configuration;
  }
}

/** Decorates the app with the operator's configuration. */
export const configurationPlugin = fp<{ readonly configuration: Configuration }>(
  async (app, { configuration }) => {
    app.decorate('configuration', configuration);
  },
  { name: 'configuration' },
);
