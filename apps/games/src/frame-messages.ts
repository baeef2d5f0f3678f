/*
 * Messages between a game page and the site around it, by `postMessage`. The game runs in a frame with an opaque origin, so it posts to
 * `*` and nothing secret is in a message; the site accepts one only when `event.source` is the frame's own window.
 * Amounts are decimal text in major units of `currency`, as on the wire.
 */

/** The game is shown: it can be played, or says why it cannot. */
type Ready = { type: 'ready' };
/** A stake is on its way. Until the round is settled the site does well to hold back a new balance: it would tell the result early. */
type RoundStarted = { type: 'round-started'; bet: string; currency: string };
/** The round has been played out before the player's eyes. */
type RoundSettled = { type: 'round-settled'; roundId: string; bet: string; win: string; balance: string; currency: string; celebrate: boolean };
/** A round that was started came to nothing: refused, or not known to have arrived. No balance is held back for it any more. */
type RoundAbandoned = { type: 'round-abandoned' };
/** The balance the game shows, each time it changes. */
type BalanceShown = { type: 'balance'; balance: string; currency: string };
/** The player asks for the cashier. */
type DepositWanted = { type: 'deposit' };
/** The player has read the reality check and plays on: the site acknowledges it, for which a game has no call. */
type RealityCheckPassed = { type: 'reality-check-passed' };
type RulesOpened = { type: 'rules-opened' };
/** The round session is closed and the player asks for a new one. A page whose site does nothing loads itself again. */
type ReloadWanted = { type: 'reload' };

/** From a game to the site. */
export type GameMessage = { source: 'playfront-game' } & (
  Ready | RoundStarted | RoundSettled | RoundAbandoned | BalanceShown | DepositWanted | RealityCheckPassed | RulesOpened | ReloadWanted
);

/** From the site to a game: read the balance anew, or open the rules. */
export type SiteMessage = { type: 'balance-changed' } | { type: 'open-rules' };
