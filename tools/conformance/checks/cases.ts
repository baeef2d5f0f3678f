import { randomUUID } from 'node:crypto';
import { expectRefusal, expectThat } from '../check.ts';
import { Violation } from '../verdicts.ts';
import type { World } from '../world.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { heldPlayer, newHeldPlayer } from './players.ts';
import { gameToPlay, openBody } from './rounds-of-play.ts';

/** The match of a player with an excluded one, from the back office. */
async function matchOf(world: World, playerId: string, state: 'open' | 'closed') {
  const filter = { kind: 'person_match', player_id: playerId, state } as const;
  const [found] = (await world.call('adminGetCases', filter, await world.admin())).cases;
  if (found?.kind !== 'person_match') throw new Violation(`player ${playerId} in the list of ${state} matches`);
  return found;
}

const decisionOn = (id: string, decision: 'clear' | 'exclude', reason = 'Of the conformance suite.') =>
  ({ kind: 'person_match', id, decision, reason, version: 1 }) as const;
const needsHeldMoney = untestable('money is held only if a provider reports an unexpected payment');

export const caseChecks: ChecksOf<'adminGetCases' | 'adminDecideCase'> = {
  adminGetCases: {
    works: async (world) => {
      const { cases, total } = await world.call('adminGetCases', { page: 1, page_size: 100 }, await world.admin());
      expectThat(cases.length <= total, 'a total not below the number of listed cases');
      const times = cases.map(({ since }) => Date.parse(since));
      expectThat(
        times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0)),
        'the oldest case first',
      );
      for (const { id, decided_by } of cases) expectThat(decided_by === null, `only open cases; ${id} was decided by ${decided_by?.username}`);
    },
    also: {
      'an account that resembles an excluded one creates a case': async (world) => {
        await world.admin();
        const { actor, excluded } = await heldPlayer(world);
        const { excluded_player_id, reasons, state } = (await matchOf(world, actor.id, 'open')).known;
        expectThat(excluded_player_id === excluded.id && reasons.includes('name'), 'the excluded player and the matching attributes');
        expectThat(state === 'held', `a held account; it is ${state}`);
      },
    },
  },
  adminDecideCase: {
    works: async (world) => {
      const admin = await world.admin();
      const { actor } = await newHeldPlayer(world);
      const { id } = await matchOf(world, actor.id, 'open');
      const { case: decided } = await world.call('adminDecideCase', decisionOn(id, 'clear'), admin);
      expectThat(decided.kind === 'person_match' && decided.known.state === 'cleared', 'a cleared match');
      expectThat(decided.decided_by?.id === admin.id, 'the admin who cleared it');
      await world.call('frontGetGameUrl', openBody((await gameToPlay(world)).id, 'real'), actor);
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('adminDecideCase', decisionOn(randomUUID(), 'clear'), { as: await world.admin() }), 'not_found');
      },
      conflict: async (world) => {
        const admin = await world.admin();
        const { actor, excluded } = await newHeldPlayer(world);
        const { id } = await matchOf(world, actor.id, 'open');
        await world.call('adminDecideCase', decisionOn(id, 'exclude'), admin);
        expectRefusal(await world.send('frontAuthPlayer', undefined, { as: actor }), 'unauthorized');
        const { known } = await matchOf(world, actor.id, 'closed');
        expectThat(known.state === 'excluded' && known.excluded_player_id === excluded.id, 'the match as excluded in the list of closed cases');
        expectRefusal(await world.send('adminDecideCase', decisionOn(id, 'clear'), { as: admin }), 'conflict');
      },
      field_required: async (world) => {
        const body = decisionOn(randomUUID(), 'clear', ' ');
        expectRefusal(await world.send('adminDecideCase', body, { as: await world.admin() }), 'field_required', 'reason');
      },
      amount_out_of_range: needsHeldMoney,
      limit_reached: needsHeldMoney,
      limit_required: needsHeldMoney,
      account_restricted: needsHeldMoney,
      verification_required: needsHeldMoney,
    },
  },
};
