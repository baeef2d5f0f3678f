import * as v from 'valibot';
import { currencies, fromWire, playMoney, type Currency } from '@playfront/money';
import { comparableMinor } from '../jurisdiction/comparable-amounts.ts';
import { cleanHtml } from '../content/clean-html.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { disableTemplatesExcept, writeTemplate } from './promotions-seed.store.ts';
import { promotionsSeedSchema, type PromotionSeed, type PromotionsSeed } from './promotions-seed.schema.ts';

/**
 * Updates the promotions to `promotions.json` with its texts. Their ids stay the same by key. A promotion that is no longer in the file is disabled, not deleted,
 * because players' bonuses refer to it.
 */
export async function seedPromotions(trx: DatabaseTransaction, json: string): Promise<void> {
  const { terms, promotions } = v.parse(promotionsSeedSchema, JSON.parse(json));
  for (const [position, promotion] of promotions.entries()) {
    await writeTemplate(trx, { template: templateOf(promotion, position), amounts: amountsOf(promotion), texts: textsOf(promotion, terms) });
  }
  await disableTemplatesExcept(
    trx,
    promotions.map(({ key }) => key),
  );
}

function templateOf({ amounts: _amounts, texts: _texts, family, valid_from: from, valid_to: to, ...template }: PromotionSeed, position: number) {
  const time = (text: string | null) => (text === null ? null : new Date(text));
  return { ...template, family: family ?? template.key, valid_from: time(from), valid_to: time(to), position, enabled: true };
}

/** The amounts in each currency: as given, otherwise comparable with those in euros, if there are any. */
function amountsOf({ key, amounts }: PromotionSeed) {
  const euros = amounts['EUR'];
  return currencies
    .filter((currency) => currency !== playMoney)
    .flatMap((currency) => {
      const given = amounts[currency];
      if (given) return [amountsIn(currency, given, (amount) => minorOf(key, amount, currency))];
      return euros ? [amountsIn(currency, euros, (amount) => comparableMinor(minorOf(key, amount, 'EUR'), currency))] : [];
    });
}

function amountsIn(
  currency: Currency,
  { max_bonus, min_deposit, max_bet, max_win }: PromotionSeed['amounts'][string],
  minorIn: (amount: number) => number,
) {
  return {
    currency,
    max_bonus: minorIn(max_bonus),
    min_deposit: minorIn(min_deposit),
    max_bet: minorIn(max_bet),
    max_win: max_win === null ? null : minorIn(max_win),
  };
}

function minorOf(key: string, amount: number, currency: Currency): number {
  const parsed = fromWire(amount, currency);
  if (!parsed) throw new Error(`Promotion ${key}: ${amount} is no amount of ${currency}`);
  return parsed.minor;
}

/** Terms are sanitised when they are written, so that every reader may show them. */
function textsOf({ type, texts }: PromotionSeed, terms: PromotionsSeed['terms']) {
  return Object.entries(texts).map(([locale, { title, summary }]) => {
    const inLocale = <Text>(translations: { readonly en: Text } & Readonly<Record<string, Text>>) =>
      (Object.hasOwn(translations, locale) ? translations[locale] : undefined) ?? translations.en;
    const lines = [inLocale(terms[type]), ...inLocale(terms.common)];
    return { locale, title, summary, terms_html: cleanHtml(`<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`) };
  });
}
