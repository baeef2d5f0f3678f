import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { LimitKind, LimitPeriod } from '@playfront/api-contract';
import { profileOf, profiles, type Profile } from '../jurisdiction/profiles.ts';
import { countriesOfProfiles, startGuardedPlayers, type GuardedPlayer, type GuardedPlayers } from '../testing/guarded-players.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';

const minute = 60_000;
/** Longer than the minimum time of a round anywhere. */
const nextRound = 5_000;

it('every profile is tested below', () => {
  expect(new Set(countriesOfProfiles.map((country) => profileOf(country).id))).toEqual(new Set(Object.keys(profiles)));
});

describe.each(countriesOfProfiles)('the rules for %s', (country) => {
  const profile: Profile = profileOf(country);
  let players: GuardedPlayers;
  beforeAll(async () => {
    players = await sharedPlayers();
  });

  const setLimit = async ({ bearers: [bearer = ''] }: GuardedPlayer, kind: LimitKind, period: LimitPeriod, amount: number | null) =>
    players.call<{ status: number; limit?: { pending: { from: string } | null } }>(bearer, 'front/set_player_limit', { kind, period, amount });
  const setInterval = ({ bearers }: GuardedPlayer, minutes: number | null) =>
    players.outcomeOf(bearers[1] ?? '', 'front/set_reality_check', { interval_min: minutes });
  const stake = async (guarded: GuardedPlayer) => expect(await players.stake(guarded)).toBe('ok');

  /** Plays until the shortest reality check of the profile is due, to the millisecond. */
  async function playUntilCheck(guarded: GuardedPlayer): Promise<void> {
    const interval = profile.realityCheck.choicesMin[0] ?? 0;
    expect(await setInterval(guarded, interval)).toBe('ok');
    await stake(guarded);
    players.later((interval - 5) * minute);
    await stake(guarded);
    players.later(5 * minute - 1);
    await stake(guarded);
    players.later(1);
  }

  type Rule = {
    readonly name: string;
    readonly error: string;
    readonly impose: (guarded: GuardedPlayer) => Promise<unknown>;
    readonly depositError?: string;
  };
  const rules: readonly Rule[] = [
    {
      name: 'a break',
      error: 'account_restricted',
      depositError: 'account_restricted',
      impose: ({ bearers: [bearer = ''] }) => players.call(bearer, 'front/take_break', { days: profile.breakDays[0] }),
    },
    {
      name: 'a reality check that is due',
      error: 'reality_check_required',
      async impose(guarded) {
        await playUntilCheck(guarded);
        players.later(nextRound);
      },
    },
    {
      name: 'a stake limit that is used up',
      error: 'limit_reached',
      async impose(guarded) {
        await stake(guarded);
        players.later(nextRound);
        // Below the amount that is already used.
        await setLimit(guarded, 'wager', 'day', 0.5);
      },
    },
    {
      name: 'a loss limit that the next stake exceeds by one cent',
      error: 'limit_reached',
      impose: (guarded) => setLimit(guarded, 'loss', 'week', 0.99),
    },
    {
      name: 'a time limit that is used up',
      error: 'limit_reached',
      async impose(guarded) {
        await setLimit(guarded, 'session', 'month', 1);
        await stake(guarded);
        players.later(minute - 1);
        await stake(guarded);
        players.later(nextRound);
      },
    },
  ];

  it.each(rules)(
    '$name: refuses every stake immediately, in open games, in sports and on another device',
    async ({ error, impose, depositError = 'ok' }) => {
      const guarded = await players.create(country);
      await impose(guarded);
      expect(await players.stakeEverywhere(guarded)).toEqual(new Set([error]));
      expect(await players.depositEverywhere(guarded)).toEqual(new Set([depositError]));
    },
  );

  it.runIf(profile.products.reels).each(rules)('$name: refuses stakes of bonus money', async ({ error, impose }) => {
    const guarded = await players.create(country, { hasBonusOnly: true });
    await impose(guarded);
    expect(await players.stakeEverywhere(guarded)).toEqual(new Set([error]));
  });

  it('a break opens no game and grants no bonus, and ends to the millisecond', async () => {
    const guarded = await players.create(country);
    const [bearer = '', other = ''] = guarded.bearers;
    const { until } = await players.call<{ until: string }>(bearer, 'front/take_break', { days: profile.breakDays[0] });
    expect(await players.open(other)).toBe('account_restricted');
    expect(await players.outcomeOf(other, 'front/claim_promotion', { id: players.promotionId, locale: 'en' })).toBe('account_restricted');
    players.clock.now = new Date(new Date(until).getTime() - 1);
    expect(await players.deposit(other)).toBe('account_restricted');
    players.later(1);
    expect(await players.deposit(other)).toBe('ok');
  });

  it('a break opens no deposit that the provider did not open before', async () => {
    const { bearers } = await players.create(country);
    const takeBreak = () => players.outcomeOf(bearers[1] ?? '', 'front/take_break', { days: profile.breakDays[0] });
    expect(await players.depositAround(bearers[0], takeBreak)).toBe('account_restricted');
  });

  it('breaks and self-exclusions last only as long as the law permits', async () => {
    const { bearers } = await players.create(country);
    const days = [0, 1, 7, 14, 30, 42, 43].filter((count) => !profile.breakDays.includes(count));
    for (const count of days) expect(await players.outcomeOf(bearers[0] ?? '', 'front/take_break', { days: count })).toBe('malformed');
    const months = [0, 1, 3, 6, 12, 36, 60, 61].filter((count) => !profile.selfExclusionMonths.includes(count));
    for (const count of months) expect(await players.outcomeOf(bearers[0] ?? '', 'front/self_exclude', { months: count })).toBe('malformed');
  });

  it('a self-exclusion blocks all stakes and deposits, on every device', async () => {
    const guarded = await players.create(country);
    const months = profile.selfExclusionMonths[0];
    expect(await players.outcomeOf(guarded.bearers[1] ?? '', 'front/self_exclude', { months })).toBe('ok');
    const closed = guarded.games.length > 0 ? ['round_session_closed'] : [];
    expect(await players.stakeEverywhere(guarded)).toEqual(new Set([...closed, 'unauthorized']));
    expect(await players.depositEverywhere(guarded)).toEqual(new Set(['unauthorized']));
  });

  it('a reality check is passed only by the player, and its pause ends to the millisecond', async () => {
    const guarded = await players.create(country);
    await playUntilCheck(guarded);
    const playedAt = players.clock.now.getTime() - 1;
    expect(await setInterval(guarded, profile.realityCheck.choicesMin.at(-1) ?? null)).toBe('reality_check_required');
    expect(await players.outcomeOf(guarded.bearers[1] ?? '', 'front/ack_reality_check')).toBe('ok');
    const pauseMs = profile.realityCheck.breakMin * minute;
    if (pauseMs > 0) {
      expect(await players.stakeEverywhere(guarded)).toEqual(new Set(['account_restricted']));
      players.clock.now = new Date(playedAt + pauseMs - 1);
      expect(await players.stakeEverywhere(guarded)).toEqual(new Set(['account_restricted']));
      players.later(1);
    }
    await stake(guarded);
  });

  it('reality checks are switched off only where they are not mandatory', async () => {
    const guarded = await players.create(country);
    expect(await setInterval(guarded, null)).toBe(profile.realityCheck.isMandatory ? 'malformed' : 'ok');
    expect(await setInterval(guarded, Math.max(...profile.realityCheck.choicesMin) + 1)).toBe('malformed');
  });

  it.runIf(profile.limits.requiredDepositPeriods.length > 0)('every required limit must be set before any stake or deposit', async () => {
    const guarded = await players.create(country, { hasRequiredLimits: false });
    for (const period of profile.limits.requiredDepositPeriods) {
      expect(await players.stakeEverywhere(guarded)).toEqual(new Set(['limit_required']));
      expect(await players.depositEverywhere(guarded)).toEqual(new Set(['limit_required']));
      await setLimit(guarded, 'deposit', period, 100);
    }
    await stake(guarded);
  });

  it('a deposit limit applies to the cent and to parallel deposits', async () => {
    const guarded = await players.create(country);
    await setLimit(guarded, 'deposit', 'day', 40);
    expect(await players.deposit(guarded.bearers[1], 40.01)).toBe('limit_reached');
    const all = await Promise.all([...guarded.bearers, ...guarded.bearers].map((bearer) => players.deposit(bearer)));
    expect(all.toSorted()).toEqual(['limit_reached', 'limit_reached', 'ok', 'ok']);
  });

  it.runIf(profile.limits.monthlyDepositCap !== null)('the cap on deposits applies to the cent, whatever limit the player sets', async () => {
    const guarded = await players.create(country);
    const cap = (profile.limits.monthlyDepositCap ?? 0) / 100;
    await setLimit(guarded, 'deposit', 'month', cap * 2);
    expect(await players.deposit(guarded.bearers[0], cap + 0.01)).toBe('limit_reached');
    const halves = await Promise.all([...guarded.bearers, ...guarded.bearers].map((bearer) => players.deposit(bearer, cap / 2)));
    expect(halves.toSorted()).toEqual(['limit_reached', 'limit_reached', 'ok', 'ok']);
  });

  it('a raised limit applies from the legal time, to the millisecond, and a lower one immediately, in every tab', async () => {
    const guarded = await players.create(country);
    const [bearer = ''] = guarded.bearers;
    await setLimit(guarded, 'deposit', 'month', 30);
    const raised = await setLimit(guarded, 'deposit', 'month', 40);
    const from = new Date(raised.limit?.pending?.from ?? 0).getTime();
    expect(from - players.clock.now.getTime()).toBeGreaterThanOrEqual(profile.limits.cooldownHours * 60 * minute);
    expect(await setLimit(guarded, 'deposit', 'month', 50)).toMatchObject({ error: 'limit_cooling_off' });
    const confirm = () => players.outcomeOf(bearer, 'front/confirm_player_limit', { kind: 'deposit', period: 'month' });
    players.clock.now = new Date(from - 1);
    expect(await confirm()).not.toBe('ok');
    expect(await players.deposit(bearer, 30.01)).toBe('limit_reached');
    players.later(1);
    if (profile.limits.isConfirmed) {
      expect(await players.deposit(bearer, 30.01)).toBe('limit_reached');
      expect(await confirm()).toBe('ok');
    }
    expect(await players.deposit(bearer, 30.01)).toBe('ok');
    await Promise.all([setLimit(guarded, 'deposit', 'month', 90), setLimit(guarded, 'deposit', 'month', 35)]);
    expect(await players.deposit(bearer, 10)).toBe('limit_reached');
  });

  it.runIf(profile.products.reels && profile.minCycleMs.reels > 0)('rounds have their minimum time across games and devices', async () => {
    const guarded = await players.create(country);
    const spinAll = async () => (await Promise.all([...guarded.games, ...guarded.games].map((token) => players.spin(token)))).toSorted();
    const refused = Array.from({ length: guarded.games.length * 2 - 1 }, () => 'too_many_requests');
    expect(await spinAll()).toEqual(['ok', ...refused]);
    players.later(profile.minCycleMs.reels - 1);
    expect(await spinAll()).toEqual(['too_many_requests', ...refused]);
    players.later(1);
    expect(await spinAll()).toEqual(['ok', ...refused]);
  });

  it.runIf(profile.products.reels && profile.minCycleMs.reels === 0)('rounds without a minimum time are accepted at the same time', async () => {
    const guarded = await players.create(country);
    expect(new Set(await Promise.all(guarded.games.map((token) => players.spin(token))))).toEqual(new Set(['ok']));
  });

  it('the rules apply from the next stake of a player who moves here with an open game', async () => {
    const guarded = await players.create('FI');
    await players.database.updateTable('players').set({ country }).where('id', '=', guarded.player.id).execute();
    const maxStake = profile.maxReelsStake.at(-1)?.hundredths ?? Infinity;
    const missing = profile.limits.requiredDepositPeriods.length > 0 ? 'limit_required' : undefined;
    const law = profile.products.reels ? (maxStake < 10_00 ? 'stake_out_of_range' : 'ok') : 'game_not_available';
    expect(await players.spin(guarded.games[0], 10)).toBe(missing ?? law);
    expect(await players.bet(guarded.bearers[0])).toBe(missing ?? (profile.products.sports ? 'ok' : 'game_not_available'));
    expect(await players.deposit(guarded.bearers[0])).toBe(missing ?? 'ok');
  });

  it('crypto is accepted only where the law permits it', async () => {
    const { bearers } = await players.create(country);
    const outcome = await players.deposit(bearers[0], 50, 'coinspaid');
    expect(outcome === 'method_not_available').toBe(!profile.isCryptoAllowed);
  });

  it('a bonus has no higher wagering requirement than the law permits', async () => {
    const { player } = await players.create(country, { hasBonusOnly: true });
    const rows = await players.database
      .selectFrom('player_bonuses')
      .select(['terms', 'wagering_required', 'amount'])
      .where('player_id', '=', player.id)
      .execute();
    expect(rows).toHaveLength(profile.products.reels ? 1 : 0);
    for (const { terms, wagering_required: required, amount } of rows) {
      expect(terms.wageringX).toBeLessThanOrEqual(profile.maxWagering);
      expect(required).toBe((amount ?? 0) * profile.maxWagering);
    }
  });
});

let shared: Promise<GuardedPlayers> | undefined;
/** One operator for all profiles. */
function sharedPlayers(): Promise<GuardedPlayers> {
  return (shared ??= startGuardedPlayers(inject('postgresUrl')));
}
afterAll(async () => {
  const { database, close } = await sharedPlayers();
  await expectSoundLedger(database);
  await close();
});
