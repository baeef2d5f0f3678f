import type { Refusal } from '@playfront/api-contract';
import type { DatabaseTransaction } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { PlayerRow } from '../players/players.store.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { readWallet } from '../wallet/wallet.store.ts';
import { readDebts } from './closed-loop.ts';
import { readExclusionAccounts, type Destination } from './exclusion-accounts.ts';
import { isHeld, sharesOf } from './exclusion-payouts.rules.ts';
import type { ShutAccount } from './exclusion-payouts.store.ts';
import { checkFields } from './payment-fields.rules.ts';
import { payoutMethodsOf, type PayoutMethod } from './payout-methods.ts';
import type { Processors } from './processors.service.ts';

/** The part that goes to one destination. `holdUntil`: the earliest time of approval. `requestedBy`: the admin who entered the destination. */
export type Payout = Destination & {
  readonly amountMinor: number;
  readonly holdUntil: Date | null;
  readonly requestedBy?: string;
  readonly unplayedMinor: number;
};

type Dependencies = { settings: Pick<SettingsService, 'read'>; processors: Processors };

/** Plans the payouts of excluded players and closed accounts. */
export function createExclusionPlans({ settings, processors }: Dependencies) {
  const methodsOf = (trx: DatabaseTransaction, { id, country, currency }: PlayerRow) =>
    payoutMethodsOf(trx, processors, { playerId: id, country, currency });

  const toDestination = (method: PayoutMethod, given: Readonly<Record<string, string>>) => destinationFrom(processors, method, given);

  async function holdFrom(at: Date): Promise<Date> {
    return new Date(at.getTime() + (await settings.read()).new_destination_hold_hours * 3_600_000);
  }

  /** What goes to which account. The holder of a session cannot choose ({@link sharesOf}); who closes an account has confirmed their identity. */
  async function payoutsOf(trx: DatabaseTransaction, player: PlayerRow, shut: ShutAccount, at: Date): Promise<Payout[]> {
    const { since: excludedSince, isExcluded, hasReturned } = shut;
    if (hasReturned) return [];
    const methods = await methodsOf(trx, player);
    const found = await readDebts(trx, player.id, methods, await settings.read());
    const accounts = await readExclusionAccounts(trx, player.id, { ...found, methods, toDestination });
    const holdUntil = await holdFrom(at);
    const holdMs = holdUntil.getTime() - at.getTime();
    const isConfirmed = !isExcluded;
    const money = { realMinor: await realMinorOf(trx, player.id), unplayedMinor: found.unplayedMinor, isConfirmed };
    return sharesOf(found.debts, accounts, money).map((share) => ({
      ...share.account.to,
      amountMinor: share.amountMinor,
      unplayedMinor: share.unplayedMinor,
      holdUntil: isHeld(share, { ...share.account, excludedSince, isConfirmed, holdMs }) ? holdUntil : null,
    }));
  }

  return { methodsOf, toDestination, holdFrom, payoutsOf };
}

/** Checks the payout details for a method. */
function destinationFrom(processors: Processors, method: PayoutMethod, given: Readonly<Record<string, string>>): Destination | Refusal {
  const check = checkFields(method.withdrawal.fields, given, processors.networksOf(method));
  if (!check.ok) return refuse(Object.values(check.faults)[0] ?? 'field_required', check.faults);
  const { saved_card: cardId } = check.fields;
  if (cardId !== undefined && !method.cards.some(({ id }) => id === cardId)) return refuse('wrong_card', { saved_card: 'wrong_card' });
  return { method, details: check.fields, sourcePaymentId: null };
}

/** The real balance in minor units. */
export async function realMinorOf(trx: DatabaseTransaction, playerId: string): Promise<number> {
  const accounts = await readWallet(trx, { kind: 'player', playerId });
  return accounts.find(({ kind }) => kind === 'player_real')?.balance ?? 0;
}
