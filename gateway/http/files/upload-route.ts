import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_FILE_MB } from '../../../schema/form-contract.ts';
import { fileType, isRefusedFile, sealUpload, storeFile } from '../../domains/forms/uploads.ts';
import { ERROR_CODES, type UploadKey } from '../../domains/shared/error-codes.ts';
import { problemOf } from '../../domains/shared/errors.ts';
import type { Values } from '../../domains/shared/messages/messages.ts';
import { params } from '../../domains/shared/user-errors.ts';
import { decodedUri } from '../../lib/decode-uri.ts';
import { isObject } from '../../lib/json.ts';
import { clientOf } from '../../platform/rate-limit/client.ts';
import { languageHints } from '../../plugins/language-hints.ts';
import { RequestError } from '../../plugins/request-error.ts';
import { detectLocale } from '../../shopware/channel/locales.ts';

const MEGABYTE = 1024 * 1024;
const MAX_FILES_PER_MINUTE = 20;

/**
 * `POST /upload`: the file as body with its content type, and its URI-encoded name in `x-file-name`. A cross-site form
 * can send neither without a preflight, which is never granted (CSRF).
 */
export async function uploadRoute(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_FILE_MB * MEGABYTE },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = isObject(error) ? Number(error['statusCode']) : 500;
    if (status === 429) return refuseLimited(reply, Number(reply.getHeader('retry-after') ?? 60));
    if (error instanceof RequestError) {
      const { code, message } = error;
      return reply.code(status).header('cache-control', 'no-store').send({ code, message, params: [] });
    }
    if (status === 413) return refuse(reply, 413, 'FILE_TOO_LARGE', { maxMB: MAX_FILE_MB });
    if (status === 415) return refuse(reply, 415, 'FILE_TYPE_NOT_ALLOWED');
    if (status >= 400 && status < 500) return refuse(reply, status, 'UPLOAD_FAILED');
    app.log.error({ err: error, requestId: request.id }, 'upload failed');
    return refuse(reply, 500, 'UPLOAD_FAILED');
  });
  app.post('/upload', { onRequest: guard }, upload);
}

async function guard({ headers, client }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { admin, configuration, shared } = reply.server;
  if (typeof headers['x-file-name'] !== 'string' || headers['content-type'] === undefined)
    return refuse(reply, 400, 'FILE_NAME_MISSING');
  if (admin === null) return refuse(reply, 503, 'UPLOADS_UNAVAILABLE');
  const most = Math.min(MAX_FILES_PER_MINUTE, configuration.attemptsPerMinute);
  const seconds = await shared.attempts.take(`upload:${clientOf(client.address)}`, most);
  if (seconds === 0) return undefined;
  return refuseLimited(reply.header('retry-after', seconds), seconds);
}

async function upload({ headers, body, id }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const found = fileType(content);
  if (found === null) return refuse(reply, 415, 'FILE_TYPE_NOT_ALLOWED');
  const { admin, log, seals } = reply.server;
  if (admin === null) return refuse(reply, 503, 'UPLOADS_UNAVAILABLE');
  try {
    const stored = await storeFile(log, admin, content, found);
    const name = plainName(String(headers['x-file-name']), found.extension);
    const { type } = found;
    const size = content.length;
    const key = sealUpload(seals.upload, { ...stored, name, type, size });
    return reply.code(201).header('cache-control', 'no-store').send({ key, name, type, size });
  } catch (error) {
    if (isRefusedFile(error)) return refuse(reply, 415, 'FILE_TYPE_NOT_ALLOWED');
    log.error({ err: error, requestId: id }, 'upload cannot be stored');
    const { status } = problemOf(error);
    return refuse(reply, status < 500 ? 502 : status, 'UPLOAD_FAILED');
  }
}

/** Maximum bytes read and discarded, so that the client can read the response. */
const MAX_DISCARDED_BYTES = 64 * MEGABYTE;

/** Reads the rest of a body, because a client that is disconnected while sending does not see the response. */
async function discardBody(request: FastifyRequest): Promise<void> {
  if (request.raw.readableEnded || request.raw.destroyed) return;
  let size = 0;
  try {
    for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
      size += Buffer.byteLength(chunk);
      if (size > MAX_DISCARDED_BYTES) return;
    }
  } catch {
    // The client has disconnected.
  }
}

const refuseLimited = (reply: FastifyReply, seconds: number) =>
  refuse(reply, 429, 'rateLimitExceeded', { seconds });

async function refuse(
  reply: FastifyReply,
  status: number,
  key: UploadKey,
  values: Values = {},
): Promise<FastifyReply> {
  const { request, server } = reply;
  await discardBody(request);
  const hints = languageHints(request);
  const languages = await server.channel.knownLanguages(hints);
  const language =
    languages.find(({ locale }) => locale === request.headers['kontor-locale']) ??
    detectLocale(languages, hints.stored, hints.accepted);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('vary', 'kontor-locale, Cookie, Accept-Language')
    .send({
      code: ERROR_CODES[key],
      message: server.messages.builtIn(language).text(key, values),
      params: params(values),
    });
}

/** File name without path, at most 80 characters, with the extension of its type. */
function plainName(given: string, extension: string): string {
  const decoded = (decodedUri(given) ?? given).split(/[/\\]/).at(-1) ?? '';
  const stem = decoded
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _.()-]/gu, '_')
    .trim()
    .slice(0, 80);
  return `${stem || 'file'}.${extension}`;
}
