import { frontGetBetList } from '@playfront/api-contract';
import type { CallRegistry } from '../http/register-call.ts';
import type { BetList } from './bet-list.service.ts';

/** The list of a player's own bets: rounds of games, or bets on sports. */
export function registerBetList(calls: CallRegistry, { bets }: { bets: BetList }): void {
  calls.player(frontGetBetList, ({ body, session }) => bets.list(session, body));
}
