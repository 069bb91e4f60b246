/** Message for the shopper; null for a network error. */
export class UploadRefusal extends Error {
  readonly text: string | null;
  /** The shop does not accept this content type. */
  readonly isWrongType: boolean;
  constructor(text: string | null, isWrongType = false) {
    super(text ?? 'The upload failed.');
    this.text = text;
    this.isWrongType = isWrongType;
  }
}

function field(answer: string, name: 'key' | 'message'): string | null {
  try {
    const json: unknown = JSON.parse(answer);
    const value: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, name) : null;
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/**
 * Resolves with the file's key.
 * @param onProgress gets 0 to 100
 * @throws UploadRefusal when the shop refuses it
 */
export function upload(
  file: File,
  locale: string,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/upload');
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name));
    request.setRequestHeader('kontor-locale', locale);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener('load', () => {
      const key = request.status < 300 ? field(request.responseText, 'key') : null;
      if (key) resolve(key);
      else reject(new UploadRefusal(field(request.responseText, 'message'), request.status === 415));
    });
    request.addEventListener('error', () => reject(new UploadRefusal(null)));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
