import fp from 'fastify-plugin';
import { PictureAddresses } from '../shopware/mappers/picture-address.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Addresses of the shop's pictures in other sizes. */
    readonly pictures: PictureAddresses;
  }
}

export const picturesPlugin = fp(
  async (app) => {
    app.decorate('pictures', new PictureAddresses(app.configuration.shopwareAccessToken));
  },
  { name: 'pictures', dependencies: ['configuration'] },
);
