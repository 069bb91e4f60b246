import fastify from 'fastify';

/** The child process of `startBareRoute`: a Fastify route that only sends bytes, which the parent provides. */
interface Payload {
  readonly port: number;
  readonly contentType: string;
  readonly body: string;
}

const isPayload = (message: unknown): message is Payload =>
  typeof message === 'object' && message !== null && 'port' in message && 'body' in message;

process.once('message', async (message) => {
  if (!isPayload(message)) throw new Error('no payload');
  const app = fastify();
  const bytes = Buffer.from(message.body, 'base64');
  app.get('/', (_request, reply) => reply.header('content-type', message.contentType).send(bytes));
  await app.listen({ host: '127.0.0.1', port: message.port });
  process.send?.('ready');
});
