import { crashLowest, crashTop, type Hundredths } from '@playfront/game-math';
import { numberOf, type Flight } from './flight.rules.ts';

/** A bet of the player. Amounts are in minor units. */
export type OwnBet = {
  readonly id: string;
  readonly number: number;
  readonly panel: 1 | 2;
  readonly amountMinor: number;
  readonly autoCashOut: Hundredths | null;
  readonly state: 'open' | 'cashed_out' | 'lost' | 'void';
  readonly cashedOutAt: Hundredths | null;
  readonly winMinor: number;
};

/** What a panel waits for or has got. */
export type PanelState = {
  /** The last bet of the panel. */
  readonly bet?: OwnBet | undefined;
  /** A bet was pressed for the next round; it is sent once its bets open. */
  readonly isQueued: boolean;
  /** The call that the server has not answered yet. */
  readonly sending?: 'bet' | 'take_back' | 'cash_out' | undefined;
};

/** What the main button of a panel says and does. `isOff`: it cannot be pressed now. */
export type MainButton =
  /** Places the bet in this round. */
  | { readonly kind: 'bet'; readonly isOff: boolean }
  /** Queues a bet for the next round. */
  | { readonly kind: 'next'; readonly isOff: boolean }
  /** Cancels the queued bet. */
  | { readonly kind: 'queued'; readonly isOff: boolean }
  /** Takes the bet back. */
  | { readonly kind: 'placed'; readonly bet: OwnBet; readonly isOff: boolean }
  | { readonly kind: 'cash_out'; readonly bet: OwnBet; readonly multiple: Hundredths; readonly isOff: boolean }
  | { readonly kind: 'cashed_out'; readonly bet: OwnBet; readonly isOff: true }
  /** The connection is lost, with or without a bet in play. */
  | { readonly kind: 'offline'; readonly bet?: OwnBet | undefined; readonly isOff: true };

/** The bet of a panel in the current round; none if it was taken back or returned. */
export function currentBet({ bet }: PanelState, flight: Flight): OwnBet | undefined {
  return bet && bet.number === numberOf(flight) && bet.state !== 'void' ? bet : undefined;
}

/** The bet of a panel in the round before: how it ended is still shown, as its player may have missed it. */
function lastBet({ bet }: PanelState, flight: Flight): OwnBet | undefined {
  return bet && bet.number + 1 === numberOf(flight) && (bet.state === 'lost' || bet.state === 'cashed_out') ? bet : undefined;
}

export function buttonOf(panel: PanelState, flight: Flight, isOnline: boolean): MainButton {
  const bet = currentBet(panel, flight);
  const isOff = panel.sending !== undefined;
  if (!isOnline) return { kind: 'offline', bet: bet?.state === 'open' ? bet : undefined, isOff: true };
  if (flight.state === 'betting') {
    if (bet) return { kind: 'placed', bet, isOff };
    return panel.isQueued ? { kind: 'queued', isOff } : { kind: 'bet', isOff };
  }
  if (flight.state === 'flying' && bet?.state === 'open') {
    const { multiple } = flight.tick;
    return { kind: 'cash_out', bet, multiple, isOff: isOff || multiple < crashLowest };
  }
  if (flight.state === 'flying' && bet?.state === 'cashed_out') return { kind: 'cashed_out', bet, isOff: true };
  return panel.isQueued ? { kind: 'queued', isOff } : { kind: 'next', isOff };
}

/** Whether amount and automatic cash-out cannot be changed now. */
export function isLocked(panel: PanelState, flight: Flight): boolean {
  const bet = currentBet(panel, flight);
  return panel.isQueued || panel.sending !== undefined || (bet !== undefined && bet.state !== 'lost' && flight.state !== 'crashed');
}

/** The line beside the automatic cash-out: what the bet returned, or what it will. */
export type PanelLine =
  | { readonly kind: 'net'; readonly minor: number }
  | { readonly kind: 'lost'; readonly minor: number }
  | { readonly kind: 'returns'; readonly minor: number }
  | { readonly kind: 'by_hand' };

export function lineOf(
  panel: PanelState,
  flight: Flight,
  stake: { readonly amountMinor: number; readonly autoCashOut: Hundredths | null },
): PanelLine {
  const bet = panel.isQueued ? undefined : (currentBet(panel, flight) ?? lastBet(panel, flight));
  if (bet?.state === 'cashed_out') return { kind: 'net', minor: bet.winMinor - bet.amountMinor };
  if (bet?.state === 'lost') return { kind: 'lost', minor: bet.amountMinor };
  const { amountMinor, autoCashOut } = bet ?? stake;
  return autoCashOut === null ? { kind: 'by_hand' } : { kind: 'returns', minor: returnAt(amountMinor, autoCashOut) };
}

/** What a bet returns at a multiple, cut to whole minor units as by the server. */
export function returnAt(amountMinor: number, multiple: Hundredths): number {
  return Number((BigInt(amountMinor) * BigInt(multiple)) / 100n);
}

/** Reads a typed multiple such as "3", "2,5" or "1.75x". `undefined` if it is not a number; a value outside of the bounds becomes the nearest bound. */
export function parseMultiple(text: string): Hundredths | undefined {
  const match = /^\s*(\d{1,6})(?:[.,](\d{0,2})\d*)?\s*x?\s*$/i.exec(text);
  if (!match) return undefined;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Math.min(crashTop, Math.max(crashLowest, hundredths));
}

/** Amounts of the stepper between the limits, in minor units: 1, 2 and 5 times powers of ten, and the amounts that the server offers. */
export function stepsOf(offered: readonly number[], minMinor: number, maxMinor: number): readonly number[] {
  const series = Array.from({ length: 12 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat();
  const inRange = [...series, ...offered, minMinor, maxMinor].filter((minor) => minor >= minMinor && minor <= maxMinor);
  return [...new Set(inRange)].toSorted((a, b) => a - b);
}

/** Up to four of the offered amounts, spread evenly without the lowest and the highest if there are enough. */
export function quickAmounts(offered: readonly number[]): readonly number[] {
  if (offered.length <= 4) return offered;
  const inner = offered.length > 5 ? offered.slice(1, -1) : offered.slice(1);
  if (inner.length <= 4) return inner;
  return [0, 1, 2, 3].map((index) => inner[Math.round((index * (inner.length - 1)) / 3)] ?? 0);
}
