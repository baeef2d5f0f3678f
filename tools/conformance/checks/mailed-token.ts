import { tokenIn } from '../mailbox.ts';
import type { Actor, World } from '../world.ts';

/** Triggers a mail with a link and returns the token of the link. */
export async function mailedToken(world: World, address: string, what: string, send: () => Promise<unknown>): Promise<string> {
  const earlier = new Set((await world.mailbox().read(address)).map(tokenIn));
  await send();
  const mail = await world.mailbox().find(address, what, (found) => tokenIn(found) !== undefined && !earlier.has(tokenIn(found)));
  return tokenIn(mail) ?? '';
}

/** Confirms a player's email address with the mailed link. Returns the token; undefined if the address was already confirmed. */
export async function confirmMail(world: World, player: Actor): Promise<string | undefined> {
  const { activated } = await world.call('frontAuthPlayer', undefined, player);
  if (activated) return undefined;
  const token = await mailedToken(world, player.email, 'an activation link', () => world.call('frontResendActivation', undefined, player));
  await world.call('frontActivatePlayer', { token });
  return token;
}

/** A player without money who meets all requirements of a withdrawal. */
export function confirmedPlayer(world: World): Promise<Actor> {
  return world.once('player with a confirmed email address', async () => {
    const player = await world.newPlayer();
    await confirmMail(world, player);
    return player;
  });
}
