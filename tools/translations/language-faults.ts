import type { LanguageGuide } from './language-guide.ts';
import { visibleText } from './message-shape.ts';
import { scriptOf } from './script-of.ts';

type Translation = {
  readonly id: string;
  readonly text: string;
  readonly english: string;
  readonly languageTag: string;
  readonly guide: LanguageGuide;
};

/** What the guide of the language finds in a message: English words that were left, and terms that are not those of the glossary. */
export function languageFaults(translation: Translation): string[] {
  const left = leftEnglish(translation);
  return [...(left.length > 0 ? [`has English left: ${left.join(', ')}`] : []), ...termFaults(translation)];
}

/** Words that are names or standards in every language. */
const names = new Set(
  'playfront visa mastercard paypal apple google face id windows hello megaways csv iban pin sms qr rtp usdt trc erc pdf png jpg jpeg heic mb kb app ok longship oath sha teen patti andar bahar sic bo blackjack baccarat keno bingo poker utc webauthn bic swift upi ifsc pix clabe payid cpf sort code routing number hi lo switch holdem hold’em webp ip mm yyyy kyc faq vpn memo american express chrome edge safari dock gambling therapy transit institution'.split(
    ' ',
  ),
);

/** Frequent English words that no other language of the site has; two of them are a sentence that was not translated. */
const englishWords = new Set('the your you with this that and our of from been have when which cannot please'.split(' '));

/** Words that people may type in a search are not terms of the site. */
const isKeywords = (id: string) => id.includes('.keywords.');

/** In another script, any Latin word. In Latin script, a text that equals English, or one with two words that only English has. */
function leftEnglish({ id, text, english, languageTag, guide }: Translation): string[] {
  // People type English words in any language.
  if (isKeywords(id) && text !== english) return [];
  const words = wordsOf(text).filter((word) => !names.has(word) && !guide.sameAsEnglish.has(word));
  if (scriptOf(languageTag) !== 'Latn') return words.filter((word) => /^[a-z]{2,}$/.test(word));
  if (text === english && !languageTag.startsWith('en')) return words;
  const left = [...new Set(words.filter((word) => englishWords.has(word)))];
  return left.length > 1 && !languageTag.startsWith('en') ? left : [];
}

const wordsOf = (text: string): string[] =>
  visibleText(text)
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}’]+/gu) ?? [];

function termFaults({ id, text, english, languageTag, guide }: Translation): string[] {
  if (isKeywords(id)) return [];
  const lower = visibleText(text).toLocaleLowerCase(languageTag).normalize('NFC');
  const visible = visibleText(english);
  return guide.terms
    .filter((term) => term.pattern.test(visible) && !term.stems.some((stem) => lower.includes(stem)))
    .map(({ english: term, stems }) => `has no "${stems.join('" or "')}" for "${term}"`);
}
