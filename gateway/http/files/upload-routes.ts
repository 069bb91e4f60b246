import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_FILE_MB } from '../../../schema/form-contract.ts';
import { fileType, isRefusedFile, sealUpload, storeFile, sweepUploads } from '../../domains/forms/uploads.ts';
import { ERROR_CODES, type UploadKey } from '../../domains/shared/error-codes.ts';
import { problemOf } from '../../domains/shared/errors.ts';
import type { Values } from '../../domains/shared/messages/messages.ts';
import { params } from '../../domains/shared/user-errors.ts';
import { decodedUri } from '../../lib/decode-uri.ts';
import { isObject } from '../../lib/json.ts';
import { clientOf } from '../../platform/rate-limit/client.ts';
import { requestedLanguage } from '../../plugins/language-hints.ts';
import { RequestError } from '../../plugins/request-error.ts';

const MEGABYTE = 1024 * 1024;
const MAX_FILES_PER_MINUTE = 20;
const SWEEP_INTERVAL_MS = 3_600_000;

/**
 * `POST /upload`: the file as body with its content type, and its URI-encoded name in `x-file-name`. A cross-site form
 * can send neither without a preflight, which is never granted (CSRF). Files that no form sends are removed every hour.
 */
export async function uploadRoutes(app: FastifyInstance): Promise<void> {
  const { admin, configuration, log, seals, shared } = app;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_FILE_MB * MEGABYTE },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status === 429)
      return refuse(reply, 429, 'rateLimitExceeded', { seconds: Number(reply.getHeader('retry-after')) });
    if (error instanceof RequestError) {
      const { code, message } = error;
      return reply.code(status).header('cache-control', 'no-store').send({ code, message, params: [] });
    }
    if (status === 413) return refuse(reply, 413, 'FILE_TOO_LARGE', { maxMB: MAX_FILE_MB });
    if (status === 415) return refuse(reply, 415, 'FILE_TYPE_NOT_ALLOWED');
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'upload failed');
    return refuse(reply, status, 'UPLOAD_FAILED');
  });
  if (admin === null) {
    app.post('/upload', (_request, reply) => refuse(reply, 503, 'UPLOADS_UNAVAILABLE'));
    return;
  }

  const limit = Math.min(MAX_FILES_PER_MINUTE, configuration.attemptsPerMinute);
  const guard = async ({ headers, client }: FastifyRequest, reply: FastifyReply) => {
    if (typeof headers['x-file-name'] !== 'string' || headers['content-type'] === undefined)
      return refuse(reply, 400, 'FILE_NAME_MISSING');
    const seconds = await shared.attempts.take(`upload:${clientOf(client.address)}`, limit);
    if (seconds === 0) return undefined;
    return refuse(reply.header('retry-after', seconds), 429, 'rateLimitExceeded', { seconds });
  };
  app.post<{ Body: Buffer | undefined }>(
    '/upload',
    { onRequest: guard },
    async ({ headers, body }, reply) => {
      const found = body && fileType(body);
      if (!found) return refuse(reply, 415, 'FILE_TYPE_NOT_ALLOWED');
      const stored = await storeFile(log, admin, body, found);
      const name = plainName(String(headers['x-file-name']), found.extension);
      const { type } = found;
      const size = body.length;
      const key = sealUpload(seals.upload, { ...stored, name, type, size });
      return reply.code(201).header('cache-control', 'no-store').send({ key, name, type, size });
    },
  );

  const sweep = () => {
    sweepUploads(admin, Date.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'uploads cannot be removed');
    });
  };
  const timer = setInterval(sweep, SWEEP_INTERVAL_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Status of a response to an error of Fastify, with a status, or of Shopware. */
function statusOf(error: unknown): number {
  if (isObject(error) && typeof error['statusCode'] === 'number') return error['statusCode'];
  if (isRefusedFile(error)) return 415;
  const { status } = problemOf(error);
  return status < 500 ? 502 : status;
}

async function refuse(reply: FastifyReply, status: number, key: UploadKey, values: Values = {}) {
  const { request, server } = reply;
  // The rest of the body is discarded, because a client that is disconnected while sending does not see the response.
  request.raw.resume();
  reply.removeHeader('connection');
  const language = await requestedLanguage(request);
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
