import { join } from 'node:path';
import fp from 'fastify-plugin';
import { MessageSource, readShopTexts } from '../domains/shared/messages/message-source.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly messages: MessageSource;
  }
}

/** Shopper texts: the built-in ones, overlaid by those of the shop (`messages` in its folder), then of Shopware's backend. */
export const messagesPlugin = fp<{ readonly shopFolder: string }>(async (app, { shopFolder }) => {
  const texts = readShopTexts(join(shopFolder, 'messages'), app.log);
  app.decorate('messages', new MessageSource(app.admin, app.cache, app.log, texts));
});
