/** Copies bytes out of the larger buffer that a result of zlib, sockets or `Buffer.from(text)` would keep in memory. */
export function exactBytes(bytes: Uint8Array): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength && Buffer.isBuffer(bytes)) return bytes;
  return Buffer.from(Uint8Array.prototype.slice.call(bytes).buffer);
}
