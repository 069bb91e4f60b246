import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says that the process was asked to end: it is no longer ready, but goes on serving until it is closed. */
    startDraining(): void;
    /** Whether it was asked to end. */
    isDraining(): boolean;
  }
}

/**
 * Once the gateway drains, readiness says so while everybody is still served, so that balancers have time to notice; each
 * answer ends its connection, so that nobody's keep-alive holds the process.
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
