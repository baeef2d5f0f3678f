import { asciiDigits } from './ascii-digits.ts';

/** Drops signs without a shape that come along when text is copied: direction marks, zero-width signs, control characters. */
export function withoutInvisibleCharacters(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** The common form of a full-width sign: they are in the same order as in ASCII. */
const narrow = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/** A code as it is compared: wide letters and digits of other scripts in their common form, no invisible signs, no blanks around it. Case stays. */
export function asCode(text: string): string {
  return withoutInvisibleCharacters(
    asciiDigits(text.normalize('NFC'))
      .replace(/[\uff01-\uff5e]/g, narrow)
      .replace(/\s/g, ' '),
  ).trim();
}

/**
 * A name, an address or a sentence as it is kept: accents composed, breaks and tabs as blanks, no direction marks and control characters. Signs that
 * join letters stay between letters, because Persian and Hindi need them. A text of invisible signs alone becomes empty.
 */
export function asName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu, '');
  return plain.trim();
}
