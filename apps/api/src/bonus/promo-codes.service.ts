import type { Database } from '../database/database.ts';
import { currencyOfCountry } from '../jurisdiction/countries.rules.ts';
import { codeKey } from './bonus.rules.ts';
import { isInTime, termsFor } from './offers.ts';
import { findTemplateByCode, readTexts } from './templates.store.ts';

export type PromotionCodes = {
  /** The current promotion of a code, case-insensitive; with a country, only if it is for players from there. */
  find(code: string, country?: string): Promise<{ id: number; title: string } | undefined>;
};

export function createPromotionCodes({ database, now }: { database: Database; now: () => Date }): PromotionCodes {
  return {
    async find(code, country) {
      const currency = country ? currencyOfCountry(country) : 'EUR';
      const template = await findTemplateByCode(database, codeKey(code), currency);
      if (!template || !isInTime(template, now()) || (country && !termsFor(template, country))) return undefined;
      const texts = await readTexts(database, [template.id], 'en');
      return { id: template.id, title: texts.get(template.id)?.title ?? template.key };
    },
  };
}
