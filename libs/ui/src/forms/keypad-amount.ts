export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'separator' | 'backspace';

export interface KeypadRules {
  /** Decimal separator: `.` or `,`. */
  separator: string;
  /** Digits after it; 0 for currencies without decimals. */
  fractionDigits: number;
  /** Digits before it. */
  wholeDigits: number;
}

/** The amount as text after one more key; unchanged if the key would make it invalid. */
export function pressKey(text: string, key: KeypadKey, { separator, fractionDigits, wholeDigits }: KeypadRules): string {
  if (key === 'backspace') return text.slice(0, -1);
  const [whole = '', fraction] = text.split(separator);
  if (key === 'separator') {
    if (fraction !== undefined || fractionDigits === 0) return text;
    return `${whole === '' ? '0' : whole}${separator}`;
  }
  if (fraction !== undefined) return fraction.length < fractionDigits ? text + key : text;
  if (whole === '0') return key;
  return whole.length < wholeDigits ? text + key : text;
}
