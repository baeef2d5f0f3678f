import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Messages } from '../message-trees.ts';
import { loadMessages } from '../messages.ts';

/** Same as the parser's `TYPE.literal`; importing the enum would bundle the parser. */
const literalType = 0;
const lengthening = 0.4;
const vowels = /[aeiou]/gi;

const accents: Record<string, string> = Object.fromEntries(
  ['aá', 'bƀ', 'cç', 'dð', 'eé', 'gĝ', 'hĥ', 'ií', 'jĵ', 'kķ', 'lļ', 'nñ', 'oö', 'rŕ', 'sš', 'tŧ', 'uü', 'wŵ', 'yý', 'zž']
    .flatMap((pair) => [pair, pair.toUpperCase()])
    .map(([plain = '', accented = '']) => [plain, accented]),
);

/** Lengthens a text by repeating vowels; a text without vowels gets dots. Spaces at both ends are preserved. */
function lengthen(text: string): string {
  let missing = Math.ceil(text.trim().length * lengthening);
  const longer = text.replace(vowels, (vowel, at: number) => {
    const vowelsLeft = text.slice(at).match(vowels)?.length ?? 1;
    const extra = Math.min(missing, Math.ceil(missing / vowelsLeft));
    missing -= extra;
    return vowel.repeat(1 + extra);
  });
  return longer.trimEnd() + '·'.repeat(missing) + longer.slice(longer.trimEnd().length);
}

/** A text with accents and 40 % more letters, which reveals overflow and untranslated text. Text without letters is unchanged. */
export function pseudoText(text: string): string {
  if (!/\p{Letter}/u.test(text)) return text;
  return lengthen(text).replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);
}

/** A message in the pseudo-locale; placeholders, plurals, selections and tags are unchanged. */
function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === literalType) return { ...element, value: pseudoText(element.value) };
  if ('children' in element) return { ...element, children: element.children.map(pseudoElement) };
  if (!('options' in element)) return element;
  const options = Object.entries(element.options).map(([name, option]) => [name, { ...option, value: option.value.map(pseudoElement) }]);
  return { ...element, options: Object.fromEntries(options) };
}

/** Messages in the pseudo-locale. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, elements]) => [id, elements.map(pseudoElement)]));
}

/** The English messages in the pseudo-locale. */
export async function loadPseudoMessages(): Promise<Messages> {
  return pseudoMessages(await loadMessages('en'));
}
