import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports the process as not ready; it serves requests until it is closed. */
    startDraining(): void;
    isDraining(): boolean;
  }
}

/**
 * Draining: readiness fails while requests are still served, so that load balancers notice in time, and every response
 * closes its connection, so that keep-alive does not delay the exit.
 */
export const drainPlugin = fp(
  async (app) => {
    let draining = false;
    app.decorate('isDraining', () => draining);
    app.decorate('startDraining', () => {
      draining = true;
    });
    app.addHook('preClose', async () => {
      draining = true;
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (draining) reply.header('connection', 'close');
      done(null, payload);
    });
  },
  { name: 'drain' },
);
