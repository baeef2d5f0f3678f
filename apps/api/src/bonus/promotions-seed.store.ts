import type { Insertable } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';
import type { BonusTemplateAmountsTable, BonusTemplatesTable, BonusTemplateTextsTable } from './bonus.tables.ts';

export type NewTemplate = {
  readonly template: Insertable<BonusTemplatesTable>;
  readonly amounts: readonly Omit<Insertable<BonusTemplateAmountsTable>, 'template_id'>[];
  readonly texts: readonly Omit<Insertable<BonusTemplateTextsTable>, 'template_id'>[];
};

/** Writes a template with its amounts and texts, replacing the one with the same key; the id stays. */
export async function writeTemplate(trx: DatabaseTransaction, { template, amounts, texts }: NewTemplate): Promise<number> {
  const { key: _kept, ...changes } = template;
  const { id } = await trx
    .insertInto('bonus_templates')
    .values(template)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(changes))
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofTemplate = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, template_id: id }));
  await trx.deleteFrom('bonus_template_amounts').where('template_id', '=', id).execute();
  await trx.insertInto('bonus_template_amounts').values(ofTemplate(amounts)).execute();
  await trx.deleteFrom('bonus_template_texts').where('template_id', '=', id).execute();
  await trx.insertInto('bonus_template_texts').values(ofTemplate(texts)).execute();
  return id;
}

export async function disableTemplatesExcept(trx: DatabaseTransaction, keys: readonly string[]): Promise<void> {
  await trx
    .updateTable('bonus_templates')
    .set({ enabled: false })
    .where('key', 'not in', [...keys])
    .execute();
}
