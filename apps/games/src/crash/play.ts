import type { Currency, Money } from '@playfront/money';
import type { ErrorNotice } from '../frame/error-notice.ts';
import { closingRefusals, createBetting, type Betting, type Stake } from './betting.ts';
import { openChannel } from './channel.ts';
import type { CrashApi } from './crash-api.ts';
import { isStale } from './flight.rules.ts';
import { createOwnBets, type OwnBets, type PanelNumber, type PlayNews } from './own-bets.ts';
import { createSharedRound, type SharedRound } from './shared-round.ts';

export type Play = Pick<OwnBets, 'bets' | 'panels'> &
  Pick<Betting, 'press' | 'repeat'> &
  Pick<SharedRound, 'flight' | 'list' | 'history'> & {
    /** Whether the page hears of the round now, and whether it ever did. */
    readonly isLive: boolean;
    readonly wasLive: boolean;
    /** Reads the round, the bets and the balance again. */
    refresh(): void;
  };

type PlayParts = {
  readonly api: CrashApi;
  readonly token: string;
  readonly pageUrl: string;
  readonly currency: Currency;
  readonly errorNotice: ErrorNotice;
  stakeOf(panel: PanelNumber): Stake;
  onChange(): void;
  onBalance(balance: Money): void;
  onNews(news: PlayNews): void;
};

const firstRetryMs = 1_000;
const maxRetryMs = 15_000;
/** How often the page looks whether ticks still arrive. */
const watchMs = 500;

/** Repeats a read that failed, after waits that grow and vary: not all pages come back in the same moment as the operator. */
function createRetry(read: () => void) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get isScheduled() {
      return timer !== undefined;
    },
    schedule() {
      timer = setTimeout(read, Math.min(maxRetryMs, firstRetryMs * 2 ** failures++) * (1 + Math.random()));
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
    /** The next failure is the first again. */
    reset() {
      failures = 0;
    },
  };
}

/** The shared round and the bets of the player in it, kept up to date by the live channel. */
export function createPlay(parts: PlayParts): Play {
  const { api, token, pageUrl, currency, errorNotice, stakeOf, onChange, onBalance, onNews } = parts;
  const round = createSharedRound(onNews);
  let connection: 'none' | 'joined' | 'synced' | 'closed' = 'none';
  let wasLive = false;
  let isReading = false;
  const retry = createRetry(() => refresh());
  const ownBets = createOwnBets(currency, { onBalance, onNews });
  const isLive = () => connection === 'synced' && !isStale(round.flight, performance.now());
  const betting = createBetting({ api, currency, ownBets, errorNotice, stakeOf, flight: () => round.flight, isLive, onChange, refresh, close });

  function close(): void {
    connection = 'closed';
    ownBets.lose();
    errorNotice.show({ phase: 'closed' });
    onChange();
  }

  function refresh(): void {
    if (!isReading && connection !== 'closed') void read();
  }

  async function read(): Promise<void> {
    isReading = true;
    retry.cancel();
    const outcome = await api.crash();
    isReading = false;
    if (outcome.kind === 'succeeded') {
      retry.reset();
      if (connection === 'joined') connection = 'synced';
      wasLive = true;
      round.takeState(outcome.result);
      ownBets.sync(outcome.result.own, outcome.result.balance);
      betting.sendQueued();
    } else if (outcome.kind === 'refused' && closingRefusals.includes(outcome.error)) close();
    else retry.schedule();
    onChange();
  }

  openChannel(pageUrl, token, {
    onJoined() {
      connection = 'joined';
      refresh();
    },
    onLost() {
      if (connection !== 'closed') connection = 'none';
      ownBets.lose();
      onChange();
    },
    onEvent(event) {
      if (connection !== 'synced') return;
      if (!round.takeEvent(event)) refresh();
      if (event.kind === 'round') betting.sendQueued();
      onChange();
    },
    onBet(change) {
      ownBets.take(change);
      onChange();
    },
    onRefused: close,
  });

  let wasStale = false;
  setInterval(() => {
    const isNowStale = isStale(round.flight, performance.now());
    if (isNowStale && connection === 'synced' && !retry.isScheduled) refresh();
    if (isNowStale !== wasStale) onChange();
    wasStale = isNowStale;
  }, watchMs);

  return {
    get flight() {
      return round.flight;
    },
    get isLive() {
      return isLive();
    },
    get wasLive() {
      return wasLive;
    },
    get list() {
      return round.list;
    },
    get history() {
      return round.history;
    },
    get bets() {
      return ownBets.bets;
    },
    panels: ownBets.panels,
    press: betting.press,
    repeat: betting.repeat,
    refresh,
  };
}
