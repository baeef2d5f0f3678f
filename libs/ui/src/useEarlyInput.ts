import { useEffect, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reports values that were typed, ticked or chosen before hydration to React, which keeps the fields but not their values and would reset them with
 * the next render. Pass the element that contains the fields.
 */
export function useEarlyInput(ref: RefObject<HTMLElement | null>): void {
  // Before the next render, but not in a layout effect, in which the router does not navigate yet.
  useEffect(() => {
    for (const field of ref.current?.querySelectorAll<Field>('input, textarea, select') ?? []) {
      if (field instanceof HTMLSelectElement) reselect(field);
      else if (field.type === 'checkbox' || field.type === 'radio') retick(field as HTMLInputElement);
      else if (field.type !== 'file' && field.value !== field.defaultValue) retype(field);
    }
  }, [ref]);
}

// React only fires change events for values that differ from the last one set on the element, so these functions first reset the served value.

function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Some types, such as `email`, have no selection. React sets the value again when it renders, right after this.
  if (selectionStart !== null) queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

function retick(field: HTMLInputElement): void {
  const hasChanged = field.type === 'radio' ? field.checked && !field.defaultChecked : field.checked !== field.defaultChecked;
  if (!hasChanged) return;
  field.checked = field.defaultChecked;
  field.click();
}

function reselect(field: HTMLSelectElement): void {
  const served = [...field.options].findIndex((option) => option.defaultSelected);
  if (served >= 0 && served !== field.selectedIndex) field.dispatchEvent(new Event('change', { bubbles: true }));
}
