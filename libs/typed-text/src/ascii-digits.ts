/**
 * Converts the decimal digits of all scripts to 0–9: Arabic, Persian, Devanagari, full-width and others. Superscript digits are not converted: `12⁵⁰` is
 * not 1250.
 */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, digitOf);
}

/** Unicode has the ten digits of a script in a row: the value is the distance to the zero, which no digit precedes. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
