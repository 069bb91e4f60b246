import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ThemeColors } from '../../../schema/theme-contract.ts';
import { type ShopSource, shop } from '../../domains/channel/shop.ts';
import { renditionUrl } from '../../shopware/mappers/image.ts';

const MAX_AGE_S = 300;
const ICON_PX = 200;
const LETTER_ICON = '/favicon.svg';

/** The shop's icon, or else the first letter of its name, at the well-known paths, and its web manifest. */
export async function iconRoutes(app: FastifyInstance): Promise<void> {
  const serve = (path: string, answer: (current: ShopSource, reply: FastifyReply) => FastifyReply) =>
    app.get(path, async ({ id }, reply) => {
      // In the shop's default language.
      const current = await shop(await app.createContext({ requestId: id, session: null }));
      return answer(current, reply.header('cache-control', `public, max-age=${MAX_AGE_S}`));
    });
  serve(LETTER_ICON, ({ name, theme }, reply) =>
    reply.type('image/svg+xml').send(letterIcon(name, theme?.light)),
  );
  for (const path of ['/favicon.ico', '/apple-touch-icon.png'])
    serve(path, (current, reply) => reply.redirect(iconPath(app, current) ?? LETTER_ICON, 302));
  serve('/manifest.webmanifest', (current, reply) =>
    reply.type('application/manifest+json').send(JSON.stringify(manifest(current, iconPath(app, current)))),
  );
}

function iconPath({ pictures }: FastifyInstance, { icon }: ShopSource): string | null {
  return icon ? renditionUrl(icon, { width: ICON_PX }, pictures) : null;
}

function manifest({ name, claim, theme }: ShopSource, icon: string | null) {
  const drawn = { src: LETTER_ICON, sizes: 'any', type: 'image/svg+xml' };
  return {
    name,
    short_name: name,
    ...(claim && { description: claim }),
    start_url: '/',
    display: 'browser',
    ...(theme?.light && { theme_color: theme.light.ground, background_color: theme.light.ground }),
    icons: [icon === null ? drawn : { src: icon, sizes: `${ICON_PX}x${ICON_PX}` }],
  };
}

function letterIcon(name: string, colors?: Pick<ThemeColors, 'accent' | 'onAccent'> | null): string {
  const { accent = '#171512', onAccent = '#fbfaf7' } = colors ?? {};
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${accent}"/><text x="16" y="23.500" font-family="system-ui,sans-serif" font-size="22" font-weight="700" text-anchor="middle" fill="${onAccent}">${letter.toUpperCase()}</text></svg>`;
}
