import { useEffect, useRef, useState } from 'react';
import { FILE_TYPES, MAX_FILE_MB } from '../../../schema/form-contract.ts';
import { useShop, useTranslate } from '../../shared/i18n/shop.ts';
import { Button, Icon } from '../../shared/ui/elements.tsx';
import { describe, FieldError } from '../../shared/ui/field.tsx';
import type { FormField } from './form-field.ts';

/** Message for the shopper; null for a network error. */
class UploadRefusal extends Error {
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

/** Resolves to the file's key; progress is 0 to 100. @throws UploadRefusal */
function upload(file: File, locale: string, onProgress: (percent: number) => void, signal: AbortSignal) {
  return new Promise<string>((resolve, reject) => {
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

/** Draws a picture, scaled down and in its orientation; null for anything that the browser cannot decode. */
async function drawn(
  file: File,
  scaleOf: (picture: ImageBitmap) => number,
): Promise<HTMLCanvasElement | null> {
  if (!file.type.startsWith('image/')) return null;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, scaleOf(picture));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext('2d');
    if (pen === null) return null;
    // JPEG has no transparency.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas;
  } catch {
    return null;
  }
}

const MAX_SIDE_PX = 168;

/** A data URL; null without a picture. */
async function previewOf(file: File): Promise<string | null> {
  const canvas = await drawn(file, ({ width, height }) => MAX_SIDE_PX / Math.max(width, height));
  return canvas?.toDataURL('image/webp', 0.8) ?? null;
}

/** Larger pictures are shrunk, in bytes. */
const LARGE = 700_000;
/** Enough to show a crack in a product. */
const MOST_PIXELS = 2_000_000;
const QUALITY = 0.85;

/** A large picture with at most two megapixels; the original file if that is smaller. */
async function shrunk(file: File): Promise<File> {
  if (file.size < LARGE) return file;
  const canvas = await drawn(file, ({ width, height }) => Math.sqrt(MOST_PIXELS / (width * height)));
  const blob = await new Promise<Blob | null>((done) =>
    canvas ? canvas.toBlob(done, 'image/jpeg', QUALITY) : done(null),
  );
  if (blob === null || blob.size >= file.size) return file;
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}

interface ChosenFile {
  id: number;
  field: string;
  name: string;
  type: string;
  preview: string | null;
  percent: number;
  key: string | null;
}

const MB = 1024 * 1024;
let lastId = 0;

/** Uploads each file as soon as it is chosen. */
export function useUploads() {
  const { t, language } = useShop();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const running = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const under = running.current;
    return () => {
      for (const controller of under.values()) controller.abort();
    };
  }, []);
  const change = (id: number, next: Partial<ChosenFile>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...next } : file)));
  const drop = (id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setFiles((before) => before.filter((file) => file.id !== id));
  };
  const refuse = (field: string, text: string | null) =>
    setRefusals(({ [field]: _, ...others }) => (text === null ? others : { ...others, [field]: text }));
  async function add({ name: field, accepts = 'document' }: FormField, chosen: File): Promise<void> {
    const types = FILE_TYPES[accepts];
    refuse(field, null);
    const wrongType = t('upload.type', { types: Object.values(types).join(', ') });
    if (!types[chosen.type]) return refuse(field, wrongType);
    const file = await shrunk(chosen);
    if (file.size > MAX_FILE_MB * MB) return refuse(field, t('upload.size', { max: MAX_FILE_MB }));
    lastId += 1;
    const id = lastId;
    const controller = new AbortController();
    running.current.set(id, controller);
    setFiles((before) => [
      ...before,
      { id, field, name: file.name, type: file.type, preview: null, percent: 0, key: null },
    ]);
    void previewOf(file).then((preview) => change(id, { preview }));
    try {
      const key = await upload(
        file,
        language.locale,
        (percent) => change(id, { percent }),
        controller.signal,
      );
      change(id, { key, percent: 100 });
    } catch (reason) {
      drop(id);
      const refusal = reason instanceof UploadRefusal ? reason : null;
      // The gateway does not know which types this field accepts.
      refuse(field, refusal?.isWrongType ? wrongType : (refusal?.text ?? t('upload.failed')));
    }
  }
  return {
    files,
    refusals,
    add,
    drop,
    clear: () => setFiles([]),
    pending: files.filter(({ key }) => key === null),
  };
}

function FileLine({ file, onDrop }: { file: ChosenFile; onDrop(): void }) {
  const t = useTranslate();
  const { name, preview, percent, key } = file;
  return (
    <li className="upload-file" data-testid="upload-file">
      <span className="upload-preview">{preview ? <img src={preview} alt="" /> : <Icon name="box" />}</span>
      <span className="min-w-0">
        <span className="small block truncate">{name}</span>
        {key === null && <progress className="progress-line" value={percent} max={100} aria-label={name} />}
        <span className="sr-only" role="status">
          {key === null
            ? t('upload.progress', { name, percent: percent < 100 ? 0 : 100 })
            : t('upload.done', { name })}
        </span>
      </span>
      <button type="button" className="link link-target small" onClick={onDrop}>
        {t(key === null ? 'account.cancel' : 'upload.remove')}
        <span className="sr-only"> {name}</span>
      </button>
    </li>
  );
}

interface UploadFieldProps {
  id: string;
  field: FormField;
  label: string;
  files: readonly ChosenFile[];
  error: string | undefined;
  onAdd(file: File): void;
  onDrop(id: number): void;
}

export function UploadField({ id, field, label, files, error, onAdd, onDrop }: UploadFieldProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const kind = field.accepts ?? 'document';
  const hint = t(`upload.hint.${kind}`, { max: MAX_FILE_MB });
  const full = files.length >= field.max;
  return (
    <div className="field upload">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="upload-control">
        <input
          ref={input}
          {...describe(id, error, hint)}
          type="file"
          className="upload-input"
          accept={Object.keys(FILE_TYPES[kind]).join(',')}
          multiple={field.max > 1}
          disabled={full}
          onChange={({ target }) => {
            for (const file of [...(target.files ?? [])].slice(0, field.max - files.length)) onAdd(file);
            target.value = '';
          }}
        />
        {!full && (
          <Button aria-hidden="true" tabIndex={-1} onClick={() => input.current?.click()}>
            {t(files.length ? 'upload.more' : 'upload.choose')}
          </Button>
        )}
      </div>
      {files.length > 0 && (
        <ul className="mt-3 mb-2 border-b border-line">
          {files.map((file) => (
            <FileLine key={file.id} file={file} onDrop={() => onDrop(file.id)} />
          ))}
        </ul>
      )}
      {error ? (
        <FieldError id={id} error={error} />
      ) : (
        <p className="small mt-1.5 text-ink-3" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
