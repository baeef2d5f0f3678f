import type { PlayerLimit } from '@playfront/api-contract';
import { expectRefusal, expectThat } from '../check.ts';
import { Violation } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { excludedPlayer, limitedPlayer, restingPlayer } from './players.ts';

const weekly = { kind: 'deposit', period: 'week' } as const;

/** A player with a weekly deposit limit of 50 and a pending limit of 80. */
function waitingPlayer(world: World): Promise<Actor> {
  return world.once('player with a pending limit', async () => {
    const player = await limitedPlayer(world);
    await world.call('frontSetPlayerLimit', { ...weekly, amount: 50 }, player);
    await world.call('frontSetPlayerLimit', { ...weekly, amount: 80 }, player);
    return player;
  });
}

async function limitOf(world: World, player: Actor): Promise<Extract<PlayerLimit, { amount: unknown }>> {
  const { limits } = await world.call('frontGetPlayerLimits', undefined, player);
  const limit = limits.find(({ kind, period }) => kind === weekly.kind && period === weekly.period);
  if (limit?.kind !== 'deposit') throw new Violation('the weekly deposit limit in the list');
  return limit;
}

const today = () => new Date().toISOString().slice(0, 10);

export const protectionChecks: ChecksOf<
  | 'frontGetPlayerLimits'
  | 'frontSetPlayerLimit'
  | 'frontConfirmPlayerLimit'
  | 'frontCancelPendingLimit'
  | 'frontTakeBreak'
  | 'frontSelfExclude'
  | 'frontSetRealityCheck'
  | 'frontAckRealityCheck'
  | 'frontGetActivityStatement'
> = {
  frontGetPlayerLimits: {
    works: async (world) => {
      const { limits } = await world.call('frontGetPlayerLimits', undefined, await limitedPlayer(world));
      for (const kind of ['deposit', 'wager'] as const) {
        const limit = limits.find((found) => found.kind === kind && found.period === 'day');
        expectThat(limit?.kind === kind && limit.amount.minor > 0, `the daily ${kind} limit that was set`);
        expectThat(limit.remaining.minor === limit.amount.minor - limit.used.minor, 'a remainder of the limit less the used amount');
      }
    },
  },
  frontSetPlayerLimit: {
    works: async (world) => {
      const limit = await limitOf(world, await waitingPlayer(world));
      const ratio = (limit.pending?.amount?.minor ?? 0) / limit.amount.minor;
      expectThat(ratio === 80 / 50, 'a lower limit (50) that applies immediately, and a pending higher one (80)');
      expectThat(Date.parse(limit.pending?.from ?? '') > Date.now(), 'a pending limit with a future start');
    },
    refuses: {
      amount_out_of_range: async (world) => {
        const player = await limitedPlayer(world);
        for (const amount of [0, -5, 0.0001])
          expectRefusal(await world.send('frontSetPlayerLimit', { ...weekly, amount }, { as: player }), ['malformed', 'amount_out_of_range']);
      },
      limit_cooling_off: async (world) => {
        const player = await waitingPlayer(world);
        expectRefusal(await world.send('frontSetPlayerLimit', { ...weekly, amount: 90 }, { as: player }), 'limit_cooling_off');
      },
    },
  },
  frontConfirmPlayerLimit: {
    works: untestable('a higher limit is pending for at least a day'),
    refuses: {
      limit_cooling_off: untestable('needs a country where players must confirm higher limits'),
      not_found: async (world) => void expectRefusal(await world.send('frontConfirmPlayerLimit', weekly, { as: await world.player() }), 'not_found'),
    },
  },
  frontCancelPendingLimit: {
    works: async (world) => {
      const player = await waitingPlayer(world);
      await world.call('frontCancelPendingLimit', weekly, player);
      expectThat((await limitOf(world, player)).pending === null, 'no pending limit');
      await world.call('frontSetPlayerLimit', { ...weekly, amount: 80 }, player);
    },
    refuses: {
      not_found: async (world) => void expectRefusal(await world.send('frontCancelPendingLimit', weekly, { as: await world.player() }), 'not_found'),
    },
  },
  frontTakeBreak: {
    works: async (world) => {
      const { actor } = await restingPlayer(world);
      const { break_until, rules } = await world.call('frontGetPlayerLimits', undefined, actor);
      const minMs = ((rules.break_days[0] ?? 1) - 0.01) * 86_400_000;
      expectThat(break_until !== null && Date.parse(break_until) - Date.now() > minMs, 'a break of the requested length');
      const days = rules.break_days.at(-1) ?? 1;
      const longer = await world.call('frontTakeBreak', { days }, actor);
      const { until } = await world.call('frontTakeBreak', { days: rules.break_days[0] ?? 1 }, actor);
      expectThat(until === longer.until, `a break until ${longer.until}, which cannot be shortened; it is ${until}`);
    },
    also: {
      'days that are not offered are malformed': async (world) => {
        expectRefusal(await world.send('frontTakeBreak', { days: 100_000 }, { as: await world.player() }), 'malformed');
      },
    },
  },
  frontSelfExclude: {
    works: async (world) => {
      const excluded = await excludedPlayer(world);
      expectRefusal(await world.send('frontAuthPlayer', undefined, { as: excluded }), ['unauthorized', 'disable_site_access']);
    },
    also: {
      'months that are not offered are malformed': async (world) => {
        expectRefusal(await world.send('frontSelfExclude', { months: 100_000 }, { as: await world.player() }), 'malformed');
      },
    },
  },
  frontSetRealityCheck: {
    works: async (world) => {
      const player = await limitedPlayer(world);
      const read = async () => (await world.call('frontGetPlayerLimits', undefined, player)).reality_check;
      const [choice] = (await read()).choices;
      expectThat(choice !== undefined, 'intervals to choose from');
      await world.call('frontSetRealityCheck', { interval_min: choice }, player);
      const { interval_min } = await read();
      expectThat(interval_min === choice, `an interval of ${choice} minutes; it is ${interval_min}`);
    },
    refuses: { reality_check_required: untestable('needs play for longer than the shortest interval') },
    also: {
      'an interval that is not offered is malformed': async (world) => {
        expectRefusal(await world.send('frontSetRealityCheck', { interval_min: 7_777 }, { as: await world.player() }), 'malformed');
      },
    },
  },
  frontAckRealityCheck: {
    works: async (world) => {
      const { break_until } = await world.call('frontAckRealityCheck', undefined, await world.player());
      expectThat(break_until === null, 'no pause without a pending check');
    },
  },
  frontGetActivityStatement: {
    works: async (world) => {
      const { total, periods } = await world.call('frontGetActivityStatement', { from: today(), to: today() }, await world.newPlayer());
      expectThat(total.staked.minor === 0 && total.deposits.minor === 0 && periods.length === 0, 'empty totals for a player without activity');
    },
    also: {
      'the total is the sum of the periods': async (world) => {
        const from = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);
        const { total, periods } = await world.call('frontGetActivityStatement', { from, to: today() }, await world.funded());
        for (const figure of ['deposits', 'withdrawals', 'staked', 'won', 'net', 'bonus'] as const) {
          const sum = periods.reduce((all, period) => all + period[figure].minor, 0);
          expectThat(sum === total[figure].minor, `a total of ${figure} that is the sum of its days`);
        }
        expectThat(total.net.minor === total.won.minor - total.staked.minor, 'a net of wins less stakes');
      },
      'an end before its beginning is malformed': async (world) => {
        const body = { from: '2026-02-01', to: '2026-01-01' };
        expectRefusal(await world.send('frontGetActivityStatement', body, { as: await world.player() }), 'malformed');
      },
    },
  },
};
