import { money, type Currency, type Money } from '@playfront/money';
import { amountOf } from '../frame/amount.ts';
import type { CrashState } from './crash-api.ts';
import type { OwnBet } from './panel.rules.ts';

type WireListed = CrashState['bets'][number];

/** The bets of all players in one round, as the server lists them. */
export type BetList = { readonly number: number | undefined; readonly count: number; readonly listed: ReadonlyMap<string, WireListed> };

export const noBets: BetList = { number: undefined, count: 0, listed: new Map() };

type Change = { readonly number: number; readonly count: number; readonly changed: readonly WireListed[]; readonly removed: readonly string[] };

/** The list after an event. The number of another round starts an empty list. */
export function changedList(list: BetList, { number, count, changed, removed }: Change): BetList {
  const listed = new Map(list.number === number ? list.listed : []);
  for (const bet of changed) listed.set(bet.id, bet);
  for (const id of removed) listed.delete(id);
  return { number, count, listed };
}

export type BetRow = {
  readonly id: string;
  readonly isOwn: boolean;
  readonly name: string;
  readonly amount: Money | undefined;
  readonly cashedOutAt: number | null;
  readonly win: Money | undefined;
};

export const betTabs = ['all', 'mine', 'top'] as const;
export type BetTab = (typeof betTabs)[number];

function ownRow(bet: OwnBet, currency: Currency): BetRow {
  const { id, amountMinor, cashedOutAt, winMinor } = bet;
  return {
    id,
    isOwn: true,
    name: '',
    amount: money(amountMinor, currency),
    cashedOutAt,
    win: cashedOutAt === null ? undefined : money(winMinor, currency),
  };
}

function listedRow({ id, name, currency, amount, cashed_out_at: cashedOutAt, win }: WireListed): BetRow {
  return { id, isOwn: false, name, amount: amountOf(amount, currency), cashedOutAt, win: win === null ? undefined : amountOf(win, currency) };
}

/**
 * The rows of a tab. Own bets come from the page, which knows them first, and are in every tab: `all` in the order of the server, `mine` the newest
 * first, `top` the highest multiples that were cashed out. Bets of free play are not listed by the server, so they are added in front.
 */
export function rowsOf(
  tab: BetTab,
  { number, listed }: BetList,
  own: readonly OwnBet[],
  round: number | undefined,
  currency: Currency,
): readonly BetRow[] {
  if (tab === 'mine') return own.filter(({ state }) => state !== 'void').map((bet) => ownRow(bet, currency));
  const mine = new Map(own.filter((bet) => bet.number === round && bet.state !== 'void').map((bet) => [bet.id, ownRow(bet, currency)]));
  const others = number === round ? [...listed.values()] : [];
  const rows = others.map((bet) => mine.get(bet.id) ?? listedRow(bet));
  const unlisted = [...mine.values()].filter(({ id }) => !listed.has(id));
  const all = [...unlisted, ...rows];
  if (tab === 'all') return all;
  return all.filter(({ isOwn, cashedOutAt }) => isOwn || cashedOutAt !== null).toSorted((a, b) => (b.cashedOutAt ?? 0) - (a.cashedOutAt ?? 0));
}
