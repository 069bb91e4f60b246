import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_FILE_MB } from '../../../schema/form-contract.ts';
import { fileType, isRefusedFile, storeFile } from '../../domains/forms/store-file.ts';
import { sealUpload } from '../../domains/forms/upload-key.ts';
import { ERROR_CODES, type UploadKey } from '../../domains/shared/error-codes.ts';
import { problemOf } from '../../domains/shared/errors.ts';
import type { Values } from '../../domains/shared/messages/messages.ts';
import { params } from '../../domains/shared/user-errors.ts';
import { isObject } from '../../lib/json.ts';
import { clientOf } from '../../platform/rate-limit/client.ts';
import { clientMistake } from '../../plugins/client.ts';
import { languageHints } from '../../plugins/language-hints.ts';
import { detectLocale } from '../../shopware/channel/locales.ts';

const MEGABYTE = 1024 * 1024;
/** Per address. */
const MAX_FILES_PER_MINUTE = 20;

/**
 * `POST /upload`: the file as body with its content type, and its URI-encoded name in `x-file-name`. A cross-site form
 * can send neither without a preflight, which is never granted (CSRF). Responds 201 `{ key, name, type, size }`, or `{
 * code, message, params }`.
 */
export async function uploadRoute(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_FILE_MB * MEGABYTE },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
    if (tooLarge) return refuse(app, request, reply, 413, 'FILE_TOO_LARGE', { maxMB: MAX_FILE_MB });
    if (isObject(error) && error['statusCode'] === 429) {
      const seconds = Number(reply.getHeader('retry-after') ?? 60);
      return refuse(app, request, reply, 429, 'rateLimitExceeded', { seconds });
    }
    const mistake = clientMistake(error);
    if (mistake !== null) {
      const { code, message } = mistake;
      return reply
        .code(mistake.status)
        .header('cache-control', 'no-store')
        .send({ code, message, params: [] });
    }
    const status = isObject(error) ? Number(error['statusCode']) : 500;
    if (status === 415) return refuse(app, request, reply, 415, 'FILE_TYPE_NOT_ALLOWED');
    if (status >= 400 && status < 500) return refuse(app, request, reply, status, 'UPLOAD_FAILED');
    app.log.error({ err: error, requestId: request.id }, 'upload failed');
    return refuse(app, request, reply, 500, 'UPLOAD_FAILED');
  });
  app.post('/upload', { onRequest: (request, reply) => guard(app, request, reply) }, (request, reply) =>
    upload(app, request, reply),
  );
}

async function guard(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (typeof request.headers['x-file-name'] !== 'string' || request.headers['content-type'] === undefined) {
    return refuse(app, request, reply, 400, 'FILE_NAME_MISSING');
  }
  if (app.admin === null) return refuse(app, request, reply, 503, 'UPLOADS_UNAVAILABLE');
  const most = Math.min(MAX_FILES_PER_MINUTE, app.configuration.attemptsPerMinute);
  const seconds = await app.shared.attempts.take(`upload:${clientOf(request.client.address)}`, most);
  if (seconds === 0) return undefined;
  reply.header('retry-after', seconds);
  return refuse(app, request, reply, 429, 'rateLimitExceeded', { seconds });
}

async function upload(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const found = fileType(content);
  if (found === null) return refuse(app, request, reply, 415, 'FILE_TYPE_NOT_ALLOWED');
  const { admin, log, seals } = app;
  if (admin === null) return refuse(app, request, reply, 503, 'UPLOADS_UNAVAILABLE');
  try {
    const stored = await storeFile(log, admin, content, found);
    const name = plainName(String(request.headers['x-file-name']), found.extension);
    const file = { ...stored, name, type: found.type, size: content.length };
    const key = sealUpload(seals.upload, file);
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send({ key, name, type: file.type, size: file.size });
  } catch (error) {
    if (isRefusedFile(error)) return refuse(app, request, reply, 415, 'FILE_TYPE_NOT_ALLOWED');
    log.error({ err: error, requestId: request.id }, 'upload cannot be stored');
    const { status } = problemOf(error);
    return refuse(app, request, reply, status < 500 ? 502 : status, 'UPLOAD_FAILED');
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

async function refuse(
  { channel, messages }: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  key: UploadKey,
  values: Values = {},
): Promise<FastifyReply> {
  await discardBody(request);
  const hints = languageHints(request);
  const languages = await channel.knownLanguages(hints);
  const language =
    languages.find((language) => language.locale === request.headers['kontor-locale']) ??
    detectLocale(languages, hints.stored, hints.accepted);
  const message = messages.builtIn(language).text(key, values);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('vary', 'kontor-locale, Cookie, Accept-Language')
    .send({ code: ERROR_CODES[key], message, params: params(values) });
}

/** File name without path, at most 80 characters, with the extension of its type. */
function plainName(given: string, extension: string): string {
  const decoded = decode(given).split(/[/\\]/).at(-1) ?? '';
  const stem = decoded
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _.()-]/gu, '_')
    .trim()
    .slice(0, 80);
  return `${stem || 'file'}.${extension}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
