const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Position in a text after the given number of digits. */
function placeBehind(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}

/**
 * Formats the typed text and keeps the caret after the same digit, so that a field with groups can be edited in the middle.
 * The element's value is set before React's state, so that React finds it unchanged and does not move the caret.
 */
export function maskInput(input: HTMLInputElement, mask: (typed: string) => string): string {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const digits = countDigits(input.value.slice(0, caret));
  const masked = mask(input.value);
  if (input.value !== masked) input.value = masked;
  const place = isAtEnd ? masked.length : placeBehind(masked, digits);
  input.setSelectionRange(place, place);
  return masked;
}
