import { createHash, randomUUID } from 'node:crypto';
import { expectRefusal, expectThat, responseOf } from '../check.ts';
import { Skip } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { closedGame, fundedGame, lowest, spin } from './rounds.ts';
import { openGame } from './rounds-of-play.ts';

const hashOf = (seed: string) => createHash('sha256').update(seed).digest('hex');
const needsMoves = untestable('needs a round that waits for a move');

/** The seeds of the game that a player opened last. */
async function seedsOf(world: World, player: Actor) {
  const { seeds } = await world.call('frontGetSeeds', undefined, player);
  const [first] = seeds;
  if (!first) throw new Skip("the operator's games run on the pages of their studios");
  return first;
}

/** A new player with an open game. */
async function newcomer(world: World) {
  const player = await world.newPlayer();
  const game = await openGame(world, player);
  return { player, game, seeds: await seedsOf(world, player) };
}

async function expectNotFound(world: World, call: 'frontSetClientSeed' | 'frontRotateSeeds'): Promise<void> {
  const { seeds } = await newcomer(world);
  const other = await world.otherPlayer();
  const bodies = [seeds.round_session_id, randomUUID()].map((round_session_id) => ({ round_session_id, client_seed: 'conformance' }));
  for (const body of bodies) expectRefusal(await world.send(call, body, { as: other }), 'not_found');
}

async function expectClosed(world: World, call: 'frontSetClientSeed' | 'frontRotateSeeds'): Promise<void> {
  const player = await world.player();
  const session = await world.signIn(player);
  await openGame(world, session);
  const { round_session_id } = await seedsOf(world, session);
  await world.call('frontLogout', undefined, session);
  const reply = await world.send(call, { round_session_id, client_seed: 'conformance' }, { as: await world.signIn(player) });
  expectRefusal(reply, ['round_session_closed', 'not_found']);
}

async function expectFieldRefused(world: World, clientSeed: string, key: 'field_required' | 'too_long' | 'invalid_value'): Promise<void> {
  const { player, seeds } = await newcomer(world);
  const body = { round_session_id: seeds.round_session_id, client_seed: clientSeed };
  expectRefusal(await world.send('frontSetClientSeed', body, { as: player }), key);
  expectThat((await seedsOf(world, player)).client_seed === seeds.client_seed, 'a client seed that a refused one has not changed');
}

export const fairnessChecks: ChecksOf<'gameRotateSeeds' | 'frontGetSeeds' | 'frontSetClientSeed' | 'frontRotateSeeds' | 'frontGetRound'> = {
  gameRotateSeeds: {
    works: async (world) => {
      const { session } = await openGame(world);
      const before = await world.call('gameState', undefined, { session });
      const { revealed, server_seed_hash } = await world.call('gameRotateSeeds', {}, { session });
      expectThat(hashOf(revealed.server_seed) === before.server_seed_hash, 'the server seed of the fingerprint that was shown');
      const after = await world.call('gameState', undefined, { session });
      expectThat(after.server_seed_hash === server_seed_hash && server_seed_hash !== before.server_seed_hash, 'a new server seed');
      expectThat(after.client_seed === before.client_seed, 'the client seed from before');
    },
    refuses: {
      round_session_closed: async (world) => {
        const { session } = await closedGame(world);
        expectRefusal(await world.send('gameRotateSeeds', {}, { as: { session } }), ['round_session_closed', 'unauthorized']);
      },
      disable_site_access: untestable('needs an account that the operator blocks'),
      conflict: needsMoves,
    },
  },
  frontGetSeeds: {
    works: async (world) => {
      const { player, game, seeds } = await newcomer(world);
      const state = await world.call('gameState', undefined, { session: game.session });
      expectThat(seeds.server_seed_hash === state.server_seed_hash && seeds.rounds === 0, 'the seeds of the opened game');
      expectThat((await world.call('frontGetSeeds', undefined, await world.newPlayer())).seeds.length === 0, 'no games of a player without any');
      expectThat((await seedsOf(world, player)).client_seed === state.client_seed, 'the client seed of the opened game');
    },
  },
  frontSetClientSeed: {
    works: async (world) => {
      const { player, game, seeds } = await newcomer(world);
      const body = { round_session_id: seeds.round_session_id, client_seed: ' Kuusi palaa ' };
      const changed = await world.call('frontSetClientSeed', body, player);
      expectThat(changed.client_seed === 'Kuusi palaa' && changed.server_seed_hash === seeds.server_seed_hash, 'the new client seed only');
      const { client_seed } = await world.call('gameState', undefined, { session: game.session });
      expectThat(client_seed === 'Kuusi palaa', `the new client seed in the state of the game; it is ${client_seed}`);
    },
    refuses: {
      field_required: async (world) => expectFieldRefused(world, ' ', 'field_required'),
      too_long: async (world) => expectFieldRefused(world, 'x'.repeat(10_000), 'too_long'),
      invalid_value: async (world) => expectFieldRefused(world, 'a\u0007b', 'invalid_value'),
      not_found: async (world) => expectNotFound(world, 'frontSetClientSeed'),
      round_session_closed: async (world) => expectClosed(world, 'frontSetClientSeed'),
      conflict: needsMoves,
    },
  },
  frontRotateSeeds: {
    works: async (world) => {
      const { player, seeds } = await newcomer(world);
      const body = { round_session_id: seeds.round_session_id, client_seed: 'conformance' };
      const { revealed, client_seed } = await world.call('frontRotateSeeds', body, player);
      expectThat(hashOf(revealed.server_seed) === seeds.server_seed_hash, 'the server seed of the fingerprint that was shown');
      expectThat(client_seed === 'conformance', `the client seed that was sent; it is ${client_seed}`);
    },
    refuses: {
      not_found: async (world) => expectNotFound(world, 'frontRotateSeeds'),
      round_session_closed: async (world) => expectClosed(world, 'frontRotateSeeds'),
      conflict: needsMoves,
    },
  },
  frontGetRound: {
    works: async (world) => {
      const { actor, game } = await fundedGame(world);
      const played = responseOf('gameSpin', await spin(world, game, lowest(game)));
      const { round } = await world.call('frontGetRound', { id: played.round_id }, actor);
      expectThat(round.nonce === played.nonce && round.server_seed === null, 'the round, with a server seed that is still secret');
      const { revealed } = await world.call('gameRotateSeeds', {}, { session: game.session });
      const again = await world.call('frontGetRound', { id: played.round_id }, actor);
      expectThat(again.round.server_seed === revealed.server_seed, 'the server seed that was revealed');
      expectThat(again.round.server_seed_hash === hashOf(revealed.server_seed), 'the fingerprint of that seed');
    },
    refuses: {
      not_found: async (world) => {
        const { game } = await fundedGame(world);
        const { round_id: id } = responseOf('gameSpin', await spin(world, game, lowest(game)));
        const other = await world.otherPlayer();
        for (const unknown of [id, randomUUID(), 'x']) expectRefusal(await world.send('frontGetRound', { id: unknown }, { as: other }), 'not_found');
      },
    },
  },
};
