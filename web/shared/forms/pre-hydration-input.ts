type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Assigns through the prototype's setter, because React ignores a value that its own setter has seen. */
function setValue(control: Control, value: string): void {
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

/** Returns a function that repeats the input of a control; null if it is unchanged. */
function repeatInput(control: Control): (() => void) | null {
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    return control.selectedOptions[0]?.defaultSelected ? null : () => setValue(control, value);
  }
  const { type, value } = control;
  if (control instanceof HTMLInputElement && (type === 'checkbox' || type === 'radio')) {
    const { checked, defaultChecked } = control;
    const isUnchanged = checked === defaultChecked || (type === 'radio' && !checked);
    if (isUnchanged) return null;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  // React must receive the event; the input keeps its files.
  if (type === 'file')
    return value ? () => control.dispatchEvent(new Event('change', { bubbles: true })) : null;
  return value === control.defaultValue ? null : () => setValue(control, value);
}

/** Collects input from before hydration, which resets it. Call the returned function after hydration. */
export function collectInput(): () => void {
  const controls = document.querySelectorAll<Control>(':is(main, footer) :is(input, select, textarea)');
  const repeats = [...controls].flatMap((control) => repeatInput(control) ?? []);
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-submitted]');
  const submits = [...forms].map((form) => () => form.requestSubmit());
  // One task each, because each builds on the state before.
  return () => {
    for (const repeat of [...repeats, ...submits]) setTimeout(repeat);
  };
}
