import { openBetGame, openGame, type BetGame, type OpenGame } from './rounds-of-play.ts';
import { expectRefusal } from '../check.ts';
import { Skip } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';

/** A player with a daily deposit limit and wager limit of one major unit each. */
export function limitedPlayer(world: World): Promise<Actor> {
  return world.once('player with limits', async () => {
    const player = await world.newPlayer();
    for (const kind of ['deposit', 'wager'] as const) await world.call('frontSetPlayerLimit', { kind, period: 'day', amount: 1 }, player);
    return player;
  });
}

/** A self-excluded player, whose tokens are no longer valid. */
export function excludedPlayer(world: World): Promise<Actor> {
  return world.once('self-excluded player', async () => {
    const player = await world.newPlayer();
    const { rules } = await world.call('frontGetPlayerLimits', undefined, player);
    await world.call('frontSelfExclude', { months: rules.self_exclusion_months[0] ?? null }, player);
    return player;
  });
}

/** A player who has closed the account. */
export function closedPlayer(world: World): Promise<Actor> {
  return world.once('player who has closed the account', async () => {
    const player = await world.newPlayer();
    await world.call('frontCloseAccount', { password: player.password }, player);
    return player;
  });
}

/** A player without a deposit limit from a country that requires one before deposits and stakes. */
export function limitlessPlayer(world: World): Promise<Actor> {
  return world.once('player from a country that requires a deposit limit', async () => {
    const country = 'SE';
    const { setting } = await world.call('frontGetSetting', {});
    if (setting.country_black_list.includes(country)) throw new Skip(`the operator accepts no players from ${country}`);
    const player = await world.newPlayer(country);
    const { rules } = await world.call('frontGetPlayerLimits', undefined, player);
    if (rules.required_deposit_periods.length === 0) throw new Skip(`the operator requires no deposit limit from players in ${country}`);
    return player;
  });
}

/** A player for invalid requests, used in no other check. */
export function expendablePlayer(world: World): Promise<Actor> {
  return world.once('player for invalid requests', () => world.newPlayer());
}

/** A player who is blocked and unblocked. */
export function blockedPlayer(world: World): Promise<Actor> {
  return world.once('player to be blocked', () => world.newPlayer());
}

/** A player whose password is changed and reset; `actor` has the current password. */
export function forgetfulPlayer(world: World): Promise<{ actor: Actor }> {
  return world.once('player whose password changes', async () => ({ actor: await world.newPlayer() }));
}

/** Undefined if the operator has no such game on its own pages. */
type OpenedGames = { readonly game: OpenGame | undefined; readonly table: BetGame | undefined };

/** Opens a slot and a table for a player who may not play later. */
async function openGames(world: World, player: Actor): Promise<OpenedGames> {
  const orNone = <Opened>(opening: Promise<Opened>) => opening.catch((error: unknown) => (error instanceof Skip ? undefined : Promise.reject(error)));
  return { game: await orNone(openGame(world, player)), table: await orNone(openBetGame(world, 'betmap', player)) };
}

/** A player on a break, with a game that was opened before; undefined if the operator's games run on the pages of their studios. */
export function restingPlayer(world: World): Promise<{ readonly actor: Actor } & OpenedGames> {
  return world.once('player on a break', async () => {
    const actor = await world.newPlayer();
    const { rules } = await world.call('frontGetPlayerLimits', undefined, actor);
    const opened = await openGames(world, actor);
    await world.call('frontTakeBreak', { days: rules.break_days[0] ?? 1 }, actor);
    return { actor, ...opened };
  });
}

type HeldPlayer = { readonly actor: Actor; readonly excluded: Actor } & OpenedGames;

/** A held account of a person whose other account is self-excluded, with a game that was opened before. */
export async function newHeldPlayer(world: World): Promise<HeldPlayer> {
  const form = await world.form();
  const { first_name, last_name, birthday, phone_number } = form;
  const second = { ...(await world.form()), first_name, last_name, birthday, phone_number };
  for (const filled of [form, second]) await world.call('frontRegisterPlayer', filled);
  const [excluded, actor] = [await world.signIn(form), await world.signIn(second)];
  const opened = await openGames(world, actor);
  const { rules } = await world.call('frontGetPlayerLimits', undefined, excluded);
  await world.call('frontSelfExclude', { months: rules.self_exclusion_months[0] ?? null }, excluded);
  return { actor, excluded, ...opened };
}

export function heldPlayer(world: World): Promise<HeldPlayer> {
  return world.once('held player', () => newHeldPlayer(world));
}

/** Expects that a token is no longer valid. */
export async function expectEnded(world: World, session: { readonly bearer: string }): Promise<void> {
  expectRefusal(await world.send('frontAuthPlayer', undefined, { as: session }), 'unauthorized');
}

/** Skips a check unless the operator has the password policy `strong`. */
export async function needsStrongPasswords(world: World): Promise<void> {
  const { setting } = await world.call('frontGetSetting', {});
  if (setting.password_policy !== 'strong') throw new Skip('the password policy is standard');
}
