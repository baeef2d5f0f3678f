import { newUuid } from '@playfront/api-contract/uuid';
import type { ErrorKey } from '@playfront/api-contract';
import type { Hundredths } from '@playfront/game-math';
import { money, toWire, type Currency } from '@playfront/money';
import type { ErrorNotice } from '../frame/error-notice.ts';
import type { CallRefusal, Outcome } from '../frame/game-api.ts';
import type { BetRequest, ChangedBet, CrashApi } from './crash-api.ts';
import type { Flight } from './flight.rules.ts';
import type { OwnBets, PanelNumber } from './own-bets.ts';
import { buttonOf } from './panel.rules.ts';

export type Stake = { readonly amountMinor: number; readonly autoCashOut: Hundredths | null };

type BettingParts = {
  readonly api: CrashApi;
  readonly currency: Currency;
  readonly ownBets: OwnBets;
  readonly errorNotice: ErrorNotice;
  stakeOf(panel: PanelNumber): Stake;
  flight(): Flight;
  isLive(): boolean;
  onChange(): void;
  /** The server must say what the bets are now. */
  refresh(): void;
  /** The session has ended. */
  close(): void;
};

export type Betting = {
  /** The main button of a panel. */
  press(panel: PanelNumber): void;
  /** Sends the queued bets, if bets are open. */
  sendQueued(): void;
  /** Sends the bets again whose outcome is unknown, with the same keys. */
  repeat(): void;
};

/** Refusals after which this page cannot bet again, because its session has ended. */
export const closingRefusals: readonly ErrorKey[] = ['round_session_closed', 'unauthorized', 'forbidden'];

/** Places bets, takes them back and cashes them out, as the main buttons say. */
export function createBetting({ api, currency, ownBets, errorNotice, stakeOf, flight, isLive, onChange, refresh, close }: BettingParts): Betting {
  const { panels, setPanel } = ownBets;
  const unsure = new Map<PanelNumber, BetRequest>();
  /** The last round that each panel has sent a bet to: a queued one that was refused is not sent to it again. */
  const triedRounds: Record<PanelNumber, number> = { 1: 0, 2: 0 };

  /** Takes over an answer that says what the bet is now. Returns whether it was one. */
  function settle(number: PanelNumber, outcome: Outcome<ChangedBet>): boolean {
    setPanel(number, { sending: undefined });
    if (outcome.kind === 'succeeded') ownBets.take(outcome.result);
    return outcome.kind === 'succeeded';
  }

  async function send(number: PanelNumber, request: BetRequest): Promise<void> {
    setPanel(number, { sending: 'bet', isQueued: false });
    errorNotice.hide();
    onChange();
    const isRepeated = unsure.get(number) === request;
    unsure.delete(number);
    const outcome = await api.bet(request);
    if (!settle(number, outcome)) {
      if (outcome.kind === 'refused') refuse(number, outcome, isRepeated);
      else if (outcome.kind === 'faulted') {
        unsure.set(number, request);
        errorNotice.show({ phase: 'unknown', fault: outcome.fault });
      }
    }
    onChange();
  }

  function refuse(number: PanelNumber, refusal: CallRefusal, isRepeated: boolean): void {
    if (refusal.error === 'event_closed') {
      // Too late for this round: the bet waits for the next one, which may be open by now. One that was sent again belonged to its own round.
      setPanel(number, { isQueued: !isRepeated });
      sendQueued();
    } else if (refusal.error === 'conflict') refresh();
    else if (closingRefusals.includes(refusal.error)) close();
    else errorNotice.show({ phase: 'refused', refusal });
  }

  function place(panel: PanelNumber, number: number): void {
    const { amountMinor, autoCashOut } = stakeOf(panel);
    triedRounds[panel] = number;
    void send(panel, { number, panel, amount: toWire(money(amountMinor, currency)), autoCashOut, idempotencyKey: newUuid() });
  }

  function sendQueued(): void {
    const now = flight();
    if (now.state !== 'betting') return;
    for (const panel of [1, 2] as const) {
      const { isQueued, sending } = panels[panel];
      if (isQueued && sending === undefined && triedRounds[panel] < now.number) place(panel, now.number);
    }
  }

  async function change(number: PanelNumber, betId: string, sending: 'take_back' | 'cash_out'): Promise<void> {
    setPanel(number, { sending });
    onChange();
    const outcome = await (sending === 'cash_out' ? api.cashOut(betId) : api.takeBack(betId));
    if (!settle(number, outcome)) {
      if (outcome.kind === 'refused' && closingRefusals.includes(outcome.error)) close();
      // Too late or unanswered: the server knows what the bet is now. The same call changes nothing twice.
      else refresh();
    }
    onChange();
  }

  return {
    press(number) {
      const now = flight();
      const button = buttonOf(panels[number], now, isLive());
      if (button.isOff) return;
      if (button.kind === 'bet' && now.state === 'betting') place(number, now.number);
      else if (button.kind === 'placed') void change(number, button.bet.id, 'take_back');
      else if (button.kind === 'cash_out') void change(number, button.bet.id, 'cash_out');
      else {
        setPanel(number, { isQueued: button.kind === 'next' });
        onChange();
      }
    },
    sendQueued,
    repeat() {
      errorNotice.hide();
      for (const [number, request] of [...unsure]) void send(number, request);
    },
  };
}
