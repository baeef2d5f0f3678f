import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { englishOnlyFiles, type Catalogue } from './catalogue.ts';

export type TranslationSet = {
  source: Catalogue;
  translations: Readonly<Record<string, Catalogue>>;
  /** Locales that must have all messages. */
  completeLocales: readonly string[];
  /** Source text of the sites, which must use every id. */
  code: string;
};

/** The format of ids: `area.screen.element`, with underscores between the words of a part. */
const spelling = /^[a-z]+(\.[a-z0-9]+(_[a-z0-9]+)*)+$/;

/** All faults of the translations, one sentence each. */
export function findFaults({ source, translations, completeLocales, code }: TranslationSet): string[] {
  const faults: string[] = [];
  const english = new Map<string, string>();
  for (const [library, messages] of Object.entries(source)) {
    for (const [id, text] of Object.entries(messages)) {
      if (english.has(id)) faults.push(`en/${library}.json: "${id}" is in two files`);
      if (!spelling.test(id)) faults.push(`en/${library}.json: "${id}" is not spelled in lower-case letters, figures and underscores`);
      if (!id.startsWith(`${library}.`)) faults.push(`en/${library}.json: "${id}" does not begin with "${library}."`);
      english.set(id, text);
      const placeholders = placeholdersIn(text);
      if (placeholders === null) faults.push(`en/${library}.json: "${id}" is not an ICU message`);
      faults.push(...signFaults(`en/${library}.json: "${id}"`, text));
    }
  }
  for (const [locale, catalogue] of Object.entries(translations)) faults.push(...faultsOfLocale(locale, catalogue, source));
  for (const locale of completeLocales) {
    const translated = new Set(Object.values(translations[locale] ?? {}).flatMap((messages) => Object.keys(messages)));
    for (const id of english.keys()) if (!translated.has(id) && !isEnglishOnly(id)) faults.push(`${locale}: "${id}" is missing`);
  }
  const literals = literalsIn(code);
  for (const id of english.keys()) if (!literals.has(id)) faults.push(`en: "${id}" is used nowhere`);
  for (const id of usedIds(code)) if (!english.has(id)) faults.push(`code: "${id}" has no message`);
  for (const id of idsWithoutValues(code)) {
    const placeholders = placeholdersIn(english.get(id) ?? '');
    if (placeholders) faults.push(`code: "${id}" is used without values for {${placeholders}}`);
  }
  return faults;
}

const isEnglishOnly = (id: string) => englishOnlyFiles.has(id.split('.', 1)[0] ?? '');

function faultsOfLocale(locale: string, catalogue: Catalogue, source: Catalogue): string[] {
  return Object.entries(catalogue).flatMap(([library, messages]) =>
    Object.entries(messages).flatMap(([id, text]) => {
      const original = source[library]?.[id];
      if (original === undefined) return [`${locale}/${library}.json: "${id}" is not an English message of that file`];
      const [placeholders, wanted] = [placeholdersIn(text), placeholdersIn(original)];
      if (placeholders === null) return [`${locale}/${library}.json: "${id}" is not an ICU message`];
      const signs = signFaults(`${locale}/${library}.json: "${id}"`, text);
      return placeholders === wanted ? signs : [`${locale}/${library}.json: "${id}" has the placeholders {${placeholders}}, English has {${wanted}}`];
    }),
  );
}

/** Percent and currency signs must be part of the formatted value, since their position depends on the language. */
function signFaults(message: string, text: string): string[] {
  const sign = /[%\p{Sc}]/u.exec(text)?.[0];
  return sign ? [`${message} contains "${sign}", which belongs to the value`] : [];
}

/** The sorted names of a message's placeholders; null if it does not parse. */
function placeholdersIn(text: string): string | null {
  try {
    return [...new Set(namesIn(parse(text)))].toSorted().join(', ');
  } catch {
    return null;
  }
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesIn(element.children)];
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return [element.value, ...Object.values(element.options).flatMap((option) => namesIn(option.value))];
    return [element.value];
  });
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
