import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports the process as not ready; it serves requests until it is closed. */
    startDraining(): void;
    isDraining(): boolean;
    /** Calls back once when draining begins. */
    onDrain(callback: () => void): void;
  }
}

/**
 * Draining: requests are still served, but readiness fails and every response closes its connection, so that load
 * balancers notice in time and keep-alive does not delay the exit.
 */
export const drainPlugin = fp(async (app) => {
  let draining = false;
  const callbacks: (() => void)[] = [];
  const drain = () => {
    draining = true;
    for (const callback of callbacks.splice(0)) callback();
  };
  app.decorate('isDraining', () => draining);
  app.decorate('onDrain', (callback) => {
    callbacks.push(callback);
  });
  app.decorate('startDraining', drain);
  app.addHook('preClose', async () => drain());
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) reply.header('connection', 'close');
    done(null, payload);
  });
});
