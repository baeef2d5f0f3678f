import { englishOnlyFiles, type Catalogue } from './catalogue.ts';
import { languageFaults } from './language-faults.ts';
import type { LanguageGuide } from './language-guide.ts';
import { messageFaults, sourceFaults } from './message-faults.ts';
import { messageShape } from './message-shape.ts';

/** The messages of a language, with what is checked in it. */
export type Translation = {
  readonly locale: string;
  readonly languageTag: string;
  readonly catalogue: Catalogue;
  readonly guide: LanguageGuide;
};

export type TranslationSet = {
  source: Catalogue;
  translations: readonly Translation[];
  /** Source text of the sites, which must use every id. */
  code: string;
};

/** The format of ids: `area.screen.element`, with underscores between the words of a part. */
const spelling = /^[a-z]+(\.[a-z0-9]+(_[a-z0-9]+)*)+$/;

/** All faults of the translations, one sentence each. */
export function findFaults({ source, translations, code }: TranslationSet): string[] {
  const faults: string[] = [];
  const english = new Map<string, string>();
  for (const [library, messages] of Object.entries(source)) {
    for (const [id, text] of Object.entries(messages)) {
      if (english.has(id)) faults.push(`en/${library}.json: "${id}" is in two files`);
      if (!spelling.test(id)) faults.push(`en/${library}.json: "${id}" is not spelled in lower-case letters, figures and underscores`);
      if (!id.startsWith(`${library}.`)) faults.push(`en/${library}.json: "${id}" does not begin with "${library}."`);
      english.set(id, text);
      faults.push(...sourceFaults(text, { allowsSigns: isContent(library) }).map((fault) => `en/${library}.json: "${id}" ${fault}`));
    }
  }
  for (const translation of translations) {
    faults.push(...faultsOfTranslation(translation, source));
    for (const id of missingIds(translation, source)) faults.push(`${translation.locale}: "${id}" is missing`);
  }
  const literals = literalsIn(code);
  for (const id of english.keys()) if (!literals.has(id) && !isContent(fileOf(id))) faults.push(`en: "${id}" is used nowhere`);
  for (const id of usedIds(code)) if (!english.has(id)) faults.push(`code: "${id}" has no message`);
  for (const id of idsWithoutValues(code)) {
    const shape = messageShape(english.get(id) ?? '');
    const placeholders = 'error' in shape ? '' : shape.placeholders;
    if (placeholders) faults.push(`code: "${id}" is used without values for {${placeholders}}`);
  }
  return faults;
}

/** The ids that a language must translate and does not. Other kinds of English have only what differs. */
export function missingIds({ languageTag, catalogue }: Pick<Translation, 'languageTag' | 'catalogue'>, source: Catalogue): string[] {
  if (isEnglish(languageTag)) return [];
  return Object.entries(source).flatMap(([file, messages]) =>
    Object.keys(messages).filter((id) => !isEnglishOnly(id) && catalogue[file]?.[id] === undefined),
  );
}

export const isEnglish = (languageTag: string): boolean => new Intl.Locale(languageTag).language === 'en';

const isEnglishOnly = (id: string) => englishOnlyFiles.has(fileOf(id));
const fileOf = (id: string) => id.split('.', 1)[0] ?? '';

/** Texts of the seed are content: percentages are part of them, and the code builds their ids. */
const isContent = (file: string) => file === 'seed';

function faultsOfTranslation(translation: Translation, source: Catalogue): string[] {
  const { locale, languageTag, catalogue, guide } = translation;
  return Object.entries(catalogue).flatMap(([file, messages]) =>
    Object.entries(messages).flatMap(([id, text]) => {
      const place = `${locale}/${file}.json: "${id}"`;
      const english = source[file]?.[id];
      if (english === undefined) return [`${place} is not an English message of that file`];
      const faults = messageFaults({ text, english, languageTag, allowsSigns: isContent(file) });
      // A message that cannot be read would have wrong words too.
      if (faults.length === 0) faults.push(...languageFaults({ id, text, english, languageTag, guide }));
      return faults.map((fault) => `${place} ${fault}`);
    }),
  );
}

function literalsIn(code: string): Set<string> {
  return new Set([...code.matchAll(/(['"`])([a-z][\w-]*(?:\.[\w-]+)+)\1/g)].map((match) => match[2] ?? ''));
}

/** The ids in `text('…')`. Other strings with dots are storage keys and file names. */
function usedIds(code: string): Set<string> {
  return new Set([...code.matchAll(/\btext\(\s*'([a-z][\w.-]+)'/g)].map((match) => match[1] ?? ''));
}

/** The ids in `text('…')` without values. */
function idsWithoutValues(code: string): Set<string> {
  return new Set([...code.matchAll(/\btext\(\s*'([a-z][\w.-]+)',?\s*\)/g)].map((match) => match[1] ?? ''));
}
