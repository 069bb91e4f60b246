import { useId } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Button } from '../../../shared/ui/elements.tsx';

/** The safe choice comes first. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  keepLabel,
  busy,
  error,
  testId,
  onConfirm,
  onClose,
}: {
  title: string;
  text?: string | undefined;
  confirmLabel: string;
  keepLabel: string;
  busy: boolean;
  error?: string | null;
  testId: string;
  onConfirm(): void;
  onClose(): void;
}) {
  const heading = useId();
  return (
    <Dialog open onClose={onClose} className="dialog" labelledBy={heading} testId={testId}>
      <h2 className="title-2" id={heading}>
        {title}
      </h2>
      {text && <p className="mt-4">{text}</p>}
      {error && (
        <p className="mt-4 text-danger" role="alert">
          {error}
        </p>
      )}
      <div className="form-foot">
        <Button onClick={onClose}>{keepLabel}</Button>
        <Button className="button-danger" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
