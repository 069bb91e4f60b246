import type { ErrorKey } from './error-codes.ts';

/** Why `POST /upload` refuses a file. */
export const UPLOAD_KEYS = [
  'FILE_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_NAME_MISSING',
  'UPLOADS_UNAVAILABLE',
  'UPLOAD_FAILED',
  'rateLimitExceeded',
] as const satisfies readonly ErrorKey[];

export type UploadKey = (typeof UPLOAD_KEYS)[number];
