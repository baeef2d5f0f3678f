import { hasDecimalComma } from '@playfront/money';

const number = /^-?\d+(\.\d+)?$/;
/** Banks read phone numbers, and spreadsheets show them as text. */
const phoneNumber = /^\+\d[\d\s()-]*$/;

/** A cell of a CSV file. Escapes text that a spreadsheet would run as a formula; numbers and phone numbers are not escaped. Quotes it if needed. */
export function csvCell(text: string): string {
  const isFormula = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !number.test(text) && !phoneNumber.test(text);
  const plain = isFormula ? `'${text}` : text;
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A cell that stays text: a spreadsheet would round long ids of digits, and drop their zeros. */
export function csvTextCell(text: string): string {
  return csvCell(/^[+-]?[\d.,]+(e[+-]?\d+)?$/i.test(text) ? `'${text}` : text);
}

/**
 * A CSV file (RFC 4180) of cells. The byte order mark makes spreadsheets read it as UTF-8. Where numbers have a decimal comma, spreadsheets expect
 * semicolons between the cells; `languageTag` is that of the browser, since they follow the computer's language and not the site's.
 */
export function csvFile(rows: readonly (readonly string[])[], languageTag = navigator.language): string {
  const separator = hasDecimalComma(languageTag) ? ';' : ',';
  return `\uFEFF${rows.map((cells) => `${cells.join(separator)}\r\n`).join('')}`;
}

/** The cell of a decimal number (`-12.50`) in a file of `csvFile`. */
export function csvNumberCell(decimal: string, languageTag = navigator.language): string {
  return hasDecimalComma(languageTag) ? decimal.replace('.', ',') : decimal;
}
