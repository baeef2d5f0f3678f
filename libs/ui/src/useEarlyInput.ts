import { useEffect, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tells React what was typed, ticked and chosen before it hydrated the fields of an element: it takes over the fields as they are, but not their
 * values, and would empty them with the next render. Pass the element that contains them.
 */
export function useEarlyInput(ref: RefObject<HTMLElement | null>): void {
  // Before anything else is rendered; not in a layout effect, when the router does not navigate yet.
  useEffect(() => {
    for (const field of ref.current?.querySelectorAll<Field>('input, textarea, select') ?? []) {
      if (field instanceof HTMLSelectElement) rechoose(field);
      else if (field.type === 'checkbox' || field.type === 'radio') retick(field as HTMLInputElement);
      else if (field.type !== 'file' && field.value !== field.defaultValue) retype(field);
    }
  }, [ref]);
}

// React reports only changes from the value that it knows, which its setters on the element note: each of these returns to the served value first.

function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Some types, such as `email`, have no selection. React writes the value once more when it renders, right after this.
  if (selectionStart !== null) queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

function retick(field: HTMLInputElement): void {
  const isMeant = field.type === 'radio' ? field.checked && !field.defaultChecked : field.checked !== field.defaultChecked;
  if (!isMeant) return;
  field.checked = field.defaultChecked;
  field.click();
}

function rechoose(field: HTMLSelectElement): void {
  const served = [...field.options].findIndex((option) => option.defaultSelected);
  if (served >= 0 && served !== field.selectedIndex) field.dispatchEvent(new Event('change', { bubbles: true }));
}
