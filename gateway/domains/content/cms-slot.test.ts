import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at } from '../../testing/shopper.ts';
import type { GatewayContext } from '../shared/context.ts';
import { cmsSlot } from './cms-slot.ts';

let context: GatewayContext;

const gateway = testGateway();
beforeAll(async () => {
  context = await gateway.app.createContext({ requestId: 'test', session: null });
});

const read = (slot: object) =>
  cmsSlot({ id: 'id', slot: 'content', ...slot }, { context, categoryId: null, productId: null });

describe('a CMS element', () => {
  test('with HTML loses its scripts', async () => {
    const data = { content: '<b>HTML</b><script>var a=1</script>' };
    expect(await read({ type: 'html', data })).toEqual({
      __typename: 'CmsText',
      id: 'id',
      slot: 'content',
      html: '<b>HTML</b>',
    });
  });

  test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
    'with a link to %j has no path',
    async (url) => {
      expect(at(await read({ type: 'image', data: { url } }), 'link', 'path') ?? null).toBeNull();
    },
  );

  test('with a link to another shop has its URL, and none with `javascript:`', async () => {
    const linkTo = async (url: string) =>
      at(await read({ type: 'image', data: { url, newTab: true } }), 'link');
    expect(await linkTo('javascript:alert(1)')).toBeNull();
    expect(await linkTo('https://a.example')).toEqual({ url: 'https://a.example', path: null, newTab: true });
  });

  test('with a video file has its path and title', async () => {
    const media = { url: 'https://shop.example/media/a/film.mp4', translated: { title: 'Werkstatt' } };
    const video = { __typename: 'CmsVideoFile', url: '/media/a/film.mp4' };
    expect(await read({ type: 'video', data: { media } })).toMatchObject({ ...video, title: 'Werkstatt' });
    const config = { ariaLabel: { value: 'Am Schraubstock' } };
    expect(await read({ type: 'video', config, data: { media } })).toMatchObject({
      title: 'Am Schraubstock',
    });
    expect(await read({ type: 'video', data: {} })).toMatchObject({ __typename: 'CmsUnknown' });
  });

  test('with a form does not reveal its recipient', async () => {
    const config = {
      type: { value: 'contact' },
      title: { value: 'Schreiben Sie uns' },
      mailReceiver: { value: ['shop@example.com'] },
    };
    expect(await read({ type: 'form', data: null, config })).toEqual({
      __typename: 'CmsForm',
      slotId: 'id',
      id: 'id',
      slot: 'content',
      kind: 'CONTACT',
      title: 'Schreiben Sie uns',
    });
  });

  test('with the withdrawal form of Shopware 6.7 has that form', async () => {
    const config = { type: { value: 'revocationRequest' } };
    expect(await read({ type: 'form', data: null, config })).toMatchObject({ kind: 'WITHDRAWAL' });
  });

  test.each([
    ['youtube-video', 'dQw4w9WgXcQ', 'YOUTUBE'],
    ['vimeo-video', '76979871', 'VIMEO'],
  ])('of the type %s has the video and a picture of the shop', async (type, id, provider) => {
    const config = { videoID: { value: id }, title: { value: 'So schleift man' } };
    const media = { url: 'https://shop.example/media/a/b.jpg' };
    expect(await read({ type, config, data: { media } })).toMatchObject({
      __typename: 'CmsVideo',
      provider,
      videoId: id,
      title: 'So schleift man',
      poster: { url: '/media/a/b.jpg' },
    });
    expect(await read({ type, config, data: { media: { url: 'https://i.example/x.jpg' } } })).toMatchObject({
      poster: null,
    });
  });

  test.each(['"><script>', 'dQw4w9WgXcQ?autoplay=1', '../watch', ''])(
    'with a video of the id %s is dropped',
    async (id) => {
      const config = { videoID: { value: id } };
      expect(await read({ type: 'youtube-video', config })).toMatchObject({ __typename: 'CmsUnknown' });
    },
  );

  test.each(['form', 'youtube-video', 'a-plugin-of-somebody'])(
    'of the type %s with invalid data returns its name only',
    async (type) => {
      const config = { mailReceiver: { value: ['shop@example.com'] } };
      expect(await read({ type, data: null, config })).toEqual({
        __typename: 'CmsUnknown',
        id: 'id',
        slot: 'content',
        type,
        data: null,
      });
    },
  );

  test('of the shop gets the result of its extension, and nothing if that fails', async () => {
    const elements = {
      sizes: ({ config }: { config?: unknown }) => ({ from: config }),
      broken: () => Promise.reject(new Error('no')),
    };
    const shopElement = (type: string) =>
      cmsSlot(
        { id: 'id', slot: 'content', type, config: ['S'] },
        { context: { ...context, elements }, categoryId: null, productId: null },
      );
    expect(await shopElement('sizes')).toMatchObject({ type: 'sizes', data: { from: ['S'] } });
    expect(await shopElement('broken')).toMatchObject({ type: 'broken', data: null });
    expect(await shopElement('toString')).toMatchObject({ type: 'toString', data: null });
  });
});
