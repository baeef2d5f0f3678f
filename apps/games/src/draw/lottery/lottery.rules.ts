import { pickSpot, type Bet, type SettledBet } from '@playfront/game-math';

/** The picks of each ticket. */
export type Tickets = readonly ReadonlySet<number>[];

/** What a ticket returned. */
export type TicketResult = { readonly winMinor: number; readonly isWon: boolean };

/** As many tickets as asked for: the last ones are removed, or new ones added by `fill`. */
export function resized(tickets: Tickets, count: number, fill: () => ReadonlySet<number>): Tickets {
  return Array.from({ length: count }, (_, index) => tickets[index] ?? fill());
}

/** A bet on each ticket that is complete. */
export function ticketBets(tickets: Tickets, picksPerTicket: number, amountMinor: number): readonly Bet[] {
  return tickets.flatMap((picks) => (picks.size === picksPerTicket ? [{ spot: pickSpot([...picks]), amountMinor }] : []));
}

/** What each ticket returned in a draw; undefined if nothing. */
export function resultsOf(tickets: Tickets, bets: readonly SettledBet[]): readonly (TicketResult | undefined)[] {
  return tickets.map((picks) => {
    const bet = bets.find(({ spot }) => spot === pickSpot([...picks]));
    return bet && bet.winMinor > 0 ? { winMinor: bet.winMinor, isWon: bet.winMinor > bet.amountMinor } : undefined;
  });
}

/** The ticket that returned the most; undefined if none returned anything. */
export function bestTicket(results: readonly (TicketResult | undefined)[]): number | undefined {
  const best = Math.max(0, ...results.map((result) => result?.winMinor ?? 0));
  return best > 0 ? results.findIndex((result) => result?.winMinor === best) : undefined;
}

/** The colour of a ball: tens share one. */
export function ballKind(number: number): string {
  return String(1 + Math.floor((number - 1) / 10));
}
