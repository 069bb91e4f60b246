import fp from 'fastify-plugin';
import { OperatorNotices } from '../platform/operator-notices.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly notices: OperatorNotices;
  }
}

export const operatorNoticesPlugin = fp(
  async (app) => {
    app.decorate('notices', new OperatorNotices(app.log));
  },
  { name: 'operator-notices' },
);
