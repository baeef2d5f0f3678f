import { js2xliff, xliff2js, type XliffDocument } from 'xliff';
import { missingIds } from './find-faults.ts';
import type { Catalogue } from './catalogue.ts';
import { parseWorkList, type WorkList } from './work-list.schema.ts';

type Wanted = {
  readonly locale: string;
  readonly languageTag: string;
  readonly catalogue: Catalogue;
  readonly source: Catalogue;
  /** Names of the components that show a message. */
  componentsOf(id: string): readonly string[];
};

export function workListOf({ locale, languageTag, catalogue, source, componentsOf }: Wanted): WorkList {
  const messages = missingIds({ languageTag, catalogue }, source).map((id) => {
    const components = componentsOf(id);
    const english = source[fileOf(id)]?.[id] ?? '';
    return { id, english, ...(components.length > 0 ? { context: `Shown by ${components.join(', ')}` } : {}), text: '' };
  });
  return { locale, languageTag, messages };
}

export const fileOf = (id: string): string => id.split('.', 1)[0] ?? '';

/** As XLIFF 2, for translation agencies: a `file` per library, a `unit` per message. */
export function xliffOf({ locale, languageTag, messages }: WorkList): Promise<string> {
  const resources: Record<string, Record<string, { source: string; target: string; note?: string }>> = {};
  for (const { id, english = '', text, context } of messages)
    (resources[fileOf(id)] ??= {})[id] = { source: english, target: text, ...(context ? { note: context } : {}) };
  return js2xliff({ resources, sourceLanguage: 'en', targetLanguage: languageTag ?? locale });
}

/**
 * Reads a returned list, JSON or XLIFF 2.
 *
 * @param localeOf the locale of a BCP 47 tag, as XLIFF names the language by its tag
 * @throws {Error} if it is neither
 */
export async function readWorkList(content: string, localeOf: (languageTag: string) => string | undefined): Promise<WorkList> {
  return content.trimStart().startsWith('<') ? readXliff(content, localeOf) : parseWorkList(parseJson(content));
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new Error(`The file is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function readXliff(content: string, localeOf: (languageTag: string) => string | undefined): Promise<WorkList> {
  const { resources, targetLanguage = '' } = await xliff2js(content).catch((): XliffDocument => ({}));
  if (!resources) throw new Error('The file is not XLIFF 2.');
  const locale = localeOf(targetLanguage);
  if (!locale) throw new Error(`The language "${targetLanguage}" of the XLIFF file is not one of the site.`);
  const messages = Object.values(resources).flatMap((units) =>
    Object.entries(units).map(([id, { target = '' }]) => {
      if (typeof target !== 'string') throw new Error(`The translation of "${id}" has XLIFF elements in it; it must be plain text.`);
      return { id, text: target };
    }),
  );
  return { locale, languageTag: targetLanguage, messages };
}
