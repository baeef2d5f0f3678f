const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Where in a text so many digits have gone by. */
function placeBehind(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}

/**
 * Rewrites what was typed and keeps the caret behind the same digit, so that a field with groups can be mended in its middle.
 * The element is written before React is: React then finds its value there and leaves the caret alone.
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
