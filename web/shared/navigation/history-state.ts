import { useEffect, useRef } from 'react';
import { readSession, writeSession } from '../storage/tab-storage.ts';

const SCROLL_STORE = 'kontor-scroll';
const MAX_POSITIONS = 50;

/** A value of the history entry, whose state is not trusted. */
function inEntry(name: string): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** Key of the history entry, which survives reloads. */
export function historyKey(): string {
  const present = inEntry('key');
  if (typeof present === 'string') return present;
  const key = newHistoryKey();
  history.replaceState({ key }, '');
  return key;
}

/** Moves a secret from the URL into the history entry, which survives reloads. */
export function hideSecret(bare: string): void {
  const secret = location.href;
  history.replaceState({ key: historyKey(), secret }, '', bare);
}

/** URL with the hidden secret. */
export function presentAddress(): { readonly url: URL; readonly hidden: boolean } {
  const stored = inEntry('secret');
  const secret = typeof stored === 'string' ? URL.parse(stored) : null;
  if (secret?.origin === location.origin) return { url: secret, hidden: true };
  return { url: new URL(location.href), hidden: false };
}

/** Removes a used secret. */
export function forgetSecret(): void {
  history.replaceState({ key: historyKey() }, '');
}

export function newHistoryKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function readAll(): Record<string, number> {
  const stored = readSession(SCROLL_STORE);
  return typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored)) : {};
}

/** In pixels. */
export function saveScroll(key: string): void {
  const { [key]: _old, ...others } = readAll();
  const entries = [...Object.entries(others).slice(-MAX_POSITIONS), [key, Math.round(scrollY)]];
  writeSession(SCROLL_STORE, Object.fromEntries(entries));
}

/** In pixels; undefined for a new entry. */
export function savedScroll(key: string): number | undefined {
  return readAll()[key];
}

const openOverlays = new Set<() => void>();

/** Whether the present history entry was added for an overlay. */
export function isOverlayEntry(): boolean {
  return inEntry('overlay') !== undefined;
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
