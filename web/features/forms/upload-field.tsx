import { useRef } from 'react';
import { FILE_TYPES, MAX_FILE_MB } from '../../../schema/form-contract.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Button, Icon } from '../../shared/ui/elements.tsx';
import { describe, FieldError } from '../../shared/ui/field.tsx';
import type { FormField } from './form-field.ts';
import type { ChosenFile } from './use-uploads.ts';

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
        {t(key === null ? 'upload.cancel' : 'upload.remove')}
        <span className="sr-only"> {name}</span>
      </button>
    </li>
  );
}

export function UploadField({
  id,
  field,
  label,
  files,
  error,
  onAdd,
  onDrop,
}: {
  id: string;
  field: FormField;
  label: string;
  files: readonly ChosenFile[];
  error: string | undefined;
  onAdd(file: File): void;
  onDrop(id: number): void;
}) {
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
        <ul className="upload-list">
          {files.map((file) => (
            <FileLine key={file.id} file={file} onDrop={() => onDrop(file.id)} />
          ))}
        </ul>
      )}
      {error ? (
        <FieldError id={id} error={error} />
      ) : (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
