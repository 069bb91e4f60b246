import fp from 'fastify-plugin';
import { MessageSource } from '../domains/shared/messages/message-source.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly messages: MessageSource;
  }
}

/** Shopper texts: the built-in ones, overlaid by those of Shopware's backend. */
export const messagesPlugin = fp(
  async (app) => {
    app.decorate('messages', new MessageSource(app.admin, app.cache, app.log));
  },
  { name: 'messages', dependencies: ['shopware', 'public-reads'] },
);
