/**
 * Copies bytes into a separate buffer. Results of zlib, sockets and `Buffer.from(text)` are views of a larger buffer, which
 * would stay in memory as long as the view is cached.
 */
export function exactBytes(bytes: Uint8Array): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength && Buffer.isBuffer(bytes)) return bytes;
  return Buffer.from(Uint8Array.prototype.slice.call(bytes).buffer);
}
