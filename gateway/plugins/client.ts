import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { CLIENT_NAME, type ClientKey } from '../config/client-keys.ts';
import type { ProgramCode } from '../domains/shared/problem.ts';
import { type ClientLabels, clientLabels } from '../platform/metrics/client-labels.ts';
import { RequestError } from './request-error.ts';

/** The frontend that sent a request, from its headers. */
export interface RequestClient {
  /** The name of the key, otherwise that of the headers; null without either. */
  readonly name: string | null;
  readonly version: string | null;
  readonly key: Pick<ClientKey, 'name' | 'requestsPerMinute'> | null;
  /** The buyer's address from a trusted server, or that of the request. */
  readonly address: string;
  /** Whether the address is that of a buyer served by a trusted server. */
  readonly forBuyer: boolean;
  readonly labels: ClientLabels;
  /** Reason to refuse the request; null for none. */
  readonly mistake: Mistake | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    readonly client: RequestClient;
  }
}

/** Headers with the name of a frontend; browsers send them only after a preflight. */
export const CLIENT_NAME_HEADERS = ['graphql-client-name', 'apollographql-client-name'] as const;
const CLIENT_VERSION_HEADERS = ['graphql-client-version', 'apollographql-client-version'] as const;
const CLIENT_KEY_HEADER = 'kontor-client-key';
const BUYER_ADDRESS_HEADER = 'kontor-buyer-address';

const UNNAMED: ClientLabels = { client: 'unnamed', version: '' };

type Mistake = readonly [code: ProgramCode, status: number, message: string];

/** Identifies the frontend; an invalid request is counted before it is refused, so that keys cannot be guessed. */
export const clientPlugin = fp(async (app) => {
  const keys = new Map(app.configuration.clientKeys.map((entry) => [digest(entry.key), entry]));
  const labelsOf = clientLabels([...keys.values()].map(({ name }) => name));
  app.decorateRequest('client');
  app.addHook('onRequest', (request, _reply, done) => {
    const client = read(request, keys, labelsOf);
    Object.assign(request, { client });
    request.scope.client = client.name;
    request.scope.clientVersion = client.version;
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const { mistake } = request.client;
    if (mistake === null) done();
    else done(new RequestError(request, ...mistake));
  });
});

function read(
  request: FastifyRequest,
  keys: ReadonlyMap<string, ClientKey>,
  labelsOf: ReturnType<typeof clientLabels>,
): RequestClient {
  const { headers } = request;
  const name = first(request, CLIENT_NAME_HEADERS);
  const version = first(request, CLIENT_VERSION_HEADERS);
  const given = headers[CLIENT_KEY_HEADER];
  const buyer = headers[BUYER_ADDRESS_HEADER];
  const anonymous = {
    name: null,
    version: null,
    key: null,
    address: request.ip,
    forBuyer: false,
    labels: UNNAMED,
    mistake: null,
  };
  if (name === null && version === null && given === undefined && buyer === undefined) return anonymous;
  const wrong = (...mistake: Mistake) => ({ ...anonymous, mistake });
  const key = typeof given === 'string' ? (keys.get(digest(given)) ?? null) : null;
  if (given !== undefined && key === null)
    return wrong('CLIENT_KEY_UNKNOWN', 401, 'The key in kontor-client-key is not known here');
  if (buyer !== undefined && key === null)
    return wrong(
      'BUYER_ADDRESS_REFUSED',
      403,
      'kontor-buyer-address is believed only with a key in kontor-client-key',
    );
  if (buyer !== undefined && (typeof buyer !== 'string' || isIP(buyer) === 0))
    return wrong('BUYER_ADDRESS_INVALID', 400, 'kontor-buyer-address must be one IPv4 or IPv6 address');
  if ((name !== null && !CLIENT_NAME.test(name)) || (version !== null && !CLIENT_NAME.test(version)))
    return wrong(
      'CLIENT_HEADER_INVALID',
      400,
      'Name and version of a client are up to 64 printable ASCII characters',
    );
  const shown = key?.name ?? name;
  return {
    ...anonymous,
    name: shown,
    version,
    key,
    ...(typeof buyer === 'string' ? { address: buyer, forBuyer: true } : {}),
    labels: shown === null ? UNNAMED : labelsOf(shown, version),
  };
}

function first({ headers }: FastifyRequest, names: readonly string[]): string | null {
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}

/** Keys are looked up by digest, so that the lookup time reveals nothing. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}
