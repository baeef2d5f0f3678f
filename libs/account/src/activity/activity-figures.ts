import type { CallResponse } from '@playfront/api-client';
import { add, money, type Currency, type Money } from '@playfront/money';
import { slotsOf, type ActivityRange } from './activity-period.ts';

export type Statement = CallResponse<'frontGetActivityStatement'>;
export type Figures = Pick<Statement['total'], 'deposits' | 'withdrawals' | 'staked' | 'won' | 'net' | 'minutes'>;

/** Figures of the days from `from` to `to`, both included, or of the month that starts with `from`. */
export type Line = Figures & { readonly from: string; readonly to: string };

/** Every day or month of a range with its figures; zeros without activity. */
export function linesOf({ periods, total }: Statement, range: ActivityRange): readonly Line[] {
  const none = emptyFigures(total.net.currency);
  const found = new Map(periods.map((figures) => [figures.period, figures]));
  return slotsOf(range).map((from) => ({ ...(found.get(from) ?? none), from, to: from }));
}

const daysOfPart = 7;

/** Combines the lines of a month into parts of seven days, from its first day, since thirty lines are too many for an overview. */
export function partsOf(lines: readonly Line[]): readonly Line[] {
  const parts: Line[] = [];
  for (let at = 0; at < lines.length; at += daysOfPart) parts.push(lines.slice(at, at + daysOfPart).reduce(combineLines));
  return parts;
}

function combineLines(one: Line, next: Line): Line {
  return {
    from: one.from,
    to: next.to,
    deposits: add(one.deposits, next.deposits),
    withdrawals: add(one.withdrawals, next.withdrawals),
    staked: add(one.staked, next.staked),
    won: add(one.won, next.won),
    net: add(one.net, next.net),
    minutes: one.minutes + next.minutes,
  };
}

/** The running total of a figure at each line. */
export function runningTotals(lines: readonly Line[], key: 'staked' | 'won'): readonly Money[] {
  let sum = 0;
  return lines.map((line) => {
    sum += line[key].minor;
    return money(sum, line[key].currency);
  });
}

/** Whether the player played, deposited or withdrew. */
export function hasActivity({ deposits, withdrawals, staked, minutes }: Figures): boolean {
  return minutes > 0 || [deposits, withdrawals, staked].some(({ minor }) => minor > 0);
}

function emptyFigures(currency: Currency): Figures {
  const none = money(0, currency);
  return { deposits: none, withdrawals: none, staked: none, won: none, net: none, minutes: 0 };
}
