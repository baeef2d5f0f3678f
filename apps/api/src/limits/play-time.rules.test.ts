import { describe, expect, it } from 'vitest';
import { addedPlayMs, intervalOf, minutesOf, realityCheckDueAt, type PlayState } from './play-time.rules.ts';
import { profileOf } from '../jurisdiction/profiles.ts';

const at = (time: string) => new Date(`2025-11-19T${time}Z`);
const played = (from: string, to: string): PlayState => ({ startedAt: at(from), lastStakeAt: at(to), staked: 0, won: 0 });

describe('a reality check', () => {
  it.each([
    ['is not due before the interval has passed', played('10:00', '10:58'), null, '10:59:59', undefined],
    ['is due when the interval has passed', played('10:00', '10:58'), null, '11:00', '11:00'],
    ['stays due however long the player waits', played('10:00', '10:58'), null, '23:00', '11:00'],
    ['is not needed when play had ended before', played('10:00', '10:44'), null, '11:00', undefined],
    ['counts from the last one', played('10:00', '11:58'), '11:02', '12:01:59', undefined],
    ['is due again after the next interval', played('10:00', '11:58'), '11:02', '12:02', '12:02'],
    ['of an earlier play session does not count for this one', played('10:00', '10:58'), '09:00', '11:00', '11:00'],
  ] as const)('%s', (_text, play, acknowledged, now, due) => {
    expect(realityCheckDueAt(play, acknowledged && at(acknowledged), 60, at(now))).toEqual(due && at(due));
  });

  it('does not exist for a player who never played, or chose none', () => {
    expect(realityCheckDueAt(undefined, null, 60, at('12:00'))).toBeUndefined();
    expect(realityCheckDueAt(played('10:00', '11:59'), null, null, at('12:00'))).toBeUndefined();
  });

  it.each([
    ['the country decides', null, 'GB', 60],
    ['the player chose a shorter one', 15, 'GB', 15],
    ['the player chose none', 0, 'GB', null],
    ['neither player nor country requires one', null, 'FI', null],
    ['none was chosen before checks became mandatory', 0, 'MT', 60],
    ['none was chosen before checks became mandatory', 0, 'SE', 60],
    ['the player chose a shorter one where checks are mandatory', 15, 'SE', 15],
  ])('has its interval: %s', (_text, chosen, country, minutes) => {
    expect(intervalOf(chosen, profileOf(country))).toBe(minutes);
  });
});

describe('time of play', () => {
  it.each([
    ['continues after a stake', '10:00', '10:20', '10:25:59', 25, 5 * 60_000 + 59_000],
    ['continues up to a pause of 15 minutes', '10:00', '10:20', '10:35', 35, 15 * 60_000],
    ['ended with the last stake once the pause is longer', '10:00', '10:20', '10:35:01', 20, 0],
    ['does not run backwards when a clock does', '10:00', '10:20', '10:19:59', 19, 0],
  ])('%s', (_text, from, to, now, minutes, added) => {
    expect(minutesOf(played(from, to), at(now))).toBe(minutes);
    expect(addedPlayMs(played(from, to), at(now))).toBe(added);
  });
});
