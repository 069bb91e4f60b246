import fp from 'fastify-plugin';
import type { Configuration } from '../config/configuration.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the operator decided. */
    readonly configuration: Configuration;
  }
}

/** What the operator decided, for all others to read. */
export const configurationPlugin = fp<{ readonly configuration: Configuration }>(
  async (app, { configuration }) => {
    app.decorate('configuration', configuration);
  },
  { name: 'configuration' },
);
