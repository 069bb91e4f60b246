import { useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, storeDraft } from '../storage/tab-storage.ts';

/** Takes stored values of matching type. */
export function overlay<Draft extends object>(fresh: Draft, kept: unknown): Draft {
  if (typeof kept !== 'object' || kept === null) return fresh;
  const draft = { ...fresh };
  for (const key of Object.keys(fresh)) {
    const base: unknown = Reflect.get(fresh, key);
    const value: unknown = Reflect.get(kept, key);
    if (typeof value !== typeof base) continue;
    Reflect.set(draft, key, typeof base === 'object' && base !== null ? overlay(base, value) : value);
  }
  return draft;
}

/**
 * A draft survives reloads and logins in this tab. Never use it for passwords.
 * @param name of the form, with the customer's id where it shows customer data
 */
export function useDraft<Draft extends object>(
  name: string,
  fresh: Draft,
): { draft: Draft; edit(change: Partial<Draft>): void; forget(): void } {
  const [draft, setDraft] = useState(fresh);
  const first = useRef(fresh);
  useEffect(() => setDraft(overlay(first.current, readDraft(name))), [name]);
  return {
    draft,
    edit: (change) =>
      setDraft((before) => {
        const next = { ...before, ...change };
        storeDraft(name, next);
        return next;
      }),
    forget: () => clearDraft(name),
  };
}
