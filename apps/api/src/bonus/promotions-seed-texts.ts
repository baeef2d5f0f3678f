import * as v from 'valibot';
import { promotionTypes } from '@playfront/api-contract';
import { idPart, inLanguages, type InLanguages, type SeedTexts } from '../seed-texts/seed-texts.ts';

const commonTerms = [1, 2, 3, 4, 5, 6];

/**
 * `promotions.json` with the texts of all languages: titles and summaries (`seed.promotion.<key>.…`), and the terms: a line for each type of
 * promotion and the common lines (`seed.terms.…`). Figures are data, not text.
 */
export function promotionsWithTexts(json: string, texts: SeedTexts): string {
  const promotions = v.parse(v.array(v.looseObject({ key: v.string() })), JSON.parse(json)).map((promotion) => {
    const id = `seed.promotion.${idPart(promotion.key)}`;
    const [titles, summaries] = [inLanguages(texts, `${id}.title`), inLanguages(texts, `${id}.summary`)];
    return { ...promotion, texts: byLanguage(titles, summaries) };
  });
  const terms = Object.fromEntries(promotionTypes.map((type) => [type, inLanguages(texts, `seed.terms.${type}`)]));
  const common = commonTerms.map((line) => inLanguages(texts, `seed.terms.common.${line}`));
  return JSON.stringify({ terms: { ...terms, common: linesByLanguage(common) }, promotions });
}

/** Title and summary by language. A language needs both, so that a text is in one language. */
function byLanguage(titles: InLanguages, summaries: InLanguages) {
  return Object.fromEntries(
    Object.entries(titles).flatMap(([locale, title]) => {
      const summary = summaries[locale];
      return summary === undefined ? [] : [[locale, { title, summary }]];
    }),
  );
}

/** The lines by language; only languages that have all of them. */
function linesByLanguage(lines: readonly InLanguages[]) {
  const locales = Object.keys(lines[0] ?? {}).filter((locale) => lines.every((line) => locale in line));
  return Object.fromEntries(locales.map((locale) => [locale, lines.map((line) => line[locale])]));
}
