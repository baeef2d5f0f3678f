// Chooses the font of a title: that of its lettering if it has every letter, otherwise one of the title's script.
import { fontOf, type FontFamily } from './fonts.ts';

interface Script {
  letters: RegExp;
  /** A full-height letter of the script, which determines the height of lines. */
  sample: string;
  /** Fonts and weights, best first. */
  fonts: readonly (readonly [name: string, weight: number])[];
  /** The language for the conversion to capitals. */
  language: string;
  /** The script has no spaces, so a line may be broken anywhere. */
  unspaced?: boolean;
}

/** The scripts in the order of detection: kana before Han, since a Japanese title has both. */
const scripts: readonly Script[] = [
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, sample: '国', fonts: [['dela-gothic-one', 400]], language: 'ja', unspaced: true },
  {
    letters: /\p{Script=Han}/u,
    sample: '国',
    fonts: [
      ['ma-shan-zheng', 400],
      ['dela-gothic-one', 400],
    ],
    language: 'zh',
    unspaced: true,
  },
  { letters: /\p{Script=Hangul}/u, sample: '한', fonts: [['black-han-sans', 400]], language: 'ko' },
  { letters: /\p{Script=Devanagari}/u, sample: 'क', fonts: [['rozha-one', 400]], language: 'hi' },
  {
    letters: /\p{Script=Cyrillic}/u,
    sample: 'Н',
    fonts: [
      ['russo-one', 400],
      ['noto-serif-display', 900],
    ],
    language: 'ru',
  },
  {
    letters: /\p{Script=Greek}/u,
    sample: 'Η',
    fonts: [
      ['noto-serif-display', 900],
      ['dela-gothic-one', 400],
    ],
    language: 'el',
  },
];
const latin: Script = { letters: /\p{Script=Latin}/u, sample: 'H', fonts: [['anton', 400]], language: 'en' };

const scriptOf = (title: string): Script => scripts.find(({ letters }) => letters.test(title)) ?? latin;

/** The font and text of a title. */
export interface Setting {
  font: FontFamily;
  sample: string;
  unspaced: boolean;
  /** Whether this is the font of the lettering. */
  isOwn: boolean;
  /** Converts to capitals in the language of the script: Greek capitals have no accents. */
  capitals: (text: string) => string;
}

/** Chooses the font of a title. @throws {Error} naming the missing letters if no font has all of them. */
export function settingOf(title: string, font: string, weight?: number): Setting {
  const { sample, language, unspaced = false, fonts } = scriptOf(title);
  const capitals = (text: string): string => text.toLocaleUpperCase(language);
  const letters = [...new Set(title + capitals(title))].filter((letter) => letter !== ' ');
  const candidates = [fontOf(font, weight), ...fonts.map(([name, heavy]) => fontOf(name, heavy))];
  const found = candidates.find((family) => letters.every((letter) => family.has(letter)));
  if (found) return { font: found, sample, unspaced, capitals, isOwn: found === candidates[0] };
  const missing = letters.filter((letter) => candidates.every((family) => !family.has(letter)));
  throw new Error(
    `the title "${title}" cannot be drawn: ${missing.length > 0 ? `no font has ${missing.map((letter) => `"${letter}"`).join(', ')}` : 'no single font has all of its letters'} (tried ${candidates.map(({ name }) => name).join(', ')})`,
  );
}
