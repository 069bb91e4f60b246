import fp from 'fastify-plugin';
import type { Configuration } from '../config/configuration.ts';
import type { Connections } from '../platform/connections.ts';
import { Seal } from '../platform/crypto/seal.ts';
import { OperatorNotices } from '../platform/operator-notices.ts';
import { PictureAddresses } from '../shopware/mappers/picture-address.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly configuration: Configuration;
    /** Outgoing connections, shared by the channels of the process. */
    readonly connections: Connections;
    /** Problems of the shop that operators should fix. */
    readonly notices: OperatorNotices;
    /** URLs of the shop's pictures in other sizes. */
    readonly pictures: PictureAddresses;
    /** Seals of values that shoppers carry: session, captcha answer, upload key. */
    readonly seals: Readonly<Record<'session' | 'captcha' | 'upload', Seal>>;
  }
}

/** Decorates the app with the configuration and with helpers that have no other dependency. */
export const configurationPlugin = fp<{
  readonly configuration: Configuration;
  readonly connections: Connections;
}>(async (app, { configuration, connections }) => {
  const { sessionSecrets, channelId } = configuration;
  const seal = (purpose: string) => new Seal(sessionSecrets, purpose, channelId);
  app.decorate('configuration', configuration);
  app.decorate('connections', connections);
  app.decorate('notices', new OperatorNotices(app.log));
  app.decorate('pictures', new PictureAddresses(channelId));
  app.decorate('seals', {
    session: seal('sw-context-token'),
    captcha: seal('captcha'),
    upload: seal('upload'),
  });
});
