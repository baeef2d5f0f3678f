import * as v from 'valibot';
import { updateBalanceEventSchema } from './balance.ts';
import { messageEventSchema } from './messages.ts';
import { oddsEventSchema } from './sports.ts';
import { sessionEventSchema } from './session-event.ts';
import { amountOf, currencySchema, idSchema, wireAmountSchema } from './wire.ts';

/** One event of the live channel: its name on the wire, with `{id}` for whose it is, and what comes with it. */
export type LiveEvent<Payload extends v.GenericSchema<unknown, unknown> = v.GenericSchema<unknown, unknown>> = {
  readonly name: string;
  readonly payload: Payload;
};

const jackpotEventSchema = v.object({
  jackpots: v.array(
    v.pipe(
      v.object({ id: idSchema, name: v.string(), currency: v.optional(currencySchema, 'EUR'), amount: wireAmountSchema }),
      v.transform(({ currency, amount, ...jackpot }) => ({ ...jackpot, amount: amountOf(amount, currency) })),
    ),
  ),
});

/** Events that the operator sends a signed-in player without being asked; `{id}` is the player's. */
export const playerEvents = {
  /** The balances after each posting, and at each connection. */
  balance: { name: 'update_balance_{id}', payload: updateBalanceEventSchema },
  /** A message has come into the mail box. */
  message: { name: 'message_{id}', payload: messageEventSchema },
  /** Play must stop for a summary, or the player was signed out. */
  session: { name: 'session_{id}', payload: sessionEventSchema },
  /** What the jackpots stand at, for everybody; sent when one of them grew. */
  jackpot: { name: 'jackpot', payload: jackpotEventSchema },
} as const satisfies Record<string, LiveEvent>;

/** Events of a room, sent to who joined it with {@link liveJoin}; `{id}` is the thing watched. */
export const roomEvents = {
  /** State and odds of a sports event. */
  odds: { name: 'odds_{id}', payload: oddsEventSchema },
} as const satisfies Record<string, LiveEvent>;

export type PlayerEventName = keyof typeof playerEvents;
export type RoomEventName = keyof typeof roomEvents;
/** What a screen gets of an event. */
export type LivePayloadOf<Event extends LiveEvent> = v.InferOutput<Event['payload']>;

/** Where Socket.IO answers, at the origin of the live channel. */
export const liveChannelPath = '/socket.io';

/**
 * The socket asks with this event and a room's name (an event's wire name, `odds_12`) to be told what happens there, and is answered
 * `true` or `false`; {@link liveLeave} ends it. A new connection starts without rooms.
 */
export const liveJoin = 'join';
export const liveLeave = 'leave';

/** An event's name on the wire. */
export function liveEventName(event: LiveEvent, id: string): string {
  return event.name.replace('{id}', id);
}
