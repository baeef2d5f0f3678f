import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { loadMessages, type Messages } from '../messages.ts';

/** As `TYPE.literal` of the parser, which the sites leave out: naming its enum here would bring it along. */
const literalType = 0;
const lengthening = 0.4;
const vowels = /[aeiou]/gi;

const accents: Record<string, string> = Object.fromEntries(
  ['aá', 'bƀ', 'cç', 'dð', 'eé', 'gĝ', 'hĥ', 'ií', 'jĵ', 'kķ', 'lļ', 'nñ', 'oö', 'rŕ', 'sš', 'tŧ', 'uü', 'wŵ', 'yý', 'zž']
    .flatMap((pair) => [pair, pair.toUpperCase()])
    .map(([plain = '', accented = '']) => [plain, accented]),
);

/** Repeats vowels, where words of other languages are longer too; what has none gets dots. Spaces at the ends stay what they are. */
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

/** A text 40 % longer and with accents: what does not fit, and what was never translated, is seen at once. Text without a letter stays. */
export function pseudoText(text: string): string {
  if (!/\p{Letter}/u.test(text)) return text;
  return lengthen(text).replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);
}

/** A message with its words in pseudo-locale; placeholders, plurals, selections and tags stay what they are. */
function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === literalType) return { ...element, value: pseudoText(element.value) };
  if ('children' in element) return { ...element, children: element.children.map(pseudoElement) };
  if (!('options' in element)) return element;
  const options = Object.entries(element.options).map(([name, option]) => [name, { ...option, value: option.value.map(pseudoElement) }]);
  return { ...element, options: Object.fromEntries(options) };
}

/** Messages in pseudo-locale. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, elements]) => [id, elements.map(pseudoElement)]));
}

/** The English messages in pseudo-locale. */
export async function loadPseudoMessages(): Promise<Messages> {
  return pseudoMessages(await loadMessages('en'));
}
