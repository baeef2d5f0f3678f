import type { PlayerMessage } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import type { DatabaseTransaction } from '../database/database.ts';
import type { Messages } from '../messages/messages.service.ts';
import { readLanguage } from './bonus-facts.store.ts';
import type { PlayerBonus } from './player-bonuses.store.ts';
import { readTexts } from './templates.store.ts';

type BonusMessageKind = 'bonus_granted' | 'bonus_completed' | 'bonus_expired' | 'bonus_forfeited' | 'bonus_missed';
/** Notifies the player of what happened to a bonus, in the transaction in which it happened. */
export type NotifyOfBonus = (trx: DatabaseTransaction, bonus: PlayerBonus, kind: BonusMessageKind, amountMinor: number) => Promise<void>;

export function createBonusMessages(messages: Messages): NotifyOfBonus {
  return async (trx, { player_id: playerId, template_id: templateId, currency }, kind, amountMinor) => {
    const texts = await readTexts(trx, [templateId], await readLanguage(trx, playerId));
    const title = texts.get(templateId)?.title ?? '';
    const message = kind === 'bonus_missed' ? { kind, title } : { kind, amount: toWire(money(amountMinor, currency)), currency, title };
    // The other four kinds have the same parameters.
    await messages.send(trx, playerId, message as Extract<PlayerMessage, { kind: BonusMessageKind }>);
  };
}
