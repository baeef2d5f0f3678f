/** Which field of a page: its name, and its place among those of that name. */
export type FieldPlace = { readonly name: string; readonly place: number };

/** A field of a form as it was when the page was left, and what was in it. */
export type KeptField = FieldPlace & { readonly value: string | boolean; readonly isEdit?: boolean };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typesLeftOut = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']);
const secretWords = /cc-|password|one-time-code/;
const secretNames = /card|cvv|cvc|pin|code$|iban|account|password/i;

/** Whether a field may be kept: never a password, a code or anything of a card or bank account, nor what no browser may remember either. */
export function mayBeKept({ name, type, autocomplete }: { name: string; type: string; autocomplete: string }): boolean {
  if (name === 'promo_code') return true;
  if (!name || typesLeftOut.has(type) || autocomplete === 'off' || secretWords.test(autocomplete)) return false;
  return name === 'postal_code' || !secretNames.test(name);
}

/** Where money is paid out to, and a form of cards, are nobody's to keep, whatever their fields are called. */
function isPrivate(field: Field): boolean {
  return field.closest('[data-private]') !== null || !!field.closest('form')?.querySelector('[autocomplete^="cc-"]');
}

function keepable(): { field: Field; name: string; place: number }[] {
  const counted = new Map<string, number>();
  return [...document.querySelectorAll<Field>('input, textarea, select')].flatMap((field) => {
    const { name, type } = field;
    if (!mayBeKept({ name, type, autocomplete: field.autocomplete }) || isPrivate(field)) return [];
    const place = counted.get(name) ?? 0;
    counted.set(name, place + 1);
    return [{ field, name, place }];
  });
}

/** Where an element is among the fields that may be kept; nothing for any other. */
export function placeOf(element: Element): FieldPlace | undefined {
  const found = keepable().find(({ field }) => field === element);
  return found && { name: found.name, place: found.place };
}

export function findField({ name, place }: FieldPlace): HTMLElement | undefined {
  return keepable().find((found) => found.name === name && found.place === place)?.field;
}

const isTick = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Of a form whose fields are filled with what is saved, an edit may have emptied or unticked one: all of its fields are kept, and restored. */
const isOfEdits = (field: Field) => field.closest('form')?.hasAttribute('data-edits') === true;

/** What is typed and ticked on the page now. */
export function readFields(): KeptField[] {
  return keepable()
    .map(({ field, name, place }) => ({ name, place, value: isTick(field) ? field.checked : field.value, ...(isOfEdits(field) && { isEdit: true }) }))
    .filter(({ value, isEdit }) => isEdit || (value !== '' && value !== false));
}

/** Puts a value in as a hand would, so that the form's own state follows. */
function type(field: Field, value: string | boolean): void {
  if (isTick(field)) {
    // A radio is unticked by another one.
    if (value !== field.checked && (value || field.type === 'checkbox')) field.click();
    return;
  }
  if (typeof value !== 'string' || field.value === value) return;
  // React listens to the prototype's setter being passed by.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const restoringMs = 4_000;

/** Fills fields again as they come: a dialog's chunk may be on its way. Ends when all are filled, the player types, or after a few seconds. */
export function restoreFields(kept: readonly KeptField[]): void {
  const left = new Set(kept);
  const fill = () => {
    const there = keepable();
    for (const wanted of left) {
      const found = there.find(({ name, place }) => name === wanted.name && place === wanted.place);
      if (!found) continue;
      left.delete(wanted);
      // What is there already was put in by the form's own draft, unless it is what the edit was made over.
      if (wanted.isEdit || isTick(found.field) || found.field instanceof HTMLSelectElement || found.field.value === '')
        type(found.field, wanted.value);
    }
    if (left.size === 0) stop();
  };
  const coming = new MutationObserver(fill);
  const handleInput = (event: Event) => event.isTrusted && stop();
  const stop = () => {
    coming.disconnect();
    removeEventListener('input', handleInput, true);
  };
  if (left.size === 0) return;
  coming.observe(document.body, { childList: true, subtree: true });
  addEventListener('input', handleInput, true);
  setTimeout(stop, restoringMs);
  fill();
}
