import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { writeTemplate, type NewTemplate } from '../bonus/promotions-seed.store.ts';
import type { BonusTemplatesTable } from '../bonus/bonus.tables.ts';
import type { Database } from '../database/database.ts';

type Amounts = NewTemplate['amounts'][number];
type Changes = Partial<Selectable<BonusTemplatesTable>> & { readonly amounts?: Partial<Amounts>; readonly title?: string };

/** A promotion in euro: 100 % of the deposit up to 100.00, wagered 35 times, stakes up to 100.00, unless a test overrides it. Returns its id. */
export function givePromotion(database: Database, { amounts, title, ...changes }: Changes = {}): Promise<number> {
  const key = changes.key ?? `promotion-${randomUUID().slice(0, 8)}`;
  const template: NewTemplate = {
    template: {
      key,
      family: key,
      code: null,
      type: 'deposit_match',
      match_percent: changes.type === 'no_deposit' ? null : 100,
      nth_deposit: null,
      wagering_x: 35,
      claim_within_hours: 7 * 24,
      expires_after_hours: 14 * 24,
      max_grants: null,
      valid_from: null,
      valid_to: null,
      ...changes,
    },
    amounts: [{ currency: 'EUR', max_bonus: 100_00, min_deposit: 0, max_bet: 100_00, max_win: null, ...amounts }],
    texts: [{ locale: 'en', title: title ?? 'Test bonus', summary: 'In English', terms_html: '<p>Terms</p>' }],
  };
  return database.transaction().execute((trx) => writeTemplate(trx, template));
}
