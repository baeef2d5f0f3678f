import { toDecimal, type Money } from '@playfront/money';
import { amountOf, balanceBeforeWin } from '../frame/amount.ts';
import type { GameApi, GameState } from '../frame/game-api.ts';
import { notifySite } from '../frame/site-messages.ts';
import type { Fairness, Seeds } from '../frame/seeds.ts';
import type { Round } from './round.ts';

export type RoundSession = {
  readonly fairness: Fairness;
  setSeeds(seeds: Seeds): void;
  /** Shows the balance without the win of a round that has not been shown yet. */
  stake(round: Round): void;
  /** Applies the balance and nonce of a settled round. */
  settle(round: Round): void;
  /**
   * Reloads balance and seeds and returns the balance; `undefined` if it is unknown. A response that arrives when `isCurrent` is false is ignored.
   */
  refresh(isCurrent: () => boolean): Promise<Money | undefined>;
};

/** The latest balance and seeds from the server. A changed balance is shown and sent to the site. */
export function createRoundSession(state: GameState, opening: Money, api: GameApi, showBalance: (balance: Money) => void): RoundSession {
  const { currency } = state;
  let balance = opening;
  let fairness: Fairness = { serverSeedHash: state.server_seed_hash, clientSeed: state.client_seed, nonce: undefined };

  function applyBalance(now: Money): void {
    balance = now;
    showBalance(now);
    notifySite({ type: 'balance', balance: toDecimal(now), currency });
  }

  showBalance(opening);
  return {
    get fairness() {
      return fairness;
    },
    setSeeds(seeds) {
      fairness = { ...fairness, ...seeds };
    },
    stake: ({ balance: after, win }) => showBalance(balanceBeforeWin(after, win.minor)),
    settle(round) {
      fairness = { ...fairness, nonce: round.nonce };
      applyBalance(round.balance);
    },
    async refresh(isCurrent) {
      const outcome = await api.state();
      if (!isCurrent() || outcome.kind !== 'succeeded') return undefined;
      const { balance: wireBalance, server_seed_hash: serverSeedHash, client_seed: clientSeed } = outcome.result;
      fairness = { ...fairness, serverSeedHash, clientSeed };
      const now = amountOf(wireBalance, currency);
      if (now && now.minor !== balance.minor) applyBalance(now);
      return now;
    },
  };
}
