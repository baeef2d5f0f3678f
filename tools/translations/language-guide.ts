import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationsFolder } from './catalogue.ts';

/** The parts of `translations/<locale>/README.md` that are checked. */
export type LanguageGuide = {
  readonly terms: readonly Term[];
  /** Words that the language writes as English does, in lower case. */
  readonly sameAsEnglish: ReadonlySet<string>;
};

/** Where English has the term, the translation must contain one of the stems (lower case). */
export type Term = { readonly english: string; readonly pattern: RegExp; readonly stems: readonly string[] };

/** A term of the guide, in singular or plural. */
export function termOf(english: string, stems: readonly string[]): Term {
  return { english, pattern: new RegExp(`\\b${english.replace(/[^\w -]/g, '.')}s?\\b`, 'i'), stems };
}

export const emptyGuide: LanguageGuide = { terms: [], sameAsEnglish: new Set() };

export function readLanguageGuide(locale: string, folder = translationsFolder): LanguageGuide {
  const file = join(folder, locale, 'README.md');
  return existsSync(file) ? languageGuideOf(readFileSync(file, 'utf8')) : emptyGuide;
}

/** Reads the table under `## Terms` (its third column has the stems) and the words under `## Same as English`. */
export function languageGuideOf(markdown: string): LanguageGuide {
  const rows = sectionOf(markdown, 'Terms')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const terms = rows.flatMap(([, english = '', , stems = '']) => (stems === '' ? [] : [termOf(english.toLowerCase(), listOf(stems))]));
  return { terms, sameAsEnglish: new Set(listOf(sectionOf(markdown, 'Same as English').replaceAll('\n', ' '))) };
}

const sectionOf = (markdown: string, title: string) =>
  markdown
    .split(/^## /m)
    .find((section) => section.startsWith(`${title}\n`))
    ?.slice(title.length) ?? '';

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);
