export type { Answer } from './answer.ts';
export { type Arguments, createClient, KontorClient } from './client.ts';
export type { Print, TypedDocument } from './document.ts';
export { type ClientCode, type GraphqlError, KontorError } from './errors.ts';
export { idempotencyKey } from './idempotency.ts';
export type { ClientOptions, RequestOptions, ShopContext } from './options.ts';
export type { RetryPolicy } from './retry.ts';
export { memorySession, type SessionStorage } from './session.ts';
export type { UploadError, Uploaded, UploadedFile } from './upload.ts';
