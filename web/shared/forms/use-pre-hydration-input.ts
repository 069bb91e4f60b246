import { useEffect, useState } from 'react';
import { endLateForm, lateForm } from './late-form.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Empties React's memory of the field first, because it ignores an unchanged value. */
function enter(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  control.value = '';
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function tick(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

/** Input from before the code arrived: replays it, and the submit. */
function collect(late: string | undefined): (() => void)[] {
  if (typeof document === 'undefined') return [];
  const form = late === undefined ? undefined : lateForm(late);
  if (form) {
    const { element } = form;
    const send = () =>
      (element instanceof HTMLFormElement ? element : element.querySelector('form'))?.requestSubmit();
    return [...typedIn(element), ...(form.submitted ? [send] : [])];
  }
  if ('hydrated' in document.documentElement.dataset) return [];
  return [...document.querySelectorAll(late ?? 'main')].flatMap(typedIn);
}

function typedIn(part: Element): (() => void)[] {
  return [...part.querySelectorAll<Control>('input, select, textarea')].flatMap((control) => {
    if (control instanceof HTMLSelectElement) {
      const { value } = control;
      return control.selectedOptions[0]?.defaultSelected ? [] : [() => enter(control, value)];
    }
    if (control instanceof HTMLTextAreaElement) {
      const { value } = control;
      return value === control.defaultValue ? [] : [() => enter(control, value)];
    }
    const { type, checked, value } = control;
    // What was chosen is still in it: it only has to be told.
    if (type === 'file')
      return value ? [() => control.dispatchEvent(new Event('change', { bubbles: true }))] : [];
    if (type === 'checkbox' || type === 'radio') {
      const same = checked === control.defaultChecked || (type === 'radio' && !checked);
      return same ? [] : [() => tick(control, checked)];
    }
    return value === control.defaultValue ? [] : [() => enter(control, value)];
  });
}

/**
 * Hydration resets inputs; this restores what was typed before.
 * @param late selector of a form whose code arrives later (`whenFormIsNear`)
 */
export function usePreHydrationInput(late?: string): void {
  const [typed] = useState(() => collect(late));
  useEffect(() => {
    // One task each, because each builds on the state before.
    for (const again of typed) setTimeout(again);
    if (late) endLateForm(late);
  }, [typed, late]);
}
