import type { FastifyBaseLogger } from 'fastify';
import { jackpotOf, newPool, reelsModels, stepPool, type Jackpot, type ReelsModel } from '@playfront/game-math';
import { playerEvents } from '@playfront/api-contract';
import { money, playMoney, toWire, type Currency } from '@playfront/money';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { comparableMinor } from '../jurisdiction/comparable-amounts.ts';
import type { Live } from '../live/live.ts';
import type { Movement, Wallet, WalletService } from '../wallet/wallet.service.ts';
import type { ReceiptEntry, WalletAccount } from '../wallet/wallet.store.ts';
import { lockPool, readPools, savePool } from './jackpots.store.ts';

/** Minimum time between two events with the amounts of the jackpots, and the maximum age of the amounts in the lobby. */
const announceEveryMs = 1_000;

type JackpotSpin = {
  readonly model: ReelsModel;
  readonly wallet: Wallet;
  readonly roundId: string;
  readonly stakeMinor: number;
  readonly isWon: boolean;
  /** The accounts of the player that were locked for the stake. */
  readonly locked: readonly WalletAccount[];
};

/** What a spin has moved: what the player was paid, what the jackpot is worth now, and the postings on the player's accounts. */
export type JackpotStep = { readonly paidMinor: number; readonly amountMinor: number; readonly receipt: readonly ReceiptEntry[] };

export type Jackpots = {
  /**
   * Adds the contribution of a spin to the pool, and pays the pool if the spin has won it. The pool stays locked until the end of the transaction, so
   * that of two winners the second one gets the new pool. A free session wins the seed, in play money.
   */
  take(trx: DatabaseTransaction, spin: JackpotSpin): Promise<JackpotStep>;
  /** What the jackpot of a model would pay now; for play money always its seed. */
  amountOf(model: ReelsModel, currency: Currency): Promise<number>;
  /** What the jackpots would pay, by model, as they were at most a second ago. */
  amounts(currency: Currency): Promise<ReadonlyMap<string, number>>;
  /** Sends the amounts to everyone, at most once a second. Call it after the commit. */
  announce(): void;
};

const jackpotModels = Object.values(reelsModels).filter(({ jackpot }) => jackpot !== undefined);

type Dependencies = { database: Database; wallet: Pick<WalletService, 'move'>; live: Pick<Live, 'sendToAll'>; log: FastifyBaseLogger };

export function createJackpots({ database, wallet, live, log }: Dependencies): Jackpots {
  let cached: { readonly pools: ReturnType<typeof readPools>; readonly at: number } | undefined;
  let announcement: NodeJS.Timeout | undefined;

  function recentPools(): ReturnType<typeof readPools> {
    if (!cached || performance.now() - cached.at >= announceEveryMs) {
      const pools = readPools(database);
      cached = { pools, at: performance.now() };
      // A failed read is repeated by the next caller.
      pools.catch(() => (cached = undefined));
    }
    return cached.pools;
  }

  async function send(): Promise<void> {
    const pools = await readPools(database);
    live.sendToAll(playerEvents.jackpot.name, {
      jackpots: pools.map(({ model, currency, amount }) => ({ id: model, name: 'Jackpot', currency, amount: toWire(money(amount, currency)) })),
    });
  }

  return {
    async take(trx, { model, wallet: playerWallet, roundId, stakeMinor, isWon, locked }) {
      const { owner, currency } = playerWallet;
      const jackpot = jackpotIn(model, currency);
      const step = owner.kind === 'player' ? await stepOfPool(trx, model, { currency, stakeMinor, isWon }) : stepOfFreePlay(jackpot, isWon);
      const moves = step.moves.filter(({ amountMinor }) => amountMinor > 0);
      if (moves.length === 0) return { ...step, receipt: [] };
      const move = { kind: 'jackpot', wallet: playerWallet, transactionId: `round:${roundId}:jackpot`, roundId, locked, moves } as const;
      const result = await wallet.move(trx, move);
      if (!result.ok) throw new Error(`The money of a jackpot was not posted: ${result.error}`);
      return { ...step, receipt: result.receipt };
    },

    async amountOf(model, currency) {
      const pools = currency === playMoney ? [] : await readPools(database);
      return pools.find((pool) => pool.model === model.id && pool.currency === currency)?.amount ?? seedOf(model, currency);
    },

    async amounts(currency) {
      const pools = (await recentPools()).filter((pool) => pool.currency === currency);
      return new Map(
        jackpotModels.map((model) => [model.id, pools.find((pool) => pool.model === model.id)?.amount ?? seedOf(model, currency)] as const),
      );
    },

    announce() {
      announcement ??= setTimeout(() => {
        announcement = undefined;
        send().catch((error: unknown) => log.error({ err: error }, 'live jackpots'));
      }, announceEveryMs).unref();
    },
  };
}

type PlannedStep = Omit<JackpotStep, 'receipt'> & { readonly moves: Movement['moves'] };
type PoolSpin = { readonly currency: Currency; readonly stakeMinor: number; readonly isWon: boolean };

async function stepOfPool(trx: DatabaseTransaction, model: ReelsModel, { currency, stakeMinor, isWon }: PoolSpin): Promise<PlannedStep> {
  const jackpot = jackpotIn(model, currency);
  const key = { model: model.id, currency };
  const { pool, isNew } = await lockPool(trx, key, newPool(jackpot));
  const { pool: after, contributionMinor, seedMinor, paidMinor } = stepPool(jackpot, pool, stakeMinor, isWon);
  await savePool(trx, key, after);
  const paidInMinor = contributionMinor + seedMinor + (isNew ? jackpot.seedMinor : 0);
  const moves = [
    { from: 'house_games', to: 'house_jackpot', amountMinor: paidInMinor },
    { from: 'house_jackpot', to: 'player_real', amountMinor: paidMinor },
  ] as const;
  return { paidMinor, amountMinor: after.amountMinor, moves };
}

/** Play money has no pool, so that free play never changes what players play for. */
function stepOfFreePlay({ seedMinor }: Jackpot, isWon: boolean): PlannedStep {
  const paidMinor = isWon ? seedMinor : 0;
  return { paidMinor, amountMinor: seedMinor, moves: [{ from: 'house_games', to: 'player_real', amountMinor: paidMinor }] };
}

/** What the operator pays into a pool of a currency when it starts. */
function seedOf(model: ReelsModel, currency: Currency): number {
  return jackpotIn(model, currency).seedMinor;
}

/** The stake in hundredths of about a euro: the chance of a spin is the same in all currencies. */
export function jackpotStake(stakeMinor: number, currency: Currency): number {
  return stakeMinor / comparableMinor(1, currency);
}

/** Each currency has a pool of its own, in round figures worth the same. */
function jackpotIn(model: ReelsModel, currency: Currency): Jackpot {
  const { contribution, seedMinor, stakesPerWinMinor } = jackpotOf(model);
  return { contribution, seedMinor: comparableMinor(seedMinor, currency), stakesPerWinMinor: comparableMinor(stakesPerWinMinor, currency) };
}
