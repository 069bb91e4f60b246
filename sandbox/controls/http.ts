import type { IncomingMessage } from 'node:http';
import { readBody } from '../server/body.ts';
import { Raw } from '../server/call.ts';
import { toNumber } from '../server/criteria.ts';
import type { Entity } from '../shop/entity.ts';
import { type Controls, productChange, type Switchable } from './controls.ts';
import { mailPage } from './mail-page.ts';
import type { OrderWork } from './order-controls.ts';

const SWITCHABLE: Readonly<Record<string, Switchable>> = {
  'payment-methods': 'payment-method',
  'shipping-methods': 'shipping-method',
  promotions: 'promotion',
  'landing-pages': 'landing-page',
};

const FAULTS = ['status', 'reset', 'garbage', 'hang'] as const;

/** Answers `/_sandbox/…`; undefined for an unknown path. */
export async function controlsOverHttp(
  controls: Controls,
  request: IncomingMessage,
  path: string,
): Promise<unknown> {
  const [, , name = '', key = ''] = path.split('/').map(decodeURIComponent);
  const { method } = request;
  const body = method === 'GET' ? {} : await readBody(request);
  const kind = SWITCHABLE[name];
  if (kind !== undefined && method === 'POST') {
    controls.setActive(kind, key, body['active'] !== false);
    return done();
  }
  switch (`${method} ${name}`) {
    case 'POST switches':
      controls.set(body);
      return done();
    case 'POST maintenance':
      controls.setMaintenance(body['on'] !== false);
      return done();
    case 'POST faults':
      addFault(controls, body);
      return done();
    case 'DELETE faults':
      controls.clearFaults();
      return done();
    case 'POST products':
      return { ok: controls.setProduct(key, productChange(body)) };
    case 'POST seo-urls':
      return { ok: controls.renamePath(String(body['foreignKey']), langOf(body), String(body['path'])) };
    case 'POST sessions':
      return { ok: true, count: controls.expireSessions(texts(body, ['token', 'email'])) };
    case 'POST recoveries':
      return { ok: true, count: controls.expireRecoveries(texts(body, ['email']).email) };
    case 'POST customers':
      return { ok: controls.changeCustomer(key, customerChange(body)) };
    case 'POST orders':
      return { ok: controls.workOnOrder(key, orderWork(body)) };
    case 'POST reviews':
      return { ok: true, count: controls.acceptReviews(key || undefined, texts(body, ['comment']).comment) };
    case 'GET files.json':
      return controls.files();
    case 'GET files':
      return fileAnswer(controls, key);
    case 'POST snippets':
      controls.changeSnippet(String(body['locale']), String(body['key']), String(body['value']));
      return done();
    case 'POST limits':
      controls.passAttempts(toNumber(body['seconds'], 0));
      return done();
    case 'DELETE limits':
      controls.forgetAttempts();
      return done();
    case 'GET requests':
      return {
        counts: controls.requests.counts(),
        stored: controls.stored(),
        requests: controls.requests.entries,
      };
    case 'DELETE requests':
      controls.requests.clear();
      return done();
    case 'GET mails':
      return new Raw('text/html; charset=utf-8', mailPage(controls.mails()));
    case 'GET mails.json':
      return controls.mails();
    case 'POST reset':
      controls.reset();
      return done();
    default:
      return undefined;
  }
}

function fileAnswer(controls: Controls, id: string): Raw | undefined {
  const file = controls.fileContent(id);
  return file === undefined ? undefined : new Raw(file.type, file.content);
}

function done(): Entity {
  return { ok: true };
}

/** Those of the named fields that are texts. */
function texts<N extends string>(body: Entity, names: readonly N[]): Partial<Record<N, string>> {
  const found: Partial<Record<N, string>> = {};
  for (const name of names) {
    const value = body[name];
    if (typeof value === 'string') found[name] = value;
  }
  return found;
}

function customerChange(body: Entity): { active?: boolean; group?: 'accept' | 'decline' } {
  const { active, group } = body;
  return {
    ...(typeof active === 'boolean' ? { active } : {}),
    ...(group === 'accept' || group === 'decline' ? { group } : {}),
  };
}

function orderWork(body: Entity): OrderWork {
  const { trackingCodes } = body;
  return {
    ...texts(body, ['order', 'payment', 'delivery', 'document']),
    ...(Array.isArray(trackingCodes) ? { trackingCodes: trackingCodes.map(String) } : {}),
  };
}

function langOf(body: Entity): 'de' | 'en' | 'fr' {
  return body['lang'] === 'en' || body['lang'] === 'fr' ? body['lang'] : 'de';
}

function addFault(controls: Controls, body: Entity): void {
  const kind = FAULTS.find((known) => known === body['kind']) ?? 'status';
  controls.addFault({
    path: String(body['path'] ?? ''),
    times: toNumber(body['times'], 1),
    kind,
    status: toNumber(body['status'], 500),
  });
}
