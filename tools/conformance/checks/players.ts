import { openGame, type OpenGame } from './rounds-of-play.ts';
import { expectRefusal } from '../check.ts';
import { Skip } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';

/** A player who has a deposit limit and a wager limit of one unit of the currency a day. */
export function limitedPlayer(world: World): Promise<Actor> {
  return world.once('player with limits', async () => {
    const player = await world.newPlayer();
    for (const kind of ['deposit', 'wager'] as const) await world.ask('frontSetPlayerLimit', { kind, period: 'day', amount: 1 }, player);
    return player;
  });
}

/** A player who excluded themselves; no token of theirs is good any more. */
export function excludedPlayer(world: World): Promise<Actor> {
  return world.once('self-excluded player', async () => {
    const player = await world.newPlayer();
    const { rules } = await world.ask('frontGetPlayerLimits', undefined, player);
    await world.ask('frontSelfExclude', { months: rules.self_exclusion_months[0] ?? null }, player);
    return player;
  });
}

/** A player who has closed the account. */
export function closedPlayer(world: World): Promise<Actor> {
  return world.once('player who has closed the account', async () => {
    const player = await world.newPlayer();
    await world.ask('frontCloseAccount', { password: player.password }, player);
    return player;
  });
}

/** A player of a country that asks for a deposit limit before money is paid in or staked, and who has none. */
export function limitlessPlayer(world: World): Promise<Actor> {
  return world.once('player of a country that asks for a deposit limit', async () => {
    const country = 'SE';
    const { setting } = await world.ask('frontGetSetting', {});
    if (setting.country_black_list.includes(country)) throw new Skip(`the operator takes no players from ${country}`);
    const player = await world.newPlayer(country);
    const { rules } = await world.ask('frontGetPlayerLimits', undefined, player);
    if (rules.required_deposit_periods.length === 0) throw new Skip(`the operator asks players from ${country} for no deposit limit`);
    return player;
  });
}

/** A player who sends nonsense, and of whom nothing else is expected. */
export function expendablePlayer(world: World): Promise<Actor> {
  return world.once('player who sends nonsense', () => world.newPlayer());
}

/** A player who may be blocked, and is opened again. */
export function blockedPlayer(world: World): Promise<Actor> {
  return world.once('player to be blocked', () => world.newPlayer());
}

/** A player whose password may be changed and reset. It is kept here, as it changes. */
export function forgetfulPlayer(world: World): Promise<{ actor: Actor }> {
  return world.once('player whose password changes', async () => ({ actor: await world.newPlayer() }));
}

/** A player who takes a break, with a game that was opened before; none where games are played on the pages of their studios. */
export function restingPlayer(world: World): Promise<{ actor: Actor; game: OpenGame | undefined }> {
  return world.once('player on a break', async () => {
    const actor = await world.newPlayer();
    const { rules } = await world.ask('frontGetPlayerLimits', undefined, actor);
    const game = await openGame(world, actor).catch((error: unknown) => (error instanceof Skip ? undefined : Promise.reject(error)));
    await world.ask('frontTakeBreak', { days: rules.break_days[0] ?? 1 }, actor);
    return { actor, game };
  });
}

type HeldPlayer = { readonly actor: Actor; readonly excluded: Actor; readonly game: OpenGame | undefined };

/** A player who has another account, from which the person excludes themselves: held until somebody has looked. A game was opened before. */
export async function newHeldPlayer(world: World): Promise<HeldPlayer> {
  const form = await world.form();
  const { first_name, last_name, birthday, phone_number } = form;
  const second = { ...(await world.form()), first_name, last_name, birthday, phone_number };
  for (const filled of [form, second]) await world.ask('frontRegisterPlayer', filled);
  const [excluded, actor] = [await world.signIn(form), await world.signIn(second)];
  const game = await openGame(world, actor).catch((error: unknown) => (error instanceof Skip ? undefined : Promise.reject(error)));
  const { rules } = await world.ask('frontGetPlayerLimits', undefined, excluded);
  await world.ask('frontSelfExclude', { months: rules.self_exclusion_months[0] ?? null }, excluded);
  return { actor, excluded, game };
}

export function heldPlayer(world: World): Promise<HeldPlayer> {
  return world.once('player who is held', () => newHeldPlayer(world));
}

/** Fails unless a token holds no more. */
export async function expectEnded(world: World, session: { readonly bearer: string }): Promise<void> {
  expectRefusal(await world.send('frontAuthPlayer', undefined, { as: session }), 'unauthorized');
}

/** For a check of the policy `strong`, which an operator may have or not. */
export async function needsStrongPasswords(world: World): Promise<void> {
  const { setting } = await world.ask('frontGetSetting', {});
  if (setting.password_policy !== 'strong') throw new Skip('the password policy is standard');
}
