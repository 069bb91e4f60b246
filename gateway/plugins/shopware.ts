import fp from 'fastify-plugin';
import { AdminClient } from '../shopware/admin-client.ts';
import { StoreClient } from '../shopware/store-client.ts';
import { observed } from '../shopware/transport/observed.ts';
import { Transport } from '../shopware/transport/transport.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly store: StoreClient;
    /** null without an integration. */
    readonly admin: AdminClient | null;
    readonly upstreams: Readonly<Record<'store' | 'admin', Transport>>;
  }
}

/** Clients of Shopware's two APIs; registering them sends nothing. */
export const shopwarePlugin = fp(async (app) => {
  const { configuration, connections, log, metrics, tracing, shared } = app;
  const { shopwareAccessToken, upstreamTimeout } = configuration;
  const upstream = (name: 'store' | 'admin', origin: string) =>
    new Transport(origin, upstreamTimeout, connections[name], observed(name, log, metrics, tracing));
  const upstreams = {
    store: upstream('store', configuration.shopwareEndpoint),
    admin: upstream('admin', configuration.shopwareAdminEndpoint),
  };
  app.decorate('upstreams', upstreams);
  app.decorate('store', new StoreClient(upstreams.store, shopwareAccessToken, log));
  app.decorate(
    'admin',
    configuration.admin === null
      ? null
      : new AdminClient(upstreams.admin, configuration.admin, log, shared.tokenStore),
  );
});
