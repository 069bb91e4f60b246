import type { FastifyPluginAsync } from 'fastify';
import { pathOf } from '../server/request.ts';
import { noRoute } from '../server/respond.ts';
import type { Shop } from '../shop/shop.ts';
import { isPicturePath, pictureAt } from './picture-file.ts';
import { publicFile } from './public-file.ts';

/** `/media/…` and `/thumbnail/…`: pictures and public files. */
export const mediaFiles: FastifyPluginAsync<{ readonly shop: Shop }> = async (app, { shop }) => {
  for (const folder of ['/media/*', '/thumbnail/*'])
    app.get(folder, { exposeHeadRoute: true }, async (request, reply) => {
      const path = pathOf(request);
      const file = publicFile(shop, path);
      if (file !== undefined) return reply.type(file.type).send(file.content);
      if (!isPicturePath(path)) throw noRoute(request);
      const picture = await pictureAt(path);
      if (picture === undefined) return reply.code(404).type('text/plain').send('Not found');
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
        })
        .type('image/webp')
        .send(picture);
    });
};
