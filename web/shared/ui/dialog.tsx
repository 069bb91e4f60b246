import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from './elements.tsx';

interface DialogProps {
  open: boolean;
  onClose(): void;
  className: string;
  label?: string;
  labelledBy?: string;
  testId: string;
  children: ReactNode;
}

/** Native: keeps focus inside, closes on Escape and outside clicks, then returns the focus. */
export function Dialog({ open, onClose, className, label, labelledBy, testId, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  // Unmounting an open dialog would not return the focus.
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

interface DrawerProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  side?: 'left' | 'right';
  testId: string;
  foot?: ReactNode;
  children: ReactNode;
}

export function Drawer({ open, onClose, title, side = 'right', testId, foot, children }: DrawerProps) {
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
        <CloseButton onClose={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section className="drawer-body" tabIndex={0} aria-labelledby={titleId}>
        {children}
      </section>
      {foot && <div className="drawer-foot">{foot}</div>}
    </Dialog>
  );
}
