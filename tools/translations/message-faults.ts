import { messageShape, type MessageShape } from './message-shape.ts';

/** Faults of an English message, without its place. */
export function sourceFaults(text: string, { allowsSigns }: { allowsSigns: boolean }): string[] {
  const shape = messageShape(text);
  if ('error' in shape) return [`is not an ICU message: ${shape.error}`];
  return [...markupFaults(text), ...(allowsSigns ? [] : signFaults(text))];
}

type Languages = { readonly text: string; readonly english: string; readonly languageTag: string; readonly allowsSigns: boolean };

/** Faults of a translated message that no reader is needed to find, without its place. */
export function messageFaults({ text, english, languageTag, allowsSigns }: Languages): string[] {
  const shape = messageShape(text);
  if ('error' in shape) return [`is not an ICU message: ${shape.error}`];
  const original = messageShape(english);
  const isEmpty = text.trim() === '' && english.trim() !== '';
  return [
    ...(isEmpty ? ['is empty'] : []),
    ...('error' in original ? [] : differences(shape, original)),
    ...pluralFaults(shape, languageTag),
    ...markupFaults(text),
    ...(allowsSigns ? [] : signFaults(text)),
    ...(/['"]/.test(text) ? [`has a straight ${text.includes('"') ? 'quote' : 'apostrophe'}; the language has its own`] : []),
    ...(/^ | $| {2}/.test(text) ? ['has a space too many'] : []),
  ];
}

function differences(shape: MessageShape, original: MessageShape): string[] {
  if (shape.placeholders !== original.placeholders) return [`has the placeholders {${shape.placeholders}}, English has {${original.placeholders}}`];
  const choices = withoutCountries(shape.choices);
  return choices === withoutCountries(original.choices) ? [] : [`has the choices ${shape.choices}, English has ${original.choices}`];
}

/** A language may have more forms for names of countries, which English uses as they are. */
const withoutCountries = (choices: string) => choices.replace(/\b[A-Z]{2}, /g, '');

/** Languages whose category `many` is only for millions written as words ("1 million de paris"), which no message prints. */
const rarelyMany = new Set(['es', 'fr', 'it', 'pt']);
/** Exact forms that stand for a category, where the language has it for this number only. */
const exactForms: Readonly<Record<string, string>> = { zero: '=0', one: '=1', two: '=2' };

function pluralFaults({ plurals }: MessageShape, languageTag: string): string[] {
  const known = new Intl.PluralRules(languageTag).resolvedOptions().pluralCategories as readonly string[];
  const needed = known.filter((category) => category !== 'many' || !rarelyMany.has(new Intl.Locale(languageTag).language));
  return plurals.flatMap(({ placeholder, categories }) => {
    const missing = needed.filter((category) => !categories.includes(category) && !categories.includes(exactForms[category] ?? ''));
    const unknown = categories.filter((category) => !category.startsWith('=') && !known.includes(category));
    return [
      ...(missing.length > 0 ? [`has no plural {${missing.join(', ')}} of {${placeholder}}`] : []),
      ...(unknown.length > 0 ? [`has the plural {${unknown.join(', ')}} of {${placeholder}}, which the language does not have`] : []),
    ];
  });
}

/** Marks that make text run right to left, or hide in it. */
export const directionMarks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

function markupFaults(text: string): string[] {
  const tag = /<\/?[a-z][^>]*>?/i.exec(text)?.[0];
  return [...(tag ? [`contains HTML: ${tag}`] : []), ...(directionMarks.test(text) ? ['contains a mark of the writing direction'] : [])];
}

/** Percent and currency signs must be part of the formatted value, since their position depends on the language. */
function signFaults(text: string): string[] {
  const sign = /[%\p{Sc}]/u.exec(text)?.[0];
  return sign ? [`contains "${sign}", which belongs to the value`] : [];
}
