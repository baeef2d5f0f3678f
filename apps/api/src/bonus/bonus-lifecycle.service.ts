import type { BonusStatus } from '@playfront/api-contract';
import type { DatabaseTransaction } from '../database/database.ts';
import type { AccountKind } from '../wallet/wallet.tables.ts';
import type { Movement, WalletService } from '../wallet/wallet.service.ts';
import { readWallet, type WalletAccount } from '../wallet/wallet.store.ts';
import { bonusAmount, splitRelease, wageringRequired } from './bonus.rules.ts';
import type { NotifyOfBonus } from './bonus-messages.ts';
import {
  findBonus,
  findRunningBonus,
  findWaitingBonus,
  hasOpenRound,
  insertBonusWager,
  isRunning,
  updateBonus,
  type PlayerBonus,
} from './player-bonuses.store.ts';
import { smallestStake } from './smallest-stake.ts';

/** How a bonus ends before its requirement is met. `reason` is for support: who or what ended it. */
export type Ending = {
  readonly status: Extract<BonusStatus, 'lost' | 'expired' | 'cancelled' | 'forfeited'>;
  readonly reason: string;
  readonly closingKey?: string;
};

/** The steps of a bonus from the grant to its end. Each runs in a transaction that has locked the player's wallet. */
export type BonusLifecycle = {
  /** Sets the amount of a bonus from what it is based on (nothing for a fixed one), and starts it unless another is active. */
  fund(trx: DatabaseTransaction, bonus: PlayerBonus, from: { amountMinor: number; paymentId?: string }, at: Date): Promise<PlayerBonus>;
  /** Adds a settled round to the wagering progress. */
  count(trx: DatabaseTransaction, bonus: PlayerBonus, round: { roundId: string; countedMinor: number }): Promise<PlayerBonus>;
  /** Ends an active bonus whose requirement is met or whose money is used up, unless a round of it is still open. */
  settle(trx: DatabaseTransaction, bonus: PlayerBonus, at: Date, settledRoundId: string): Promise<void>;
  end(trx: DatabaseTransaction, bonus: PlayerBonus, ending: Ending, at: Date): Promise<PlayerBonus>;
};

type Step = { readonly name: string; readonly kind: Movement['kind']; readonly from: AccountKind; readonly to: AccountKind };
const steps = {
  grant: { name: 'grant', kind: 'bonus_grant', from: 'house_bonus', to: 'player_bonus' },
  release: { name: 'release', kind: 'bonus_release', from: 'player_bonus', to: 'player_real' },
  forfeit: { name: 'forfeit', kind: 'bonus_forfeit', from: 'player_bonus', to: 'house_bonus' },
} as const satisfies Record<string, Step>;

export function createBonusLifecycle({ wallet, notify }: { wallet: WalletService; notify: NotifyOfBonus }): BonusLifecycle {
  async function move(trx: DatabaseTransaction, bonus: PlayerBonus, step: Step, amountMinor: number): Promise<void> {
    if (amountMinor === 0) return;
    const posted = await wallet.move(trx, {
      kind: step.kind,
      wallet: { owner: { kind: 'player', playerId: bonus.player_id }, currency: bonus.currency },
      transactionId: `bonus:${bonus.id}:${step.name}`,
      moves: [{ from: step.from, to: step.to, amountMinor }],
    });
    if (!posted.ok) throw new Error(`The ${step.name} of bonus ${bonus.id} was not posted: ${posted.error}`);
  }

  async function startNext(trx: DatabaseTransaction, playerId: string, at: Date): Promise<void> {
    if (await findRunningBonus(trx, playerId)) return;
    const next = await findWaitingBonus(trx, playerId);
    if (!next) return;
    await move(trx, next, steps.grant, next.amount ?? 0);
    const { sequence } = await bonusAccount(trx, playerId);
    const started = await updateBonus(trx, next.id, {
      status: 'active',
      activated_at: at,
      expires_at: new Date(at.getTime() + next.terms.expiresAfterHours * 3_600_000),
      first_sequence: sequence,
    });
    await notify(trx, started, 'bonus_granted', started.amount ?? 0);
    if (started.wagering_required === 0) await complete(trx, started, at);
  }

  async function complete(trx: DatabaseTransaction, bonus: PlayerBonus, at: Date): Promise<void> {
    const { balance } = await bonusAccount(trx, bonus.player_id);
    const { released, forfeited } = splitRelease(balance, bonus.terms.maxWin);
    await move(trx, bonus, steps.release, released);
    await move(trx, bonus, steps.forfeit, forfeited);
    await updateBonus(trx, bonus.id, { status: 'completed', finished_at: at, released, forfeited });
    await notify(trx, bonus, 'bonus_completed', released);
    await startNext(trx, bonus.player_id, at);
  }

  async function end(trx: DatabaseTransaction, bonus: PlayerBonus, { status, reason, closingKey }: Ending, at: Date): Promise<PlayerBonus> {
    const onAccount = isRunning(bonus) ? (await bonusAccount(trx, bonus.player_id)).balance : 0;
    await move(trx, bonus, steps.forfeit, onAccount);
    const ended = await updateBonus(trx, bonus.id, {
      status,
      reason,
      finished_at: at,
      closing_key: closingKey ?? null,
      ...(isRunning(bonus) ? { released: 0, forfeited: onAccount } : {}),
    });
    // The amount of a waiting bonus was never on the account; a withdrawal forfeits it all the same.
    const forfeited = isRunning(bonus) || status !== 'forfeited' ? onAccount : (bonus.amount ?? 0);
    if (forfeited > 0 && status !== 'lost') await notify(trx, bonus, status === 'expired' ? 'bonus_expired' : 'bonus_forfeited', forfeited);
    if (reason === 'deposit_missed') await notify(trx, bonus, 'bonus_missed', 0);
    await startNext(trx, bonus.player_id, at);
    return ended;
  }

  return {
    end,

    async fund(trx, bonus, { amountMinor, paymentId }, at) {
      const amount = bonusAmount(bonus.terms, amountMinor);
      await updateBonus(trx, bonus.id, {
        amount,
        wagering_required: wageringRequired(bonus.terms, amount, amountMinor),
        payment_id: paymentId ?? null,
        claim_expires_at: null,
      });
      await startNext(trx, bonus.player_id, at);
      // It may have started, and even ended, since.
      return (await findBonus(trx, bonus.player_id, bonus.id)) ?? bonus;
    },

    async count(trx, bonus, { roundId, countedMinor }) {
      const counted = Math.min(countedMinor, (bonus.wagering_required ?? 0) - bonus.wagered);
      if (counted <= 0) return bonus;
      await insertBonusWager(trx, { roundId, bonusId: bonus.id, counted });
      return updateBonus(trx, bonus.id, { status: 'wagering', wagered: bonus.wagered + counted });
    },

    async settle(trx, bonus, at, settledRoundId) {
      const isDone = bonus.wagered >= (bonus.wagering_required ?? 0);
      const { balance } = await bonusAccount(trx, bonus.player_id);
      if (!isDone && balance >= smallestStake(bonus.currency)) return;
      if (await hasOpenRound(trx, bonus.player_id, settledRoundId)) return;
      if (isDone) await complete(trx, bonus, at);
      else await end(trx, bonus, { status: 'lost', reason: 'played' }, at);
    },
  };
}

async function bonusAccount(trx: DatabaseTransaction, playerId: string): Promise<WalletAccount> {
  const accounts = await readWallet(trx, { kind: 'player', playerId });
  const account = accounts.find(({ kind }) => kind === 'player_bonus');
  if (!account) throw new Error(`Player ${playerId} has no bonus account`);
  return account;
}
