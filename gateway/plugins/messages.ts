import fp from 'fastify-plugin';
import { MessageSource } from '../domains/shared/messages/message-source.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Texts for shoppers, by language. */
    readonly messages: MessageSource;
  }
}

/** Texts for shoppers: those of the gateway, and over them those of Shopware's backend. */
export const messagesPlugin = fp(
  async (app) => {
    app.decorate('messages', new MessageSource(app.admin, app.cache, app.log));
  },
  { name: 'messages', dependencies: ['shopware', 'public-reads'] },
);
