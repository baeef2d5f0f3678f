import * as v from 'valibot';
import { fromWire, isCurrency, type Currency } from '@playfront/money';
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

function amountsOf({ key, amounts }: PromotionSeed) {
  return Object.entries(amounts).flatMap(([currency, { max_bonus, min_deposit, max_bet, max_win }]) => {
    if (!isCurrency(currency)) return [];
    const minor = (amount: number) => minorOf(key, amount, currency);
    return [
      {
        currency,
        max_bonus: minor(max_bonus),
        min_deposit: minor(min_deposit),
        max_bet: minor(max_bet),
        max_win: max_win === null ? null : minor(max_win),
      },
    ];
  });
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
