import { randomUUID } from 'node:crypto';
import { expectRefusal, expectThat } from '../check.ts';
import { Violation } from '../verdicts.ts';
import type { World } from '../world.ts';
import { cannot, type ChecksOf } from './call-checks.ts';
import { heldPlayer, newHeldPlayer } from './players.ts';
import { gameToPlay, openBody } from './rounds-of-play.ts';

/** The match of a player with an excluded one, as the back office sees it. */
async function matchOf(world: World, playerId: string, state: 'open' | 'closed') {
  const filter = { kind: 'person_match', player_id: playerId, state } as const;
  const [found] = (await world.ask('adminGetCases', filter, await world.admin())).cases;
  if (found?.kind !== 'person_match') throw new Violation(`player ${playerId} among the ${state} matches of persons`);
  return found;
}

const decisionOn = (id: string, decision: 'clear' | 'exclude', reason = 'Of the conformance suite.') =>
  ({ kind: 'person_match', id, decision, reason, version: 1 }) as const;
const needsHeldMoney = cannot('money is held only when a provider reports what was not agreed');

export const caseChecks: ChecksOf<'adminGetCases' | 'adminDecideCase'> = {
  adminGetCases: {
    works: async (world) => {
      const { cases, total } = await world.ask('adminGetCases', { page: 1, page_size: 100 }, await world.admin());
      expectThat(cases.length <= total, 'a total of at least what is listed');
      const times = cases.map(({ since }) => Date.parse(since));
      expectThat(
        times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0)),
        'the oldest case first',
      );
      for (const { id, decided_by } of cases) expectThat(decided_by === null, `open cases; ${id} was decided by ${decided_by?.username}`);
    },
    also: {
      'an account that resembles an excluded one is a case': async (world) => {
        await world.admin();
        const { actor, excluded } = await heldPlayer(world);
        const { excluded_player_id, reasons, state } = (await matchOf(world, actor.id, 'open')).known;
        expectThat(excluded_player_id === excluded.id && reasons.includes('name'), 'whom the account resembles, and by what');
        expectThat(state === 'held', `an account that is held; it is ${state}`);
      },
    },
  },
  adminDecideCase: {
    works: async (world) => {
      const admin = await world.admin();
      const { actor } = await newHeldPlayer(world);
      const { id } = await matchOf(world, actor.id, 'open');
      const { case: decided } = await world.ask('adminDecideCase', decisionOn(id, 'clear'), admin);
      expectThat(decided.kind === 'person_match' && decided.known.state === 'cleared', 'a match that is cleared');
      expectThat(decided.decided_by?.id === admin.id, 'the admin who cleared it');
      await world.ask('frontGetGameUrl', openBody((await gameToPlay(world)).id, 'real'), actor);
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('adminDecideCase', decisionOn(randomUUID(), 'clear'), { as: await world.admin() }), 'not_found');
      },
      conflict: async (world) => {
        const admin = await world.admin();
        const { actor, excluded } = await newHeldPlayer(world);
        const { id } = await matchOf(world, actor.id, 'open');
        await world.ask('adminDecideCase', decisionOn(id, 'exclude'), admin);
        expectRefusal(await world.send('frontAuthPlayer', undefined, { as: actor }), 'unauthorized');
        const { known } = await matchOf(world, actor.id, 'closed');
        expectThat(known.state === 'excluded' && known.excluded_player_id === excluded.id, 'the match among the closed ones, as excluded');
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
