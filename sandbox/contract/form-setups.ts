import { PRIVATE_FOLDER_ID } from '../media/uploaded-media.ts';
import { isObject } from '../shop/entity.ts';
import { newId } from '../shop/ids.ts';
import { categoryId } from '../shops/derive/ids.ts';
import { adminToken } from './admin-token.ts';
import { customer } from './customer-steps.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import type { Setup, Stage } from './setup-steps.ts';
import { list, part } from './shop-client.ts';

const MESSAGE = {
  salutationId: PLACEHOLDERS['salutation'],
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.com',
  phone: '044',
  subject: 'Hallo',
  comment: 'Text',
};

const REVIEW = {
  title: 'Sehr schön',
  content: 'Ein wirklich gutes Produkt, das ich gerne weiterempfehle und wieder kaufen würde.',
  points: 4,
};

async function bearer({ client }: Stage): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await adminToken(client.url)}` };
}

async function media(
  stage: Stage,
  isPrivate: boolean,
  folder: string | null,
  fileName?: string,
): Promise<void> {
  const id = newId();
  stage.names['media'] = id;
  stage.names['privateFolder'] = PRIVATE_FOLDER_ID;
  const headers = await bearer(stage);
  await stage.client.send('POST', '/api/media', { id, private: isPrivate, mediaFolderId: folder }, headers);
  if (fileName === undefined) return;
  await stage.client.send(
    'POST',
    `/api/_action/media/${id}/upload?extension=png&fileName=${fileName}`,
    'PNG',
    {
      ...headers,
      'content-type': 'image/png',
    },
  );
}

async function snippetSet(stage: Stage): Promise<void> {
  const answer = await stage.client.send('POST', '/api/search/snippet-set', {}, await bearer(stage));
  const [first] = list(answer, 'body', 'data');
  stage.names['snippetSet'] = String(first?.['id']);
}

async function formOfLayout(stage: Stage): Promise<void> {
  const page = await stage.client.object('POST', `/store-api/category/${categoryId('shops')}`, {});
  stage.client.token = undefined;
  const slots = list(part(page, 'cmsPage'), 'sections')
    .flatMap((section) => list(section, 'blocks'))
    .flatMap((block) => list(block, 'slots'));
  stage.names['formSlot'] = String(slots.find((slot) => isObject(slot) && slot['type'] === 'form')?.['id']);
}

async function slotOfHome({ client, names }: Stage): Promise<void> {
  const page = await client.object('POST', `/store-api/cms/${PLACEHOLDERS['cmsPage']}`, {});
  client.token = undefined;
  names['slot'] = String(part(page, 'sections', 0, 'blocks', 0, 'slots', 0)['id']);
}

export const FORM_SETUPS: Readonly<Record<string, Setup>> = {
  'contact form sent three times': async ({ client }) => {
    for (let sent = 0; sent < 3; sent++) await client.send('POST', '/store-api/contact-form', MESSAGE);
    client.token = undefined;
  },
  'contact form of a layout': formOfLayout,
  'review written': async (stage) => {
    await customer(stage);
    await stage.client.send('POST', `/store-api/product/${PLACEHOLDERS['product']}/review`, REVIEW);
  },
  'reviews switched off': async (stage) => {
    await customer(stage);
    stage.sandbox.controls.set({ reviews: false });
  },
  'private media outside its folder': (stage) => media(stage, true, null),
  'private media in its folder': (stage) => media(stage, true, PRIVATE_FOLDER_ID),
  'private file': (stage) => media(stage, true, PRIVATE_FOLDER_ID, 'privat'),
  'public media': (stage) => media(stage, false, null),
  'public file': (stage) => media(stage, false, null, 'oeffentlich'),
  'media beside a file': async (stage) => {
    await media(stage, false, null, 'oeffentlich');
    await media(stage, false, null);
  },
  'slot of the home page': slotOfHome,
  'snippet set': snippetSet,
};
