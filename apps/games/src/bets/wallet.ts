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

export type Wallet = {
  readonly fairness: Seeds;
  /** A reload was requested during a round. */
  readonly isStale: boolean;
  /** Shows the balance without the win of a round that has not been shown yet. */
  stake(balance: Money): void;
  /** Shows the balance, also on the site. */
  show(balance: Money): void;
  setSeeds(seeds: Seeds): void;
  /** Reloads balance and seeds; during a round it only remembers to. Returns whether they are up to date. */
  refresh(): Promise<boolean>;
};

/** The balance and the seeds of the player. */
export function createWallet({ state, opening, api, texts, canShow, onShow }: WalletParts): Wallet {
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
    get isStale() {
      return isStale;
    },
    stake: (now) => onShow(formatMoney(now, texts.languageTag)),
    show,
    setSeeds(seeds) {
      fairness = seeds;
    },
    async refresh() {
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
