import { directionMarks } from './message-faults.ts';

/** A page of the seed by file name. */
export type Pages = Readonly<Record<string, string>>;

/** Pages that lack in a language, or whose elements, links or placeholders differ from the English page, or that are not translated. */
export function pageFaults(locale: string, pages: Pages, english: Pages, { isEnglish = false } = {}): string[] {
  const missing = Object.keys(english).filter((name) => !(name in pages));
  const unknown = Object.keys(pages).filter((name) => !(name in english));
  return [
    ...missing.map((name) => `${locale}/pages/${name} is missing`),
    ...unknown.map((name) => `${locale}/pages/${name} is not an English page`),
    ...Object.entries(english).flatMap(([name, original]) => {
      const page = pages[name];
      return page === undefined ? [] : faultsOf(page, original, isEnglish).map((fault) => `${locale}/pages/${name} ${fault}`);
    }),
  ];
}

function faultsOf(page: string, original: string, isEnglish: boolean): string[] {
  const [parts, wanted] = [tagsOf(page), tagsOf(original)];
  const [placeholders, wantedPlaceholders] = [placeholdersOf(page), placeholdersOf(original)];
  const at = wanted.findIndex((part, index) => part !== parts[index]);
  const text = page.replace(/<[^>]*>/g, '');
  return [
    ...(at >= 0 ? [`has ${parts[at] ?? 'nothing'} where English has ${wanted[at]}`] : []),
    ...(at < 0 && parts.length > wanted.length ? [`has ${parts[wanted.length]}, which English does not have`] : []),
    ...(placeholders === wantedPlaceholders ? [] : [`has the placeholders {${placeholders}}, English has {${wantedPlaceholders}}`]),
    ...(directionMarks.test(text) ? ['contains a mark of the writing direction'] : []),
    ...(/<(\w+)[^>]*>\s*<\/\1>/.test(page) ? ['has an empty element'] : []),
    ...(isEnglish ? [] : untranslated(page, original)).map((sentence) => `has English left: ${sentence.slice(0, 60)}`),
    ...(/['"]/.test(text) ? ['has a straight quote or apostrophe'] : []),
  ];
}

/** Texts between tags that are as in English; names and addresses are shorter. */
function untranslated(page: string, original: string): string[] {
  const wanted = new Set(textsOf(original));
  return textsOf(page).filter((text) => text.split(' ').length > 3 && wanted.has(text));
}

const textsOf = (html: string) => html.split(/<[^>]*>/).map((text) => text.trim().replace(/\s+/g, ' '));

/** Tags with their attributes, in order. Links to other sites may differ: each language names the help of its country. */
const tagsOf = (html: string) =>
  (html.match(/<\/?[a-z][^>]*>/g) ?? []).map((tag) =>
    tag
      .replace(/\s+/g, ' ')
      .replace(/ ?>$/, '>')
      .replace(/"https:[^"]*"/, '"https:…"'),
  );

const placeholdersOf = (html: string) => [...new Set([...html.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].toSorted().join(', ');
