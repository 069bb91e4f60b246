import { useEffect, useRef } from 'react';

/** Close functions of the open overlays. */
const openOverlays = new Set<() => void>();

/** Whether the present history entry was added for an overlay. */
export function isOverlayEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'overlay' in state;
}

/** Adds a history entry while an overlay is open, so that Back closes the overlay and stays on the screen. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open) return;
    const closeLatest = () => close.current();
    openOverlays.add(closeLatest);
    if (!isOverlayEntry()) history.pushState({ ...history.state, overlay: true }, '');
    return () => void openOverlays.delete(closeLatest);
  }, [open]);
}

/** Handles Back and Forward between a screen and its overlay. The entry of an overlay that is closed already is skipped. */
export function leaveOverlay(): void {
  if (openOverlays.size > 0) for (const close of openOverlays) close();
  else if (!isOverlayEntry()) history.back();
}
