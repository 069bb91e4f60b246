import type { FastifyInstance } from 'fastify';

/** Once the gateway closes, each answer under way ends its connection, so that nobody's keep-alive holds the process. */
export function drain(app: FastifyInstance): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) reply.header('connection', 'close');
    done(null, payload);
  });
}
