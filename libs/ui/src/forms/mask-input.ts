import { asciiDigits } from '@playfront/typed-text';

const countDigits = (text: string): number => asciiDigits(text).replaceAll(/\D/g, '').length;

/** Position in a text after the given number of digits. */
function positionAfter(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}

/** Sets text and caret of an element before React's state changes, so that React finds the text unchanged and does not move the caret. */
export function setTextAndCaret(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value !== text) input.value = text;
  input.setSelectionRange(caret, caret);
}

/**
 * Formats the typed text and keeps the caret after the same digit, so that a field with groups can be edited in the middle.
 */
export function maskInput(input: HTMLInputElement, mask: (typed: string) => string): string {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const digits = countDigits(input.value.slice(0, caret));
  const masked = mask(input.value);
  setTextAndCaret(input, masked, isAtEnd ? masked.length : positionAfter(masked, digits));
  return masked;
}
