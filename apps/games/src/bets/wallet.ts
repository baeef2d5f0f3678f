import { formatMoney, toDecimal, type Money } from '@playfront/money';
import { amountOf } from '../frame/amount.ts';
import type { GameApi, GameState } from '../frame/game-api.ts';
import { notifySite } from '../frame/site-messages.ts';
import type { Seeds } from '../frame/seeds.ts';
import type { Texts } from '../frame/texts.ts';

type WalletParts = {
  readonly state: GameState;
  readonly opening: Money;
  readonly api: GameApi;
  readonly texts: Texts;
  /** Whether the balance may be shown: during a round it would reveal the result. */
  readonly canShow: () => boolean;
  readonly onShow: (balance: string) => void;
};

/** The balance and the seeds of the player. */
export function createWallet({ state, opening, api, texts, canShow, onShow }: WalletParts) {
  let balance = opening;
  let fairness: Seeds = { serverSeedHash: state.server_seed_hash, clientSeed: state.client_seed };
  let isStale = false;

  function show(now: Money): void {
    balance = now;
    onShow(formatMoney(now, texts.languageTag));
    notifySite({ type: 'balance', balance: toDecimal(now), currency: now.currency });
  }

  return {
    get fairness() {
      return fairness;
    },
    /** A reload was requested during a round. */
    get isStale() {
      return isStale;
    },
    show,
    setSeeds(seeds: Seeds): void {
      fairness = seeds;
    },
    /** Reloads balance and seeds; during a round it only remembers to. Returns whether they are up to date. */
    async refresh(): Promise<boolean> {
      isStale = !canShow();
      if (isStale) return false;
      const outcome = await api.state();
      if (outcome.kind !== 'succeeded' || !canShow()) return false;
      fairness = { serverSeedHash: outcome.result.server_seed_hash, clientSeed: outcome.result.client_seed };
      const now = amountOf(outcome.result.balance, opening.currency);
      if (now && now.minor !== balance.minor) show(now);
      return true;
    },
  };
}
