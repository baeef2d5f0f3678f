type Field = HTMLInputElement | HTMLTextAreaElement;

const waitsMs = 10_000;

/** React marks an element that it has taken over. */
const isTakenOver = (field: Field) => Object.keys(field).some((key) => key.startsWith('__reactProps'));

/** Puts a value in as a hand would, past React's own setter, so that the form's state follows. */
function retype(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what is typed into the server's page before React is there: it takes over a field of a form with the form's own, empty value. To be
 * called right before hydration. Ticks and choices need none of it: React leaves them as they are.
 */
export function keepEarlyInput(): void {
  const typed = new Map<Field, string>();
  const endMs = performance.now() + waitsMs;
  const restore = () => {
    for (const [field, value] of typed) if (field.value === '') retype(field, value);
  };
  const watch = () => {
    const fields = [...document.querySelectorAll<Field>('#root :is(input:not([type=checkbox], [type=radio], [type=file]), textarea)')];
    const early = fields.filter((field) => !isTakenOver(field));
    for (const field of early) if (field.value !== field.defaultValue) typed.set(field, field.value);
    if (early.length > 0 && performance.now() < endMs) requestAnimationFrame(watch);
    // Its mark comes before the value that React writes.
    else if (typed.size > 0) requestAnimationFrame(() => requestAnimationFrame(restore));
  };
  watch();
}
