import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { limitFiles } from '../../plugins/rate-limit.ts';
import { passOn, safePath } from './pass-on.ts';
import { pictureRoute } from './picture-route.ts';
import { ShopFiles } from './shop-files.ts';

/**
 * Serves files of Shopware's media only, so that the Content-Security-Policy needs no other host: `/media/*` and
 * `/thumbnail/*` unchanged, `/picture/*` in other sizes.
 */
export const mediaProxy = fp(
  async (app) => {
    const files = new ShopFiles(app.configuration.shopwareMediaEndpoint);
    app.addHook('onClose', () => files.close());
    limitFiles(app);
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      const path = safePath(request.url);
      return path === null ? reply.code(404).send() : passOn(files, path, request, reply);
    };
    app.get('/media/*', handler);
    app.get('/thumbnail/*', handler);
    pictureRoute(app, files);
  },
  {
    name: 'media-proxy',
    encapsulate: true,
    dependencies: ['configuration', 'shared-state', 'pictures', 'load-shedding', 'rate-limit'],
  },
);
