import type { FastifyPluginAsync } from 'fastify';
import { plainFailure } from '../protocol/errors.ts';
import { ADMIN_ROUTES } from '../routes/admin.ts';
import type { Shop } from '../state/shop.ts';
import { bodyOf, contentOf, header, originOf, paramsOf, queryOf, sendAnswer } from './request.ts';

const CLIENT_ID = 'SWIAKONTORSANDBOXDEMOSHOP0';
const CLIENT_SECRET = 'sandbox-secret';
/** The same in every sandbox, so that a gateway survives a restart of it. */
const ACCESS_TOKEN = 'sandbox.admin.token';
const TOKEN_LIFETIME_S = 600;

/** The Admin API. */
export const adminApi: FastifyPluginAsync<{ readonly shop: Shop }> = async (app, { shop }) => {
  app.post('/oauth/token', (request, reply) => {
    const { grant_type: grant, client_id: id, client_secret: secret } = bodyOf(request);
    if (grant !== 'client_credentials' || id !== CLIENT_ID || secret !== CLIENT_SECRET)
      throw plainFailure(401, 'Client authentication failed', '4');
    return sendAnswer(reply, {
      token_type: 'Bearer',
      expires_in: TOKEN_LIFETIME_S,
      access_token: ACCESS_TOKEN,
    });
  });
  for (const [route, handler] of Object.entries(ADMIN_ROUTES)) {
    const [method = '', url = ''] = route.split(' ');
    app.route({
      method,
      url,
      handler: (request, reply) => {
        if (header(request, 'authorization') !== `Bearer ${ACCESS_TOKEN}`)
          throw plainFailure(401, 'The resource owner or authorization server denied the request.', '9');
        const contentType = header(request, 'content-type') ?? '';
        const body = handler({
          shop,
          params: paramsOf(request),
          query: queryOf(request),
          body: contentType.startsWith('application/json') ? bodyOf(request) : {},
          file: contentOf(request),
          contentType,
          origin: originOf(request),
        });
        return sendAnswer(reply, body);
      },
    });
  }
};
