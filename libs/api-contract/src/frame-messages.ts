import * as v from 'valibot';
import { currencySchema } from './wire.ts';

/*
 * Messages between a game page and the site around it, by `postMessage`. The game runs in a frame with an opaque origin, so both post to `*`
 * and no message contains a secret; each accepts messages only from the other's window. Amounts are decimal text in major units: only for
 * display, the server's balance is authoritative.
 */

const source = v.literal('playfront-game');
const amount = v.string();

const gameMessageSchema = v.variant('type', [
  v.object({
    source,
    type: v.picklist([
      /** The game has loaded: it can be played, or shows why it cannot. */
      'ready',
      /** A started round failed: it was refused, or the request may not have arrived. The site shows balance updates again. */
      'round-abandoned',
      /** The player opens the cashier. */
      'deposit',
      /** A bet was refused because play is paused, for a reality check or a break: the site shows which one and until when. */
      'play-paused',
      /** The player opens the limits of the account, or the contact form. */
      'limits',
      'contact',
      /** The rules cover the game; while they do, the browser's Back closes them. */
      'rules-opened',
      'rules-closed',
      /** The round session is closed and the player wants a new one. */
      'reload',
    ]),
  }),
  /**
   * A bet has been sent. Until the round is settled the site does not show a new balance, which would reveal the result; with `isBalanceShown` it does,
   * because the balance changes only after the player has seen why.
   */
  v.object({ source, type: v.literal('round-started'), bet: amount, currency: currencySchema, isBalanceShown: v.optional(v.boolean()) }),
  /** The player has seen the round's result. */
  v.object({
    source,
    type: v.literal('round-settled'),
    roundId: v.string(),
    bet: amount,
    win: amount,
    balance: amount,
    currency: currencySchema,
    celebrate: v.boolean(),
  }),
  /** The balance the game shows, each time it changes. */
  v.object({ source, type: v.literal('balance'), balance: amount, currency: currencySchema }),
]);

/** From the site to a game: read the balance again, open or close the rules, play on after a pause; what the jackpot of the game would pay now. */
const siteMessageSchema = v.variant('type', [
  v.object({ type: v.picklist(['balance-changed', 'open-rules', 'close-rules', 'play-on']) }),
  v.object({ type: v.literal('jackpot'), amount }),
]);

/** From a game to the site. */
export type GameMessage = v.InferOutput<typeof gameMessageSchema>;
/** From the site to a game. */
export type SiteMessage = v.InferOutput<typeof siteMessageSchema>;

/** Whether data posted to the site is a message from a game. */
export function isGameMessage(data: unknown): data is GameMessage {
  return v.is(gameMessageSchema, data);
}

/** Whether data posted to a game is a message from the site. */
export function isSiteMessage(data: unknown): data is SiteMessage {
  return v.is(siteMessageSchema, data);
}
