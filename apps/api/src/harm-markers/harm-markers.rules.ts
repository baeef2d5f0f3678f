import type { Currency } from '@playfront/money';
import type { HarmMarkerKind } from '@playfront/api-contract/staff';
import { comparableMinor } from '../jurisdiction/comparable-amounts.ts';
import { dayOf } from '../limits/periods.rules.ts';
import type { PlayState } from '../limits/play-time.rules.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** How many events within some days are a marker. */
type Frequency = { readonly count: number; readonly days: number };

/**
 * The rules for markers (decision 0157). LCCP 3.4.3 of the Gambling Commission names the areas: spend, patterns of spend, time, behaviour, and use of
 * the tools of protection; no regulator gives these figures.
 */
export const harmRules = {
  /** Deposits within `withinMs` of losing `lostPercent` of the balance. */
  chasing_deposits: { count: 3, days: 1, withinMs: hourMs, lostPercent: 75 },
  /** From one clock hour to the next, after a loss of about `lostEuroCents`: the average stake in percent. */
  raised_stakes: { percent: 200, lostEuroCents: 20_00, stakes: 20 },
  long_session: { minutes: 180 },
  declined_deposits: { count: 3, days: 1 },
  /** Nights with stakes in this many quarter-hours from midnight to `untilHour`. */
  night_play: { count: 3, days: 7, untilHour: 5, quarters: 2 },
  cancelled_withdrawals: { count: 2, days: 7 },
  raised_limits: { count: 2, days: 30 },
  reached_session_limits: { count: 3, days: 7 },
} as const satisfies Readonly<Record<HarmMarkerKind, object>>;

type Event = { readonly at: Date; readonly amount: number | null };
export type Deposit = { readonly at: Date; readonly amount: number; readonly lostBefore: number; readonly balanceBefore: number };
/** Stakes of one clock hour; amounts in minor units. */
export type HourOfPlay = { readonly startsAt: Date; readonly stakes: number; readonly staked: number; readonly won: number };
export type NightOfPlay = { readonly day: string; readonly quarters: number; readonly lastAt: Date };

/** A player's events up to now, as far back as the rules need them; each list in order of time. */
export type PlayerFacts = {
  readonly currency: Currency;
  readonly deposits: readonly Deposit[];
  readonly declinedDeposits: readonly Event[];
  readonly cancelledWithdrawals: readonly Event[];
  readonly raisedLimits: readonly Event[];
  readonly reachedSessionLimits: readonly Event[];
  /** Past hours only. */
  readonly hours: readonly HourOfPlay[];
  readonly nights: readonly NightOfPlay[];
  readonly session: PlayState | undefined;
};

export type HarmMarker = {
  readonly kind: HarmMarkerKind;
  /** There is at most one marker of a kind per day. */
  readonly day: string;
  readonly at: Date;
  readonly count: number;
  readonly amount: number | null;
};

/** The markers whose last event is later than `since`. */
export function markersOf(facts: PlayerFacts, since: Date): HarmMarker[] {
  const chasing = facts.deposits.filter(isAfterLoss);
  const found = [
    ...frequent('chasing_deposits', chasing, harmRules.chasing_deposits),
    ...frequent('declined_deposits', facts.declinedDeposits, harmRules.declined_deposits),
    ...frequent('cancelled_withdrawals', facts.cancelledWithdrawals, harmRules.cancelled_withdrawals),
    ...frequent('raised_limits', facts.raisedLimits, harmRules.raised_limits),
    ...frequent('reached_session_limits', facts.reachedSessionLimits, harmRules.reached_session_limits),
    ...raisedStakes(facts.hours, facts.currency),
    ...nightPlay(facts.nights),
    ...longSession(facts.session),
  ];
  // Of several on one day, the last one has the figures of all.
  const byDay = new Map(found.filter(({ at }) => at > since).map((marker) => [`${marker.kind} ${marker.day}`, marker]));
  return [...byDay.values()];
}

function isAfterLoss({ lostBefore, balanceBefore }: Deposit): boolean {
  return lostBefore > 0 && lostBefore * 100 >= (lostBefore + balanceBefore) * harmRules.chasing_deposits.lostPercent;
}

function frequent(kind: HarmMarkerKind, events: readonly Event[], { count, days }: Frequency): HarmMarker[] {
  return events.flatMap(({ at }) => {
    const recent = events.filter((one) => one.at <= at && one.at.getTime() > at.getTime() - days * dayMs);
    if (recent.length < count) return [];
    const amounts = recent.flatMap(({ amount }) => (amount === null ? [] : [amount]));
    const amount = amounts.length > 0 ? amounts.reduce((sum, one) => sum + one, 0) : null;
    return [{ kind, day: dayOf(at), at, count: recent.length, amount }];
  });
}

function raisedStakes(hours: readonly HourOfPlay[], currency: Currency): HarmMarker[] {
  const { percent, lostEuroCents, stakes } = harmRules.raised_stakes;
  return hours.flatMap((hour) => {
    const before = hours.find(({ startsAt }) => startsAt.getTime() === hour.startsAt.getTime() - hourMs);
    if (!before || before.stakes < stakes || hour.stakes < stakes) return [];
    const lost = before.staked - before.won;
    const raisedTo = Math.floor((100 * hour.staked * before.stakes) / (before.staked * hour.stakes));
    if (lost < comparableMinor(lostEuroCents, currency) || raisedTo < percent) return [];
    const at = new Date(hour.startsAt.getTime() + hourMs);
    return [{ kind: 'raised_stakes', day: dayOf(hour.startsAt), at, count: raisedTo, amount: lost } as const];
  });
}

function nightPlay(all: readonly NightOfPlay[]): HarmMarker[] {
  const { count, days, quarters } = harmRules.night_play;
  const nights = all.filter((night) => night.quarters >= quarters);
  return nights.flatMap(({ day, lastAt: at }) => {
    const first = dayOf(new Date(Date.parse(day) - (days - 1) * dayMs));
    const recent = nights.filter((night) => night.day >= first && night.day <= day);
    return recent.length < count ? [] : [{ kind: 'night_play', day, at, count: recent.length, amount: null } as const];
  });
}

function longSession(session: PlayState | undefined): HarmMarker[] {
  if (!session) return [];
  const minutes = Math.floor((session.lastStakeAt.getTime() - session.startedAt.getTime()) / minuteMs);
  if (minutes < harmRules.long_session.minutes) return [];
  // By the day it began, so that one that lasts past midnight has one marker.
  return [{ kind: 'long_session', day: dayOf(session.startedAt), at: session.lastStakeAt, count: minutes, amount: session.staked - session.won }];
}

/** The days that a rule looks back, for those that count events. */
export function daysOf(kind: HarmMarkerKind): number | null {
  const rule = harmRules[kind];
  return 'days' in rule ? rule.days : null;
}
