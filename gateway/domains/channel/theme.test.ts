import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

const ASK = '{ shop { theme } }';
const BLUE = { ground: '#FFF', text: 'rgb(15, 23, 42)', accent: '#1a56db' };

const gateway = testGateway({ WEBHOOK_SECRET }, { bundle: tinyBundle() });

/** The fields of the sales channel as staff write them, shown at once. */
async function write(fields: Readonly<Record<string, unknown>>): Promise<void> {
  const named = Object.entries(fields).map(([name, value]) => [`kontor_theme_${name}`, value]);
  gateway.sandbox.controls.writeChannelFields('de', Object.fromEntries(named));
  await purge(gateway.url, ['*']);
}

const theme = async (): Promise<unknown> => at(await new Shopper(gateway.url).ask(ASK), 'shop', 'theme');

const notices = async (): Promise<unknown> =>
  at(await (await fetch(`${gateway.url}/health/ready`)).json(), 'notices');

/** Shopware takes typefaces only where its configuration says so; this one has these files among its media. */
function withFiles(files: Readonly<Record<string, { path: string; mimeType: string; bytes: Buffer }>>): void {
  const origin = gateway.app.configuration.shopwareEndpoint;
  gateway.upstream.fault = ({ path }, response) => {
    const file = Object.values(files).find((one) => path === one.path);
    if (!file && !path.endsWith('/media')) return false;
    const all = Object.entries(files).map(([id, one]) => ({
      id,
      mimeType: one.mimeType,
      url: new URL(one.path, origin).href,
    }));
    response.setHeader('content-type', file?.mimeType ?? 'application/json');
    response.end(file?.bytes ?? JSON.stringify(all));
    return true;
  };
}

test('configured values are returned, colours normalised and the rest derived', async () => {
  await write({
    ...BLUE,
    font: 'Sans',
    corners: 'round',
    picture_frame: '1:1',
    picture_fit: 'contain',
    dark_picture_ground: '#4A4641',
    density: 'compact',
  });
  expect(await theme()).toEqual({
    light: expect.objectContaining({
      ground: '#ffffff',
      text: '#0f172a',
      accent: '#1a56db',
      onAccent: '#ffffff',
    }),
    dark: expect.objectContaining({
      ground: expect.stringMatching(/^#1/),
      text: expect.stringMatching(/^#[ef]/),
    }),
    darkLogoUrl: null,
    typeface: 'SANS',
    fontFiles: [],
    corners: 'ROUND',
    pictureFrame: 'SQUARE',
    pictureFit: 'CONTAIN',
    pictureGround: '#ffffff',
    darkPictureGround: '#4a4641',
    pictureText: '#0f172a',
    density: 'COMPACT',
  });
  expect(await notices()).toBeUndefined();
});

describe('an invalid field', () => {
  test('counts as empty and is listed for operators without its content', async () => {
    const fields = {
      ground: '#fff;}body{display:none',
      text: 'url(javascript:alert(1))',
      accent: '</style><script>alert(1)</script>',
      dark_ground: 'darkish',
      dark_logo: 'e'.repeat(32),
      font: 'Comic Sans',
      font_file: 'nothing',
      font_file_bold: 'e'.repeat(32),
      corners: 'oval',
      picture_frame: '16:9',
      picture_fit: 'stretch',
      picture_ground: 7,
      density: ['compact'],
    };
    await write(fields);
    expect(await theme()).toBeNull();
    const listed = JSON.stringify(await notices());
    for (const field of Object.keys(fields)) expect(listed).toContain(`kontor_theme_${field} `);
    expect(listed).not.toMatch(/alert|display|Comic|darkish/);
  });

  test('two colours without contrast are adjusted and listed', async () => {
    await write({ ground: '#ffffff', text: '#cccccc' });
    expect(at(await theme(), 'light', 'text')).not.toBe('#cccccc');
    expect(await notices()).toEqual([
      expect.stringContaining('kontor_theme_text is shown with another lightness'),
    ]);
    await write(BLUE);
    await theme();
    expect(await notices()).toBeUndefined();
  });
});

describe('a custom font', () => {
  const bytes = readFileSync('web/public/fonts/archivo-kontor.woff2');
  const REGULAR = 'a'.repeat(32);
  const BOLD = 'b'.repeat(32);
  const faces = {
    [REGULAR]: { path: '/media/aa/face.woff2', mimeType: 'font/woff2', bytes },
    [BOLD]: { path: '/media/bb/bold.woff2', mimeType: 'application/octet-stream', bytes },
  };

  test('is served from public WOFF2 files for regular and bold text, whatever type their storage sends', async () => {
    withFiles(faces);
    await write({ font_file: REGULAR, font_file_bold: BOLD, font: 'serif' });
    const result = await theme();
    expect(result).toMatchObject({
      typeface: 'SERIF',
      fontFiles: [{ weights: '100 550' }, { weights: '551 900' }],
      light: null,
    });
    for (const index of [0, 1]) {
      const answer = await fetch(gateway.url + String(at(result, 'fontFiles', index, 'url')));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
      expect((await answer.arrayBuffer()).byteLength).toBe(bytes.length);
    }
    expect(await notices()).toBeUndefined();
  });

  test.each([
    ['/media/cc/face.txt', 'text/plain'],
    ['/media/cc/face.woff2', 'text/html'],
    ['/elsewhere/face.woff2', 'font/woff2'],
  ])('is absent for %s of type %s', async (path, mimeType) => {
    withFiles({ [REGULAR]: { path, mimeType, bytes } });
    await write({ font_file: REGULAR });
    expect(await theme()).toBeNull();
    expect(await notices()).toEqual([expect.stringContaining('kontor_theme_font_file is no WOFF2 file')]);
  });
});
