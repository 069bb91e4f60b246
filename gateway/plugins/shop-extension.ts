import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fp from 'fastify-plugin';
import { MessageSource, readShopTexts } from '../domains/shared/messages/message-source.ts';
import type { ShopExtension } from '../domains/shared/shop-extension.ts';
import { isObject } from '../lib/json.ts';

interface LoadedExtension extends ShopExtension {
  /** Types and fields in GraphQL's schema language; null without any. */
  readonly typeDefs: string | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly shopExtension: LoadedExtension;
    readonly messages: MessageSource;
  }
}

/**
 * The shop's own code, `gateway.ts` and `schema.graphql` in its folder, both optional: the gateway does not start if they
 * cannot be loaded. And shopper texts: the built-in ones, overlaid by `messages` in that folder, then by Shopware's.
 */
export const shopExtensionPlugin = fp<{ readonly shopFolder: string }>(async (app, { shopFolder }) => {
  const schema = join(shopFolder, 'schema.graphql');
  app.decorate('shopExtension', {
    ...(await loadCode(join(shopFolder, 'gateway.ts'))),
    typeDefs: existsSync(schema) ? readFileSync(schema, 'utf8') : null,
  });
  const texts = readShopTexts(join(shopFolder, 'messages'), app.log);
  app.decorate('messages', new MessageSource(app.admin, app.cache, app.log, texts));
});

async function loadCode(file: string): Promise<ShopExtension> {
  if (!existsSync(file)) return {};
  const module: unknown = await import(pathToFileURL(file).href);
  const extension = isObject(module) ? module['default'] : null;
  if (!isObject(extension)) throw new Error(`${file} has no default export (docs/extending.md)`);
  return extension;
}
