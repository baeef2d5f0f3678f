import { randomUUID } from 'node:crypto';
import type { PersonMatchState } from '@playfront/api-contract';
import { expectRefusal, expectThat } from '../check.ts';
import { Violation } from '../verdicts.ts';
import type { World } from '../world.ts';
import { cannot, type ChecksOf } from './call-checks.ts';
import { heldPlayer, newHeldPlayer } from './players.ts';
import { gameToPlay, openBody } from './rounds-of-play.ts';

/** A match as the back office sees it. */
async function matchOf(world: World, playerId: string, state: PersonMatchState) {
  const admin = await world.admin();
  for (let page = 1; ; page += 1) {
    const { matches, total } = await world.ask('adminGetPersonMatches', { state, page, page_size: 100 }, admin);
    const match = matches.find(({ player_id }) => player_id === playerId);
    if (match) return match;
    if (page * 100 >= total) throw new Violation(`player ${playerId} among the ${state} matches`);
  }
}

const needsMoney = cannot('needs a self-excluded player with money');

export const personChecks: ChecksOf<
  'adminGetPersonMatches' | 'adminDecidePersonMatch' | 'adminGetExcludedBalances' | 'adminGetExcludedPayoutMethods' | 'adminPayOutExcluded'
> = {
  adminGetPersonMatches: {
    works: async (world) => {
      await world.admin();
      const { actor, excluded } = await heldPlayer(world);
      const { excluded_player_id, reasons } = await matchOf(world, actor.id, 'held');
      expectThat(excluded_player_id === excluded.id && reasons.includes('name'), 'whom the account resembles, and by what');
    },
  },
  adminDecidePersonMatch: {
    works: async (world) => {
      const admin = await world.admin();
      const { actor } = await newHeldPlayer(world);
      const { id } = await matchOf(world, actor.id, 'held');
      const { match } = await world.ask('adminDecidePersonMatch', { id, decision: 'clear', note: 'Of the conformance suite.' }, admin);
      expectThat(match.state === 'cleared' && match.decided_by === admin.id, `a match that the admin has cleared; it is ${match.state}`);
      await world.ask('frontGetGameUrl', openBody((await gameToPlay(world)).id, 'real'), actor);
    },
    refuses: {
      not_found: async (world) => {
        const body = { id: randomUUID(), decision: 'clear', note: 'x' };
        expectRefusal(await world.send('adminDecidePersonMatch', body, { as: await world.admin() }), 'not_found');
      },
      conflict: async (world) => {
        const admin = await world.admin();
        const { actor, excluded } = await newHeldPlayer(world);
        const { id } = await matchOf(world, actor.id, 'held');
        await world.ask('adminDecidePersonMatch', { id, decision: 'exclude', note: 'Of the conformance suite.' }, admin);
        expectRefusal(await world.send('frontAuthPlayer', undefined, { as: actor }), 'unauthorized');
        expectThat((await matchOf(world, actor.id, 'excluded')).excluded_player_id === excluded.id, 'the match among the excluded ones');
        expectRefusal(await world.send('adminDecidePersonMatch', { id, decision: 'clear', note: 'x' }, { as: admin }), 'conflict');
      },
      field_required: async (world) => {
        const body = { id: randomUUID(), decision: 'clear', note: ' ' };
        expectRefusal(await world.send('adminDecidePersonMatch', body, { as: await world.admin() }), 'field_required', 'note');
      },
    },
  },
  adminGetExcludedBalances: {
    works: async (world) => {
      const { balances } = await world.ask('adminGetExcludedBalances', {}, await world.admin());
      expectThat(
        balances.every(({ amount }) => amount.minor > 0),
        'balances that hold money',
      );
    },
  },
  adminGetExcludedPayoutMethods: {
    works: needsMoney,
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('adminGetExcludedPayoutMethods', { player_id: randomUUID() }, { as: await world.admin() }), 'not_found');
      },
    },
  },
  adminPayOutExcluded: {
    works: needsMoney,
    refuses: {
      not_found: async (world) => {
        const body = { player_id: randomUUID(), processor: 'sandbox_card', details: {}, reason: 'Of the conformance suite.' };
        expectRefusal(await world.send('adminPayOutExcluded', body, { as: await world.admin() }), 'not_found');
      },
      method_not_available: needsMoney,
      field_required: async (world) => {
        const body = { player_id: randomUUID(), processor: 'sandbox_card', reason: ' ' };
        expectRefusal(await world.send('adminPayOutExcluded', body, { as: await world.admin() }), 'field_required', 'reason');
      },
      invalid_value: needsMoney,
      wrong_card: needsMoney,
      email_validation: needsMoney,
      phone_number_validation: needsMoney,
      phone_number_length_check: needsMoney,
    },
  },
};
