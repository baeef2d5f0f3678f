import { randomUUID } from 'node:crypto';
import { playReels } from '@playfront/game-math';
import { callerOf, type gameSpin, type Refusal, type ValidRequestOf, type WireResponseOf } from '@playfront/api-contract';
import { money, payableFromWire, toWire, type Currency } from '@playfront/money';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { BetState } from './games.tables.ts';
import { isRefusal, refuse, refuseForNow } from '../http/failures.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Live } from '../live/live.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { MoneyRule, Wager } from '../wallet/money-rules.ts';
import type { Posted, Wallet, WalletService } from '../wallet/wallet.service.ts';
import { lockWallet, readWallet, type ReceiptEntry, type WalletAccount, type WalletOwner } from '../wallet/wallet.store.ts';
import { betSteps } from './bet-steps.ts';
import { modelOf } from './models.ts';
import { lockRoundSession, type RoundSession } from './round-sessions.store.ts';
import { isAcceptingBets } from './round-sessions.service.ts';
import { findRound, insertRound } from './rounds.store.ts';
import { wireSpin, type WireSpin } from './wire-spin.ts';
import { roundWords } from './round-words.ts';

type Request = ValidRequestOf<typeof gameSpin>;
type Result = WireResponseOf<typeof gameSpin>;
type Dependencies = {
  database: Database;
  now: () => Date;
  wallet: WalletService;
  rules: Required<MoneyRule>;
  settings: SettingsService;
  access: Pick<AccessService, 'load'>;
  live: Live;
  metrics: Metrics;
  /** Counted in memory, so that a round needs no additional round trip. */
  betThrottle: Pick<Throttle, 'take'>;
};

export type SpinService = {
  /**
   * Plays one round: stake, draw and win in one transaction. The same key returns the same round (contract, game/spin). The address is checked at
   * each bet, because a session can outlive a change of the blacklists.
   */
  spin(roundSessionId: string, request: Request, ip: string): Promise<Result | Refusal>;
};

export function createSpinService({ database, now, wallet, rules, settings, access, live, metrics, betThrottle }: Dependencies): SpinService {
  return {
    async spin(roundSessionId, request, ip) {
      const { min_cycle_ms: minCycleMs } = await settings.read();
      const barredBy = await access.load();
      const played = await database.transaction().execute(async (trx) => {
        const session = await lockRoundSession(trx, roundSessionId);
        const earlier = await findRound(trx, session.id, request.idempotency_key);
        const stake = payableFromWire(request.bet, session.currency);
        if (earlier) return { session, result: stake?.minor === earlier.stake ? wireRound(earlier) : refuse('conflict'), isNew: false };

        if (!stake) return { session, result: refuse('malformed', { bet: 'stake_out_of_range' }), isNew: false };
        if (barredBy({ ip, country: session.player_country })) return { session, result: refuse('disable_site_access'), isNew: false };
        const refusal =
          refusalOf(session, stake.minor, minCycleMs, now()) ??
          (await betThrottle.take(
            session.player_id ? { limit: 'spin_player', of: session.player_id } : { limit: 'demo_spin_address', of: callerOf(ip) },
          ));
        if (refusal) return { session, result: refusal, isNew: false };
        return { session, result: await play(trx, session, stake.minor, request.idempotency_key), isNew: true };
      });
      if (played.isNew) {
        const { mode, player_id, currency } = played.session;
        if (played.result.status === 1) metrics.count('game_rounds_total', mode);
        // After the commit and not awaited, since the response itself contains the balance. Also after a refused bet, which may have ended an expired
        // bonus.
        if (player_id) void live.balanceChanged(player_id, currency);
      }
      return played.result;
    },
  };

  async function play(trx: DatabaseTransaction, session: RoundSession, stake: number, idempotencyKey: string): Promise<Result | Refusal> {
    const roundId = randomUUID();
    const playerWallet: Wallet = { owner: ownerOf(session), currency: session.currency };
    const locked = await lockWallet(trx, playerWallet.owner);
    // Read after the lock was acquired: an earlier bet or bonus must not appear to be later than this one.
    const wager = wagerOf(session, stake, now());
    const verdict = wager && (await rules.beforeWager(trx, wager));
    if (isRefusal(verdict)) return verdict;
    const asLocked = verdict?.hasMovedMoney ? await readWallet(trx, playerWallet.owner) : locked;
    const debit = await wallet.debit(trx, {
      wallet: playerWallet,
      transactionId: `round:${roundId}:bet`,
      roundId,
      amountMinor: stake,
      locked: asLocked,
      isBonusBarred: verdict?.isBonusBarred ?? false,
    });
    if (!debit.ok) {
      if (debit.error === 'insufficient_funds') return refuse('insufficient_funds');
      throw new Error(`A new round was refused its stake: ${debit.error}`);
    }

    const nonce = session.next_nonce;
    const { spins, winMinor: win } = playReels(modelOf(session.model), stake, roundWords(session.server_seed, session.client_seed, nonce));
    const receipts = [debit.receipt];
    if (win > 0) {
      const credit = await wallet.credit(trx, { wallet: playerWallet, transactionId: `round:${roundId}:win`, roundId, amountMinor: win, locked });
      if (!credit.ok) throw new Error(`A win was refused: ${credit.error}`);
      receipts.push(credit.receipt);
    }

    const { real_stake: realMinor, bonus_stake: bonusMinor } = stakeParts(debit);
    const hasMovedMoney = wager && (await rules.afterWager(trx, { ...wager, roundId, realMinor, bonusMinor, winMinor: win }));
    const left = hasMovedMoney ? await readWallet(trx, playerWallet.owner) : afterReceipts(asLocked, receipts.flat());

    const round = {
      id: roundId,
      round_session_id: session.id,
      idempotency_key: idempotencyKey,
      player_id: session.player_id,
      game_id: session.game_id,
      currency: session.currency,
      nonce,
      stake,
      win,
      real_stake: realMinor,
      bonus_stake: bonusMinor,
      // Read after the money rules, which may have turned a completed bonus into real money.
      balance_after: spendableOf(left),
      state: stateOf(stake, win),
    };
    const outcome = { spins: spins.map((spin) => wireSpin(spin, session.currency)) };
    await insertRound(trx, { ...round, outcome: JSON.stringify(outcome), created_at: now() });
    return wireRound({ ...round, outcome });
  }
}

function refusalOf(session: RoundSession, stake: number, minCycleMs: number, now: Date): Refusal | undefined {
  if (session.player_status === 'blocked') return refuse('disable_site_access');
  if (!isAcceptingBets(session, now)) return refuse('round_session_closed');
  if (!session.enabled || session.game_status !== 'active') return refuse('game_not_available');
  const { betsMinor } = betSteps(session.currency, modelOf(session.model).lines.length);
  if (!betsMinor.includes(stake)) return refuse('stake_out_of_range');
  const waitMs = session.last_round_at ? minCycleMs - (now.getTime() - session.last_round_at.getTime()) : 0;
  return waitMs > 0 ? refuseForNow(waitMs) : undefined;
}

function ownerOf(session: RoundSession): WalletOwner {
  return session.player_id ? { kind: 'player', playerId: session.player_id } : { kind: 'demo', roundSessionId: session.id };
}

/** The stake for the money rules; undefined for play money. */
function wagerOf(session: RoundSession, amountMinor: number, at: Date): Wager | undefined {
  if (!session.player_id) return undefined;
  const { game_id: gameId, wagering_weight: wageringWeight, engine, game_group } = session;
  const on = { kind: 'game', gameId, wageringWeight, game: { engine, game_group } } as const;
  return { playerId: session.player_id, currency: session.currency, amountMinor, at, on };
}

/** The staked real and bonus money: shown in the bet list, and the ratio by which the win was split. */
function stakeParts({ receipt }: Posted) {
  const of = (kind: string) => Math.abs(receipt.find((entry) => entry.kind === kind)?.amount ?? 0);
  return { real_stake: of('player_real'), bonus_stake: of('player_bonus') };
}

type Balance = Pick<WalletAccount, 'kind' | 'balance'>;

/** The balances of a locked wallet after the postings made since. */
function afterReceipts(accounts: readonly Balance[], receipt: readonly ReceiptEntry[]): readonly Balance[] {
  return accounts.map(({ kind, balance }) => ({ kind, balance: receipt.findLast((entry) => entry.kind === kind)?.balanceAfter ?? balance }));
}

function spendableOf(accounts: readonly Balance[]): number {
  return accounts.filter(({ kind }) => kind !== 'player_locked').reduce((sum, { balance }) => sum + balance, 0);
}

/** A return of the stake or less is not celebrated as a win. */
function stateOf(stake: number, win: number): BetState {
  if (win > stake) return 'won';
  return win > 0 ? 'returned' : 'lost';
}

type PlayedRound = { id: string; currency: Currency; nonce: number; stake: number; win: number; balance_after: number; outcome: object };

function wireRound(round: PlayedRound): Result {
  const wire = (minor: number) => toWire(money(minor, round.currency));
  return {
    status: 1,
    round_id: round.id,
    nonce: round.nonce,
    // Written by this service only, in this format.
    spins: (round.outcome as { spins: WireSpin[] }).spins,
    bet: wire(round.stake),
    win: wire(round.win),
    balance: wire(round.balance_after),
    celebrate: round.win > round.stake,
  };
}
