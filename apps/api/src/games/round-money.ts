import { isRefusal, refuse } from '../http/failures.ts';
import type { Refusal } from '@playfront/api-contract';
import type { DatabaseTransaction } from '../database/database.ts';
import type { MoneyRule, Wager } from '../wallet/money-rules.ts';
import type { Posted, Wallet, WalletService } from '../wallet/wallet.service.ts';
import { lockWallet, readWallet, type ReceiptEntry, type WalletAccount } from '../wallet/wallet.store.ts';
import type { BetState } from './games.tables.ts';
import type { RoundSession } from './round-sessions.store.ts';

type Balance = Pick<WalletAccount, 'kind' | 'balance'>;

/** The parts of a stake: shown in the bet list, and the ratio by which a win is split. Minor units. */
export type StakeParts = { readonly real: number; readonly bonus: number };

/** A posted stake with its time, and the accounts that were locked for it. */
export type Staked = {
  readonly at: Date;
  readonly parts: StakeParts;
  readonly accounts: readonly WalletAccount[];
  readonly receipts: readonly ReceiptEntry[];
};

type Stake = {
  readonly session: RoundSession;
  readonly roundId: string;
  readonly transactionId: string;
  readonly amountMinor: number;
};

type Ending = {
  readonly session: RoundSession;
  readonly roundId: string;
  readonly stakeMinor: number;
  readonly parts: StakeParts;
  /** When the round was staked: a bonus that started later is not its own. */
  readonly at: Date;
  readonly winMinor: number;
  /** The stake of this transaction, if the round was staked in it: its locked accounts are used again. */
  readonly staked?: Staked;
};

export type RoundMoney = {
  /** Debits a stake if the money rules allow it. */
  stake(trx: DatabaseTransaction, stake: Stake): Promise<Staked | Refusal>;
  /** Credits the win of a settled round and applies the money rules. Returns the spendable balance. */
  settle(trx: DatabaseTransaction, ending: Ending): Promise<number>;
  /** Returns the stake of an open round that does not take place. Returns the spendable balance. */
  giveBack(trx: DatabaseTransaction, stake: Omit<Ending, 'stakeMinor' | 'winMinor' | 'staked'> & { readonly stakeId: string }): Promise<number>;
  /** The spendable balance. */
  balance(trx: DatabaseTransaction, session: RoundSession): Promise<number>;
};

/** The money of rounds of play: real, or play money, which no rule applies to. */
export function createRoundMoney({ wallet, rules, now }: { wallet: WalletService; rules: Required<MoneyRule>; now: () => Date }): RoundMoney {
  return {
    async stake(trx, { session, roundId, transactionId, amountMinor }) {
      const playerWallet = walletOf(session);
      const locked = await lockWallet(trx, playerWallet.owner);
      // Read after the lock was acquired: an earlier bet or bonus must not appear to be later than this one.
      const at = now();
      const wager = wagerOf(session, amountMinor, at);
      const verdict = wager && (await rules.beforeWager(trx, wager));
      if (isRefusal(verdict)) return verdict;
      const accounts = verdict?.hasMovedMoney ? await readWallet(trx, playerWallet.owner) : locked;
      const isBonusBarred = verdict?.isBonusBarred ?? false;
      const debit = await wallet.debit(trx, { wallet: playerWallet, transactionId, roundId, amountMinor, locked: accounts, isBonusBarred });
      if (debit.ok) return { at, parts: partsOf(debit), accounts, receipts: debit.receipt };
      if (debit.error === 'insufficient_funds') return refuse('insufficient_funds');
      throw new Error(`A round was refused its stake: ${debit.error}`);
    },

    async settle(trx, { session, roundId, stakeMinor, parts, at, winMinor, staked }) {
      const playerWallet = walletOf(session);
      const accounts = staked?.accounts ?? (await lockWallet(trx, playerWallet.owner));
      const receipts = [...(staked?.receipts ?? [])];
      if (winMinor > 0) {
        const win = { wallet: playerWallet, transactionId: `round:${roundId}:win`, roundId, amountMinor: winMinor, locked: accounts };
        const credit = await wallet.credit(trx, win);
        if (!credit.ok) throw new Error(`A win was refused: ${credit.error}`);
        receipts.push(...credit.receipt);
      }
      const wager = wagerOf(session, stakeMinor, at);
      const settled = wager && { ...wager, roundId, realMinor: parts.real, bonusMinor: parts.bonus, winMinor };
      const hasMovedMoney = settled && (await rules.afterWager(trx, settled));
      // Read after the money rules, which may have turned a completed bonus into real money.
      return spendableOf(hasMovedMoney ? await readWallet(trx, playerWallet.owner) : afterReceipts(accounts, receipts));
    },

    async giveBack(trx, { session, roundId, stakeId, parts, at }) {
      const playerWallet = walletOf(session);
      const returned = await wallet.rollback(trx, { wallet: playerWallet, transactionId: `${stakeId}:rollback`, debitTransactionId: stakeId });
      if (!returned.ok) throw new Error(`A stake was not returned: ${returned.error}`);
      const { player_id: playerId, currency } = session;
      if (playerId) await rules.afterRollback(trx, { playerId, currency, roundId, bonusMinor: parts.bonus, at });
      return spendableOf(await readWallet(trx, playerWallet.owner));
    },

    balance: async (trx, session) => spendableOf(await readWallet(trx, walletOf(session).owner)),
  };
}

/** The spendable balance after a stake whose round is still open. */
export function balanceAfterStake({ accounts, receipts }: Staked): number {
  return spendableOf(afterReceipts(accounts, receipts));
}

/** A return of the stake or less is not celebrated as a win. */
export function stateOf(stake: number, win: number): BetState {
  if (win > stake) return 'won';
  return win > 0 ? 'returned' : 'lost';
}

/** The wallet of the player, or that of a free session. */
export function walletOf(session: RoundSession): Wallet {
  const owner = session.player_id
    ? ({ kind: 'player', playerId: session.player_id } as const)
    : ({ kind: 'demo', roundSessionId: session.id } as const);
  return { owner, currency: session.currency };
}

/** The stake for the money rules; undefined for play money. */
function wagerOf(session: RoundSession, amountMinor: number, at: Date): Wager | undefined {
  if (!session.player_id) return undefined;
  const { game_id: gameId, wagering_weight: wageringWeight, engine, game_group, features } = session;
  const on = { kind: 'game', gameId, wageringWeight, game: { engine, game_group, features } } as const;
  return { playerId: session.player_id, currency: session.currency, amountMinor, at, on };
}

function partsOf({ receipt }: Posted): StakeParts {
  const of = (kind: string) => Math.abs(receipt.find((entry) => entry.kind === kind)?.amount ?? 0);
  return { real: of('player_real'), bonus: of('player_bonus') };
}

/** The balances of a locked wallet after the postings made since. */
function afterReceipts(accounts: readonly Balance[], receipt: readonly ReceiptEntry[]): readonly Balance[] {
  return accounts.map(({ kind, balance }) => ({ kind, balance: receipt.findLast((entry) => entry.kind === kind)?.balanceAfter ?? balance }));
}

function spendableOf(accounts: readonly Balance[]): number {
  return accounts.filter(({ kind }) => kind !== 'player_locked').reduce((sum, { balance }) => sum + balance, 0);
}
