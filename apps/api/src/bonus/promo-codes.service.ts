import type { Currency } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { currencyOfCountry } from '../jurisdiction/countries.rules.ts';
import { readAverageRtp } from './bonus-facts.store.ts';
import { codeKey } from './bonus.rules.ts';
import type { BonusTerms } from './bonus.tables.ts';
import { isInTime, termsFor } from './offers.ts';
import { findTemplateByCode, readTexts, type Template } from './templates.store.ts';

/** The promotion of a code. `terms` is undefined if it is not for players from the country, or not offered in the currency. */
export type PromotionOfCode = {
  readonly template: Template;
  readonly title: string;
  readonly terms: BonusTerms | undefined;
  readonly rtp: number;
};

type Reader = { readonly currency: Currency; readonly country: string | undefined; readonly locale: string };

export type PromotionCodes = {
  /** Whether a code (case-insensitive) belongs to a current promotion and, if `country` is given, to one for players from there. */
  isValid(code: string, country?: string): Promise<boolean>;
  /** The promotion of a valid code, in the reader's language and currency. */
  find(code: string, reader: Reader): Promise<PromotionOfCode | undefined>;
};

export function createPromotionCodes({ database, now }: { database: Database; now: () => Date }): PromotionCodes {
  async function current(code: string, currency: Currency): Promise<Template | undefined> {
    const template = await findTemplateByCode(database, codeKey(code), currency);
    return template && isInTime(template, now()) ? template : undefined;
  }

  return {
    async isValid(code, country) {
      const template = await current(code, country ? currencyOfCountry(country) : 'EUR');
      return template !== undefined && (!country || termsFor(template, country) !== undefined);
    },

    async find(code, reader) {
      const template = await current(code, reader.currency);
      if (!template) return undefined;
      const [texts, rtp] = await Promise.all([readTexts(database, [template.id], reader.locale), readAverageRtp(database)]);
      return { template, title: texts.get(template.id)?.title ?? template.key, terms: termsFor(template, reader.country), rtp };
    },
  };
}
