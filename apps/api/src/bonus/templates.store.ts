import { sql } from 'kysely';
import type { Currency } from '@playfront/money';
import type { Connection, DatabaseTransaction } from '../database/database.ts';

/** The enabled templates with their amounts in a currency; null amounts where it is not offered in it. */
function templates(db: Connection, currency: Currency) {
  return db
    .selectFrom('bonus_templates')
    .leftJoin('bonus_template_amounts as amounts', (join) =>
      join.onRef('amounts.template_id', '=', 'bonus_templates.id').on('amounts.currency', '=', currency),
    )
    .selectAll('bonus_templates')
    .select(['amounts.max_bonus', 'amounts.min_deposit', 'amounts.max_bet', 'amounts.max_win'])
    .where('bonus_templates.enabled', '=', true);
}

export type Template = NonNullable<Awaited<ReturnType<typeof findTemplateByCode>>>;

export function findTemplateByCode(db: Connection, code: string, currency: Currency) {
  return templates(db, currency).where('bonus_templates.code', '=', code).executeTakeFirst();
}

export function findTemplateById(db: Connection, id: number, currency: Currency): Promise<Template | undefined> {
  return templates(db, currency).where('bonus_templates.id', '=', id).executeTakeFirst();
}

export function findTemplateByKey(db: Connection, key: string, currency: Currency): Promise<Template | undefined> {
  return templates(db, currency).where('bonus_templates.key', '=', key).executeTakeFirst();
}

/** The promotions listed in a locale at a time. */
export function readListedTemplates(db: Connection, currency: Currency, locale: string, at: Date): Promise<Template[]> {
  return templates(db, currency)
    .where('is_listed', '=', true)
    .where(sql<boolean>`(cardinality(locales) = 0 or ${locale} = any(locales))`)
    .where(sql<boolean>`(valid_from is null or valid_from <= ${at}) and (valid_to is null or valid_to > ${at})`)
    .orderBy('position')
    .orderBy('bonus_templates.id')
    .execute();
}

/** Promotions that are granted automatically with a deposit. */
export function readAutomaticTemplates(db: Connection, currency: Currency): Promise<Template[]> {
  return templates(db, currency).where('is_automatic', '=', true).orderBy('position').orderBy('bonus_templates.id').execute();
}

/** Whether another player may receive it. The template is locked, so that two players cannot both get the last one. */
export async function hasGrantsLeft(trx: DatabaseTransaction, template: Template): Promise<boolean> {
  if (template.max_grants === null) return true;
  await trx.selectFrom('bonus_templates').select('id').where('id', '=', template.id).forNoKeyUpdate().execute();
  return (await countGrants(trx, template.id)) < template.max_grants;
}

/** How many bonuses of a promotion are waiting or received money. */
export async function countGrants(db: Connection, templateId: number): Promise<number> {
  const { granted } = await db
    .selectFrom('player_bonuses')
    .select(({ fn }) => fn.countAll<number>().as('granted'))
    .where('template_id', '=', templateId)
    .where((where) => where.or([where('status', '=', 'issued'), where('amount', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return granted;
}

export type PromotionText = { readonly title: string; readonly summary: string; readonly terms_html: string };

/** The texts of templates by id, in a locale, or in English. */
export async function readTexts(db: Connection, templateIds: readonly number[], locale: string): Promise<Map<number, PromotionText>> {
  if (templateIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bonus_template_texts')
    .selectAll()
    .where('template_id', 'in', [...new Set(templateIds)])
    .where('locale', 'in', ['en', locale])
    // English first, so that the requested locale overwrites it.
    .orderBy(sql`locale <> 'en'`)
    .execute();
  return new Map(rows.map(({ template_id, title, summary, terms_html }) => [template_id, { title, summary, terms_html }]));
}
