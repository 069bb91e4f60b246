import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

interface DialogProps {
  open: boolean;
  onClose(): void;
  className: string;
  /** Names the dialog for people who do not see it. */
  label?: string;
  labelledBy?: string;
  testId: string;
  children: ReactNode;
}

/** A native modal dialog: focus stays inside, Escape and a click beside it close it, focus goes back afterwards. */
export function Dialog({ open, onClose, className, label, labelledBy, testId, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  // One that disappears while open is closed first: only closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog already.
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-testid={testId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && children}
    </dialog>
  );
}

/** A dialog at the edge of the screen with a head, a scrolling body and a fixed foot. */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  side = 'right',
  testId,
  foot,
  children,
}: {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  closeLabel: string;
  side?: 'left' | 'right';
  testId: string;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      className={side === 'left' ? 'drawer drawer-left' : 'drawer'}
      labelledBy={titleId}
      testId={testId}
    >
      <div className="drawer-head">
        <h2 className="title-3" id={titleId}>
          {title}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={closeLabel}
          onClick={onClose}
          data-testid={`${testId}-close-button`}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section className="drawer-body" tabIndex={0} aria-labelledby={titleId}>
        {children}
      </section>
      {foot && <div className="drawer-foot">{foot}</div>}
    </Dialog>
  );
}
