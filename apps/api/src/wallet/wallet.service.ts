import type { Currency } from '@playfront/money';
import type { DatabaseTransaction } from '../database/database.ts';
import type { AccountKind, TransferKind } from './wallet.tables.ts';
import type { Metrics } from '../http/metrics.ts';
import { hashPayload } from './payload-hash.ts';
import { splitStake, splitWin } from './wallet.rules.ts';
import {
  findEarlyRollback,
  findTransfer,
  hasTombstone,
  houseAccountId,
  insertEarlyRollback,
  insertTombstone,
  insertTransfer,
  lockWallet,
  readEntries,
  readReceipt,
  readRoundStake,
  type Entry,
  type HouseAccountKind,
  type PlayerAccountKind,
  type ReceiptEntry,
  type WalletAccount,
  type WalletOwner,
} from './wallet.store.ts';

/** Why a movement was refused. Nothing was posted. */
export type WalletRefusal = 'insufficient_funds' | 'conflict' | 'rolled_back' | 'round_unknown' | 'not_reversible';
/** `repeated`: the request is a repetition, and the receipt is that of the first request. */
export type Posted = { readonly ok: true; readonly transferId: string | null; readonly receipt: readonly ReceiptEntry[]; readonly repeated: boolean };
export type PostResult = Posted | { readonly ok: false; readonly error: WalletRefusal };

export type Wallet = { readonly owner: WalletOwner; readonly currency: Currency };
type RoundMove = {
  readonly wallet: Wallet;
  readonly transactionId: string;
  readonly roundId: string;
  readonly amountMinor: number;
  /** The accounts returned by `lockWallet` in this transaction, if the caller has locked them; for a debit only if nothing moved since. */
  readonly locked?: readonly WalletAccount[];
};

/**
 * The only code that moves money. Every call runs in the caller's transaction, is idempotent by its transaction id (same id and
 * same request: the first receipt; another request: `conflict`) and locks the wallet before it reads anything.
 * @throws {RangeError} for an amount that is not a positive safe integer, and for a wallet in another currency than its accounts: callers
 * must have refused such requests.
 */
export type WalletService = {
  /** Credits money from outside to the real balance, or play money to a free session. */
  deposit(trx: DatabaseTransaction, move: Omit<RoundMove, 'roundId' | 'locked'> & { readonly from: HouseAccountKind }): Promise<PostResult>;
  /** Debits a stake: real money first, then bonus money unless `isBonusBarred`. Refused if its rollback arrived first. */
  debit(trx: DatabaseTransaction, move: RoundMove & { readonly isBonusBarred?: boolean }): Promise<PostResult>;
  /** Pays a win in proportion to the parts of the stake; another player's round is `round_unknown`. There is no time limit. */
  credit(trx: DatabaseTransaction, move: RoundMove): Promise<PostResult>;
  /**
   * Any other movement of a player's money: a withdrawal, a bonus, a sports bet, a fee. All its moves are one transfer; one that would
   * make an account of the player negative is `insufficient_funds`. `kind` is the purpose.
   */
  move(trx: DatabaseTransaction, movement: Movement): Promise<PostResult>;
  /** Returns the exact amounts of a debit. An unknown debit is recorded, and refused when it arrives. */
  rollback(trx: DatabaseTransaction, move: { wallet: Wallet; transactionId: string; debitTransactionId: string }): Promise<PostResult>;
};

export type Movement = {
  readonly kind: Exclude<TransferKind, 'deposit' | 'bet' | 'win' | 'rollback' | 'demo_start'>;
  readonly wallet: Wallet;
  readonly transactionId: string;
  /** The round of play that it belongs to. */
  readonly roundId?: string;
  /** As in {@link RoundMove}. */
  readonly locked?: readonly WalletAccount[];
  readonly moves: readonly { readonly from: AccountKind; readonly to: AccountKind; readonly amountMinor: number }[];
};

type Plan = { readonly entries: readonly Entry[]; readonly roundId: string | null };

type PostRequest = {
  kind: TransferKind;
  key: string;
  wallet: Wallet;
  payload: readonly unknown[];
  /** The amount, if the request contains it. */
  amountMinor?: number;
  locked?: readonly WalletAccount[] | undefined;
};

/** Posts one transfer per request, and looks up the operator's accounts. */
function createPosting({ metrics }: { metrics: Metrics }) {
  const houseAccounts = new Map<string, number>();

  async function house(trx: DatabaseTransaction, kind: HouseAccountKind, currency: Currency): Promise<number> {
    const name = `${kind} ${currency}`;
    const id = houseAccounts.get(name) ?? (await houseAccountId(trx, kind, currency));
    houseAccounts.set(name, id);
    return id;
  }

  async function post(
    trx: DatabaseTransaction,
    request: PostRequest,
    plan: (accounts: readonly WalletAccount[]) => Promise<Plan | WalletRefusal>,
  ): Promise<PostResult> {
    const { kind, key, wallet, amountMinor } = request;
    if (amountMinor !== undefined) requirePositive(amountMinor);
    const payloadHash = hashRequest(request);
    const accounts = request.locked ?? (await lockWallet(trx, wallet.owner));
    if (accounts.some(({ currency }) => currency !== wallet.currency)) throw new RangeError(`The wallet is not in ${wallet.currency}`);
    const planned = await plan(accounts);
    const written =
      typeof planned === 'string' ? undefined : await insertTransfer(trx, { ...planned, kind, key, payloadHash, meta: { owner: wallet.owner } });
    if (written) {
      metrics.count('ledger_transfers_total', kind);
      return { ok: true, transferId: written.id, receipt: written.receipt, repeated: false };
    }
    // Repetitions are rare, so they are looked up last. A repeated request gets its first result, even if the rules would refuse it now.
    const earlier = await findTransfer(trx, key);
    if (earlier) return repeat(trx, earlier, payloadHash);
    return { ok: false, error: typeof planned === 'string' ? planned : 'conflict' };
  }

  return { house, post };
}

export function createWalletService(dependencies: { metrics: Metrics }): WalletService {
  const { house, post } = createPosting(dependencies);

  return {
    deposit: (trx, { wallet, transactionId, amountMinor, from }) =>
      post(
        trx,
        { kind: from === 'house_demo' ? 'demo_start' : 'deposit', key: transactionId, wallet, payload: [from, amountMinor], amountMinor },
        async (accounts) => ({
          roundId: null,
          entries: [
            { accountId: accountOf(accounts, 'player_real').id, kind: 'player_real', amount: amountMinor },
            { accountId: await house(trx, from, wallet.currency), kind: from, amount: -amountMinor },
          ],
        }),
      ),

    debit: (trx, { wallet, transactionId, roundId, amountMinor, locked, isBonusBarred = false }) =>
      post(trx, { kind: 'bet', key: transactionId, wallet, payload: [roundId, amountMinor], amountMinor, locked }, async (accounts) => {
        if (await hasTombstone(trx, transactionId)) return 'rolled_back';
        const bonus = isBonusBarred ? 0 : balanceOn(accounts, 'player_bonus');
        const split = splitStake(amountMinor, { real: balanceOn(accounts, 'player_real'), bonus });
        if (!split) return 'insufficient_funds';
        return {
          roundId,
          entries: [
            ...onPlayer(accounts, split, -1),
            { accountId: await house(trx, 'house_games', wallet.currency), kind: 'house_games', amount: amountMinor },
          ],
        };
      }),

    credit: (trx, { wallet, transactionId, roundId, amountMinor, locked }) =>
      post(trx, { kind: 'win', key: transactionId, wallet, payload: [roundId, amountMinor], amountMinor, locked }, async (accounts) => {
        const stake = await readRoundStake(trx, roundId, accounts);
        if (stake.real + stake.bonus === 0) return 'round_unknown';
        const split = splitWin(amountMinor, stake);
        return {
          roundId,
          entries: [
            { accountId: await house(trx, 'house_games', wallet.currency), kind: 'house_games', amount: -amountMinor },
            ...onPlayer(accounts, split, 1),
          ],
        };
      }),

    move: (trx, { kind, wallet, transactionId, roundId = null, locked, moves }) =>
      post(
        trx,
        { kind, key: transactionId, wallet, payload: moves.map(({ from, to, amountMinor }) => [from, to, amountMinor]), locked },
        async (accounts) => {
          const net = netOf(moves);
          for (const [account, amount] of net) {
            if (isPlayerAccount(account) && balanceOn(accounts, account) + amount < 0) return 'insufficient_funds';
          }
          const entries: Entry[] = [];
          for (const [account, amount] of net) {
            const accountId = isPlayerAccount(account) ? accountOf(accounts, account).id : await house(trx, account, wallet.currency);
            entries.push({ accountId, kind: account, amount });
          }
          return { roundId, entries };
        },
      ),

    async rollback(trx, { wallet, transactionId, debitTransactionId }) {
      const request = { kind: 'rollback' as const, key: transactionId, wallet, payload: [debitTransactionId] };
      await lockWallet(trx, wallet.owner);
      const early = await findEarlyRollback(trx, transactionId);
      if (early) {
        if (!early.payload_hash.equals(hashRequest(request))) return { ok: false, error: 'conflict' };
        return { ok: true, transferId: null, receipt: [], repeated: true };
      }
      const debit = await findTransfer(trx, debitTransactionId);
      if (!debit) {
        const isFree = !(await findTransfer(trx, transactionId)) && (await insertEarlyRollback(trx, transactionId, hashRequest(request)));
        if (!isFree) return { ok: false, error: 'conflict' };
        await insertTombstone(trx, debitTransactionId);
        return { ok: true, transferId: null, receipt: [], repeated: false };
      }
      return post(trx, request, async (accounts) => {
        const entries = await readEntries(trx, debit.id);
        const isOwn = entries.some((entry) => accounts.some((account) => account.id === entry.accountId));
        if (debit.kind !== 'bet' || !isOwn) return 'not_reversible';
        // Two rollbacks of one debit with two ids would return the stake twice.
        if (await hasTombstone(trx, debitTransactionId)) return 'not_reversible';
        await insertTombstone(trx, debitTransactionId);
        return { roundId: debit.round_id, entries: entries.map(({ accountId, kind, amount }) => ({ accountId, kind, amount: -amount })) };
      });
    },
  };
}

/** For movements that cannot be refused. @throws if one is refused nevertheless. */
export function expectPosted(result: PostResult): void {
  if (!result.ok) throw new Error(`Money was not posted: ${result.error}`);
}

function hashRequest({ kind, wallet, payload }: { kind: TransferKind; wallet: Wallet; payload: readonly unknown[] }): Buffer {
  return hashPayload([kind, wallet.owner, wallet.currency, ...payload]);
}

async function repeat(trx: DatabaseTransaction, earlier: { id: string; payload_hash: Buffer }, payloadHash: Buffer): Promise<PostResult> {
  if (!earlier.payload_hash.equals(payloadHash)) return { ok: false, error: 'conflict' };
  return { ok: true, transferId: earlier.id, receipt: await readReceipt(trx, earlier.id), repeated: true };
}

function requirePositive(amountMinor: number): void {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
    throw new RangeError(`Money moves by a positive amount of minor units, not by ${amountMinor}`);
}

/** The sum of a movement per account; an account whose sum is zero needs no posting. */
function netOf(moves: Movement['moves']): [AccountKind, number][] {
  const net = new Map<AccountKind, number>();
  for (const { from, to, amountMinor } of moves) {
    requirePositive(amountMinor);
    net.set(from, (net.get(from) ?? 0) - amountMinor);
    net.set(to, (net.get(to) ?? 0) + amountMinor);
  }
  return [...net].filter(([, amount]) => amount !== 0);
}

function isPlayerAccount(kind: AccountKind): kind is PlayerAccountKind {
  return kind.startsWith('player_');
}

function onPlayer(accounts: readonly WalletAccount[], parts: { real: number; bonus: number }, sign: 1 | -1): Entry[] {
  const entries: Entry[] = [];
  if (parts.real) entries.push({ accountId: accountOf(accounts, 'player_real').id, kind: 'player_real', amount: sign * parts.real });
  if (parts.bonus) entries.push({ accountId: accountOf(accounts, 'player_bonus').id, kind: 'player_bonus', amount: sign * parts.bonus });
  return entries;
}

function accountOf(accounts: readonly WalletAccount[], kind: PlayerAccountKind): WalletAccount {
  const account = accounts.find((candidate) => candidate.kind === kind);
  if (!account) throw new Error(`The wallet has no account ${kind}`);
  return account;
}

function balanceOn(accounts: readonly WalletAccount[], kind: PlayerAccountKind): number {
  return accounts.find((account) => account.kind === kind)?.balance ?? 0;
}
