import { useEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** Enters a value as if it were typed now; what React remembers of the field is emptied first, or it would hear of no change. */
function enter(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  control.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function tick(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

/** What has been entered on a page whose scripts had not arrived: how to enter it again. */
function collect(): (() => void)[] {
  if (typeof document === 'undefined' || 'hydrated' in document.documentElement.dataset) return [];
  return [...document.querySelectorAll<Control>('main :is(input, select)')].flatMap((control) => {
    if (control instanceof HTMLSelectElement) {
      const { value } = control;
      return control.selectedOptions[0]?.defaultSelected ? [] : [() => enter(control, value)];
    }
    const { type, checked, value } = control;
    if (type === 'checkbox' || type === 'radio') {
      const same = checked === control.defaultChecked || (type === 'radio' && !checked);
      return same ? [] : [() => tick(control, checked)];
    }
    return value === control.defaultValue ? [] : [() => enter(control, value)];
  });
}

/** Keeps what was typed before the scripts of the first page arrived: hydration empties the fields, this fills them again. */
export function usePreHydrationInput(): void {
  const [typed] = useState(collect);
  useEffect(() => {
    // Each in a task of its own, so that each builds on the one before.
    for (const again of typed) setTimeout(again);
  }, [typed]);
}
