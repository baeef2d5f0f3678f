import { tokenIn } from '../mailbox.ts';
import type { Actor, World } from '../world.ts';

/** Has a mail with a link sent and answers the token in it. */
export async function mailedToken(world: World, address: string, what: string, send: () => Promise<unknown>): Promise<string> {
  const earlier = new Set((await world.mailbox().read(address)).map(tokenIn));
  await send();
  const mail = await world.mailbox().find(address, what, (found) => tokenIn(found) !== undefined && !earlier.has(tokenIn(found)));
  return tokenIn(mail) ?? '';
}

/** Confirms a player's mail address by the link that is mailed there, unless it is confirmed; answers the link's token. */
export async function confirmMail(world: World, player: Actor): Promise<string | undefined> {
  const { activated } = await world.ask('frontAuthPlayer', undefined, player);
  if (activated) return undefined;
  const token = await mailedToken(world, player.email, 'an activation link', () => world.ask('frontResendActivation', undefined, player));
  await world.ask('frontActivatePlayer', { token });
  return token;
}

/** A player without money who has done what is asked for before a withdrawal. */
export function confirmedPlayer(world: World): Promise<Actor> {
  return world.once('player with a confirmed mail address', async () => {
    const player = await world.newPlayer();
    await confirmMail(world, player);
    return player;
  });
}
