import type { LimitKind, LimitPeriod, PlayerLimit } from '@playfront/api-contract';
import type { PlayerLimits } from '@playfront/auth/limits';
import type { Format, MessageId } from '@playfront/i18n';
import { zero } from '@playfront/money';
import type { LimitName } from './limits.rules.ts';

/** Title and explanation of each kind of limit. */
export const kindMessages = {
  deposit: ['account.limits.deposit', 'account.limits.deposit.hint'],
  loss: ['account.limits.loss', 'account.limits.loss.hint'],
  wager: ['account.limits.wager', 'account.limits.wager.hint'],
  session: ['account.limits.session', 'account.limits.session.hint'],
} as const satisfies Record<LimitKind, readonly [title: MessageId, hint: MessageId]>;

export const periodMessages = {
  day: 'account.limits.day',
  week: 'account.limits.week',
  month: 'account.limits.month',
} as const satisfies Record<LimitPeriod, MessageId>;

/** Every kind and period, in display order. Not imported from the contract, which would then load with the page. */
export const kinds = Object.keys(kindMessages) as LimitKind[];
export const periods = Object.keys(periodMessages) as LimitPeriod[];

/** "Daily deposit limit". */
export function nameText({ kind, period }: LimitName, { text }: Format): string {
  return text('account.limits.name', { kind, period });
}

/** Minutes as "1 h 12 min", "2 h" or "48 min". */
export function durationText(minutes: number, { text }: Format): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const unit = hours === 0 ? 'minutes' : rest === 0 ? 'hours' : 'both';
  return text('account.limits.duration', { unit, hours, minutes: rest });
}

export type LimitTexts = { readonly limit: string; readonly used: string; readonly left: string };

/** The figures of a limit as text: amounts or durations. After a net win, a loss limit has no used amount, and the remaining one exceeds the limit. */
export function limitTexts(limit: PlayerLimit, format: Format): LimitTexts {
  if (limit.kind === 'session') {
    return {
      limit: durationText(limit.minutes, format),
      used: durationText(limit.used_minutes, format),
      left: durationText(limit.remaining_minutes, format),
    };
  }
  const used = limit.used.minor < 0 ? zero(limit.used.currency) : limit.used;
  return { limit: format.money(limit.amount), used: format.money(used), left: format.money(limit.remaining) };
}

/** The pending limit, or "no limit". */
export function pendingText(limit: PlayerLimit, format: Format): string {
  const none = format.text('account.limits.pending.none');
  if (limit.kind === 'session') return typeof limit.pending?.minutes === 'number' ? durationText(limit.pending.minutes, format) : none;
  return limit.pending?.amount ? format.money(limit.pending.amount) : none;
}

/** When a higher limit applies in the player's country. */
export function higherText({ cooldown_hours: hours, is_after_period_end, needs_confirmation }: PlayerLimits['rules'], { text }: Format): string {
  return text('account.limits.higher', { hours, end: is_after_period_end ? 'yes' : 'no', confirm: needs_confirmation ? 'yes' : 'no' });
}

/** Text about the result of a change, from the response; `limit` is null if it was removed. */
export function savedText(name: LimitName, limit: PlayerLimit | null, format: Format): string {
  const named = { name: nameText(name, format), kind: name.kind };
  if (!limit) return format.text('account.limits.removed', named);
  if (limit.pending) {
    const from = format.dateTime(limit.pending.from);
    return format.text(limit.pending.lapses_at ? 'account.limits.scheduled_confirm' : 'account.limits.scheduled', { ...named, from });
  }
  const values = { ...named, limit: limitTexts(limit, format).limit, time: format.dateTime(limit.resets_at) };
  const left = limit.kind === 'session' ? limit.remaining_minutes : limit.remaining.minor;
  return format.text(left > 0 ? 'account.limits.saved' : 'account.limits.saved_used_up', values);
}
