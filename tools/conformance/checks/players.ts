import { openGame, type OpenGame } from './rounds-of-play.ts';
import type { Actor, World } from '../world.ts';

/** A player who has a deposit limit and a wager limit of one unit of the currency a day. */
export function limitedPlayer(world: World): Promise<Actor> {
  return world.once('player with limits', async () => {
    const player = await world.newPlayer();
    for (const kind of ['deposit', 'wager'] as const) await world.ask('frontSetPlayerLimit', { kind, period: 'day', amount: 1 }, player);
    return player;
  });
}

/** A player who was excluded at the own wish; no token of theirs is good any more. */
export function excludedPlayer(world: World): Promise<Actor> {
  return world.once('self-excluded player', async () => {
    const player = await world.newPlayer();
    const { rules } = await world.ask('frontGetPlayerLimits', undefined, player);
    await world.ask('frontSelfExclude', { months: rules.self_exclusion_months[0] ?? null }, player);
    return player;
  });
}

/** A player whose password may be changed and reset. It is kept here, as it changes. */
export function forgetfulPlayer(world: World): Promise<{ actor: Actor }> {
  return world.once('player whose password changes', async () => ({ actor: await world.newPlayer() }));
}

/** A player who takes a break, with a game that was opened before. */
export function restingPlayer(world: World): Promise<{ actor: Actor; game: OpenGame }> {
  return world.once('player on a break', async () => {
    const actor = await world.newPlayer();
    const { rules } = await world.ask('frontGetPlayerLimits', undefined, actor);
    const game = await openGame(world, actor);
    await world.ask('frontTakeBreak', { days: rules.break_days[0] ?? 1 }, actor);
    return { actor, game };
  });
}
