import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminToken } from '../contract/admin-token.ts';
import { Client } from '../contract/client.ts';
import { list, part } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { newId } from '../shop/ids.ts';

let sandbox: Sandbox;
let client: Client;
let headers: Record<string, string>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  client = new Client(sandbox.url);
});

afterAll(() => sandbox.close());

beforeEach(async () => {
  sandbox.controls.reset();
  headers = { authorization: `Bearer ${await adminToken(sandbox.url)}` };
});

async function upload(id: string, more: object, content: string): Promise<number> {
  await client.send('POST', '/api/media', { id, ...more }, headers);
  const path = `/api/_action/media/${id}/upload?extension=png&fileName=bild-${id}`;
  return (await client.send('POST', path, content, { ...headers, 'content-type': 'image/png' })).status;
}

async function privateFolder(): Promise<unknown> {
  const body = {
    filter: [{ type: 'equals', field: 'entity', value: 'product_download' }],
    associations: { folder: {} },
  };
  const answer = await client.send('POST', '/api/search/media-default-folder', body, headers);
  return part(list(answer, 'body', 'data')[0], 'folder')['id'];
}

describe('an uploaded file', () => {
  it('is private in the folder for downloads: staff read and delete it, shoppers get nothing', async () => {
    const id = newId();
    expect(await upload(id, { private: true, mediaFolderId: await privateFolder() }, 'geheim')).toBe(204);
    const media = part(await client.send('GET', `/api/media/${id}`, undefined, headers), 'body', 'data');
    expect(media).toMatchObject({ private: true, url: '', fileSize: 6, mimeType: 'image/png' });
    expect((await client.send('POST', '/store-api/media', { ids: [id] })).body).toEqual([]);
    expect((await fetch(`${sandbox.url}/${String(media['path'])}`)).status).toBe(404);
    expect(sandbox.controls.fileContent(id)?.content.toString()).toBe('geheim');
    expect((await client.send('DELETE', `/api/media/${id}`, undefined, headers)).status).toBe(204);
    expect((await client.send('GET', `/api/media/${id}`, undefined, headers)).status).toBe(404);
  });

  it('is lost to everybody when it is private outside that folder', async () => {
    expect(await upload(newId(), { private: true }, 'verloren')).toBe(404);
    expect(sandbox.controls.files()).toEqual([]);
  });

  it('is refused when Shopware does not know its kind', async () => {
    const id = newId();
    await client.send('POST', '/api/media', { id }, headers);
    const path = `/api/_action/media/${id}/upload?extension=exe&fileName=x`;
    const answer = await client.send('POST', path, 'MZ', headers);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('CONTENT__MEDIA_FILE_TYPE_NOT_SUPPORTED');
  });

  it('has an address when it is public', async () => {
    const id = newId();
    expect(await upload(id, {}, 'offen')).toBe(204);
    const [media] = list(await client.send('POST', '/store-api/media', { ids: [id] }), 'body');
    expect(await (await fetch(String(media?.['url']))).text()).toBe('offen');
  });
});

describe('a text that staff change', () => {
  it('is in the translations and the snippets at once', async () => {
    sandbox.controls.changeSnippet('fr-CH', 'addToCartError', 'Raté.');
    const answer = await client.send('GET', '/api/translations/fr-CH', undefined, headers);
    expect(part(answer, 'body')['addToCartError']).toBe('Raté.');
    const body = { filter: [{ type: 'equals', field: 'value', value: 'Raté.' }] };
    const found = await client.send('POST', '/api/search/snippet', body, headers);
    expect(list(found, 'body', 'data')[0]?.['translationKey']).toBe('addToCartError');
  });
});
