import type { Database } from '../database/database.ts';
import { placeOf, wholeDays, type Segment } from './bet-segments.rules.ts';
import { countBets, countBetsByDay, readBets, type BetCounts, type BetFilter } from './rounds.store.ts';

const dayMs = 86_400_000;

/** A page of a player's bets with the number and the sums over the whole period: counted by days, so that a million bets cost no more than a few. */
export async function readBetPage(database: Database, filter: BetFilter) {
  const parts = await countPeriod(database, filter);
  const sum = (of: (part: BetCounts) => number) => parts.reduce((total, part) => total + of(part), 0);
  const place = placeOf(filter.offset, parts);
  return {
    bets: place ? await readBets(database, filter, place) : [],
    total: sum(({ bets }) => bets),
    staked: sum(({ staked }) => staked),
    won: sum(({ won }) => won),
  };
}

/** The period, newest first: the part of a day it ends in, its whole days, the part of a day it begins in. */
async function countPeriod(database: Database, filter: BetFilter): Promise<(BetCounts & Segment)[]> {
  const { from, to } = filter;
  const days = wholeDays(from, to);
  if (!days) return [{ end: undefined, ...(await countBets(database, filter)) }];
  const { first, end } = days;
  const [newest, whole, oldest] = await Promise.all([
    end && countBets(database, { ...filter, from: end }),
    countBetsByDay(database, filter, days),
    from && first && from < first ? countBets(database, filter, first) : undefined,
  ]);
  return [
    ...(newest ? [{ end: undefined, ...newest }] : []),
    ...whole.map((counts) => ({ ...counts, end: new Date(Date.parse(counts.day) + dayMs) })),
    ...(oldest ? [{ end: first, ...oldest }] : []),
  ];
}
