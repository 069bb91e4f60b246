/**
 * The same bytes in memory of their own. What zlib, a socket or `Buffer.from(text)` answer with is a view of a larger piece,
 * which stays alive as a whole for as long as the view is cached.
 */
export function exactBytes(bytes: Uint8Array): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength && Buffer.isBuffer(bytes)) return bytes;
  return Buffer.from(Uint8Array.prototype.slice.call(bytes).buffer);
}
