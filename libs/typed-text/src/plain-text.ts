import { asciiDigits } from './ascii-digits.ts';

/** Removes the invisible characters that copied text may contain: direction marks, zero-width and control characters. */
export function withoutInvisibleCharacters(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** The ASCII form of a full-width character; both are in the same order. */
const narrow = (character: string) => String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/** The form in which a code is compared: full-width characters and digits of other scripts as ASCII, no invisible characters, trimmed. Case is preserved. */
export function asCode(text: string): string {
  return withoutInvisibleCharacters(
    asciiDigits(text.normalize('NFC'))
      .replace(/[\uff01-\uff5e]/g, narrow)
      .replace(/\s/g, ' '),
  ).trim();
}

/**
 * The form in which a name, an address or a sentence is stored: accents composed, line breaks and tabs as spaces, no direction marks and control
 * characters. Zero-width joiners between letters remain, because Persian and Hindi need them. A text of invisible characters becomes empty.
 */
export function asName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu, '');
  return plain.trim();
}
